import { turkishEditingText } from '#app/editing/editing.text.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { formatCount } from '#app/lib/money/decimal.ts';

const state = {
  dueKinds: {
    inspection: 'Muayene',
    insurance: 'Trafik sigortası',
    casco: 'Kasko',
    service: 'Bakım',
  },
  inDays: (days: number) =>
    days < 0 ? `${-days} gün geçti` : days === 0 ? 'bugün' : `${days} gün kaldı`,
  inKilometres: (count: number) =>
    count <= 0 ? `${formatCount(-count, 'tr')} km geçti` : `${formatCount(count, 'tr')} km kaldı`,
  days: (first: string, last: string) =>
    first === last ? staffDay(first, 'tr') : `${staffDay(first, 'tr')} – ${staffDay(last, 'tr')}`,
  reasons: { service: 'Bakım', repair: 'Onarım', 'own-use': 'Ofis kullanımı', other: 'Diğer' },
};

export const tr = {
  labels: {
    plate: 'Plaka',
    carId: 'Araç',
    status: 'Durum',
    colour: 'Renk',
    chassisNumber: 'Şasi numarası',
    kilometres: 'Kilometre',
    inspectionDue: 'Muayene bitişi',
    insuranceDue: 'Trafik sigortası bitişi',
    cascoDue: 'Kasko bitişi',
    serviceDue: 'Sonraki bakım tarihi',
    serviceDueKilometres: 'Sonraki bakım kilometresi',
    notes: 'Notlar',
    firstDay: 'İlk gün',
    lastDay: 'Son gün',
    reason: 'Neden',
    note: 'Not',
  },
  /** Errors of fields, and reasons why something was not saved. */
  input: {
    invalid: 'Bazı alanlar geçerli değil',
    required: (label: string) => `${label} gereklidir`,
    tooLong: (label: string, most: number) => `${label} en fazla ${most} karakter olabilir`,
    plate: 'Plakada yalnızca harf, rakam, boşluk ve tire olabilir',
    plateTaken: (plate: string) => `${plate} plakalı bir araç zaten kayıtlı`,
    isOut: (plate: string, reference: string) =>
      `${plate} kirada (${reference}); önce iadesini kaydedin`,
    unknownCar: 'Bu araç artık yok',
    kilometres: (label: string, most: number) =>
      `${label} 0 ile ${formatCount(most, 'tr')} arasında bir tam sayı olmalıdır`,
    notADate: (label: string) => `${label} geçerli bir tarih olmalıdır`,
    status: 'Durum in-service ya da sold olmalıdır',
    reason: 'Neden service, repair, own-use ya da other olmalıdır',
    order: 'Son gün ilk günden önce olamaz',
    tooManyDays: (_label: string, most: number) => `Bir kerede en fazla ${most} gün kapatılabilir`,
    version: 'Sürüm bilgisi gereklidir',
    stale: 'Siz açtıktan sonra başka biri bu kaydı değiştirdi',
    notFound: 'Böyle bir plaka kaydı yok',
    noSuchBlock: 'Bu kapalı günler kaydı artık yok',
    sold: 'Satılmış bir araç kiraya kapatılamaz',
    alreadyBlocked: (first: string, last: string) =>
      `${staffDay(first, 'tr')} – ${staffDay(last, 'tr')} günleri zaten kapalı`,
    rented: (plate: string) => `${plate} bu günlerde rezervasyonda`,
    named: (plate: string) =>
      `${plate} yaklaşan rezervasyonlara atanmış; yeni bir plaka seçene kadar bu rezervasyonlar plakasız kalır`,
    tooFew: ({
      title,
      before,
      units,
      held,
    }: {
      title: string;
      before: number;
      units: number;
      held: number;
    }) =>
      `${title} ${before} adetten ${units} adede düşer; rezervasyonlar ve kapalı günler aynı anda ${held} adet gerektiriyor`,
    clash: (car: string) => `Bu günlerde müsait ${car} yok`,
  },
  page: {
    pageTitle: 'Plakalar – Kervan',
    title: 'Plakalar',
    lead: (inService: number, sold: number) =>
      sold > 0 ? `${inService} hizmette, ${sold} satıldı` : `${inService} hizmette`,
    failed: 'Plakalar yüklenemedi.',
    add: 'Plaka ekle',
    search: 'Plaka, araç veya renk ara',
    found: (count: number) => `${count} plaka bulundu`,
    noneFound: 'Aramanıza uyan plaka yok',
    clearSearch: 'Aramayı temizle',
    empty: 'Henüz plaka yok',
    emptyText:
      'Araçlarınızın plakalarını ekleyin: adet sayısı bunlardan hesaplanır, muayene ve sigorta süresi dolmadan haberiniz olur.',
    export: {
      title: 'Plakaları dışa aktar',
      all: (count: number) => `Satılanlar dahil tüm plakalar: ${formatCount(count, 'tr')}.`,
      found: (count: number, search: string) =>
        `“${search}” aramasında bulunan ${formatCount(count, 'tr')} plaka.`,
    },
    columns: {
      vehicle: 'Plaka',
      car: 'Araç',
      kilometres: 'Kilometre',
      due: 'Yaklaşan tarih',
      blocked: 'Kiraya kapalı günler',
      status: 'Durum',
      actions: 'İşlemler',
    },
    statuses: { 'in-service': 'Hizmette', sold: 'Satıldı' },
    carDeleted: 'Araç silindi',
    edit: (plate: string) => `${plate} – düzenle`,
    delete: (plate: string) => `${plate} – sil`,
    kilometres: (count: number) => `${formatCount(count, 'tr')} km`,
    nothingDue: 'Yaklaşan tarih yok',
    deletion: {
      title: 'Plaka silinsin mi?',
      question: ({ plate }: { plate: string }) =>
        `${plate} ve kapalı günleri silinir; bu işlem geri alınamaz. Aracı sattıysanız silmek yerine durumunu “Satıldı” yapın.`,
      lastPlate: (car: string, units: number) =>
        `${car} aracının tek plakası bu. Silinince adet ${units} olarak kalır; doğru sayıyı aracın sayfasından girin.`,
      confirm: 'Sil',
      anyway: 'Yine de sil',
      cancel: 'Vazgeç',
      failed: (error: string) => error || 'Plaka silinemedi.',
      done: ({ plate }: { plate: string }) => `${plate} silindi`,
    },
  },
  form: {
    editing: turkishEditingText('plaka kaydı', 'Plakalar'),
    newTitle: 'Plaka ekle',
    newHint: 'Plaka ve araç yeter; diğerleri sonra eklenebilir.',
    loadFailed: 'Plaka kaydı yüklenemedi. Lütfen tekrar deneyin.',
    chooseCar: 'Araç seçin',
    carHint: 'Plaka, aracın plakasız bir adedine yazılır; hepsinin plakası varsa adet bir artar.',
    units: {
      now: (car: string, units: number, unplated: number) =>
        unplated > 0
          ? `${car}: ${units} adet, ${unplated} adedin plakası yok.`
          : `${car} artık ${units} adet.`,
      kept: (car: string, units: number) =>
        `${car} için plaka kalmadı, adet ${units} olarak duruyor; doğru değilse aracın sayfasında düzeltin.`,
      overbooked: (car: string, units: number, held: number) =>
        `${car} için ${units} adet yetmiyor: rezervasyonlar ve kapalı günler aynı anda ${held} adet gerektiriyor.`,
    },
    soldHint: 'Satılan plaka adetten düşer; kayıtları kalır.',
    fixErrors: 'Lütfen şu hataları düzeltin:',
    sections: { vehicle: 'Plaka', dates: 'Takip edilecek tarihler', notes: 'Notlar' },
    datesText: '30 gün kala Kontrol Paneli’nde hatırlatılır.',
    create: 'Plaka ekle',
    update: 'Kaydet',
    created: ({ plate }: { plate: string }) => `${plate} eklendi`,
    updated: ({ plate }: { plate: string }) => `${plate} kaydedildi`,
    failed: (error: string) => error || 'Plaka kaydedilemedi.',
    leaving: {
      title: 'Rezervasyonlara rağmen kaydedilsin mi?',
      confirm: 'Yine de kaydet',
      cancel: 'Geri',
    },
  },
  rentals: {
    title: 'Kiralamalar',
    text: 'Bu plaka ne zaman kimdeydi? Teslim ve iade kaydındaki saatler esastır; kayıt yoksa rezervasyondaki saatler gösterilir.',
    none: 'Bu plaka henüz kiralanmadı.',
    handedOver: 'Teslim',
    returned: 'İade',
    noHandOver: 'Teslim kaydı yok',
    noReturn: 'İade kaydı yok',
    underPlate: (plate: string) => `Teslimdeki plaka: ${plate}`,
    booked: (from: string, to: string) => `Rezervasyon ${from} – ${to}`,
    earlier: (count: number) => `Önceki ${formatCount(count, 'tr')} kiralama`,
    older: (shown: number, total: number) =>
      `${formatCount(total, 'tr')} kiralamadan en yeni ${formatCount(shown, 'tr')} tanesi listeleniyor.`,
    ofCar: (car: string) => `${car}: tüm rezervasyonlar`,
  },
  blocks: {
    title: 'Kiraya kapalı günler',
    text: 'Plaka bu günlerde kiraya verilmez: bakım, onarım, ofis kullanımı. Rezervasyon gibi adetten düşer.',
    none: 'Kapalı gün yok.',
    add: 'Gün kapat',
    submit: 'Günleri kapat',
    anyway: 'Yine de kapat',
    cancel: 'Vazgeç',
    remove: (days: string) => `${days} günlerini aç`,
    added: 'Günler kapatıldı',
    removed: 'Günler yeniden açıldı',
    failed: (error: string) => error || 'Kaydedilemedi.',
    clashing: 'Araç bu günlerde şu rezervasyonlarda:',
  },
  state,
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    vehicles: typeof tr;
  }
}
