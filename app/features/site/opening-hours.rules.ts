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

/** Days in a row with the same hours; `hours` is null on days off. */
export interface HoursRow {
  first: Weekday;
  last: Weekday;
  hours: { opens: string; closes: string } | null;
}

/** The week as people read it: Monday to Friday 08:00–18:00, Saturday and Sunday closed. */
export function weekRows(openingHours: OpeningHours[]): HoursRow[] {
  const rows: HoursRow[] = [];
  for (const day of WEEKDAYS) {
    const found = openingHours.find((entry) => entry.days.includes(day));
    const hours = found ? { opens: found.opens, closes: found.closes } : null;
    const row = rows.at(-1);
    if (row && row.hours?.opens === hours?.opens && row.hours?.closes === hours?.closes) {
      row.last = day;
    } else {
      rows.push({ first: day, last: day, hours });
    }
  }
  return rows;
}
