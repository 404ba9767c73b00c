/** Above a post that only staff see. English, as the screens that lead there. */
export const en = {
  pageTitle: (title: string) => `Preview: ${title}`,
  title: 'Preview: not published.',
  states: {
    draft: 'This is a draft; only signed-in staff can see it.',
    archived: 'This post is archived; only signed-in staff can see it.',
  },
  scheduled: (moment: string) => `It will appear by itself on ${moment}, Istanbul time.`,
  edit: 'Edit post',
};
