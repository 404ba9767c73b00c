import type { en } from './unshown-post.text.en.ts';

export const tr: typeof en = {
  pageTitle: (title: string) => `Önizleme: ${title}`,
  title: 'Önizleme: yayında değil.',
  states: {
    draft: 'Bu bir taslak; yalnızca oturum açan yöneticiler görebilir.',
    archived: 'Bu yazı arşivde; yalnızca oturum açan yöneticiler görebilir.',
  },
  scheduled: (moment: string) => `İstanbul saatiyle ${moment} olduğunda kendiliğinden görünür.`,
  edit: 'Yazıyı düzenle',
};
