import type { Paper } from '#app/base/messages/papers.rules.ts';
import type { ExtraName } from '#app/base/settings/extras.rules.ts';
import type { NumberName } from '#app/base/settings/papers/legal-pages.rules.ts';
import type { PaymentMethod } from '#app/domain/account/account.rules.ts';
import type { Charge } from '#app/domain/account/account.schema.ts';
import type { BookingStatus, ServiceType } from '#app/domain/bookings/booking.rules.ts';
import type { Vehicle } from '#app/domain/zones/zone.rules.ts';
import { tr as handovers } from '#app/operations/handovers/text/tr.ts';
import type { DamageKind, Panel } from '#app/operations/vehicles/damages/damage.rules.ts';

const titles: Record<Paper, string> = {
  contract: 'Araç Kiralama Sözleşmesi',
  handover: 'Araç Teslim ve İade Tutanağı',
  confirmation: 'Rezervasyon Onayı',
  receipt: 'Tahsilat Makbuzu',
};

const extras: Record<ExtraName, string> = {
  cocukKoltugu: 'Çocuk koltuğu',
  ekSurucu: 'Ek sürücü',
  gencSurucu: 'Genç sürücü paketi',
};

const vehicles: Record<Vehicle, string> = {
  capacity_1_4: 'Sedan, 1–4 yolcu',
  capacity_1_6: 'Minivan, 1–6 yolcu',
  capacity_1_16: 'Minibüs, 1–16 yolcu',
};

const numbers: Record<Exclude<NumberName, 'companyName'>, string> = {
  licence: 'Belge no',
  uetds: 'U-ETDS no',
  tax: 'Vergi dairesi ve no',
  mersis: 'MERSİS no',
};

const damageKinds: Record<DamageKind, string> = {
  scratch: 'Çizik',
  dent: 'Göçük',
  crack: 'Çatlak',
  missing: 'Eksik',
};

const chargeKinds: Record<Charge['kind'], string> = {
  kilometres: 'Kilometre aşımı',
  fuel: 'Eksik yakıt',
  late: 'Geç iade',
  damage: 'Hasar',
  toll: 'HGS geçişi',
  fine: 'Trafik cezası',
  cleaning: 'Temizlik',
  cancellation: 'İptal ücreti',
  'no-show': 'Gelmeme ücreti',
  goodwill: 'İndirim',
  other: 'Diğer',
};

const methods: Record<PaymentMethod, string> = {
  cash: 'Nakit',
  card: 'Kart',
  transfer: 'Havale',
  agency: 'Acente',
  kept: 'Depozitodan kesinti',
};

const agreed: Record<ServiceType, string> = {
  car_rental: 'Kararlaştırılan kiralama bedeli',
  transfer: 'Kararlaştırılan transfer bedeli',
};

const panels: Record<Panel, string> = handovers.page.panels;

/** Texts of papers, which have two languages side by side, and of messages. */
export const tr = {
  titles,
  /** Titles of a confirmation whose booking is not confirmed. */
  confirmationOf: {
    pending: 'Rezervasyon Talebi, henüz onaylanmadı',
    cancelled: 'İptal Edilmiş Rezervasyon',
  } satisfies Partial<Record<BookingStatus, string>>,
  extras,
  vehicles,
  numbers,
  damageKinds,
  chargeKinds,
  /** Lines of the message about tolls and fines, and the sentence below them. */
  roadKinds: { toll: 'HGS geçişi', fine: 'Trafik cezası', parking: 'Otopark' },
  roadFeeIncluded: 'Tutarlara hizmet bedelimiz dahildir.',
  methods,
  panels,
  /** Words after a count. */
  counted: {
    days: (_count: number): string => 'gün',
    weeks: (_count: number): string => 'hafta',
    months: (_count: number): string => 'ay',
  },
  price: {
    rental: 'Kiralama',
    delivery: 'Teslim ücreti',
    elsewhere: 'Tek yön ücreti',
    hours: { pickup: 'Mesai dışı teslim', return: 'Mesai dışı iade' },
    transfer: 'Transfer',
    /** Directions of a transfer that is booked there and back. */
    outwardTransfer: 'gidiş',
    returnTransfer: 'dönüş',
    discount: 'İndirim',
    surcharge: 'Fiyat farkı',
    agreed,
  },
  sheet: {
    reference: 'Rezervasyon',
    printedOn: 'Tarih',
    phone: 'Tel.',
    lessor: 'Kiraya veren',
    lessee: 'Kiracı',
    customer: 'Müşteri',
    furtherDriver: (place: number): string => `${place}. ek sürücü`,
    driver: {
      name: 'Adı soyadı',
      phone: 'Telefon',
      email: 'E-posta',
      idNumber: 'Kimlik-pasaport no',
      nationality: 'Uyruk',
      birthDate: 'Doğum tarihi',
      licence: 'Ehliyet no, sınıf',
      licenceDate: 'Ehliyet tarihi',
      address: 'Adres',
    },
    vehicle: 'Araç',
    model: 'Marka, model',
    plate: 'Plaka',
    colour: 'Renk',
    chassis: 'Şasi no',
    period: 'Kiralama süresi',
    journey: 'Yolculuk',
    pickup: 'Alış',
    dropoff: 'İade',
    transferFrom: 'Alış',
    transferTo: 'Varış',
    hotel: 'Otel',
    flight: 'Uçuş no',
    passengers: 'Yolcu sayısı',
    transferDriver: 'Şoför',
    childSeats: 'Çocuk koltuğu',
    suitcases: 'Valiz',
    meetingPoint: 'Buluşma noktası',
    findUs: 'Bizi bulamazsanız arayın',
    bring: 'Yanınızda bulunsun',
    tripPage: 'Yolculuk sayfanız',
    scan: 'Telefonunuzla okutun: güncel bilgiler, harita, WhatsApp',
    requests: 'Özel istekler',
    drivers: 'Ek sürücüler',
    price: 'Ücret',
    total: 'Toplam',
    formerPrice: 'İptalden önceki ücret',
    atRate: (asOf: string): string => `${asOf} kuruyla`,
    unpriced: 'Fiyat henüz belirlenmedi',
    deposit: 'Depozito',
    kilometreLimit: 'Kilometre sınırı',
    age: 'Yaş ve ehliyet',
    cancellation: 'İptal koşulu',
    handover: 'Teslim',
    comingBack: 'İade',
    at: 'Tarih ve saat',
    kilometres: 'Kilometre',
    fuel: 'Yakıt',
    damages: 'Hasarlar',
    noDamage: 'Kayıtlı hasar yok',
    notes: 'Notlar',
    charges: 'Ek ücretler',
    staff: 'Teslim eden',
    staffBack: 'Teslim alan',
    contractTerms: 'Sözleşme koşulları',
    accepted: 'Araç bilgilerini, ücreti ve sözleşme koşullarını okudum, kabul ediyorum.',
    signature: 'İmza',
    changedAfterSignature: (at: string, by: string): string =>
      `İmzadan sonra değiştirildi: ${at}, ${by}`,
    signedVersionMissing: 'Teslimde imzalandı; imzalanan metin saklanmadı.',
    received: 'Tahsil edilen',
    settledBefore: 'Daha önce ödenen',
    paidBy: 'Ödeme şekli',
    receiptNumber: 'Makbuz no',
    refund: 'İade',
    balance: 'Kalan',
    overpaid: 'Fazla ödenen',
    depositHeld: 'Elde tutulan depozito',
    cardHold: 'kart blokesi',
    notFiscal: 'Mali değeri yoktur',
    receiver: 'Tahsil eden',
    payer: 'Ödeyen',
    thanks: 'Bizi tercih ettiğiniz için teşekkür ederiz.',
  },
};
