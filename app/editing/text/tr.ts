import { SITE_LANGUAGES } from '#app/lib/words/texts.ts';

/** Texts that many screens of the back office share. */
export const tr = {
  cancel: 'Vazgeç',
  retry: 'Tekrar dene',
  noConnection: (sentence: string) =>
    `${sentence} Bağlantı yok. Yazdıklarınız duruyor: bağlantı gelince tekrar deneyin.`,
  actionsOf: (name: string) => `${name}: işlemler`,
  pages: {
    nav: 'Sayfalar',
    previous: 'Önceki sayfa',
    next: 'Sonraki sayfa',
    page: (page: number) => `Sayfa ${page}`,
  },
  export: {
    open: 'Dışa aktar',
    format: 'Biçim',
    formats: { xlsx: 'Excel', csv: 'CSV' },
    download: 'İndir',
    failed: 'Dosya indirilemedi. Lütfen tekrar deneyin.',
  },
  /** Button of a phone that shows the filters of a list. */
  filters: 'Filtreler',
  view: {
    open: 'Görünüm',
    rows: 'Satırlar',
    comfortable: 'Rahat',
    dense: 'Sık',
    columns: 'Sütunlar',
  },
  translation: {
    legend: 'Metinlerin dili',
    language: (name: string, state: 'written' | 'missing' | 'empty') =>
      state === 'empty' ? name : `${name}: ${state === 'written' ? 'var' : 'eksik'}`,
    done: (count: number) => `${SITE_LANGUAGES.length} dilden ${count} tanesi tamam`,
    turkishChanged: 'Türkçe metin değişti; çeviriyi gözden geçirin',
  },
};

declare module '#app/lib/words/catalogue.ts' {
  interface OfficeTexts {
    editing: typeof tr;
  }
}
