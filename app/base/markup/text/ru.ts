import type { tr } from './tr.ts';

export const ru: typeof tr = {
  table: (number) => `Таблица ${number}`,
  video: 'Видео',
};
