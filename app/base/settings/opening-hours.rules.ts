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

/** From when to when; `HH:MM`, which compares as a string. */
interface Hours {
  opens: string;
  closes: string;
}

/** The same hours on some days of the week. */
export interface OpeningHours extends Hours {
  days: Weekday[];
}

/** Successive days with the same hours, earliest first: two around a noon break, none on days off. */
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
 * Rows that overlap a row above them on a day they share. Half-open: 09:00–12:00 and 12:00–18:00 do
 * not overlap.
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

/** A new row of opening hours: the days that have none yet. */
export function newHours(openingHours: readonly OpeningHours[]): OpeningHours {
  const free = WEEKDAYS.filter((day) => !openingHours.some(({ days }) => days.includes(day)));
  return { days: free, opens: '09:00', closes: '18:00' };
}
