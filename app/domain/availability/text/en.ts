import type { SiteTexts } from '#app/lib/words/catalogue.ts';

const WEEKDAYS = {
  monday: 'Mondays',
  tuesday: 'Tuesdays',
  wednesday: 'Wednesdays',
  thursday: 'Thursdays',
  friday: 'Fridays',
  saturday: 'Saturdays',
  sunday: 'Sundays',
};
const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const en: SiteTexts['letting'] = {
  closed: (until) => `No pickups up to and including ${until}`,
  tooShort: (count) => `Minimum rental on these dates: ${days(count)}`,
  tooLong: (count) => `Maximum rental on these dates: ${days(count)}`,
  pickupWeekday: (weekday) => `No pickups on ${WEEKDAYS[weekday]}`,
  returnWeekday: (weekday) => `No returns on ${WEEKDAYS[weekday]}`,
  named: (name, reason) => `${name}: ${reason}`,
};
