/** Words that many screens of the back office have in common. */
import type { Language } from '#app/lib/language.ts';
import { SITE_LANGUAGES } from '#app/lib/texts.ts';

const english = {
  cancel: 'Cancel',
  retry: 'Retry',
  /** `sentence` says what failed. */
  noConnection: (sentence: string) =>
    `${sentence} There is no connection. What you typed is kept: try again when you are online.`,
  actionsOf: (name: string) => `Actions for ${name}`,
  pages: {
    nav: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
  export: {
    open: 'Export',
    format: 'Format',
    formats: { xlsx: 'Excel', csv: 'CSV' },
    download: 'Download',
    failed: 'The file could not be downloaded. Please try again.',
  },
  view: {
    open: 'View',
    rows: 'Rows',
    comfortable: 'Comfortable',
    dense: 'Dense',
    columns: 'Columns',
  },
  translation: {
    legend: (label: string) => `Languages of ${label}`,
    language: (name: string, state: 'written' | 'missing' | 'empty') =>
      state === 'empty' ? name : `${name}: ${state === 'written' ? 'there' : 'missing'}`,
    done: (count: number) => `In ${count} of ${SITE_LANGUAGES.length} languages`,
    turkishChanged: 'The Turkish text has changed; look over the translation',
  },
};

export const officeWords: Record<Language, typeof english> = {
  en: english,
  tr: {
    cancel: 'Vazgeç',
    retry: 'Tekrar dene',
    noConnection: (sentence) =>
      `${sentence} Bağlantı yok. Yazdıklarınız duruyor: bağlantı gelince yeniden deneyin.`,
    actionsOf: (name) => `${name}: işlemler`,
    pages: {
      nav: 'Sayfalar',
      previous: 'Önceki sayfa',
      next: 'Sonraki sayfa',
      page: (page) => `Sayfa ${page}`,
    },
    export: {
      open: 'Dışa aktar',
      format: 'Biçim',
      formats: { xlsx: 'Excel', csv: 'CSV' },
      download: 'İndir',
      failed: 'Dosya indirilemedi. Lütfen yeniden deneyin.',
    },
    view: {
      open: 'Görünüm',
      rows: 'Satırlar',
      comfortable: 'Rahat',
      dense: 'Sık',
      columns: 'Sütunlar',
    },
    translation: {
      legend: (label) => `${label}: diller`,
      language: (name, state) =>
        state === 'empty' ? name : `${name}: ${state === 'written' ? 'var' : 'eksik'}`,
      done: (count) => `${SITE_LANGUAGES.length} dilden ${count} tanesinde`,
      turkishChanged: 'Türkçe metin değişti; çeviriyi gözden geçirin',
    },
  },
};
