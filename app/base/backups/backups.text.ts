/** Texts of backups: the settings' section in Turkish, the API in English. */
import { businessNow } from '#app/lib/dates.ts';
import { inLanguages, type Language } from '#app/lib/language.ts';
import { staffLongDate } from '#app/lib/staff-dates.ts';
import { whenUsed } from '#app/lib/when-used.ts';
import type { BackupFailure } from './backups.schema.ts';

const SIZES = {
  tr: whenUsed(() => new Intl.NumberFormat('tr-TR', { maximumSignificantDigits: 3 })),
  en: whenUsed(() => new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 })),
};

const english = {
  title: 'Backups',
  lead: {
    nightly: 'A backup is made every night at 03:00; the last 7 are kept.',
    byHand: 'Nightly backups are off (BACKUPS=off); the last 7 are kept.',
  },
  make: 'Back up now',
  making: (percent: number) => `Backing up: ${percent}%`,
  progress: 'Progress of the backup',
  made: 'Backup made.',
  last: (instant: string, bytes: number) =>
    `Last backup: ${momentText(instant, 'en')}, ${sizeText(bytes, 'en')}`,
  none: 'No backup yet.',
  list: 'Backups kept',
  moment: (instant: string) => momentText(instant, 'en'),
  size: (bytes: number) => sizeText(bytes, 'en'),
  download: 'Download',
  downloadOf: (instant: string) => `Download the backup of ${momentText(instant, 'en')}`,
  loadFailed: 'The backups could not be read.',
  retry: 'Try again',
  beginFailed: 'The backup could not be made. Please try again.',
  downloadFailed: 'The backup could not be downloaded. Please try again.',
  noRoom: 'The disk has no room for a backup. Free some space and try again.',
  lastFailure: ({ at, reason }: BackupFailure) =>
    reason === 'no-room'
      ? `The backup of ${momentText(at, 'en')} failed: the disk has no room.`
      : `The backup of ${momentText(at, 'en')} failed. The reason is in the server’s log.`,
};

export const backupsText = inLanguages('tr', english, {
  title: 'Yedekler',
  lead: {
    nightly: 'Her gece saat 03.00’te bir yedek alınır; son 7 yedek saklanır.',
    byHand: 'Gece yedekleri kapalı (BACKUPS=off); son 7 yedek saklanır.',
  },
  make: 'Yedek al',
  making: (percent: number) => `Yedek alınıyor: %${percent}`,
  progress: 'Yedeğin ilerlemesi',
  made: 'Yedek alındı.',
  last: (instant: string, bytes: number) =>
    `Son yedek: ${momentText(instant, 'tr')}, ${sizeText(bytes, 'tr')}`,
  none: 'Henüz yedek yok.',
  list: 'Saklanan yedekler',
  moment: (instant: string) => momentText(instant, 'tr'),
  size: (bytes: number) => sizeText(bytes, 'tr'),
  download: 'İndir',
  downloadOf: (instant: string) => `İndir: ${momentText(instant, 'tr')} yedeği`,
  loadFailed: 'Yedekler okunamadı.',
  retry: 'Yeniden dene',
  beginFailed: 'Yedek alınamadı. Lütfen tekrar deneyin.',
  downloadFailed: 'Yedek indirilemedi. Lütfen tekrar deneyin.',
  noRoom: 'Diskte yedek için yer yok. Yer açıp yeniden deneyin.',
  lastFailure: ({ at, reason }: BackupFailure) =>
    reason === 'no-room'
      ? `${momentText(at, 'tr')} yedeği alınamadı: diskte yer yok.`
      : `${momentText(at, 'tr')} yedeği alınamadı. Nedeni sunucunun günlüğünde.`,
});

const turkishApi = {
  running: 'Şu anda zaten bir yedek alınıyor',
  noRoom: 'Disk neredeyse dolu olduğundan yedek alınmadı',
  noSuchBackup: 'Yedek bulunamadı',
};

/** Answers of the API. */
export const backupsApiText = inLanguages('en', turkishApi, {
  running: 'A backup is being made already',
  noRoom: 'The disk is almost full, so no backup was made',
  noSuchBackup: 'Backup not found',
});

/** `22 Kasım 2026 03:00`. */
function momentText(instant: string, language: Language): string {
  const { date, time } = businessNow(new Date(instant));
  return `${staffLongDate(date, language)} ${time}`;
}

/** `12,4 MB`. */
function sizeText(bytes: number, language: Language): string {
  const units = [language === 'tr' ? 'bayt' : 'bytes', 'kB', 'MB', 'GB', 'TB'];
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1);
  return `${SIZES[language]().format(bytes / 1000 ** step)} ${units[step]}`;
}
