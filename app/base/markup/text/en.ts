import type { tr } from './tr.ts';

export const en: typeof tr = {
  table: (number) => `Table ${number}`,
  video: 'Video',
};
