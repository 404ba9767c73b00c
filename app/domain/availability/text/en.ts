import { en as settings } from '#app/base/settings/text/en.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';

const days = (count: number) => `${count} ${count === 1 ? 'day' : 'days'}`;

export const en: SiteTexts['letting'] = {
  closed: (until) => `No pickups up to and including ${until}`,
  tooShort: (count) => `Minimum rental on these dates: ${days(count)}`,
  tooLong: (count) => `Maximum rental on these dates: ${days(count)}`,
  pickupWeekday: (weekday) => `No pickups on ${settings.weekdays[weekday]}s`,
  returnWeekday: (weekday) => `No returns on ${settings.weekdays[weekday]}s`,
  named: (name, reason) => `${name}: ${reason}`,
};
