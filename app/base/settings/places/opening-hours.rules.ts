import { parseClockTime } from '#app/lib/dates/dates.ts';

export const WEEKDAYS = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * Opening and closing time, `HH:MM`. A closing time that is not later than the opening time belongs
 * to the next morning.
 */
interface Hours {
  opens: string;
  /** `24:00` is the end of the day. */
  closes: string;
}

const END_OF_DAY = '24:00';

/**
 * Returns a typed closing time as HH:MM; null if it is no time. Midnight is the end of the day
 * (`24:00`), not its beginning.
 */
export function parseClosingTime(typed: string): string | null {
  if (/^\s*24\s*[:.]?\s*(?:00)?\s*$/.test(typed)) return END_OF_DAY;
  const time = parseClockTime(typed);
  return time === '00:00' ? END_OF_DAY : time;
}

/** Returns true for hours from 00:00 to 24:00. */
export function isAroundTheClock({ opens, closes }: Hours): boolean {
  return opens === '00:00' && closes === END_OF_DAY;
}

/**
 * Returns the closing time for structured data, which has no 24:00. Search engines take 23:59 for
 * the end of a day
 * (https://developers.google.com/search/docs/appearance/structured-data/local-business).
 */
export function closesInStructuredData(closes: string): string {
  return closes === END_OF_DAY ? '23:59' : closes;
}

export interface OpeningHours extends Hours {
  days: Weekday[];
}

/**
 * Successive days with the same hours, earliest first: two around a noon break, none on days off.
 */
export interface HoursRow {
  first: Weekday;
  last: Weekday;
  hours: Hours[];
}

/** Returns the week in rows such as Monday to Friday 08:00–18:00, Saturday and Sunday closed. */
export function weekRows(openingHours: OpeningHours[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of WEEKDAYS) {
    const hours = openingHours
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((a, b) => (a.opens < b.opens ? -1 : 1));
    const row = rows.at(-1);
    if (row && isSame(row.hours, hours)) row.last = day;
    else rows.push({ first: day, last: day, hours });
  }
  return rows;
}

function isSame(a: Hours[], b: Hours[]): boolean {
  return (
    a.length === b.length &&
    a.every(({ opens, closes }, i) => opens === b[i]?.opens && closes === b[i]?.closes)
  );
}

export interface HoursOverlap {
  /** Indexes in the list. `row` is the later row. */
  row: number;
  other: number;
  /** The first day of row `other` on which the two rows overlap. */
  day: Weekday;
}

/**
 * Returns the rows that overlap an earlier row, also after midnight. 09:00–12:00 and 12:00–18:00 do
 * not overlap.
 */
export function overlappingHours(openingHours: OpeningHours[]): HoursOverlap[] {
  return openingHours.flatMap((hours, row) => {
    for (const [other, earlier] of openingHours.slice(0, row).entries()) {
      const day = WEEKDAYS.find(
        (each) =>
          earlier.days.includes(each) &&
          hours.days.some((own) => meet(weekMinutes(own, hours), weekMinutes(each, earlier))),
      );
      if (day) return [{ row, other, day }];
    }
    return [];
  });
}

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Returns minutes from the start of the week. The night after Sunday ends after the week. */
function weekMinutes(day: Weekday, { opens, closes }: Hours): { from: number; to: number } {
  const midnight = WEEKDAYS.indexOf(day) * DAY;
  const from = midnight + minutesOf(opens);
  const to = midnight + minutesOf(closes);
  return { from, to: to > from ? to : to + DAY };
}

/** Returns true if two spans overlap. The week after Sunday starts again with Monday. */
function meet(a: { from: number; to: number }, b: { from: number; to: number }): boolean {
  return [-WEEK, 0, WEEK].some((shift) => a.from < b.to + shift && b.from + shift < a.to);
}

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number);
  return (hours ?? 0) * 60 + (minutes ?? 0);
}

/** Returns a row from 09:00 to 18:00 for the days without hours. */
export function newHours(openingHours: readonly OpeningHours[]): OpeningHours {
  const free = WEEKDAYS.filter((day) => !openingHours.some(({ days }) => days.includes(day)));
  return { days: free, opens: '09:00', closes: '18:00' };
}
