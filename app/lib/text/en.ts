import type { tr } from './tr.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const en: typeof tr = {
  months,
  shortMonths: months.map((month) => month.slice(0, 3)),
  weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  shortWeekdays: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
  dayMonth: (day, month) => `${day}\u00a0${month}`,
  // British English has no comma after the weekday.
  fullDate: (date, weekday) => `${weekday} ${date}`,
  fieldDate: (date, weekday) => `${weekday} ${date}`,
  chooseDay: 'Choose a day',
  dateTime: (date, time) => `${date}, ${time}`,
  daysOfMonth: (first, last) => `${first}–${last}`,
};
