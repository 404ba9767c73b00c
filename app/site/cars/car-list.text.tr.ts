/** Every text of the list of cars and its filters in Turkish. What the spec quotes is verbatim. */
import { counted } from '#app/lib/plain-text.ts';
import type { ChoiceFilter, LeastFilter, SortOrder } from './car-filters.rules.ts';

export const tr = {
  home: 'Ana Sayfa',
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
    total === 0 ? '0\u00a0araç' : `${total}\u00a0araçtan ${first}–${last} arası gösteriliyor`,
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
  least: { seats: 'Koltuk', luggage: 'Valiz' } satisfies Record<LeastFilter, string>,
  any: 'Tümü',
  atLeast: (count: number) => `En az ${count}`,
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
  skipToResults: 'Sonuçlara geç',
  retry: 'Tekrar Dene',
  outdated: (shown: string) =>
    `Liste yenilenemedi. Aşağıdaki araçlar ve fiyatlar şu seçim içindir: ${shown}.`,
  noDates: 'tarih seçilmedi',
  tryAgain: 'Tekrar Dene',
  results: (count: number) => `${counted(count, 'araç')} bulundu`,
  pagination: {
    nav: 'Sayfalar',
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    page: (page: number) => `${page}. sayfa`,
  },
};
