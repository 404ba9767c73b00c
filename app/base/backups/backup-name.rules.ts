/** Names of backup files, `kervan-2026-11-22-0300.tar` by Istanbul's clock, and the nights of backups. */
import { businessInstant, businessNow, isWallClock, wallClock } from '#app/lib/dates/dates.ts';

/** Nightly backups and those by hand together. */
export const KEPT_BACKUPS = 7;

const NAME = /^kervan-(\d{4}-\d{2}-\d{2})-(\d{2})(\d{2})(?:-(\d{1,3}))?\.tar$/;

/** A name that is still free; a second one of the same minute gets a number. */
export function newBackupName(now: Date, taken: readonly string[]): string {
  const { date, time } = businessNow(now);
  const stem = `kervan-${date}-${time.replace(':', '')}`;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? `${stem}.tar` : `${stem}-${number}.tar`;
    if (!taken.includes(name)) return name;
  }
}

/** The minute in a backup's name; null for any other file. */
export function backupMadeAt(name: string): Date | null {
  const [, date = '', hours, minutes] = NAME.exec(name) ?? [];
  const moment = wallClock(date, `${hours}:${minutes}`);
  return isWallClock(moment) ? businessInstant(moment) : null;
}

/** Backups, newest first; files with other names are left out. */
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

/** The last three o'clock at night that has passed. */
export function lastNight(now: Date): Date {
  const today = businessInstant(wallClock(businessNow(now).date, NIGHT));
  if (today <= now) return today;
  const yesterday = businessNow(new Date(now.getTime() - DAY_MS)).date;
  return businessInstant(wallClock(yesterday, NIGHT));
}

/** The next one. */
export function nextNight(now: Date): Date {
  const tomorrow = businessNow(new Date(lastNight(now).getTime() + DAY_MS)).date;
  return businessInstant(wallClock(tomorrow, NIGHT));
}
