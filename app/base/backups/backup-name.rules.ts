import { businessInstant, businessNow, isWallClock, wallClock } from '#app/lib/dates/dates.ts';

/** Number of backups that are kept, nightly and manual together. */
export const KEPT_BACKUPS = 7;

const NAME = /^kervan-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(?:-(\d{1,3}))?\.tar$/;

/**
 * Returns an unused name, such as `kervan-2026-11-22-0300.tar` for 03:00 in Istanbul. A second
 * backup in the same minute gets a number.
 */
export function newBackupName(now: Date, taken: readonly string[]): string {
  const { date, time } = businessNow(now);
  const stem = `kervan-${date}-${time.replace(':', '')}`;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${stem}.tar` : `${stem}-${number}.tar`;
    if (!taken.includes(name)) return name;
  }
}

/** Returns the time in a backup's name; null if it is not the name of a backup. */
export function backupMadeAt(name: string): Date | null {
  const [, date = '', hours, minutes] = NAME.exec(name) ?? [];
  const moment = wallClock(date, `${hours}:${minutes}`);
  return isWallClock(moment) ? businessInstant(moment) : null;
}

/** Returns the backups, newest first, without other files. */
export function sortBackups<B extends { name: string }>(
  files: readonly B[],
): (B & { madeAt: Date })[] {
  return files
    .flatMap((file) => {
      const madeAt = backupMadeAt(file.name);
      return madeAt ? [{ ...file, madeAt }] : [];
    })
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime() || numberOf(b.name) - numberOf(a.name));
}

function numberOf(name: string): number {
  return Number(NAME.exec(name)?.[4] ?? 1);
}

const NIGHT = '03:00';
const DAY_MS = 86_400_000;

/** Returns the last 03:00 in Istanbul, which may be now. */
export function lastNight(now: Date): Date {
  const today = businessInstant(wallClock(businessNow(now).date, NIGHT));
  if (today <= now) return today;
  const yesterday = businessNow(new Date(now.getTime() - DAY_MS)).date;
  return businessInstant(wallClock(yesterday, NIGHT));
}

/** Returns the first 03:00 in Istanbul after now. */
export function nextNight(now: Date): Date {
  const tomorrow = businessNow(new Date(lastNight(now).getTime() + DAY_MS)).date;
  return businessInstant(wallClock(tomorrow, NIGHT));
}
