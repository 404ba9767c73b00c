import { counted } from '#app/lib/words/plain-text.ts';
import type { tr } from './tr.ts';

export const ru: typeof tr = {
  categories: {
    'Car Reviews': 'Обзоры автомобилей',
    'Travel Tips': 'Советы путешественникам',
    Maintenance: 'Уход за автомобилем',
    Insurance: 'Страхование',
    'Road Safety': 'Безопасность на дороге',
    'Car Tech': 'Автотехнологии',
    'Company News': 'Новости компании',
    'Industry News': 'Новости отрасли',
  },
  readingTime: (minutes) => `${counted(minutes, 'мин')} чтения`,
};
