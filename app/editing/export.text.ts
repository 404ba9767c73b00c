/** Words of every dialog that downloads a list as a file. */
import type { Language } from '#app/lib/language.ts';

const english = {
  open: 'Export',
  format: 'Format',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  download: 'Download',
  cancel: 'Cancel',
  failed: 'The file could not be downloaded. Please try again.',
};

export const exportText: Record<Language, typeof english> = {
  en: english,
  tr: {
    open: 'Dışa aktar',
    format: 'Biçim',
    formats: { xlsx: 'Excel', csv: 'CSV' },
    download: 'İndir',
    cancel: 'Vazgeç',
    failed: 'Dosya indirilemedi. Lütfen yeniden deneyin.',
  },
};
