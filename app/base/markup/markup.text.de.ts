import type { tr } from './markup.text.tr.ts';

export const de: typeof tr = {
  table: (number) => `Tabelle ${number}`,
  video: 'Video',
};
