/** What a booking has that a visitor's request does not say, whether it comes pasted or by the API. */
import {
  addDays,
  type ClockTime,
  type IsoDate,
  type WallClock,
  wallClock,
} from '#app/lib/dates.ts';

const LAST_HOUR = 23;

/** 'Ayşe Nur Yılmaz': the last word is the last name; who gives one word has none. */
export function splitName(fullName: string): { name: string; surname: string } {
  const words = fullName.trim().split(/\s+/);
  const surname = words.length > 1 ? (words.pop() ?? '') : '';
  return { name: words.join(' '), surname };
}

/** When a transfer ends, for all that is known: visitors are not asked how long the way is. */
export function anHourAfter(date: IsoDate, time: ClockTime): WallClock {
  const hour = Number(time.slice(0, 2));
  if (hour === LAST_HOUR) return wallClock(addDays(date, 1), `00${time.slice(2)}`);
  return wallClock(date, `${String(hour + 1).padStart(2, '0')}${time.slice(2)}`);
}
