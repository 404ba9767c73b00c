import { counted } from '#app/lib/plain-text.ts';
import { russianPlural } from '#app/lib/plurals.ts';
import type { tr } from './search-bar.text.tr.ts';

export const ru: typeof tr = {
  label: 'Поиск автомобиля',
  place: 'Место получения и возврата',
  pickupLocation: 'Место получения',
  dropoffLocation: 'Место возврата',
  elsewhere: 'Верну в другом месте',
  pickupDate: 'Дата получения',
  // Always next to its date; «Время получения» would be cut off in its narrow field.
  pickupTime: 'Время',
  returnDate: 'Дата возврата',
  returnTime: 'Время',
  hours: { pickupTime: 'Время получения', returnTime: 'Время возврата' },
  submit: 'Найти авто',
  chooseDays: 'Выберите даты',
  change: 'Изменить',
  corrections: {
    pickupDate: 'Дата получения не может быть раньше сегодняшней.',
    pickupTime: 'Время получения уже прошло.',
    returnDate: 'Дата возврата должна быть хотя бы на день позже даты получения.',
    horizon: 'Забронировать можно не более чем на два года вперёд.',
    length: (days) =>
      `За один раз автомобиль можно взять не более чем на ${counted(days, russianPlural(days, 'день', 'дня', 'дней'))}.`,
  },
};
