import type { PostCategory } from '../post.rules.ts';

export const tr = {
  /** Names of the categories, which are stored and sent in English (spec, part 3). */
  categories: {
    'Car Reviews': 'Araç İncelemeleri',
    'Travel Tips': 'Seyahat İpuçları',
    Maintenance: 'Bakım',
    Insurance: 'Sigorta',
    'Road Safety': 'Yol Güvenliği',
    'Car Tech': 'Araç Teknolojisi',
    'Company News': 'Şirketten Haberler',
    'Industry News': 'Sektör Haberleri',
  } as Record<PostCategory, string>,
  readingTime: (minutes: number) => `${minutes} dk okuma`,
};
