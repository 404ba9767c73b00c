import { type IsoDate, isIsoDate, wallClock } from '#app/lib/dates/dates.ts';

/** Month of the business's calendar, such as `2026-07`. Months compare correctly as strings. */
export type Month = string;

/** Range of months, both included. */
export interface ReportPeriod {
  from: Month;
  to: Month;
}

/** Longest period that a chart can still show. */
export const MAX_REPORT_MONTHS = 60;

export function isMonth(value: unknown): value is Month {
  return typeof value === 'string' && /^\d{4}-\d{2}$/.test(value) && isIsoDate(`${value}-01`);
}

export function monthOf(date: IsoDate): Month {
  return date.slice(0, 7);
}

/** Returns the month that is `months` later, or earlier if `months` is negative. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  const monthNumber = String((count % 12) + 1).padStart(2, '0');
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${monthNumber}`;
}

/** Returns the months of a period, in order; at most one more than `MAX_REPORT_MONTHS`. */
export function monthsOf({ from, to }: ReportPeriod): Month[] {
  const months: Month[] = [];
  for (let month = from; month <= to && months.length <= MAX_REPORT_MONTHS; ) {
    months.push(month);
    month = addMonths(month, 1);
  }
  return months;
}

/** Returns the period of the same length that ends just before this period. */
export function periodBefore(period: ReportPeriod): ReportPeriod {
  const length = monthsOf(period).length;
  return { from: addMonths(period.from, -length), to: addMonths(period.to, -length) };
}

/** Returns the first midnight of a period and the midnight after its last day, as local times. */
export function boundsOf({ from, to }: ReportPeriod): { from: string; until: string } {
  return {
    from: wallClock(`${from}-01`, '00:00'),
    until: wallClock(`${addMonths(to, 1)}-01`, '00:00'),
  };
}

/** Returns the hours of a period. The business's time zone has no daylight saving time. */
export function hoursOf(period: ReportPeriod): number {
  const { from, until } = boundsOf(period);
  return (Date.parse(`${until}Z`) - Date.parse(`${from}Z`)) / 3_600_000;
}

/** Total of bookings that begin in the month `from` and end in the month `to`. */
interface Runs extends ReportPeriod {
  bookings: number;
  /** Hours of the bookings, and the part of these hours in the month `from`. */
  hours: number;
  hoursInFirst: number;
}

/** Returns the rented hours of each month; months without a rental are left out. */
export function hoursByMonth(runs: Runs[]): Map<Month, number> {
  const hours = new Map<Month, number>();
  const add = (month: Month, more: number) => hours.set(month, (hours.get(month) ?? 0) + more);
  for (const { from, to, bookings, hoursInFirst, hours: all } of runs) {
    add(from, hoursInFirst);
    let left = all - hoursInFirst;
    for (let month = addMonths(from, 1); month < to; month = addMonths(month, 1)) {
      const whole = bookings * hoursOf({ from: month, to: month });
      add(month, whole);
      left -= whole;
    }
    if (to > from) add(to, left);
  }
  return hours;
}

/**
 * Returns the growth from `before` to `now` as a share of `before`: null if `before` is 0, and 0 if
 * both values read the same.
 */
export function change(
  now: number,
  before: number,
  format: (value: number) => string,
): number | null {
  if (before === 0) return null;
  return format(now) === format(before) ? 0 : (now - before) / before;
}

/** Offered periods by the current month. The first one is the default. */
const PRESET_PERIODS = {
  last12: (month: Month) => ({ from: addMonths(month, -11), to: month }),
  last3: (month: Month) => ({ from: addMonths(month, -2), to: month }),
  thisMonth: (month: Month) => ({ from: month, to: month }),
  lastMonth: (month: Month) => ({ from: addMonths(month, -1), to: addMonths(month, -1) }),
  thisYear: (month: Month) => ({ from: `${month.slice(0, 4)}-01`, to: `${month.slice(0, 4)}-12` }),
};
export type Preset = keyof typeof PRESET_PERIODS;
export const PRESETS = Object.keys(PRESET_PERIODS) as Preset[];

export function presetPeriod(preset: Preset, today: IsoDate): ReportPeriod {
  return PRESET_PERIODS[preset](monthOf(today));
}

/** Returns the preset that equals the period on that day; null if there is none. */
export function presetOf({ from, to }: ReportPeriod, today: IsoDate): Preset | null {
  const same = (preset: Preset) => {
    const period = presetPeriod(preset, today);
    return period.from === from && period.to === to;
  };
  return PRESETS.find(same) ?? null;
}

/**
 * Returns the period of an address, which anyone may have edited. Invalid months become the last
 * twelve months. Months in the wrong order are swapped, and a period that is too long is shortened
 * at its start.
 */
export function readReportPeriod(params: URLSearchParams, today: IsoDate): ReportPeriod {
  const months = [params.get('from'), params.get('to')];
  if (!months.every(isMonth)) return presetPeriod('last12', today);
  const [from = '', to = ''] = months.sort();
  const earliest = addMonths(to, 1 - MAX_REPORT_MONTHS);
  return { from: from < earliest ? earliest : from, to };
}
