/** Every text of the news pages. What the spec quotes is verbatim, English included. */
import type { PostCategory } from './post.rules.ts';

/** Stored and sent in English (spec, part 3); this is what a visitor reads. */
export const CATEGORY_NAMES: Record<PostCategory, string> = {
  'Car Reviews': 'Araç İncelemeleri',
  'Travel Tips': 'Seyahat İpuçları',
  Maintenance: 'Bakım',
  Insurance: 'Sigorta',
  'Road Safety': 'Yol Güvenliği',
  'Car Tech': 'Araç Teknolojisi',
  'Company News': 'Şirketten Haberler',
  'Industry News': 'Sektör Haberleri',
};

export const newsText = {
  title: 'Haberler',
  readMore: 'Devamını Oku',
  readingTime: (minutes: number) => `${minutes} dk okuma`,
};
