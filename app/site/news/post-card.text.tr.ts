/** Texts of a post's card in Turkish. */
import type { PostCategory } from './post.rules.ts';

/** Stored and sent in English (spec, part 3); this is what a visitor reads. */
const categories: Record<PostCategory, string> = {
  'Car Reviews': 'Araç İncelemeleri',
  'Travel Tips': 'Seyahat İpuçları',
  Maintenance: 'Bakım',
  Insurance: 'Sigorta',
  'Road Safety': 'Yol Güvenliği',
  'Car Tech': 'Araç Teknolojisi',
  'Company News': 'Şirketten Haberler',
  'Industry News': 'Sektör Haberleri',
};

export const tr = {
  categories,
  readingTime: (minutes: number) => `${minutes} dk okuma`,
};
