/** Every text of the fleet pages. What the spec quotes is verbatim, English included. */

import type { ExtraName } from '#app/features/settings/extras.rules.ts';
import type { CarFacts } from './car.schema.ts';
import { carCardText, days } from './car-card.text.ts';
import type { ChoiceFilter, SortOrder } from './car-filters.rules.ts';
import type { RentalLine } from './rental-price.rules.ts';

export const carsText = {
  days,
  list: {
    metaTitle: 'Kiralık Araçlar',
    metaDescription:
      'Antalya’da kiralık araçlar: ekonomik, SUV, minivan ve lüks. Tarihinizi seçin, toplam fiyatı önceden görün, WhatsApp’tan ayırtın.',
    title: 'Araçlar',
    lead: 'Tarihlerinizi girin; yalnızca o günlerde boş olan araçları ve ödeyeceğiniz toplam fiyatı gösterelim.',
    found: 'Bulunan araçlar',
    filters: 'Filtreler',
    openFilters: 'Filtrele',
    closeFilters: 'Kapat',
    clearFilters: 'Filtreleri temizle',
    apply: 'Uygula',
    showResults: (count: number) => `${count} aracı göster`,
    removeFilter: (label: string) => `${label} filtresini kaldır`,
    activeFilters: 'Seçili filtreler',
    summary: (first: number, last: number, total: number) =>
      total === 0 ? '0 araç' : `${total} araçtan ${first}–${last} arası gösteriliyor`,
    sortLabel: 'Sırala',
    sortApply: 'Sırala',
    sort: {
      recommended: 'Önerilen',
      'price-asc': 'Fiyat (artan)',
      'price-desc': 'Fiyat (azalan)',
    } satisfies Record<SortOrder, string>,
    facets: {
      brand: 'Marka',
      bodyType: 'Kasa tipi',
      fuelType: 'Yakıt',
      transmission: 'Vites',
    } satisfies Record<ChoiceFilter, string>,
    dates: 'Tarihler',
    pickupDate: 'Alış tarihi',
    returnDate: 'Dönüş tarihi',
    price: 'Günlük fiyat',
    minPrice: 'En az',
    maxPrice: 'En çok',
    priceRange: (min: string, max: string) => `${min} – ${max}`,
    dateRange: (from: string, to: string) => `${from} – ${to}`,
    empty: 'Kriterlerinize uygun araç bulunamadı',
    emptyHint: 'Tarihleri değiştirmek ya da bir filtreyi kaldırmak genellikle yeter.',
    failed: 'Araçlar yüklenemedi. Lütfen daha sonra tekrar deneyin.',
    retry: 'Tekrar Dene',
    pagination: {
      nav: 'Sayfalar',
      previous: 'Önceki sayfa',
      next: 'Sonraki sayfa',
      page: (page: number) => `${page}. sayfa`,
    },
  },
  card: carCardText,
  detail: {
    back: 'Araçlara dön',
    notFound: 'Car not found',
    failed: 'Failed to load car details. Please try again later.',
    home: 'Ana Sayfa',
    breadcrumbs: 'Sayfa yolu',
    gallery: 'Araç fotoğrafları',
    picture: (position: number, total: number) => `Fotoğraf ${position} / ${total}`,
    previousPicture: 'Önceki fotoğraf',
    nextPicture: 'Sonraki fotoğraf',
    description: 'Açıklama',
    specifications: 'Teknik özellikler',
    features: 'Donanım',
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
    cc: (value: number) => `${value} cc`,
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
      `${days(count)} kiralarsanız toplam ${price} olur: daha uzun, daha ucuz. Araç o gün de boşsa sizindir.`,
    takeLonger: (count: number) => `${days(count)} olarak değiştir`,
    unavailable: 'Bu araç seçtiğiniz tarihlerde dolu.',
    findFree: 'Bu tarihlerde boş araçları göster',
    available: (count: number) =>
      count === 1 ? 'Bu tarihlerde son 1 araç' : 'Bu tarihlerde müsait',
    included: 'Zorunlu trafik sigortası, muafiyetli kasko ve hırsızlık teminatı fiyata dahildir.',
  },
  extras: {
    cocukKoltugu: { name: 'Çocuk koltuğu', hint: 'En çok 3 adet' },
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
 * What a receipt line is for, and how it was counted from unit prices; `unit` writes a price in
 * the visitor's currency.
 */
export function receiptLineText(line: RentalLine): {
  title: string;
  counted: (unit: (cents: number) => string) => string;
} {
  if (line.kind === 'extra') {
    return {
      title: carsText.extras[line.extra].name,
      counted: (unit) => `${line.count} adet × ${days(line.days)} × ${unit(line.dailyCents)}`,
    };
  }
  return {
    title: line.season ?? carsText.summary.base,
    counted: (unit) =>
      [
        line.weeks > 0 && `${line.weeks} hafta × ${unit(line.weeklyCents)}`,
        line.remainingDays > 0 && `${days(line.remainingDays)} × ${unit(line.dailyCents)}`,
      ]
        .filter(Boolean)
        .join(' + '),
  };
}
