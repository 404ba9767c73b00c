import { businessNow } from '#app/lib/dates/dates.ts';
import { staffLongDate } from '#app/lib/dates/staff-dates.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { BackupFailure, LastRestore } from '../backups.schema.ts';
import type { tr } from './tr.ts';

const SIZES = {
  tr: makeOnFirstUse(() => new Intl.NumberFormat('tr-TR', { maximumSignificantDigits: 3 })),
  en: makeOnFirstUse(() => new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })),
};

/** Formats an instant: `22 Kasım 2026 03:00`. */
function momentText(instant: string, language: Language): string {
  const { date, time } = businessNow(new Date(instant));
  return `${staffLongDate(date, language)} ${time}`;
}

/** Formats a size: `12,4 MB`. */
function sizeText(bytes: number, language: Language): string {
  const units = [language === 'tr' ? 'bayt' : 'bytes', 'kB', 'MB', 'GB', 'TB'];
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${SIZES[language]().format(bytes / 1000 ** step)} ${units[step]}`;
}

export const en: typeof tr = {
  screen: {
    title: 'Backups',
    lead: {
      nightly: 'A backup is made every night at 03:00; the last 7 are kept.',
      byHand: 'Nightly backups are off (BACKUPS=off); the last 7 are kept.',
    },
    make: 'Back up now',
    making: 'Backing up…',
    made: 'Backup made.',
    last: (instant: string, bytes: number) =>
      `Last backup: ${momentText(instant, 'en')}, ${sizeText(bytes, 'en')}`,
    none: 'No backup yet.',
    list: 'Stored backups',
    columns: { made: 'Made', size: 'Size', actions: 'Actions' },
    moment: (instant: string) => momentText(instant, 'en'),
    size: (bytes: number) => sizeText(bytes, 'en'),
    download: 'Download',
    downloadOf: (instant: string) => `Download the backup of ${momentText(instant, 'en')}`,
    loadFailed: 'The backups could not be read.',
    retry: 'Try again',
    beginFailed: 'The backup could not be made. Please try again.',
    downloadFailed: 'The backup could not be downloaded. Please try again.',
    noRoom: 'There is no space on the disk for a backup. Free some space and try again.',
    lastFailure: ({ at, reason }: BackupFailure) =>
      reason === 'no-room'
        ? `The backup of ${momentText(at, 'en')} failed: no space on the disk.`
        : `The backup of ${momentText(at, 'en')} failed. The reason is in the server’s log.`,
    restored: ({ at, madeAt }: LastRestore) =>
      `Restored on ${momentText(at, 'en')} from the backup of ${momentText(madeAt, 'en')}.`,
    shut: (names: string[]) =>
      `These accounts were enabled in the backup and are now disabled: ${names.join(', ')}. You can enable them again under Users.`,
    opened: (names: string[]) =>
      `No other owner could sign in, so these accounts were enabled again: ${names.join(', ')}.`,
    named: (names: string[]) =>
      `These customers were anonymised after the backup and have their names again: ${names.join(', ')}. Please anonymise them again.`,
  },
  refusals: {
    running: 'A backup is already being made',
    noRoom: 'The disk is almost full, so no backup was made',
    noSuchBackup: 'Backup not found',
  },
};
