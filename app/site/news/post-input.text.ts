/** What staff read of a post's fields. What the spec quotes (part 5) is verbatim. */
import { byScreen, inLanguages } from '#app/lib/language.ts';
import { translationLabels } from '#app/lib/translation-labels.ts';

/** Of what may be given in each language. */
const turkishTexts = {
  title: 'Başlık',
  excerpt: 'Özet',
  content: 'İçerik',
  alt: 'Alternatif metin',
};
const englishTexts: typeof turkishTexts = {
  title: 'Title',
  excerpt: 'Excerpt',
  content: 'Content',
  alt: 'Alt text',
};

const turkishLabels = {
  title: turkishTexts.title,
  slug: 'Adres',
  excerpt: turkishTexts.excerpt,
  status: 'Durum',
  publishedAt: 'Yayın tarihi',
  featured: 'Öne çıkan',
  content: turkishTexts.content,
  featuredImage: 'Kapak görseli',
  category: 'Kategori',
  'author.name': 'Yazar',
  tags: 'Etiketler',
  ...translationLabels(turkishTexts),
};

/** By dotted path: in the form, in a conflict and in the audit log. */
export const postLabelsOn = byScreen(turkishLabels, {
  title: englishTexts.title,
  slug: 'Slug',
  excerpt: englishTexts.excerpt,
  status: 'Status',
  publishedAt: 'Publish date',
  featured: 'Featured',
  content: englishTexts.content,
  featuredImage: 'Featured image',
  category: 'Category',
  'author.name': 'Author',
  tags: 'Tags',
  ...translationLabels(englishTexts),
});
export const postLabels = postLabelsOn.en;

const turkishInput = {
  required: (name: string) => `${name} gereklidir`,
  tooShort: (name: string, least: number) => `${name} en az ${least} karakter olmalıdır`,
  tooLong: (name: string, most: number) => `${name} en fazla ${most} karakter olabilir`,
  slug: 'Adreste yalnızca küçük harf (a–z), rakam ve tire olabilir',
  alt: turkishTexts.alt,
  oneTag: 'Bir etiket',
  tooManyTags: (most: number) => `En fazla ${most} etiket olabilir`,
  oneOf: (name: string, options: readonly string[]) =>
    `${name} şunlardan biri olmalıdır: ${options.join(', ')}`,
  publishedAt: (first: number, last: number) =>
    `Yayın tarihi, ${first} ile ${last} arasında bir tarih ve saat olmalıdır`,
  version: 'Yazının okunduğu andaki sürümü gerekli',
  invalid: 'Bazı alanlar geçerli değil',
  nothingToShow: 'İçerikte gösterilebilecek ne metin ne de görsel var',
  becomesTooLong: 'İçerik gösterilemeyecek kadar uzun. Lütfen kısaltın.',
  unknownImage: 'Bu görsel yok. Lütfen yeniden yükleyin.',
  stale: 'Siz açtıktan sonra bu yazıyı başka biri değiştirdi',
  notFound: 'Yazı bulunamadı',
};

export const postInputText = inLanguages('en', turkishInput, {
  required: (name: string) => `${name} is required`,
  tooShort: (name: string, least: number) => `${name} must be at least ${least} characters`,
  tooLong: (name: string, most: number) => `${name} must be less than ${most} characters`,
  slug: 'Slug can only contain lowercase letters, numbers, and hyphens',
  alt: englishTexts.alt,
  oneTag: 'A tag',
  tooManyTags: (most: number) => `At most ${most} tags`,
  oneOf: (name: string, options: readonly string[]) =>
    `${name} must be one of: ${options.join(', ')}`,
  publishedAt: (first: number, last: number) =>
    `Publish date must be a date and time between ${first} and ${last}`,
  version: 'The version is needed that the post had when it was read',
  invalid: 'Some fields are not valid',
  nothingToShow: 'Content has neither text nor a picture that can be shown',
  becomesTooLong: 'Content becomes too long to be shown. Please make it shorter.',
  unknownImage: 'This picture does not exist. Please upload it again.',
  stale: 'Somebody else has changed this post since you opened it',
  notFound: 'Blog post not found',
});
