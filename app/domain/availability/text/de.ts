import type { SiteTexts } from '#app/lib/words/catalogue.ts';

const WEEKDAYS = {
  monday: 'Montags',
  tuesday: 'Dienstags',
  wednesday: 'Mittwochs',
  thursday: 'Donnerstags',
  friday: 'Freitags',
  saturday: 'Samstags',
  sunday: 'Sonntags',
};
const days = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;

export const de: SiteTexts['letting'] = {
  closed: (until) => `Bis einschließlich ${until} keine Abholung`,
  tooShort: (count) => `Mindestmietdauer an diesen Tagen: ${days(count)}`,
  tooLong: (count) => `Höchstmietdauer an diesen Tagen: ${days(count)}`,
  pickupWeekday: (weekday) => `${WEEKDAYS[weekday]} keine Abholung`,
  returnWeekday: (weekday) => `${WEEKDAYS[weekday]} keine Rückgabe`,
  named: (name, reason) => `${name}: ${reason}`,
};
