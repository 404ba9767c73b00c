import { inLanguages } from '#app/lib/language.ts';

const turkish = {
  pageTitle: (title: string) => `Önizleme: ${title}`,
  title: 'Önizleme: yayında değil.',
  states: {
    draft: 'Bu bir taslak; yalnızca oturum açan yöneticiler görebilir.',
    archived: 'Bu yazı arşivde; yalnızca oturum açan yöneticiler görebilir.',
  },
  scheduled: (moment: string) => `İstanbul saatiyle ${moment} olduğunda kendiliğinden görünür.`,
  edit: 'Yazıyı düzenle',
};

/** Above a post that only staff see. English, as the screens that lead there. */
export const unshownPostText = inLanguages('en', turkish, {
  pageTitle: (title: string) => `Preview: ${title}`,
  title: 'Preview: not published.',
  states: {
    draft: 'This is a draft; only signed-in staff can see it.',
    archived: 'This post is archived; only signed-in staff can see it.',
  },
  scheduled: (moment: string) => `It will appear by itself on ${moment}, Istanbul time.`,
  edit: 'Edit post',
});
