/** Texts of backups for the settings' section and the API. */
import { businessNow } from '#app/lib/dates/dates.ts';
import { staffLongDate } from '#app/lib/dates/staff-dates.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { BackupFailure, LastRestore } from '../backups.schema.ts';

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

export const tr = {
  screen: {
    title: 'Yedekler',
    lead: {
      nightly: 'Her gece saat 03:00’te bir yedek alınır; son 7 yedek saklanır.',
      byHand: 'Gece yedekleri kapalı (BACKUPS=off); son 7 yedek saklanır.',
    },
    make: 'Yedek al',
    making: 'Yedek alınıyor…',
    made: 'Yedek alındı.',
    last: (instant: string, bytes: number) =>
      `Son yedek: ${momentText(instant, 'tr')}, ${sizeText(bytes, 'tr')}`,
    none: 'Henüz yedek yok.',
    list: 'Saklanan yedekler',
    columns: { made: 'Alındı', size: 'Boyut', actions: 'İşlemler' },
    moment: (instant: string) => momentText(instant, 'tr'),
    size: (bytes: number) => sizeText(bytes, 'tr'),
    download: 'İndir',
    downloadOf: (instant: string) => `İndir: ${momentText(instant, 'tr')} yedeği`,
    loadFailed: 'Yedekler okunamadı.',
    retry: 'Tekrar dene',
    beginFailed: 'Yedek alınamadı. Lütfen tekrar deneyin.',
    downloadFailed: 'Yedek indirilemedi. Lütfen tekrar deneyin.',
    noRoom: 'Diskte yedek için yer yok. Yer açıp tekrar deneyin.',
    lastFailure: ({ at, reason }: BackupFailure) =>
      reason === 'no-room'
        ? `${momentText(at, 'tr')} yedeği alınamadı: diskte yer yok.`
        : `${momentText(at, 'tr')} yedeği alınamadı. Nedeni sunucunun günlüğünde.`,
    restored: ({ at, madeAt }: LastRestore) =>
      `${momentText(at, 'tr')} tarihinde ${momentText(madeAt, 'tr')} yedeği geri yüklendi.`,
    shut: (names: string[]) =>
      `Yedekte açık olan şu hesaplar kapalı: ${names.join(', ')}. Kullanıcılar sayfasından yeniden açabilirsiniz.`,
    opened: (names: string[]) =>
      `Giriş yapabilen başka işletme sahibi kalmadığından şu hesaplar yeniden açıldı: ${names.join(', ')}.`,
    named: (names: string[]) =>
      `Yedekten sonra anonimleştirilen şu müşterilerin adları geri geldi: ${names.join(', ')}. Lütfen yeniden anonimleştirin.`,
  },
  refusals: {
    running: 'Şu anda zaten bir yedek alınıyor',
    noRoom: 'Disk neredeyse dolu olduğundan yedek alınmadı',
    noSuchBackup: 'Yedek bulunamadı',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    backups: typeof tr;
  }
}
