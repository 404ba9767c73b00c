/** Texts that the spec quotes are verbatim, even in English. */

import { tr as card } from '#app/domain/posts/text/tr.ts';
import { counted } from '#app/lib/words/plain-text.ts';

export const tr = {
  title: 'Haberler',
  home: 'Ana Sayfa',
  breadcrumbs: 'Sayfa yolu',
  readMore: 'Devamını Oku',
  list: {
    /** `chosen` has the names of the filters, such as 'Sigorta', '#rota' and '“kış” araması'. */
    metaTitle: (chosen: string[], page: number) =>
      (chosen.length > 0 ? `${chosen.join(', ')}: haberler` : 'Haberler ve yol rehberleri') +
      (page > 1 ? `, ${page}. sayfa` : ''),
    categoryDescription: (category: string) =>
      `${category}: Antalya yollarını her gün kullanan ofisten haberler, rehberler ve pratik bilgiler.`,
    metaDescription:
      'Antalya’da araç kiralama üzerine haberler ve rehberler: rotalar, HGS, sigorta, çocuk koltuğu, park. Yolları her gün kullanan ofisten.',
    lead: 'Rotalar, kurallar ve püf noktaları: Antalya yollarını her gün kullananlardan.',
    search: 'Yazılarda ara',
    searchHint: 'Kaş yolu, HGS, park…',
    submitSearch: 'Ara',
    categories: 'Kategoriler',
    allCategories: 'Tümü',
    postCount: (count: number) => counted(count, 'yazı'),
    newest: 'Son yazılar',
    older: 'Daha eski yazılar',
    found: 'Bulunan yazılar',
    /**
     * Summary of the posts `first` to `last` of `total`, counted from 1. A page with one post is
     * always the last page.
     */
    summary: (first: number, last: number, total: number) => {
      if (last - first + 1 >= total) return counted(total, 'yazı');
      if (first === last) return `${total} yazının sonuncusu gösteriliyor`;
      return `${total} yazıdan ${first}–${last} arası gösteriliyor`;
    },
    activeFilters: 'Seçili filtreler',
    category: 'Kategori',
    tag: 'Etiket',
    searched: 'Arama',
    searchFor: (search: string) => `“${search}” araması`,
    quoted: (search: string) => `“${search}”`,
    removeFilter: (filter: string) => `${filter} filtresini kaldır`,
    clearFilters: 'Filtreleri temizle',
    featured: 'Öne çıkanlar',
    tags: 'Popüler etiketler',
    empty: 'Aramanıza uyan bir yazı bulamadık',
    emptyHint: 'Daha kısa bir kelimeyle arayın ya da bir filtreyi kaldırın.',
    none: 'Henüz yazı yok',
    noneHint: 'İlk yazımız yolda. O zamana kadar araçlara göz atabilirsiniz.',
    cars: 'Araçları gör',
    // Verbatim from the spec, part 8.
    failed: 'Failed to load blog posts',
    failedLang: 'en',
    retry: 'Tekrar Dene',
    pagination: {
      nav: 'Sayfalar',
      previous: 'Önceki sayfa',
      next: 'Sonraki sayfa',
      page: (page: number) => `${page}. sayfa`,
    },
  },
  feed: { title: (business: string) => `${business}: Haberler` },
  post: {
    by: 'Yazan',
    tags: 'Etiketler',
    latest: 'Son yazılar',
    about: (business: string) => `${business} hakkında`,
    allPosts: 'Tüm haberler',
    backHome: 'Ana Sayfaya Dön',
    toCars: {
      title: 'Bu yollar için bir araç',
      text: 'Tarihlerinizi seçin, toplam fiyatı hemen görün.',
      action: 'Araçları gör',
    },
    back: 'Haberlere dön',
    opening: 'Yazı açılıyor…',
    // Verbatim from the spec, part 8.
    notFound: 'Blog yazısı bulunamadı',
    failed: 'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.',
    noData: 'Blog yazısı verisi bulunamadı',
  },
  card,
};

declare module '#app/lib/words/catalogue.ts' {
  interface SiteTexts {
    news: typeof tr;
  }
}
