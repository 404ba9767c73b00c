/** Tasks of staff before the site shows the business at its best: 'Kurulum'. */
import type { Role } from '#app/base/auth/auth.schema.ts';
import type { CurrentRates } from '#app/base/exchange-rates/exchange-rates.schema.ts';
import { addDays, calendarDaysBetween, type IsoDate } from '#app/lib/dates/dates.ts';

/** Kinds in the order of the list: those that cost bookings first. */
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

/** Tasks in the settings, which only owners may change. */
const OF_OWNERS: readonly ReadinessKind[] = [
  'unfit-settings',
  'proxy-not-trusted',
  'backup-due',
  'mail-failing',
  'placeholder-contact',
  'return-charges-empty',
  'untranslated-settings',
];

/** The tasks that a person can do. */
export function kindsFor(role: Role): ReadinessKind[] {
  return READINESS_KINDS.filter((kind) => role === 'owner' || !OF_OWNERS.includes(kind));
}

export interface ReadinessItem {
  id: string;
  title: string;
  note: string | null;
}

const DAY_MS = 86_400_000;
/** Days around today within which a season's end wants another after it. */
const SEASON_NOTICE_DAYS = 60;
/**
 * Days after which rates of the European Central Bank are old: it publishes on working days, and its
 * longest pause, over Easter, takes five.
 */
const RATES_FRESH_DAYS = 6;

/** A car's last season, when it ends soon or ended lately; null otherwise, also while it is to come. */
export function lastSeasonEnding<S extends { startDate: IsoDate; endDate: IsoDate }>(
  seasons: S[],
  today: IsoDate,
): S | null {
  const last = seasons.reduce<S | null>((a, b) => (a && a.endDate > b.endDate ? a : b), null);
  if (!last || last.startDate > today) return null;
  const soon = last.endDate <= addDays(today, SEASON_NOTICE_DAYS);
  return soon && last.endDate >= addDays(today, -SEASON_NOTICE_DAYS) ? last : null;
}

/** Staff can repeat from memory what they did in so many days. */
const BACKUP_DAYS = 7;

/**
 * Returns true if a backup is due: the last is older than a week, or none exists a week after the
 * first account was created. Never if BACKUPS is off: then the database server makes them.
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

/** Returns the problem of the rates in force; null if they are fresh. */
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
