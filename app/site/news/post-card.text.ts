/** Texts of a post's card: apart from the others, for pages that show cards alone. */
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

export const postCardText = {
  readingTime: (minutes: number) => `${minutes} dk okuma`,
};
