import type { Role } from '#app/base/auth/auth.schema.ts';
import type { CurrentRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';

/** Kinds in the order of the list: those that cost bookings come first. */
export const READINESS_KINDS = [
  'unfit-settings',
  'first-password',
  'proxy-not-trusted',
  'no-cars',
  'no-zones',
  'cars-without-price',
  'cars-without-photo',
  'seasons-ending',
  'stale-rates',
  'backup-due',
  'mail-failing',
  'placeholder-contact',
  'return-charges-empty',
  'untranslated-cars',
  'untranslated-zones',
  'untranslated-settings',
] as const;
export type ReadinessKind = (typeof READINESS_KINDS)[number];

/** Kinds of tasks that only owners can do. */
const OWNER_KINDS: readonly ReadinessKind[] = [
  'unfit-settings',
  'proxy-not-trusted',
  'backup-due',
  'mail-failing',
  'placeholder-contact',
  'return-charges-empty',
  'untranslated-settings',
];

/** Returns the kinds of tasks that a role can do. */
export function kindsFor(role: Role): ReadinessKind[] {
  return READINESS_KINDS.filter((kind) => role === 'owner' || !OWNER_KINDS.includes(kind));
}

export interface ReadinessItem {
  id: string;
  title: string;
  note: string | null;
}

const DAY_MS = 86_400_000;
/** Days before and after a season's end in which a missing next season is a task. */
const SEASON_NOTICE_DAYS = 60;
/**
 * Largest age in days of fresh rates of the European Central Bank. The bank publishes on working
 * days, and its longest pause, over Easter, takes five days.
 */
const RATES_FRESH_DAYS = 6;

/**
 * Returns a car's last season if it ends within 60 days or ended in the last 60 days. Otherwise,
 * and while the season has not begun, returns null.
 */
export function lastSeasonEnding<S extends { startDate: IsoDate; endDate: IsoDate }>(
  seasons: S[],
  today: IsoDate,
): S | null {
  const last = seasons.reduce<S | null>((a, b) => (a && a.endDate > b.endDate ? a : b), null);
  if (!last || last.startDate > today) return null;
  const soon = last.endDate <= addDays(today, SEASON_NOTICE_DAYS);
  return soon && last.endDate >= addDays(today, -SEASON_NOTICE_DAYS) ? last : null;
}

/** Days of work that staff can repeat from memory. */
const BACKUP_DAYS = 7;

/**
 * Returns true if a backup is due: the last is older than a week, or none exists a week after the
 * first account was created. Returns false if BACKUPS is off, because the database server then
 * makes the backups.
 */
export function isBackupDue({
  last,
  since,
  nightly,
  now,
}: {
  last: Date | null;
  since: Date | null;
  nightly: boolean;
  now: Date;
}): boolean {
  const from = last ?? since;
  return nightly && from !== null && now.getTime() - from.getTime() > BACKUP_DAYS * DAY_MS;
}

export type RatesProblem = 'defaults' | 'old' | 'failed';

/** Returns the problem of the current rates; null if they are fresh or were set manually. */
export function ratesProblem(
  current: Pick<CurrentRates, 'source' | 'asOf'>,
  { lastError, today }: { lastError: string | null; today: IsoDate },
): RatesProblem | null {
  if (current.source === 'default') return 'defaults';
  if (current.source === 'manual') return null;
  const age = current.asOf ? calendarDaysBetween(current.asOf, today) : Number.POSITIVE_INFINITY;
  if (age > RATES_FRESH_DAYS) return 'old';
  return lastError === null ? null : 'failed';
}
