/** Every text of the fleet pages. What the spec quotes is verbatim, English included. */

import type { ExtraName } from '#app/base/settings/extras.rules.ts';
import type { TermName } from '#app/base/settings/rental-terms.rules.ts';
import { formatMinor } from '#app/lib/money.ts';
import { counted } from '#app/lib/plain-text.ts';
import { LOAD_FAILED } from '../shell/site.text.ts';
import type { CarFacts } from './car.schema.ts';
import { carCardText, days } from './car-card.text.ts';
import type { RentalLine } from './receipt.rules.ts';

export const carsText = {
  days,
  card: carCardText,
  detail: {
    list: 'Araçlar',
    tryAgain: 'Tekrar Dene',
    back: 'Araçlara dön',
    notFound: 'Car not found',
    failed: LOAD_FAILED['cars/:id'],
    malformed: 'Invalid response structure',
    home: 'Ana Sayfa',
    breadcrumbs: 'Sayfa yolu',
    gallery: 'Araç fotoğrafları',
    picture: (position: number, total: number) => `Fotoğraf ${position} / ${total}`,
    previousPicture: 'Önceki fotoğraf',
    nextPicture: 'Sonraki fotoğraf',
    description: 'Açıklama',
    specifications: 'Teknik özellikler',
    features: 'Donanım',
    /** Label on a drawing that is shown in place of a photo. */
    illustration: 'Temsili görsel',
    facts: 'Aracın özellikleri',
    ratings: (count: number) => counted(count, 'değerlendirme'),
    doors: (count: number) => counted(count, 'kapı'),
    included: 'Fiyata dahil',
    terms: 'Bilmeniz gerekenler',
    termNames: {
      insurance: 'Sigorta',
      deposit: 'Depozito',
      kilometres: 'Kilometre',
      age: 'Yaş ve ehliyet',
      fuel: 'Yakıt',
      cancellation: 'İptal',
    } satisfies Record<TermName, string>,
    noEngine: 'Elektrikli',
    /** The technical table shows the facts that are named here, in this order. */
    specs: {
      brand: 'Marka',
      model: 'Model',
      year: 'Model yılı',
      category: 'Sınıf',
      bodyType: 'Kasa tipi',
      fuelType: 'Yakıt',
      transmission: 'Vites',
      seats: 'Koltuk',
      doors: 'Kapı',
      engineCapacity: 'Motor hacmi',
    } satisfies Partial<Record<keyof CarFacts, string>>,
    cc: (value: number) => counted(value, 'cc'),
    seasonsTitle: 'Sezon fiyatları',
    seasonsNote: 'Kiralamanız bir sezona denk gelen günler için o sezonun fiyatı geçerlidir.',
    seasonName: 'Dönem',
  },
  price: {
    title: 'Fiyatlar',
    tabs: { daily: 'Günlük', weekly: 'Haftalık', monthly: 'Aylık' },
    unit: { daily: 'gün', weekly: 'hafta', monthly: 'ay' },
    season: (name: string, until: string) => `${name} fiyatı, ${until} tarihine kadar`,
    base: 'Bugünün fiyatı',
    onPickup: 'Alış gününüzdeki fiyat',
    reserve: 'Rezervasyon yap',
    send: 'WhatsApp ile iste',
    full: 'Bu tarihlerde dolu',
    others: 'Seçenekleri gör',
    /** What the monthly price is for: the total counts with it only where the office says so. */
    monthly: (wholeMonths: boolean) =>
      wholeMonths
        ? 'Her tam 30 gün bu fiyattan, kalan günler haftalık ve günlük fiyattan hesaplanır.'
        : 'Uzun kiralamalarda esas alınan fiyattır. Toplam, haftalık ve günlük fiyattan hesaplanır.',
  },
  form: {
    title: 'Rezervasyon',
    pickupLocation: 'Alış yeri',
    dropoffLocation: 'Dönüş yeri',
    pickupDate: 'Alış tarihi',
    pickupTime: 'Alış saati',
    returnDate: 'Dönüş tarihi',
    returnTime: 'Dönüş saati',
    choosePlace: 'Yer seçin',
    chooseTime: 'Saat',
    extras: 'Ek hizmetler',
    extraPrice: (price: string) => `günde ${price}`,
    submit: 'WhatsApp ile rezervasyon iste',
    calculate: 'Fiyatı hesapla',
    noPayment:
      'Ödeme alınmaz, kart istenmez. Talebiniz WhatsApp’ta açılır; uygunluğu biz onaylarız.',
    errorsTitle: 'Lütfen işaretli alanları kontrol edin.',
  },
  summary: {
    title: 'Kiralama özeti',
    prompt: 'Alış ve dönüş tarihlerini seçin; toplam fiyat burada satır satır görünsün.',
    base: 'Araç kirası',
    total: 'Toplam',
    duration: 'Süre',
    cheaper: (count: number, price: string) =>
      `${days(count)} kiralarsanız toplam ${price} olur: daha uzun, daha ucuz. Araç o gün de boşsa böyle kiralayabilirsiniz.`,
    takeLonger: (count: number) => `${days(count)} olarak değiştir`,
    printed: 'Rezervasyon onayı değildir; uygunluğu ofisimiz onaylar.',
    /** The API refuses such a request and begins with the same words. */
    confirmFirst: 'Bu tarihler için talebinizi önce ofisimiz onaylar; onaya kadar araç ayrılmaz.',
    findFree: 'Bu tarihlerde boş araçları göster',
    available: (count: number) =>
      count === 1 ? 'Bu tarihlerde son 1 araç' : 'Bu tarihlerde müsait',
    unanswered:
      'Müsaitlik şu anda kontrol edilemedi. Talebinizi gönderebilirsiniz; uygunluğu ofisimiz onaylar.',
  },
  full: {
    title: 'Bu araç seçtiğiniz tarihlerde dolu.',
    nearest: 'Aynı süre için en yakın boş günler:',
    days: (from: string, to: string) => `${from} – ${to}`,
    alternatives: 'Bu tarihlerde boş olan benzer araçlar:',
    sumWithoutExtras: 'toplam, ek hizmetler hariç',
  },
  extras: {
    cocukKoltugu: { name: 'Çocuk koltuğu', hint: 'En çok 3\u00a0adet' },
    ekSurucu: { name: 'Ek sürücü', hint: 'Direksiyona ikinci bir sürücü de geçebilir' },
    gencSurucu: { name: 'Genç sürücü paketi', hint: '25 yaş altı sürücüler için' },
  } satisfies Record<ExtraName, { name: string; hint: string }>,
  message: {
    greeting: (business: string) => `Merhaba ${business}, bu araç için rezervasyon talep ediyorum:`,
    pickup: 'Alış',
    dropoff: 'Dönüş',
    duration: 'Süre',
    extras: 'Ek hizmetler',
    noExtras: 'yok',
    total: 'Toplam',
  },
};

/**
 * What a receipt line is for, and how it was counted from unit prices. Those are in euros in every
 * currency: a line is converted as a whole, so other units would not multiply to what it shows.
 */
export function receiptLineText(line: RentalLine): { title: string; counted: string } {
  const euros = (cents: number) => formatMinor(cents, 'EUR');
  if (line.kind === 'extra') {
    return {
      title: carsText.extras[line.extra].name,
      counted: `${counted(line.count, 'adet')} × ${days(line.days)} × ${euros(line.dailyCents)}`,
    };
  }
  return {
    title: line.season ?? carsText.summary.base,
    counted: [
      line.months > 0 && `${counted(line.months, 'ay')} × ${euros(line.monthlyCents)}`,
      line.weeks > 0 && `${counted(line.weeks, 'hafta')} × ${euros(line.weeklyCents)}`,
      line.remainingDays > 0 && `${days(line.remainingDays)} × ${euros(line.dailyCents)}`,
    ]
      .filter(Boolean)
      .join(' + '),
  };
}
