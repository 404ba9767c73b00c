/** Texts of papers: printed ones are in Turkish and English, whichever language the office has. */

import type { Paper } from '#app/base/messages/papers.rules.ts';
import { EXTRA_NAMES, type ExtraName } from '#app/base/settings/extras.rules.ts';
import type { NumberName } from '#app/base/settings/legal-pages.rules.ts';
import { inLanguages, type Language } from '#app/lib/language.ts';
import { formatMinor } from '#app/lib/money.ts';
import { counted } from '#app/lib/plain-text.ts';
import type { BookingStatus } from '#app/office/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/office/bookings/booking.schema.ts';
import type { BookingReceipt } from '#app/office/bookings/booking-price.rules.ts';
import type { ChargeKind, DamageKind } from '../handovers/handover.rules.ts';
import { transferVehicles } from './transfer-vehicles.text.ts';

const extras: Record<ExtraName, string> = {
  cocukKoltugu: 'Çocuk koltuğu / Child seat',
  ekSurucu: 'Ek sürücü / Additional driver',
  gencSurucu: 'Genç sürücü paketi / Young driver package',
};

const euros = (cents: number) => formatMinor(cents, 'EUR');
const days = (count: number) => `${counted(count, 'gün')} / ${count === 1 ? 'day' : 'days'}`;

type Line = BookingReceipt['lines'][number];
interface LineText {
  title: string;
  detail: string;
}

function lineText(line: Line): LineText {
  switch (line.kind) {
    case 'rental': {
      const { season, months, monthlyCents, weeks, weeklyCents, remainingDays, dailyCents } = line;
      const parts = [
        months > 0 &&
          `${counted(months, 'ay')} / ${months === 1 ? 'month' : 'months'} × ${euros(monthlyCents)}`,
        weeks > 0 &&
          `${counted(weeks, 'hafta')} / ${weeks === 1 ? 'week' : 'weeks'} × ${euros(weeklyCents)}`,
        remainingDays > 0 && `${days(remainingDays)} × ${euros(dailyCents)}`,
      ];
      return {
        title: season ? `Kiralama / Rental, ${season}` : 'Kiralama / Rental',
        detail: parts.filter(Boolean).join(' + '),
      };
    }
    case 'extra':
      return {
        title: extras[line.extra],
        detail: `${line.count} × ${days(line.days)} × ${euros(line.dailyCents)}`,
      };
    case 'transfer':
      return {
        title: `Transfer, ${line.zoneName}`,
        detail: `${transferVehicles[line.vehicle].tr} / ${transferVehicles[line.vehicle].en}`,
      };
  }
}

export const priceText = {
  days,
  line: lineText,
  difference: (cents: number): LineText =>
    cents < 0
      ? { title: 'İndirim / Discount', detail: '' }
      : { title: 'Fiyat farkı / Agreed surcharge', detail: '' },
  /** One line in place of all: what it contains, without amounts of its own. */
  agreed: (
    { serviceType, extras: counts }: Pick<BookingRecord, 'serviceType' | 'extras'>,
    rentalDays: number | null,
  ): LineText => ({
    title:
      serviceType === 'car_rental'
        ? 'Kararlaştırılan kiralama bedeli / Agreed rental price'
        : 'Kararlaştırılan transfer bedeli / Agreed transfer price',
    detail: [
      rentalDays !== null && days(rentalDays),
      ...EXTRA_NAMES.filter((name) => counts && counts[name] > 0).map(
        (name) => `${counts?.[name]} × ${extras[name]}`,
      ),
    ]
      .filter(Boolean)
      .join(', '),
  }),
};

export const paperTitles: Record<Paper, Record<Language, string>> = {
  contract: { tr: 'Araç Kiralama Sözleşmesi', en: 'Rental Contract' },
  handover: { tr: 'Araç Teslim ve İade Tutanağı', en: 'Hand-over and Return Sheet' },
  confirmation: { tr: 'Rezervasyon Onayı', en: 'Booking Confirmation' },
  receipt: { tr: 'Tahsilat Makbuzu', en: 'Receipt' },
};

/** In place of 'confirmation' while a booking is none. */
export const confirmationOf: Partial<Record<BookingStatus, Record<Language, string>>> = {
  pending: {
    tr: 'Rezervasyon Talebi, henüz onaylanmadı',
    en: 'Booking Request, not confirmed yet',
  },
  cancelled: { tr: 'İptal Edilmiş Rezervasyon', en: 'Cancelled Booking' },
};

export const numberNames: Record<Exclude<NumberName, 'companyName'>, string> = {
  licence: 'Belge no / Licence no.',
  uetds: 'U-ETDS no',
  tax: 'Vergi dairesi ve no / Tax office and no.',
  mersis: 'MERSİS no',
};

export const damageKinds: Record<DamageKind, string> = {
  scratch: 'Çizik / Scratch',
  dent: 'Göçük / Dent',
  crack: 'Çatlak / Crack',
  missing: 'Eksik / Missing',
};

export const chargeKinds: Record<ChargeKind, string> = {
  kilometres: 'Fazla kilometre / Extra kilometres',
  fuel: 'Eksik yakıt / Missing fuel',
  late: 'Gecikme / Lateness',
  damage: 'Hasar / Damage',
  other: 'Diğer / Other',
};

/** Labels and sentences of the papers. */
export const sheetText = {
  reference: 'Rezervasyon / Booking',
  printedOn: 'Tarih / Date',
  phone: 'Tel. / Phone',
  lessor: 'Kiraya veren / Lessor',
  lessee: 'Kiracı / Renter',
  customer: 'Müşteri / Customer',
  furtherDriver: (place: number) => `${place}. ek sürücü / Further driver ${place}`,
  driver: {
    name: 'Adı soyadı / Name',
    phone: 'Telefon / Phone',
    email: 'E-posta / E-mail',
    idNumber: 'Kimlik-pasaport no / ID or passport no.',
    nationality: 'Uyruk / Nationality',
    birthDate: 'Doğum tarihi / Date of birth',
    licence: 'Ehliyet no, sınıf / Licence no., class',
    licenceDate: 'Ehliyet tarihi / Licence issued',
    address: 'Adres / Address',
  },
  vehicle: 'Araç / Vehicle',
  model: 'Marka, model / Make, model',
  plate: 'Plaka / Plate',
  colour: 'Renk / Colour',
  chassis: 'Şasi no / Chassis no.',
  period: 'Kiralama süresi / Rental period',
  journey: 'Yolculuk / Journey',
  pickup: 'Alış / Pick-up',
  dropoff: 'İade / Return',
  transferTo: 'Varış / Going to',
  flight: 'Uçuş no / Flight no.',
  passengers: 'Yolcu sayısı / Passengers',
  meetingPoint: 'Buluşma noktası / Meeting point',
  requests: 'Özel istekler / Special requests',
  drivers: 'Ek sürücüler / Further drivers',
  price: 'Ücret / Price',
  total: 'Toplam / Total',
  lira: (rate: number, asOf: string) => `${asOf} kuruyla / at the rate of ${asOf}: €1 = ₺${rate}`,
  unpriced: 'Fiyat henüz belirlenmedi / The price is not agreed yet',
  deposit: 'Depozito / Deposit',
  kilometreLimit: 'Kilometre sınırı / Kilometre limit',
  atHandover: 'Teslim anında / At hand-over',
  handover: 'Teslim / Hand-over',
  comingBack: 'İade / Return',
  at: 'Tarih ve saat / Date and time',
  kilometres: 'Kilometre / Kilometres',
  fuel: 'Yakıt / Fuel',
  /** `45 300 km`: a comma and a dot mean opposite things in the two languages. */
  distance: (kilometres: number) => `${grouped(kilometres)} km`,
  fuelOf: (eighths: number) => `${eighths}/8`,
  damages: 'Hasarlar / Damage',
  noDamage: 'Kayıtlı hasar yok / No damage recorded',
  notes: 'Notlar / Notes',
  charges: 'Ek ücretler / Charges',
  staff: 'Teslim eden / Handed over by',
  staffBack: 'Teslim alan / Received by',
  contractTerms: { tr: 'Sözleşme koşulları', en: 'Terms of the contract' },
  accepted:
    'Araç bilgilerini, ücreti ve sözleşme koşullarını okudum, kabul ediyorum. / I have read and accept the vehicle details, the price and the terms.',
  signature: 'İmza / Signature',
  signedBy: (name: string, role: string) => (name ? `${role}: ${name}` : role),
  received: 'Tahsil edilen / Amount received',
  paidBy: 'Ödeme şekli / Paid by',
  methods: ['Nakit / Cash', 'Kart / Card', 'Havale / Bank transfer'],
  notFiscal: 'Mali değeri yoktur / Not a tax invoice',
  receiver: 'Tahsil eden / Received by',
  payer: 'Ödeyen / Paid by',
  thanks:
    'Bizi tercih ettiğiniz için teşekkür ederiz. / Thank you for your booking, we look forward to seeing you.',
};

const turkish = {
  back: 'Rezervasyona dön',
  print: 'Yazdır ya da PDF kaydet',
  preview: 'A4 önizleme',
  byHand: 'Teslim kaydı yok: boş satırlar elle doldurulur.',
  unpriced: 'Bu rezervasyonun fiyatı yok; makbuz fiyat girildikten sonra basılır.',
  notRental: 'Bu belge yalnız araç kiralamalar içindir.',
  missing: 'Bu rezervasyon ya da belge bulunamadı',
  failed: 'Belge yüklenemedi',
  failedText: 'Bağlantınızı kontrol edip yeniden deneyin.',
  retry: 'Yeniden dene',
  loading: 'Belge yükleniyor…',
};

/** Around the sheet, for the office. */
export const paperScreenText = inLanguages('en', turkish, {
  back: 'Back to the booking',
  print: 'Print or save as PDF',
  preview: 'A4 preview',
  byHand: 'No hand-over is recorded: empty lines are filled in by hand.',
  unpriced: 'This booking has no price; a receipt is printed once it has one.',
  notRental: 'This paper is for car rentals only.',
  missing: 'There is no such booking or paper',
  failed: 'The paper could not be loaded',
  failedText: 'Check your connection and try again.',
  retry: 'Try again',
  loading: 'The paper is loading…',
});

function grouped(whole: number): string {
  return String(whole).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
}
