import type { tr } from './tr.ts';

export const de: typeof tr = {
  table: (number) => `Tabelle ${number}`,
  video: 'Video',
};
