/** What dates are made of in Turkish. */
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
  /** From January on, in the case that a day before it needs. */
  months,
  shortMonths: months.map((month) => month.slice(0, 3)),
  /** From Sunday on. */
  weekdays: ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi'],
  shortWeekdays: ['Paz', 'Pzt', 'Sal', 'Çar', 'Per', 'Cum', 'Cmt'],
  /** `14 Temmuz`. No line of a page parts a day from its month. */
  dayMonth: (day: number, month: string) => `${day}\u00a0${month}`,
  /** `14 Temmuz 2026, Salı`. */
  fullDate: (date: string, weekday: string) => `${date}, ${weekday}`,
  /** `14 Tem Sal`, in the field of a day. */
  fieldDate: (date: string, weekday: string) => `${date} ${weekday}`,
  chooseDay: 'Gün seçin',
  /** `14 Temmuz 2026 10:00`. */
  dateTime: (date: string, time: string) => `${date} ${time}`,
  /** `8–12 Ara`. */
  daysOfMonth: (first: number, last: string) => `${first}–${last}`,
};

declare module '../words/catalogue.ts' {
  interface SiteTexts {
    dates: typeof tr;
  }
}
