/**
 * Reports of the office to authorities (decision 032). The police's KABİS gets each hand-over and each
 * return of a rental, the ministry's U-ETDS each transfer.
 */

import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import { isDoubtfulId } from '#app/operations/handovers/documents/identity-number.rules.ts';
import { DRIVER_FIELDS } from '#app/operations/handovers/handover.rules.ts';

export const SHEETS = ['kabis', 'uetds'] as const;
export type Sheet = (typeof SHEETS)[number];

/** The systems are called so in every language. */
export const sheetNames: Record<Sheet, string> = { kabis: 'KABİS', uetds: 'U-ETDS' };

/** Hand-over and return are two reports: KABİS holds a rental open until its end is reported. */
export const FILING_KINDS = ['out', 'back', 'transfer'] as const;
export type FilingKind = (typeof FILING_KINDS)[number];

/** Names of the reports in files and in the audit log, in the language of the business. */
export const filedNames: Record<FilingKind | 'cancelled', string> = {
  out: 'KABİS teslim',
  back: 'KABİS iade',
  transfer: 'U-ETDS',
  cancelled: 'U-ETDS iptal',
};

export interface Days {
  from: IsoDate;
  to: IsoDate;
}

/** Limit of a list, in days. The reminder counts as many. */
export const MAX_DAYS = 31;

/**
 * Days that the reminder counts and the list shows first, up to tomorrow: a transfer is reported an hour
 * before it begins, and the office sleeps before the transfers of the night.
 */
export function reminderDays(today: IsoDate): Days {
  const to = addDays(today, 1);
  return { from: addDays(to, 1 - MAX_DAYS), to };
}

/** True if the days are in order and one list can show them. */
export function areShowable({ from, to }: Days): boolean {
  const after = calendarDaysBetween(from, to);
  return after >= 0 && after < MAX_DAYS;
}

/** Moves the other end of the days if the chosen end made them too many or turned them around. */
export function fitDays(days: Days, chosen: keyof Days): Days {
  const { from, to } = days;
  if (areShowable(days)) return days;
  const most = MAX_DAYS - 1;
  if (chosen === 'from') return { from, to: to < from ? from : addDays(from, most) };
  return { from: to < from ? to : addDays(to, -most), to };
}

/** KABİS asks of each driver what a hand-over records. */
type DriverField = (typeof DRIVER_FIELDS)[number];

/** `passengers`: their names. `checkId`: a Turkish identity number has the wrong check digits. */
export const MISSING = [...DRIVER_FIELDS, 'drivers', 'passengers', 'checkId'] as const;
export type Missing = (typeof MISSING)[number];

/**
 * Fields that the office can still fill in for a report. A return needs no more than its record has.
 * Ignores fields that were erased for privacy and fields that Kervan does not store.
 */
export function missingOf({
  kind,
  forgotten,
  drivers,
  known,
  passengers,
}: {
  kind: FilingKind;
  forgotten: boolean;
  /** Drivers that the hand-over recorded. */
  drivers: readonly Record<DriverField, string | null>[];
  /** Number of people that the booking names. */
  known: number;
  passengers: number | null;
}): Missing[] {
  if (forgotten || kind === 'back') return [];
  if (kind === 'transfer') return known < (passengers ?? 0) ? ['passengers'] : [];
  if (drivers.length === 0) return ['drivers'];
  const empty: Missing[] = DRIVER_FIELDS.filter((field) =>
    drivers.some((driver) => !driver[field]),
  );
  return drivers.some(isDoubtfulId) ? [...empty, 'checkId'] : empty;
}
