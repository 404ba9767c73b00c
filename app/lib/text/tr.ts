const months = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
];

export const tr = {
  /** Months from January, in the form used after a day. */
  months,
  shortMonths: months.map((month) => month.slice(0, 3)),
  /** Weekdays from Sunday. */
  weekdays: ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'],
  shortWeekdays: ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'],
  /** Returns `14 Temmuz` with a space that does not break. */
  dayMonth: (day: number, month: string) => `${day}\u00a0${month}`,
  fullDate: (date: string, weekday: string) => `${date}, ${weekday}`,
  fieldDate: (date: string, weekday: string) => `${date} ${weekday}`,
  chooseDay: 'Gün seçin',
  dateTime: (date: string, time: string) => `${date} ${time}`,
  daysOfMonth: (first: number, last: string) => `${first}–${last}`,
};

declare module '../words/catalogue.ts' {
  interface SiteTexts {
    dates: typeof tr;
  }
}
