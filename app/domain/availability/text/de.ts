import { de as settings } from '#app/base/settings/text/de.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';

const days = (count: number) => `${count} ${count === 1 ? 'Tag' : 'Tage'}`;

export const de: SiteTexts['letting'] = {
  closed: (until) => `Bis einschließlich ${until} keine Abholung`,
  tooShort: (count) => `Mindestmietdauer an diesen Tagen: ${days(count)}`,
  tooLong: (count) => `Höchstmietdauer an diesen Tagen: ${days(count)}`,
  pickupWeekday: (weekday) => `${settings.weekdays[weekday]}s keine Abholung`,
  returnWeekday: (weekday) => `${settings.weekdays[weekday]}s keine Rückgabe`,
  named: (name, reason) => `${name}: ${reason}`,
};
