/** Every text of hand-over and return. */

import { turkishEditingText } from '#app/editing/editing.text.ts';
import { staffInstant, staffMoment } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import type { ChargeKind, DamageKind, HandoverKind, Panel } from '../handover.rules.ts';

const kilometres = (count: number) => `${formatCount(count, 'tr')} km`;

const editing = turkishEditingText('teslim kaydı', 'Rezervasyonlar');

export const tr = {
  /** The fields by their names in the API. */
  labels: {
    at: 'Gerçek saat',
    vehicleId: 'Plakalı araç',
    plate: 'Plaka',
    keepPlate: 'Bu plakayı araç olarak kaydet',
    kilometres: 'Kilometre',
    fuelEighths: 'Yakıt',
    damages: 'Hasar',
    photos: 'Fotoğraflar',
    drivers: 'Sürücüler',
    driverDetails: 'Değişen sürücü bilgileri',
    charges: 'Ek ücretler',
    notes: 'Notlar',
    signatures: 'İmzalar',
    'signatures.customer': 'Müşterinin imzası',
    'signatures.staff': 'Ofis adına imza',
    note: 'Not',
    name: 'Ad',
    surname: 'Soyad',
    idNumber: 'Kimlik veya pasaport no',
    nationality: 'Uyruk',
    birthDate: 'Doğum tarihi',
    licenceNumber: 'Ehliyet no',
    licenceClass: 'Ehliyet sınıfı',
    licenceDate: 'Ehliyetin verildiği tarih',
    address: 'Adres',
    signerName: 'İmzalayanın adı',
  },
  /** What is wrong with a field, and why something was not saved. */
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    at: 'Gerçek saat bir gün ve saat olmalıdır',
    inFuture: 'Bu saat henüz gelmedi',
    beforeOut: (out: string) => `İade teslimden (${staffMoment(out, 'tr')}) önce olamaz`,
    afterBack: (back: string) => `Teslim iadeden (${staffMoment(back, 'tr')}) sonra olamaz`,
    plate: 'Bir plaka seçin ya da yazın',
    required: (label: string) => `${label} gereklidir`,
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    kilometres: (_label: string, most: number) =>
      `Kilometre 0 ile ${formatCount(most, 'tr')} arasında bir tam sayı olmalıdır`,
    fewerKilometres: (plate: string, known: number) =>
      `${plate} daha önce ${formatCount(known, 'tr')} kilometredeydi`,
    fewerThanOut: (out: number) => `Teslimdeki ${formatCount(out, 'tr')} kilometreden az olamaz`,
    moreThanBack: (back: number) => `İadedeki ${formatCount(back, 'tr')} kilometreden fazla olamaz`,
    tooFar: (driven: number, days: number) =>
      `${days} günde ${formatCount(driven, 'tr')} km olamaz; rakamları denetleyin`,
    fuel: 'Yakıt seviyesini seçin',
    notADate: (label: string) => `${label} var olan bir tarih olmalıdır`,
    notPast: (label: string) => `${label} ileri bir tarih olamaz`,
    tooMany: (_label: string, most: number) => `En fazla ${most}`,
    tooManyPhotos: (_label: string, most: number) => `En fazla ${most} fotoğraf`,
    unknownPhoto: 'Bir fotoğraf artık yok. Lütfen yeniden ekleyin.',
    hiddenNumber: 'Gizli bir numara artık kayıtlı değil. Lütfen yeniden yazın.',
    amount: 'Her ek ücretin euro tutarını yazın; 0 ya da daha çok, en fazla iki ondalıklı',
    product: 'Sayı ile birim ücretin çarpımı tutarı vermelidir',
    version: 'Kaydın okunduğu andaki sürümü gereklidir',
    stale: 'Siz açtıktan sonra başka biri bu kaydı değiştirdi',
    notFound: 'Bu rezervasyon artık yok',
    notRecorded: 'Henüz bir kayıt yok',
    noRental: 'Transferde araç teslimi olmaz',
    cancelled: 'Rezervasyon iptal edilmiş',
    already: 'Bu zaten kaydedilmiş. Değiştirmek için kaydı açın.',
    notOut: 'Araç henüz teslim edilmedi',
    stillOut: (plate: string, reference: string) =>
      `${plate} hâlâ ${reference} rezervasyonunda. Önce onun iadesini kaydedin.`,
    full: (car: string) =>
      `O günlerde ${car} için müsait araç yok. Önce rezervasyonu değiştirin; orada yine de kaydedebilirsiniz.`,
    tooHigh: 'Fiyat çok yüksek olurdu',
    returned: 'Araç iade alınmış. Önce iade kaydını silin.',
  },
  page: {
    titles: { out: 'Teslim', back: 'İade' } satisfies Record<HandoverKind, string>,
    pageTitle: (kind: HandoverKind, reference: string) =>
      `${kind === 'out' ? 'Teslim' : 'İade'} ${reference} – Kervan`,
    of: (reference: string, customer: string) => `${reference} · ${customer}`,
    booking: 'Rezervasyon',
    recordedBy: (name: string, moment: string) =>
      `Kaydeden: ${name}, ${staffInstant(moment, 'tr')}`,
    loadFailed: 'Teslim kaydı yüklenemedi. Lütfen tekrar deneyin.',
    notOutText: 'Önce teslimi kaydedin; iade o zaman farkları gösterir.',
    day: 'Gün',
    noHandover: 'Teslim kaydı yok',
    noHandoverText:
      'Fark hesaplanamaz; kilometre, yakıt ve hasar iadede görüldüğü gibi yazılır. Kaydedince rezervasyon tamamlanır.',
    recordHandover: 'Önce teslimi yaz',
    toHandover: 'Teslime git',
    fixErrors: 'Lütfen şu hataları düzeltin:',
    sections: {
      vehicle: 'Araç',
      damages: 'Hasar',
      photos: 'Fotoğraflar',
      drivers: 'Sürücüler ve belgeler',
      charges: 'Farklar ve ek ücretler',
      notes: 'Notlar',
      signatures: 'İmzalar',
    },
    damagesText: 'Aracın hasarlı yerine dokunun.',
    photosText: 'Yalnız giriş yapmış kişiler görür.',
    driversText: 'Kayıtlı numaraların yalnız sonu görünür. Görüntüleyen kaydedilir.',
    chargesText: 'Buradaki tutarlar rezervasyonun fiyatına eklenir.',
    chooseVehicle: 'Plaka seçin',
    busyVehicle: (plate: string) => `${plate} (boş değil)`,
    plateHint: 'Bu aracın henüz plakası yok: plakayı yazın.',
    keepPlateHint: 'Plakalar’da ve panoda görünür; sonraki teslimde seçilir.',
    lastKilometres: (count: number) => `Bilinen son değer: ${kilometres(count)}`,
    outKilometres: (count: number) => `Teslimde: ${kilometres(count)}`,
    fuelOf: (eighths: number) => ({ 0: 'Boş', 4: 'Yarım', 8: 'Dolu' })[eighths] ?? `${eighths}/8`,
    outFuel: (fuel: string) => `Teslimde: ${fuel}`,
    panels: {
      'front-bumper': 'Ön tampon',
      bonnet: 'Kaput',
      windscreen: 'Ön cam',
      'left-front-wing': 'Sol ön çamurluk',
      'left-front-door': 'Sol ön kapı',
      'left-rear-door': 'Sol arka kapı',
      'left-rear-wing': 'Sol arka çamurluk',
      roof: 'Tavan',
      'right-front-wing': 'Sağ ön çamurluk',
      'right-front-door': 'Sağ ön kapı',
      'right-rear-door': 'Sağ arka kapı',
      'right-rear-wing': 'Sağ arka çamurluk',
      'rear-window': 'Arka cam',
      boot: 'Bagaj',
      'rear-bumper': 'Arka tampon',
      wheels: 'Lastik ve jantlar',
      inside: 'İç mekân',
    } satisfies Record<Panel, string>,
    damageKinds: {
      scratch: 'Çizik',
      dent: 'Göçük',
      crack: 'Çatlak',
      missing: 'Eksik parça',
    } satisfies Record<DamageKind, string>,
    front: 'Ön',
    drawing: 'Aracın parçaları',
    panelState: (panel: string, numbers: number[]) =>
      numbers.length === 0
        ? `${panel}, hasar ekle`
        : `${panel}, hasar ${numbers.join(' ')}, yenisini ekle`,
    noDamage: 'Kayıtlı hasar yok.',
    damageKind: (panel: string) => `Hasarın türü, ${panel}`,
    damageNote: (panel: string) => `Not, ${panel}`,
    removeDamage: (panel: string) => `${panel} hasarını kaldır`,
    isNew: 'Yeni',
    addPhotos: 'Fotoğraf ekle',
    photoCount: (count: number, most: number) => `${count} / ${most}`,
    photo: (number: number) => `Fotoğraf ${number}`,
    photoFailed: 'Fotoğraf yüklenemedi',
    sending: 'Gönderiliyor…',
    waiting: 'Sırada bekliyor',
    sendAgain: (name: string) => `${name} dosyasını yeniden gönder`,
    again: 'Yeniden gönder',
    removePhoto: (name: string) => `${name} – kaldır`,
    photosOnTheirWay: 'Bazı fotoğraflar gönderilemedi. Yeniden gönderin ya da kaldırın.',
    uploadFailed: 'Fotoğraf gönderilemedi.',
    full: (most: number, names: string[]) =>
      `En fazla ${most} fotoğraf; eklenmeyenler: ${names.join(', ')}`,
    driver: (number: number) => (number === 1 ? 'Müşteri' : `${number}. sürücü`),
    addDriver: 'Sürücü ekle',
    removeDriver: (number: number) => `${number}. sürücüyü kaldır`,
    showNumbers: 'Numaraları göster',
    numbersShown: 'Numaralar gösterildi; bu kaydedildi.',
    storedNumber: (number: string) => `Kayıtlı numara: ${number}`,
    doubtfulId: 'T.C. kimlik numarası doğru görünmüyor: kontrol edin. Yine de kaydedilebilir.',
    showFailed: 'Numaralar gösterilemedi.',
    differences: 'Teslimden bu yana',
    driven: (count: number, included: number | null) =>
      included === null
        ? `${kilometres(count)} yapıldı`
        : `${kilometres(count)} yapıldı, ${kilometres(included)} dahil`,
    missingFuel: (eighths: number) =>
      eighths === 0 ? 'Yakıt eksik değil' : `${eighths}/8 depo eksik`,
    late: (hours: number) => (hours === 0 ? 'Gecikme yok' : `${hours} saat geç`),
    newDamages: (count: number) => (count === 0 ? 'Yeni hasar yok' : `${count} yeni hasar`),
    fillFirst: 'Farkları görmek için kilometreyi ve yakıtı girin.',
    chargeKinds: {
      kilometres: 'Fazla kilometre',
      fuel: 'Eksik yakıt',
      late: 'Geç iade',
      damage: 'Hasar',
      other: 'Diğer',
    } satisfies Record<ChargeKind, string>,
    takeOver: (kind: string, amount: string) => `${kind} ekle: ${amount}`,
    addCharge: 'Ücret ekle',
    chargeKind: (number: number) => `${number}. ücretin türü`,
    chargeAmount: (number: number) => `${number}. ücretin tutarı (€)`,
    chargeNote: (number: number) => `${number}. ücretin notu`,
    removeCharge: (number: number) => `${number}. ücreti kaldır`,
    chargesTotal: (amount: string) => `Fiyata eklenen: ${amount}`,
    noRates: 'Kilometre, yakıt ve saat ücretleri Ayarlar’da belirlenir.',
    sign: 'Buraya imzalayın',
    signFailed: 'İmza alanı açılamadı.',
    signRetry: 'Tekrar dene',
    signed: 'İmzalandı',
    clearSignature: (whose: string) => `${whose} – temizle`,
    clear: 'Temizle',
    save: { out: 'Teslim et', back: 'İade al' } satisfies Record<HandoverKind, string>,
    update: 'Kaydet',
    failed: (error: string) => error || 'Kaydedilemedi.',
    delete: 'Bu kaydı sil',
    deletion: {
      title: 'Kayıt silinsin mi?',
      question: (kind: HandoverKind) =>
        `Saat, kilometre ve fotoğraflar silinir, ek ücretleri fiyattan düşer. ${kind === 'out' ? 'Rezervasyonun durumu aynı kalır.' : 'Rezervasyon bu iadeyle tamamlandıysa önceki durumuna döner.'}`,
      signed: 'Şu imzalar düşer; imzalı hali saklanır ve yazdırılabilir:',
      confirm: 'Sil',
      cancel: 'Vazgeç',
      failed: (error: string) => error || 'Silinemedi.',
      done: () => 'Kayıt silindi',
    },
  },
  /** On the booking's page, to which saving leads. */
  saved: {
    out: 'Teslim edildi. Rezervasyon şimdi devam ediyor.',
    back: 'İade alındı. Rezervasyon tamamlandı.',
    updated: 'Değişiklikler kaydedildi',
  },
  editing: { ...editing, load: { ...editing.load, back: 'Rezervasyona dön' } },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    handovers: typeof tr;
  }
}
