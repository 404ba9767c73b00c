/**
 * What the office reports to authorities (decision 032). KABİS, of the police: that a vehicle was let,
 * and that it came back. U-ETDS, of the ministry: each transfer.
 */

import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';
import { DRIVER_FIELDS } from '#app/operations/handovers/handover.rules.ts';
import { isDoubtfulId } from '#app/operations/handovers/identity-number.rules.ts';

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

/** Days that are shown at once: what is older is not reminded of. */
export const MAX_DAYS = 31;

/**
 * Of the reminder: to tomorrow, since a transfer is reported an hour before it begins, and the office is
 * asleep before those of the night.
 */
export function reminderDays(today: IsoDate): Days {
  const to = addDays(today, 1);
  return { from: addDays(to, 1 - MAX_DAYS), to };
}

/** What was left undone yesterday, today, and what begins before tomorrow's office hours. */
export function usualDays(today: IsoDate): Days {
  return { from: addDays(today, -1), to: addDays(today, 1) };
}

/** In order, and not too many. */
export function areShowable({ from, to }: Days): boolean {
  const after = calendarDaysBetween(from, to);
  return after >= 0 && after < MAX_DAYS;
}

/** The days once one end of them was chosen: the other follows as far as it has to. */
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
 * What the office can still write into Kervan for a report. A return needs no more than its record has.
 * What was forgotten is not missing, and what Kervan has no place for is not either.
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
  /** Of the hand-over. */
  drivers: readonly Record<DriverField, string | null>[];
  /** How many people the booking names. */
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
