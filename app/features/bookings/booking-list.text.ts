/** The days, the orders and the files that the list of bookings offers. */
import { inLanguages } from '#app/lib/language.ts';
import type { BookingSort } from './booking.rules.ts';

/** Ranges of days, which the back office has in Turkish. */
export const quickDays = inLanguages(
  'tr',
  { today: 'Today', tomorrow: 'Tomorrow', week: 'This week' },
  { today: 'Bugün', tomorrow: 'Yarın', week: 'Bu hafta' },
);

const turkishSorts = {
  '-created': 'Son kaydedilen',
  created: 'İlk kaydedilen',
  pickup: 'En erken alış',
  '-pickup': 'En geç alış',
  dropoff: 'En erken dönüş',
  '-dropoff': 'En geç dönüş',
  reference: 'No A–Z',
  '-reference': 'No Z–A',
  customer: 'Müşteri A–Z',
  '-customer': 'Müşteri Z–A',
  total: 'En düşük tutar',
  '-total': 'En yüksek tutar',
};

export const bookingSorts: Record<BookingSort, string> = inLanguages('en', turkishSorts, {
  '-created': 'Recorded last',
  created: 'Recorded first',
  pickup: 'Earliest pickup',
  '-pickup': 'Latest pickup',
  dropoff: 'Earliest drop-off',
  '-dropoff': 'Latest drop-off',
  reference: 'Reference A–Z',
  '-reference': 'Reference Z–A',
  customer: 'Customer A–Z',
  '-customer': 'Customer Z–A',
  total: 'Lowest total',
  '-total': 'Highest total',
});

const turkishExport = {
  open: 'Dışa aktar',
  title: 'Rezervasyonları dışa aktar',
  text: 'Alış gününe göre; sınır istemiyorsanız günü boş bırakın.',
  from: 'İlk gün',
  to: 'Son gün',
  format: 'Biçim',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  download: 'İndir',
  cancel: 'Vazgeç',
  wrongRange: 'Son gün ilk günden önce olamaz',
  failed: (error: string) => error || 'Dosya indirilemedi. Lütfen yeniden deneyin.',
};

export const bookingExportText = inLanguages('en', turkishExport, {
  open: 'Export',
  title: 'Export bookings',
  text: 'By the day of pickup; leave a day empty for no limit.',
  from: 'First day',
  to: 'Last day',
  format: 'Format',
  formats: { xlsx: 'Excel', csv: 'CSV' },
  download: 'Download',
  cancel: 'Cancel',
  wrongRange: 'The last day must not be before the first',
  failed: (error: string) => error || 'The file could not be downloaded. Please try again.',
});
