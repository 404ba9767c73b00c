/** Every text of the list of cars and its filters in Turkish. What the spec quotes is verbatim. */
import { counted } from '#app/lib/plain-text.ts';
import type { AnswerName } from './car-browse.rules.ts';
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
  strip: {
    label: 'Yakın günlerin fiyatları',
    full: 'dolu',
    lowest: 'en ucuz',
    /** `null`: on that day no car of the list is free. */
    day: ({ day, amount, isLowest }: { day: string; amount: string | null; isLowest: boolean }) =>
      [`Alış ${day}`, amount ?? 'boş araç yok', isLowest && 'en ucuz'].filter(Boolean).join(', '),
  },
  answers: {
    cheapest: 'En ucuz',
    mostRented: 'En çok kiralanan',
    roomiest: 'En geniş',
  } satisfies Record<AnswerName, string>,
  seasonOfAll: (name: string) => `Fiyatlar: ${name}`,
  more: (count: number) => `Daha fazla (${count})`,
  clearAll: 'Tümünü temizle',
  euros: (limit: string) => `${limit} (€)`,
  compare: {
    title: 'Araçları karşılaştır',
    label: 'Karşılaştır',
    mark: (car: string) => `Karşılaştır: ${car}`,
    open: (count: number) => `${counted(count, 'aracı')} karşılaştır`,
    oneMore: 'Bir araç daha işaretleyin',
    clear: 'İşaretleri kaldır',
    price: 'Fiyat',
    kind: 'Sınıf',
    loading: 'Koşullar yükleniyor…',
    failed: 'Koşullar yüklenemedi.',
  },
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
