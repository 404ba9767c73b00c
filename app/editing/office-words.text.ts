/** Words that many screens of the back office have in common. */
import type { Language } from '#app/lib/language.ts';

const english = {
  cancel: 'Cancel',
  retry: 'Retry',
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
};

export const officeWords: Record<Language, typeof english> = {
  en: english,
  tr: {
    cancel: 'Vazgeç',
    retry: 'Tekrar dene',
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
  },
};
