import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { sentenceIn, translationLabels } from '#app/lib/words/translation-labels.ts';

const unshown = {
  pageTitle: (title: string) => `Önizleme: ${title}`,
  title: 'Önizleme: yayında değil.',
  states: {
    draft: 'Bu bir taslak; yalnızca giriş yapan çalışanlar görebilir.',
    archived: 'Bu yazı arşivde; yalnızca giriş yapan çalışanlar görebilir.',
  },
  scheduled: (moment: string) =>
    `İstanbul saatiyle ${moment} olduğunda otomatik olarak yayımlanır.`,
  edit: 'Yazıyı düzenle',
};

const texts = {
  title: 'Başlık',
  excerpt: 'Özet',
  content: 'İçerik',
  alt: 'Alternatif metin',
};

export const tr = {
  /** Labels by dotted path, for form, conflict and audit log. */
  labels: {
    title: texts.title,
    slug: 'Adres',
    excerpt: texts.excerpt,
    status: 'Durum',
    publishedAt: 'Yayın tarihi',
    featured: 'Öne çıkan',
    content: texts.content,
    featuredImage: 'Kapak görseli',
    'featuredImage.alt': texts.alt,
    category: 'Kategori',
    'author.name': 'Yazar',
    'author.avatar.alt': texts.alt,
    tags: 'Etiketler',
    ...translationLabels(texts),
  },
  input: {
    required: (name: string) => `${name} gereklidir`,
    tooShort: (name: string, least: number) => `${name} en az ${least} karakter olmalıdır`,
    tooLong: (name: string, most: number) => `${name} en fazla ${most} karakter olabilir`,
    slug: 'Adreste yalnızca küçük harf (a–z), rakam ve tire olabilir',
    tagTooLong: (_label: string, most: number) => `Bir etiket en fazla ${most} karakter olabilir`,
    tooManyTags: (_label: string, most: number) => `En fazla ${most} etiket olabilir`,
    oneOf: (name: string, options: readonly string[]) =>
      `${name} şunlardan biri olmalıdır: ${options.join(', ')}`,
    publishedAt: (_label: string, first: number, last: number) =>
      `Yayın tarihi, ${first} ile ${last} arasında bir tarih ve saat olmalıdır`,
    version: 'Sürüm bilgisi gereklidir',
    invalid: 'Bazı alanlar geçerli değil',
    nothingToShow: (_label: string, language: SiteLanguage) =>
      sentenceIn(language, 'İçerikte gösterilebilecek ne metin ne de görsel var'),
    becomesTooLong: (_label: string, language: SiteLanguage) =>
      sentenceIn(language, 'İçerik gösterilemeyecek kadar uzun. Lütfen kısaltın.'),
    unknownImage: 'Bu görsel yok. Lütfen yeniden yükleyin.',
    stale: 'Siz açtıktan sonra bu yazıyı başka biri değiştirdi',
    notFound: 'Yazı bulunamadı',
  },
  unshown,
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    news: typeof tr;
  }
}
