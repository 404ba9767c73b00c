import type { tr } from './markup.text.tr.ts';

export const en: typeof tr = {
  table: (number) => `Table ${number}`,
  video: 'Video',
};
