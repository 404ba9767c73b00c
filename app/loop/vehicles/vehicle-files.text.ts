/** Texts of the vehicles as a file. */
import { formatCount } from '#app/lib/decimal.ts';
import { inLanguages } from '#app/lib/language.ts';

const english = {
  open: 'Export',
  title: 'Export vehicles',
  all: (count: number) => `All ${formatCount(count)} vehicles, sold ones too.`,
  found: (count: number, search: string) =>
    `The ${formatCount(count)} vehicles that “${search}” finds.`,
  format: 'Format',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  download: 'Download',
  cancel: 'Cancel',
  failed: (error: string) => error || 'The file could not be downloaded. Please try again.',
  sheet: 'Vehicles',
  /** Titles of the columns that are no fields of a vehicle. */
  columns: { fuelEighths: 'Fuel (eighths)', due: 'Falls due', blocked: 'Blocked' },
};

const turkish: typeof english = {
  open: 'Dışa aktar',
  title: 'Plakaları dışa aktar',
  all: (count) => `Satılanlarla birlikte plakaların tamamı: ${formatCount(count, 'tr')}.`,
  found: (count, search) => `“${search}” aramasının bulduğu ${formatCount(count, 'tr')} plaka.`,
  format: 'Biçim',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  download: 'İndir',
  cancel: 'Vazgeç',
  failed: (error) => error || 'Dosya indirilemedi. Lütfen yeniden deneyin.',
  sheet: 'Plakalar',
  columns: { fuelEighths: 'Yakıt (sekizde)', due: 'Yaklaşan tarih', blocked: 'Kapalı günler' },
};

export const vehicleFilesText = inLanguages('tr', english, turkish);
