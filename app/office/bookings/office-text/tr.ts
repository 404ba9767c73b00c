import type {
  BookingSort,
  BookingStatus,
  NextStep,
  ServiceType,
} from '#app/domain/bookings/booking.rules.ts';
import { euros } from '#app/domain/bookings/booking-words.ts';
import type {
  InvalidatedSignature,
  SignedPart,
} from '#app/domain/bookings/signed/signed-parts.schema.ts';
import { MAX_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import type { Vehicle } from '#app/domain/zones/zone.rules.ts';
import { turkishEditingText } from '#app/editing/editing.text.ts';
import type { IsoDate, WallClock } from '#app/lib/dates/dates.ts';
import { staffDay, staffInstant, staffMoment } from '#app/lib/dates/staff-dates.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import type { Language } from '#app/lib/words/language.ts';

const list = {
  title: 'Rezervasyonlar',
  pageTitle: 'Rezervasyonlar – Kervan',
  view: { label: 'Rezervasyon görünümü', list: 'Liste', board: 'Takvim' },
  lead: (total: number) => `${formatCount(total, 'tr')} rezervasyon`,
  newBooking: 'Yeni rezervasyon',
  refresh: 'Yenile',
  failed: 'Rezervasyonlar alınamadı',
  stats: 'Bir bakışta rezervasyonlar',
  total: 'Toplam',
  upcoming: 'Yaklaşan',
  late: 'Geciken',
  requests: 'Talepler',
  count: (count: number) => formatCount(count, 'tr'),
  filters: {
    search: 'Ad, telefon, yer, no ara',
    all: 'Tümü',
    allStatuses: 'Tüm durumlar',
    allServices: 'Tüm hizmetler',
    clear: 'Filtreleri temizle',
    more: 'Filtreler',
    days: 'Günler',
    other: 'Gün seç…',
    from: 'İlk gün',
    to: 'Son gün',
    sort: 'Sıralama',
    account: 'Hesap',
    allAccounts: 'Tüm hesaplar',
    accounts: { owes: 'Borcu olan', overpaid: 'Fazla ödenmiş', deposit: 'Elde tutulan depozito' },
  },
  empty: 'Henüz rezervasyon yok',
  emptyText: 'Buraya kaydettikleriniz takvimde ve Kontrol Paneli’nde de görünür.',
  noneFound: 'Bu filtrelere uyan rezervasyon yok',
  noneUpcoming: 'Bugün ve sonrası için alış yok',
  showAll: 'Tüm rezervasyonları göster',
  columns: {
    reference: 'No',
    service: 'Hizmet',
    customer: 'Müşteri',
    way: 'Alış → Dönüş',
    date: 'Tarih',
    status: 'Durum',
    total: 'Tutar',
    balance: 'Kalan',
    deposit: 'Depozito',
    actions: 'İşlemler',
  },
  /** Shown instead of a total that staff must still enter. */
  unpriced: 'Fiyat bekliyor',
  formerPrice: 'İptalden önceki fiyat',
  passengers: (count: number) => `${formatCount(count, 'tr')} yolcu`,
  actionsOf: (reference: string) => `${reference} – işlemler`,
  actions: { edit: 'Düzenle', call: 'Ara', chat: 'WhatsApp’tan yaz', delete: 'Sil' },
  call: (customer: string, phone: string) => `${customer} – ara: ${phone}`,
  statusOf: (reference: string) => `${reference} – durum`,
  /** Question before a status that ends a rental. */
  ending: {
    title: (reference: string) => `${reference} kiralaması bitirilsin mi?`,
    text: 'Kiralama iade ile biter: kilometre, yakıt ve hasar kaydedilir, ek ücretler eklenir. İade kaydı olmadan yalnızca durum değişir.',
    record: 'İadeyi kaydet',
    statusOnly: (status: string) => `Durumu yalnızca “${status}” yap`,
    cancel: 'Vazgeç',
  },
  cancelling: {
    title: (reference: string) => `${reference} iptal edilsin mi?`,
    rental: {
      out: 'Araç müşteride. İptal edilen kiralama araç tutmaz: Araç dönmeden yeniden kiralanabilir.',
      returned: 'Araç müşteriye verilmiş ve geri alınmış.',
    },
    after: {
      nothing: 'İptalden sonra fiyat sayılmaz, yalnız ek ücretler kalır: Borç yok.',
      owes: (amount: string) =>
        `İptalden sonra fiyat sayılmaz, yalnız ek ücretler kalır: Müşterinin borcu ${amount}.`,
      getsBack: (amount: string) =>
        `İptalden sonra fiyat sayılmaz, yalnız ek ücretler kalır: Müşteriye ${amount} geri verilir.`,
    },
    reason: 'Neden',
    reasons: {
      customer: 'Müşteri iptal etti',
      office: 'Ofis iptal etti',
      'no-show': 'Müşteri gelmedi',
      full: 'Dolu',
      price: 'Fiyat',
      'no-answer': 'Yanıt yok',
    },
    feeHint: 'İptal edilen rezervasyonda fiyat tahsil edilmez; yalnız ek ücretler kalır.',
    fee: 'Ücret (€)',
    noFee: 'Ücret alma',
    noProposal: {
      loading: 'Koşullar denetleniyor…',
      ready: 'İptal koşullarına göre ücret yok.',
      failed: 'Önerilen ücret alınamadı. Ücret alınacaksa yazın.',
    },
    basis: {
      sentence: (percent: number, agreed: string, when: string) =>
        `${agreed} üzerinden %${percent}: ${when}`,
      hoursBefore: (hours: number) => `alışa ${hours} saat kala iptal edildi`,
      withinAnHour: 'alışa bir saatten az kala iptal edildi',
      afterPickup: 'alış saatinden sonra iptal edildi',
      noShow: 'müşteri gelmedi',
    },
    confirm: 'İptal et',
    cancel: 'Geri',
  },
  deletion: {
    title: 'Rezervasyon silinsin mi?',
    question: (title: string) => `“${title}” silinecek. Bu işlem geri alınamaz.`,
    confirm: 'Sil',
    cancel: 'Vazgeç',
  },
  days: {
    upcoming: 'Yaklaşan',
    today: 'Bugün',
    tomorrow: 'Yarın',
    week: 'Bu hafta',
    all: 'Tüm günler',
  },
  sorts: {
    '-created': 'Son kaydedilen',
    created: 'İlk kaydedilen',
    pickup: 'En erken alış',
    '-pickup': 'En geç alış',
    dropoff: 'En erken dönüş',
    '-dropoff': 'En geç dönüş',
    reference: 'No A–Z',
    '-reference': 'No Z–A',
    customer: 'Müşteri A–Z',
    '-customer': 'Müşteri Z–A',
    total: 'En düşük tutar',
    '-total': 'En yüksek tutar',
    balance: 'En düşük kalan',
    '-balance': 'En yüksek kalan',
  } satisfies Record<BookingSort, string>,
  export: {
    title: 'Dosya olarak dışa aktar',
    list: 'Liste',
    lists: {
      bookings: 'Rezervasyonlar',
      handovers: 'Teslim ve iadeler',
      payments: 'Ödemeler',
      charges: 'Ek ücretler',
    },
    /** Tells which rows of the list are in the file. */
    exported: (list: string, filters: string) =>
      filters ? `${list}: ${filters}` : `${list}: tümü`,
    upcoming: 'alışı bugün ve sonrası',
    search: (words: string) => `“${words}” araması`,
    days: (from: string, to: string) =>
      from && to ? `${from} – ${to}` : from ? `ilk gün ${from}` : to && `son gün ${to}`,
    text: {
      bookings:
        'Listedeki filtre uygulanır: alışı, dönüşü ya da transferi bu günlerde olanlar. Sınır istemiyorsanız günü boş bırakın.',
      handovers:
        'Listedeki filtreye uyan rezervasyonların teslim ve iadeleri, gerçek günlerine göre; her biri bir satır. Sürücü adları vardır, belge numaraları yoktur.',
      payments:
        'Ödeme gününe göre tüm ödemeler, iadeler ve düzeltmeler; listedeki filtre uygulanmaz. Çıkan para eksi görünür.',
      charges: 'Gününe göre tüm ek ücretler, iptal edilenler dahil; listedeki filtre uygulanmaz.',
    },
    staffDays: (most: number) =>
      `En fazla ${most} gün: ilk ve son günü seçin. Daha uzun listeleri yalnızca işletme sahibi indirebilir.`,
    from: 'İlk gün',
    to: 'Son gün',
    wrongRange: 'Son gün ilk günden önce olamaz',
  },
};

const listed = makeOnFirstUse(() => new Intl.ListFormat('tr'));

const page = {
  decline: 'Reddet',
  next: {
    confirm: 'Onayla',
    out: 'Teslim et',
    back: 'İade al',
    complete: 'Tamamla',
  } satisfies Record<NextStep, string>,
  history: {
    title: 'Geçmiş',
    requested: 'Ziyaretçi talep etti',
    recorded: 'Kaydedildi',
    out: 'Teslim edildi',
    back: 'İade alındı',
    corrected: { out: 'Teslim kaydı değiştirildi', back: 'İade kaydı değiştirildi' },
    deleted: { out: 'Teslim kaydı silindi', back: 'İade kaydı silindi' },
    changed: (label: string, value: string) => `${label}: ${value}`,
    none: 'yok',
    voided: (charge: string) => `${charge} (iptal edildi)`,
    reversal: (payment: string) => `${payment} (geri alındı)`,
    fields: (labels: string[]) => `Değişti: ${listed().format(labels)}`,
    earlier: (count: number) => `Önceki ${formatCount(count, 'tr')} adımı göster`,
    failed: 'Geçmiş yüklenemedi.',
    retry: 'Tekrar dene',
  },
};

const paste = {
  title: 'WhatsApp mesajı yapıştır',
  lead: 'Formu, ziyaretçinin talebine ve ona gösterilen fiyata göre doldurur.',
  field: 'Mesaj',
  hint: 'Baştaki selamdan son satırdaki koda (KRV1-…) kadar mesajın tamamı.',
  fromClipboard: 'Panodan yapıştır',
  read: 'Formu doldur',
  clipboardRefused: 'Tarayıcı panonun okunmasına izin vermiyor. Mesajı alana kendiniz yapıştırın.',
  unreadable: {
    empty: 'Okunacak bir metin yok. Mesajı buraya yapıştırın.',
    tooLong: 'Bu metin bir mesaj olamayacak kadar uzun. Yalnızca ziyaretçinin mesajını kopyalayın.',
    none: 'Bu metinde talep kodu (KRV1-…) yok. Mesajın tamamını kopyalayın: kısaltılmışsa önce “Devamını oku”ya dokunun.',
    damaged: 'Son satırdaki kod kesilmiş ya da değişmiş. Mesajın tamamını yeniden kopyalayın.',
  },
  filled: {
    rental: 'Form bir kiralama talebinden dolduruldu.',
    transfer: 'Form bir transfer talebinden dolduruldu.',
  },
  undo: 'Geri al',
  undone: 'Mesajdan gelenler geri alındı; sonradan değiştirdikleriniz kaldı.',
  another: 'Başka bir mesaj yapıştır',
  checkTitle: 'Kontrol edilecekler',
  checks: {
    carDeleted: 'Talepteki araç artık filoda yok. Başka bir araç seçin.',
    /** Amounts in cents; `today` is null if there is no price today. */
    shownPrice: (shown: number, today: number | null) =>
      today === null
        ? `Ziyaretçiye ${euros(shown)} gösterildi.`
        : `Ziyaretçiye ${euros(shown)} gösterildi; bugünkü fiyat ${euros(today)}. Forma gösterilen fiyat yazıldı; isterseniz aşağıdan bugünkü fiyata geçin.`,
    carInactive: (title: string) => `${title} şu anda ziyaretçilere gösterilmiyor.`,
    extraTooMany: (name: string, requested: number, most: number) =>
      `${name}: ${requested} istendi, ${most} yazıldı; en fazla bu kadar sunuyorsunuz.`,
    placeUnknown: (place: string) => `“${place}” teslim noktalarınız arasında yok.`,
    specialPrice: 'Bu güzergâh için listede fiyat yok (Özel Fiyat): tutarı girin.',
    transferEnd: 'Transferin alıştan bir saat sonra biteceği varsayıldı.',
    customer: 'Kiralama talebinde ad ve telefon bulunmaz: sohbetten alın.',
  },
};

const parts: Record<SignedPart, string> = {
  contract: 'Kiralama sözleşmesi',
  out: 'Teslim kaydı',
  back: 'İade kaydı',
};

const line = ({ part, signedAt, signers }: InvalidatedSignature, days?: Language): string => {
  const when = signedAt === null ? 'imzalı' : `imza: ${staffInstant(signedAt, days ?? 'tr')}`;
  const names = signers.length > 0 ? `, ${signers.join(', ')}` : '';
  return `${parts[part]}, ${when}${names}`;
};

const signed = {
  line,
  title: 'İmzalı belge var',
  question:
    'Kaydederseniz imzalar geçersiz olur. Belge “imzadan sonra değiştirildi” notuyla basılır; imzalanan hâli saklanır ve yazdırılabilir.',
  confirm: 'İmzasız kaydet',
  cancel: 'Geri',
  refusal: (signed: InvalidatedSignature[], days?: Language) =>
    `Bu değişiklik imzaları geçersiz kılar. ${signed.map((each) => line(each, days)).join('; ')}`,
};

const digits = (count: number) => formatCount(count, 'tr');

const statuses = {
  pending: 'Beklemede',
  confirmed: 'Onaylandı',
  active: 'Devam ediyor',
  completed: 'Tamamlandı',
  cancelled: 'İptal edildi',
};

const extras = {
  cocukKoltugu: 'Çocuk koltuğu',
  ekSurucu: 'Ek sürücü',
  gencSurucu: 'Genç sürücü paketi',
};

const because = (sentence: string) => (error: string) =>
  error ? `${sentence}: ${error}` : `${sentence}.`;

export const tr = {
  statuses,
  services: {
    car_rental: 'Kiralama',
    transfer: 'Transfer',
  } satisfies Record<ServiceType, string>,
  vehicles: {
    capacity_1_4: 'Sedan, 1–4 yolcu',
    capacity_1_6: 'Minivan, 1–6 yolcu',
    capacity_1_16: 'Minibüs, 1–16 yolcu',
  } satisfies Record<Vehicle, string>,
  extras,
  driverFields: {
    name: 'Ad',
    surname: 'Soyad',
    phoneNumber: 'Telefon',
  },
  /** Labels of the form, of a conflict and of the audit log. */
  fields: {
    serviceType: 'Hizmet türü',
    pickupLocation: 'Alış yeri',
    pickupTime: 'Alış',
    dropoffLocation: 'Dönüş yeri',
    dropoffTime: 'Dönüş',
    carId: 'Araç',
    vehicleId: 'Plaka',
    'extras.cocukKoltugu': extras.cocukKoltugu,
    'extras.ekSurucu': extras.ekSurucu,
    'extras.gencSurucu': extras.gencSurucu,
    transferId: 'Bölge',
    'transferData.vehicleCapacity': 'Araç tipi',
    'transferData.passengers': 'Yolcu sayısı',
    'transferData.childSeats': 'Çocuk koltuğu',
    'transferData.suitcases': 'Valiz',
    'transferData.flightNumber': 'Uçuş numarası',
    'transferData.driverName': 'Transfer şoförü',
    'transferData.driverPhone': 'Transfer şoförünün telefonu',
    'transferData.notes': 'Notlar',
    wayBackTime: 'Dönüş transferi',
    requested: 'Ziyaretçi talebi',
    drivers: 'Müşteri ve sürücüler',
    email: 'E-posta',
    hotel: 'Otel',
    flightNumber: 'Uçuş numarası',
    rulesReason: 'Kuralı aşma nedeni',
    specialRequests: 'Özel istekler',
    language: 'Dil',
    'pricing.total': 'Tutar (€)',
    status: 'Durum',
  },
  hold: {
    none: 'Araç ayrılmadı',
    expired: 'Opsiyon süresi doldu',
    until: (moment: WallClock) => `Araç ${staffMoment(moment)} tarihine kadar opsiyonda`,
  },
  input: {
    /** `label` as in `fields`. */
    required: (label: string) => `${label} gereklidir`,
    timeRequired: (label: string) => `${label} tarihi ve saati gereklidir`,
    totalRequired: 'Tutar gereklidir: bu rezervasyonun fiyatı hesaplanamıyor',
    tooLong: 'Metin çok uzun',
    wrongPhone: 'Geçerli bir telefon numarası girin',
    onePhone: 'Tek bir telefon numarası yazın; en fazla 15 rakam olabilir',
    wrongEmail: 'Geçerli bir e-posta adresi girin',
    unknownLanguage: 'Dil Türkçe, İngilizce, Almanca ya da Rusça olabilir (tr, en, de, ru)',
    wrongTotal: 'Tutar, euro olarak 0 ya da daha büyük bir sayı olmalıdır',
    passengers: 'Yolcu sayısı 1 ile 16 arasında olmalıdır',
    between: (label: string, most: number) =>
      `${label} 0 ile ${most} arasında bir tam sayı olmalıdır`,
    tooManyPassengers: (most: number) => `Bu araç en fazla ${most} yolcu alır`,
    pickupPast: 'Alış, şu andan önce olamaz',
    pickupTooFar: 'Alış en fazla iki yıl sonrası için olabilir',
    dropoffAtPickup: 'Dönüş, alıştan sonra olmalıdır',
    dropoffBeforePickup: 'Dönüş, alıştan önce olamaz',
    wayBackEarly: 'Dönüş transferi, gidişten sonra olmalıdır',
    wayBackTooFar: 'Dönüş transferi en fazla iki yıl sonrası için olabilir',
    tooLongAway: `Bir rezervasyon en fazla ${MAX_RENTAL_DAYS} gün sürebilir`,
    unknownCar: 'Bu araç artık yok',
    otherVehicle: 'Bu plaka seçilen araca ait değil',
    soldVehicle: (plate: string) => `${plate} satılmış`,
    /** `until` is the formatted return, `free` the end of the buffer after it; null: no buffer. */
    takenVehicle: (plate: string, reference: string, until: string, free: string | null) =>
      `${plate} o tarihte ${reference} rezervasyonunda (dönüş ${until}${free === null ? '' : `, ${free} itibarıyla boş`})`,
    /** A rental cannot become active while its plate is out with another booking. */
    plateOut: (plate: string, reference: string) =>
      `${plate} hâlâ ${reference} rezervasyonunda. Önce onun iadesini kaydedin ya da onu tamamlayın.`,
    /** Example: '07 GEC 001 is not back yet; it is out with KRV-7F3K9'. */
    latePlate: (plate: string, references: string[]) =>
      `${plate} henüz dönmedi; şu rezervasyonda: ${listed().format(references)}`,
    blockedVehicle: (plate: string, first: string, last: string) =>
      `${plate} kiraya kapalı: ${first} – ${last}`,
    handedOverVehicle: (plate: string) =>
      `${plate} teslim edilmiş. Başka araç ya da plaka için önce teslim kaydını düzeltin ya da silin.`,
    unknownZone: 'Bu transfer bölgesi artık yok',
    notADay: 'YYYY-AA-GG biçiminde, 1900-01-01 ile 2199-12-31 arasında geçerli bir gün olmalı',
    beforeFrom: '`from` gününden önce olmamalı',
    notAMoment: 'YYYY-AA-GGTSS:DD biçiminde bir tarih ve saat olmalı',
    notABooking: 'Bir rezervasyonun id değeri olmalı',
    invalid: 'Bazı alanlar geçerli değil',
    feeOfCancelled: 'Ücret yalnız iptal edilen rezervasyona yazılır',
    notFound: 'Rezervasyon bulunamadı',
    hasAccount: 'Rezervasyonun ek ücreti ya da ödemesi var. Silmek yerine iptal edin.',
    handedOver:
      'Bu rezervasyonun teslim kaydı var. Silmek yerine iptal edin ya da önce teslim kaydını silin.',
    signedPapers:
      'Bu rezervasyonun saklanması gereken imzalı belgeleri var. Silmek yerine iptal edin.',
    stale: 'Siz açtıktan sonra bu rezervasyonu başka biri değiştirdi',
    /**
     * Example: 'Fiat Egea 2024 has no free unit then: KRV-7F3K9 and KRV-2MPX4 hold it', with at
     * most five references.
     */
    rules: (reasons: string[]) =>
      `Kiralama kuralları bu rezervasyona izin vermiyor: ${reasons.join('; ')}`,
    rulesReasonRequired: 'Kuralın neden aşıldığını yazın',
    clash: (car: string, references: string[]) =>
      references.length === 0
        ? `${car} o tarihlerde müsait değil`
        : `${car} o tarihlerde müsait değil; şu rezervasyonlarda: ${listed().format(references.slice(0, 5))}`,
  },
  alerts: {
    created: 'Rezervasyon oluşturuldu.',
    open: 'Aç',
    print: { contract: 'Sözleşmeyi yazdır', confirmation: 'Onayı yazdır' },
    updated: 'Rezervasyon kaydedildi.',
    statusUpdated: 'Rezervasyonun durumu değiştirildi.',
    deleted: 'Rezervasyon silindi.',
    creating: because('Rezervasyon oluşturulamadı'),
    updating: because('Rezervasyon kaydedilemedi'),
    updatingStatus: because('Durum değiştirilemedi'),
    deleting: because('Rezervasyon silinemedi'),
  },
  undo: {
    label: 'Geri al',
    name: (reference: string) => `Geri al: ${reference}`,
    done: (reference: string, status: BookingStatus) =>
      `${reference} geri alındı, durumu: ${statuses[status]}`,
    failed: (reference: string, error: string) => because(`${reference} geri alınamadı`)(error),
  },
  clash: {
    title: 'O tarihlerde müsait araç yok',
    blocked: 'Kapalı',
    clashing: 'Bu aracın tüm adetleri o tarihlerde dolu:',
    noUnits: 'Bu aracın hizmette olan plakası yok.',
    open: (reference: string) => `${reference} (yeni sekmede açılır)`,
    latePlate: (plate: string) => `${plate} dönmüş olmalıydı, henüz dönmedi:`,
    holder: (customer: string, from: string, to: string, isLate: boolean) =>
      `${customer} · ${staffMoment(from)} – ${staffMoment(to)}${isLate ? ', henüz dönmedi' : ''}`,
    buffered: (until: string) => `hazırlık bitişi ${staffMoment(until)}`,
    question: 'Bir araç bulunacağını biliyorsanız yine de rezervasyon yapabilirsiniz.',
    confirm: 'Yine de kaydet',
    cancel: 'Geri',
  },
  form: {
    nearestAllowed: (from: string, to: string) =>
      `Kuralların izin verdiği en yakın günler: ${from} – ${to}`,
    /** Above the letting rules that refuse the booking. */
    refused:
      'Kiralama kuralları bu rezervasyona izin vermiyor. Yine de kaydetmek için nedenini yazın.',
    editing: turkishEditingText('rezervasyon', 'Rezervasyonlar'),
    loadFailed: 'Rezervasyon yüklenemedi. Lütfen tekrar deneyin.',
    newHint: 'Müşteriyle anlaştığınız kiralama ya da transfer.',
    /** `note` is the `holdNote` of a visitor's request. */
    requestHint: (note: string) =>
      `Ziyaretçi talebi. ${note}. Kaydettiğinizde ya da onayladığınızda araç ayrılır.`,
    create: 'Oluştur',
    update: 'Kaydet',
    fixErrors: 'Lütfen şu hataları düzeltin:',
    openChoices: (label: string) => `${label}: seçenekleri göster`,
    /** Last suggestion for a place: keeps a text that is no place of the business. */
    asTyped: (typed: string) => `“${typed}” olarak kalsın`,
    optional: 'İsteğe bağlı',
    returnTransfer: 'Dönüş',
    outwardTransfer: 'Gidiş',
    wayBackHint:
      'Dönüş transferi de isteniyorsa, yerleri değiştirilmiş ayrı bir rezervasyon olarak kaydedilir. Girilen tutar ikisi içindir.',
    languageHint: 'Mesajlar bu dilde hazırlanır; belgeler Türkçe ve bu dildedir.',
    perDay: (cents: number) => `günlük ${euros(cents)}`,
    sections: {
      journey: 'Ne zaman ve nerede',
      car: 'Araç ve ek hizmetler',
      transfer: 'Transfer',
      customer: 'Müşteri',
      price: 'Tutar ve durum',
    },
    /** Message in the list of errors, where the label of the field is far away. */
    ofDriver: (index: number, message: string) =>
      index === 0 ? message : `${index + 1}. sürücü: ${message}`,
    dateOf: (label: string) => `${label} tarihi`,
    timeOf: (label: string) => `${label} saati`,
    car: {
      none: 'Henüz araç yok.',
      addFirst: 'İlk aracı ekle',
      hint: 'Aramak için adını yazın',
      notChosen: (typed: string) => `“${typed.trim()}” filonuzda yok. Listeden seçin.`,
      free: (free: number, total: number) => (free <= 0 ? 'müsait yok' : `${free}/${total} müsait`),
      chosenFree: (free: number, total: number) => `Bu tarihlerde ${free}/${total} adet müsait.`,
      /** `asks`: the booking needs one more unit than it has. */
      noneFree: (asks: boolean): string =>
        asks
          ? 'Bu tarihlerde müsait araç yok; kaydederken sorulur. Şu rezervasyonlarda:'
          : 'Bu tarihlerde tüm adetler başka rezervasyonlarda:',
      noUnits: (asks: boolean): string =>
        asks
          ? 'Bu aracın hizmette olan plakası yok; kaydederken sorulur.'
          : 'Bu aracın hizmette olan plakası yok.',
      noVehicle: 'Henüz seçilmedi',
      soldVehicle: (plate: string) => `${plate} (satıldı)`,
      busyVehicle: (plate: string) => `${plate} (o tarihte müsait değil)`,
      vehicleHint: 'Teslime kadar seçilebilir.',
      checking: 'Müsaitlik kontrol ediliyor…',
      notChecked: 'Müsaitlik kontrol edilemedi. Kaydederken kontrol edilecek.',
      freeLater: 'Kaç adedin müsait olduğunu görmek için iki tarihi de girin.',
      offline: 'sitede değil',
      deleted: (title: string) => `${title} artık filoda yok. Rezervasyonda adı kalır.`,
    },
    transfer: {
      noZone: 'Bölge yok (özel fiyat)',
      zoneDeleted: (name: string) =>
        `${name} artık bölgeler arasında yok. Başka bir bölge seçin ya da tutarı girin.`,
      inactive: 'pasif',
      chooseVehicle: 'Araç tipi seçin',
    },
    drivers: {
      further: (number: number) => `${number}. sürücü`,
      add: 'Sürücü ekle',
      remove: (number: number) => `${number}. sürücüyü kaldır`,
    },
    price: {
      waitingRental: 'Araç, alış ve dönüş girilince fiyat görünür.',
      waitingTransfer: 'Bölge ve araç tipi seçilince fiyat görünür. Yoksa tutarı siz girin.',
      receipt: 'Fiyat dökümü',
      rental: 'Kiralama',
      season: (name: string) => `Kiralama, ${name}`,
      transfer: (zone: string) => `Transfer, ${zone}`,
      /** Outward and return transfer, in the receipt of a transfer with a return. */
      directions: { outward: 'gidiş', return: 'dönüş' },
      delivery: (place: string) => `Teslim ücreti: ${place}`,
      elsewhere: (place: string) => `Tek yön ücreti: ${place}`,
      hours: {
        pickup: (time: string) => `Mesai dışı teslim (${time})`,
        return: (time: string) => `Mesai dışı iade (${time})`,
      },
      months: (count: number) => `${digits(count)} ay`,
      weeks: (count: number) => `${digits(count)} hafta`,
      days: (count: number) => `${digits(count)} gün`,
      receiptToday: 'Bugünkü fiyatlarla döküm',
      receiptAgreed: 'Rezervasyon anındaki döküm',
      followHint: 'Boş bırakılırsa hesaplanan tutar geçerlidir.',
      agreedHint: 'Boş bırakılırsa anlaşılan tutar geçerlidir.',
      /** Promised price and today's price in cents. */
      promises: {
        agreed: (agreed: number, today: number) =>
          `Anlaşılan: ${euros(agreed)}. Bugünkü fiyatlarla ${euros(today)} olurdu.`,
        agreedBefore: (agreed: number, today: number) =>
          `Bu değişiklikten önce ${euros(agreed)} üzerinden anlaşıldı. Yeni tutar ${euros(today)}.`,
        shown: (shown: number, today: number) =>
          `Ziyaretçiye ${euros(shown)} gösterildi; bugünkü fiyat ${euros(today)}.`,
        shownBefore: (shown: number, today: number) =>
          `Bu değişiklikten önce ziyaretçiye ${euros(shown)} gösterildi. Yeni tutar ${euros(today)}.`,
      },
      choose: 'Bu rezervasyonun fiyatı',
      takePromised: {
        agreed: (cents: number) => `Anlaşılan ${euros(cents)}`,
        agreedBefore: (cents: number) => `Anlaşılan ${euros(cents)}`,
        shown: (cents: number) => `Gösterilen ${euros(cents)}`,
        shownBefore: (cents: number) => `Gösterilen ${euros(cents)}`,
      },
      takeToday: (cents: number) => `Bugünkü ${euros(cents)}`,
      needed: 'Fiyatı görmek için araç ve tarihleri girin.',
      same: 'Hesaplanan tutarla aynı',
      different: (by: number) =>
        `Hesaplanan tutardan ${euros(Math.abs(by))} ${by > 0 ? 'fazla' : 'az'}`,
      chooseCalculated: (cents: number) => `Hesaplanan tutarı kullan: ${euros(cents)}`,
      sum: 'Toplam',
      sumWithCharges: 'Ek ücretlerle birlikte fiyat',
      withCharges: (cents: number) => `${euros(cents)} ek ücretle birlikte`,
      cheaper: (longer: string, cents: number) => `${longer} daha ucuza gelir: ${euros(cents)}.`,
      takeLonger: (returnDate: IsoDate) => `Dönüşü ${staffDay(returnDate)} yap`,
    },
    followsReceipt: 'Anlaşılan ya da hesaplanan tutar',
  },
  list,
  page,
  paste,
  signed,
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    bookings: typeof tr;
  }
}
