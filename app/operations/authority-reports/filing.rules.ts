/**
 * Reports of the office to authorities (decision 032): each hand-over and return of a rental to the
 * police (KABİS), each transfer to the ministry (U-ETDS).
 */

import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import { isDoubtfulId } from '#app/operations/handovers/documents/identity-number.rules.ts';
import { DRIVER_FIELDS } from '#app/operations/handovers/handover.rules.ts';

export const SHEETS = ['kabis', 'uetds'] as const;
export type Sheet = (typeof SHEETS)[number];

/** Names of the systems, the same in every language. */
export const sheetNames: Record<Sheet, string> = { kabis: 'KABİS', uetds: 'U-ETDS' };

/**
 * Hand-over and return are two reports because a rental is open in KABİS until its end is reported.
 */
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

/** Maximum number of days in a list, and number of days of the reminder. */
export const MAX_DAYS = 31;

/**
 * Returns the days that the reminder counts and the list shows first: 31 days up to tomorrow.
 * Tomorrow is included because a transfer is reported an hour before it begins, and nobody is in
 * the office before the transfers of the night.
 */
export function reminderDays(today: IsoDate): Days {
  const to = addDays(today, 1);
  return { from: addDays(to, 1 - MAX_DAYS), to };
}

/** Returns true if the days are in order and at most `MAX_DAYS`. */
export function areShowable({ from, to }: Days): boolean {
  const after = calendarDaysBetween(from, to);
  return after >= 0 && after < MAX_DAYS;
}

/**
 * Returns days that one list can show. Moves the end that was not chosen if the days are too many
 * or in the wrong order.
 */
export function fitDays(days: Days, chosen: keyof Days): Days {
  const { from, to } = days;
  if (areShowable(days)) return days;
  const most = MAX_DAYS - 1;
  if (chosen === 'from') return { from, to: to < from ? from : addDays(from, most) };
  return { from: to < from ? to : addDays(to, -most), to };
}

/** Field that KABİS requires of each driver. A hand-over records every such field. */
type DriverField = (typeof DRIVER_FIELDS)[number];

/**
 * `passengers`: some names of passengers are unknown. `checkId`: a Turkish identity number has
 * wrong check digits.
 */
export const MISSING = [...DRIVER_FIELDS, 'drivers', 'passengers', 'checkId'] as const;
export type Missing = (typeof MISSING)[number];

/**
 * Returns what staff can still add to a report. Empty for a return, which needs no more than its
 * record, and for an erased record. Ignores fields that Kervan does not store.
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
