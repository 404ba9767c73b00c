import { ru as names } from 'react-day-picker/locale/ru';
import type { tr } from './trip-calendar.text.tr.ts';

export const ru: typeof tr = {
  locale: names,
  label: 'Выбор дат',
  pickupDate: 'Выберите день получения',
  returnDate: 'Выберите день возврата',
  previousMonth: 'Предыдущий месяц',
  nextMonth: 'Следующий месяц',
  today: 'сегодня',
  selected: 'выбрано',
  full: 'занято',
  fullNote: 'В зачёркнутые дни автомобиль занят.',
  done: 'Готово',
  close: 'Закрыть',
};
