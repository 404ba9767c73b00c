import type { tr } from './markup.text.tr.ts';

export const ru: typeof tr = {
  table: (number) => `Таблица ${number}`,
  video: 'Видео',
};
