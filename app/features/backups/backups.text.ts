/** Texts of backups: the settings' section in Turkish, the API in English. */
import { businessNow, formatLongDate } from '#app/lib/dates.ts';
import type { BackupFailure } from './backups.schema.ts';

const size = new Intl.NumberFormat('tr-TR', { maximumSignificantDigits: 3 });
const UNITS = ['bayt', 'kB', 'MB', 'GB', 'TB'];

export const backupsText = {
  title: 'Yedekler',
  lead: {
    nightly: 'Her gece saat 03.00’te bir yedek alınır; son 7 yedek saklanır.',
    byHand: 'Gece yedekleri kapalı (BACKUPS=off); son 7 yedek saklanır.',
  },
  make: 'Yedek al',
  making: (percent: number) => `Yedek alınıyor: %${percent}`,
  progress: 'Yedeğin ilerlemesi',
  made: 'Yedek alındı.',
  last: (instant: string, bytes: number) => `Son yedek: ${momentText(instant)}, ${sizeText(bytes)}`,
  none: 'Henüz yedek yok.',
  list: 'Saklanan yedekler',
  moment: momentText,
  size: sizeText,
  download: 'İndir',
  downloadOf: (instant: string) => `İndir: ${momentText(instant)} yedeği`,
  loadFailed: 'Yedekler okunamadı.',
  retry: 'Yeniden dene',
  beginFailed: 'Yedek alınamadı. Lütfen tekrar deneyin.',
  downloadFailed: 'Yedek indirilemedi. Lütfen tekrar deneyin.',
  alreadyRunning: 'Şu anda zaten bir yedek alınıyor.',
  noRoom: 'Diskte yedek için yer yok. Yer açıp yeniden deneyin.',
  lastFailure: ({ at, reason }: BackupFailure) =>
    reason === 'no-room'
      ? `${momentText(at)} yedeği alınamadı: diskte yer yok.`
      : `${momentText(at)} yedeği alınamadı. Nedeni sunucunun günlüğünde.`,
  api: {
    running: 'A backup is being made already',
    noRoom: 'The disk is almost full, so no backup was made',
    noSuchBackup: 'Backup not found',
  },
};

/** `22 Kasım 2026 03:00`. */
function momentText(instant: string): string {
  const { date, time } = businessNow(new Date(instant));
  return `${formatLongDate(date)} ${time}`;
}

/** `12,4 MB`. */
function sizeText(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  return `${size.format(bytes / 1000 ** step)} ${UNITS[step]}`;
}
