/** Texts of the customers as a file. */
import { formatCount } from '#app/lib/decimal.ts';
import { inLanguages } from '#app/lib/language.ts';

const english = {
  open: 'Export',
  title: 'Export customers',
  all: (count: number) => `All ${formatCount(count)} customers.`,
  found: (count: number, search: string) =>
    `The ${formatCount(count)} customers that “${search}” finds.`,
  careful: 'The file has personal data: keep it only as long as you need it.',
  format: 'Format',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  download: 'Download',
  cancel: 'Cancel',
  failed: (error: string) => error || 'The file could not be downloaded. Please try again.',
  sheet: 'Customers',
  columns: {
    name: 'Name',
    surname: 'Surname',
    phone: 'Phone',
    email: 'E-mail',
    bookings: 'Bookings',
    total: 'Total (€)',
    last: 'Last pickup',
    warning: 'Warning',
    notes: 'Notes',
    since: 'Known since',
  },
  tooMany: (most: number) =>
    `An Excel file holds at most ${formatCount(most)} customers. Choose CSV.`,
};

const turkish: typeof english = {
  open: 'Dışa aktar',
  title: 'Müşterileri dışa aktar',
  all: (count) => `Müşterilerin tamamı: ${formatCount(count, 'tr')}.`,
  found: (count, search) => `“${search}” aramasının bulduğu ${formatCount(count, 'tr')} müşteri.`,
  careful: 'Dosyada kişisel veriler olur: yalnızca gerektiği sürece saklayın.',
  format: 'Biçim',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  download: 'İndir',
  cancel: 'Vazgeç',
  failed: (error) => error || 'Dosya indirilemedi. Lütfen yeniden deneyin.',
  sheet: 'Müşteriler',
  columns: {
    name: 'Ad',
    surname: 'Soyad',
    phone: 'Telefon',
    email: 'E-posta',
    bookings: 'Rezervasyon',
    total: 'Toplam (€)',
    last: 'Son alış',
    warning: 'Uyarı',
    notes: 'Notlar',
    since: 'İlk kayıt',
  },
  tooMany: (most) =>
    `Bir Excel dosyası en fazla ${formatCount(most, 'tr')} müşteri alır. CSV seçin.`,
};

export const customerFilesText = inLanguages('tr', english, turkish);
