import type { OpeningHours } from './settings.schema.ts';

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

/** From when to when on one day; `HH:MM`, which compares as a string. */
export interface Hours {
  opens: string;
  closes: string;
}

/** Days in a row with the same hours, earliest first: two of them around a noon break, none on days off. */
export interface HoursRow {
  first: Weekday;
  last: Weekday;
  hours: Hours[];
}

/** The week as people read it: Monday to Friday 08:00–18:00, Saturday and Sunday closed. */
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
  /** Places in the list, from 0; `row` is the later one. */
  row: number;
  other: number;
  /** The first day on which the office would be open twice. */
  day: Weekday;
}

/**
 * Rows that say of one day twice that the office is open at a time, one for each row that overlaps
 * one above it. Half-open: 09:00–12:00 and 12:00–18:00 do not.
 */
export function overlappingHours(openingHours: OpeningHours[]): HoursOverlap[] {
  return openingHours.flatMap((hours, row) => {
    for (const [other, earlier] of openingHours.slice(0, row).entries()) {
      const meet = hours.opens < earlier.closes && earlier.opens < hours.closes;
      const day =
        meet && WEEKDAYS.find((each) => [hours, earlier].every(({ days }) => days.includes(each)));
      if (day) return [{ row, other, day }];
    }
    return [];
  });
}
