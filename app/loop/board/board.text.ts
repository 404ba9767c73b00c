/** The texts of the board. Dates are in Turkish (spec, part 9), all else in English. */
import type { IsoDate } from '#app/lib/dates.ts';
import { formatCount } from '#app/lib/decimal.ts';
import { inLanguages } from '#app/lib/language.ts';
import { whenUsed } from '#app/lib/when-used.ts';

const turkishBoard = {
  title: 'Rezervasyonlar',
  pageTitle: 'Filo çizelgesi – Kervan',
  lead: (cars: number, bookings: number) => `${cars} araç, ${bookings} rezervasyon`,
  newBooking: 'Yeni rezervasyon',
  failed: 'Rezervasyonlar alınamadı',
  region: 'Filo çizelgesi, kaydırılabilir',
  daysShown: {
    label: 'Gösterilen günler',
    today: 'Bugün',
    back: { month: 'Bir ay geri', week: 'Bir hafta geri', day: 'Bir gün geri' },
    on: { month: 'Bir ay ileri', week: 'Bir hafta ileri', day: 'Bir gün ileri' },
    firstDay: 'İlk gün',
    span: 'Gün sayısı',
    days: (days: number) => `${days} gün`,
  },
  filters: {
    label: (chosen: number) => (chosen > 0 ? `Süzgeçler (${chosen})` : 'Süzgeçler'),
    search: 'Araç adı ya da kategori ara',
    booked: 'Yalnızca rezervasyonlular',
    cancelled: 'İptalleri göster',
  },
  legend: 'Renkler',
  overbooked: 'Fazla rezervasyon',
  rows: {
    transfers: 'Transferler',
    cars: 'Araçlar',
    carless: 'Silinen araçlar',
    units: (units: number) => `${units} adet`,
    bookings: (bookings: number) => `${bookings} rezervasyon`,
    inactive: 'Gizli',
    unplated: 'Plaka bekliyor',
    none: 'Rezervasyon yok',
    newFor: (title: string) => `${title} – yeni rezervasyon`,
    newTransfer: 'Yeni transfer',
  },
  empty: 'Henüz araç yok',
  emptyText: 'Filodaki her aracın burada bir satırı olur.',
  addCar: 'Araç ekle',
  noneFound: 'Bu süzgeçlere uyan araç yok',
  clear: 'Süzgeçleri temizle',
  hint: 'Rezervasyon için boş bir güne tıklayın; taşımak için çubuğu başka güne, araca ya da plakaya sürükleyin ya da üstünde M’ye basın.',
  details: {
    call: (phone: string) => `${phone} – ara`,
    chat: (customer: string) => `${customer} – WhatsApp’tan yaz (yeni sekmede açılır)`,
    chatLabel: 'WhatsApp',
    open: 'Rezervasyonu aç',
    move: 'Taşı',
    next: { confirmed: 'Onayla', active: 'Teslim edildi', completed: 'Tamamlandı' },
    unpriced: 'Fiyat bekliyor',
  },
  move: {
    at: (from: string, to: string, car: string) =>
      [`${from} – ${to}`, car].filter(Boolean).join(', '),
    keys: (reference: string) =>
      `${reference} taşınıyor. Sol ve sağ: bir gün, Page Up ve Page Down: bir hafta, yukarı ve aşağı: başka araç ya da plaka, Enter: onayla, Escape: yerinde bırak.`,
    steps: {
      ArrowLeft: 'Bir gün geri',
      ArrowRight: 'Bir gün ileri',
      ArrowUp: 'Üstteki araç ya da plaka',
      ArrowDown: 'Alttaki araç ya da plaka',
    },
    confirm: 'Onayla',
    title: (reference: string, customer: string) => `${reference}, ${customer} taşınsın mı?`,
    loading: 'Fiyat ve araç denetleniyor…',
    failed: 'Fiyat ve araç denetlenemedi',
    retry: 'Yeniden dene',
    now: 'Şimdi',
    next: 'Yeni',
    pickup: 'Alış',
    dropoff: 'Dönüş',
    car: 'Araç',
    plate: 'Plaka',
    total: 'Tutar',
    price: 'Müşterinin ödeyeceği',
    keep: (amount: string) => `${amount} kalsın`,
    take: (amount: string) => `Yeni fiyat ${amount}`,
    free: 'O günlerde boş araç var.',
    plateBusy: (plate: string) =>
      `${plate} o günlerde boş değil. Başka bir plaka ya da “Plaka bekliyor” satırını seçin.`,
    clash: 'Bu aracın bütün adetleri o günlerde dolu:',
    cannot: 'Oraya taşınamaz:',
    changed: 'Siz gördükten sonra bu rezervasyonu başkası değiştirdi. “Şimdi” onunkini gösterir.',
    deleted: 'Bu rezervasyonu başkası silmiş.',
    save: 'Kaydet',
    saveAnyway: 'Yine de kaydet',
    saveMine: 'Yine de taşı',
    cancel: 'Vazgeç',
    keepTheirs: 'Onunki kalsın',
  },
};

export const boardText = inLanguages('en', turkishBoard, {
  title: 'Bookings',
  pageTitle: 'Board of the fleet – Kervan',
  lead: (cars: number, bookings: number) =>
    `${count(cars, 'car')}, ${count(bookings, 'booking')} on these days`,
  newBooking: 'New booking',
  failed: 'Failed to fetch bookings',
  region: 'Board of the fleet, can be scrolled',
  daysShown: {
    label: 'Days shown',
    today: 'Today',
    back: { month: 'A month back', week: 'A week back', day: 'A day back' },
    on: { month: 'A month on', week: 'A week on', day: 'A day on' },
    firstDay: 'First day',
    span: 'Number of days',
    days: (days: number) => `${days} days`,
  },
  filters: {
    /** Of the button that shows them on a phone. */
    label: (chosen: number) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
    search: 'Search cars by name or category',
    booked: 'Only with bookings',
    cancelled: 'Show cancelled',
  },
  legend: 'Colours',
  overbooked: 'Overbooked',
  rows: {
    transfers: 'Transfers',
    cars: 'Cars',
    carless: 'Deleted cars',
    units: (units: number) => count(units, 'unit'),
    bookings: (bookings: number) => count(bookings, 'booking'),
    inactive: 'Hidden',
    unplated: 'No plate yet',
    none: 'No bookings',
    newFor: (title: string) => `New booking of ${title}`,
    newTransfer: 'New transfer',
  },
  empty: 'No cars yet',
  emptyText: 'Every car of the fleet gets a row here.',
  addCar: 'Add a car',
  noneFound: 'No car matches these filters',
  clear: 'Clear filters',
  hint: 'Click a free day to start a booking; drag a bar to other days, another car or plate, or press M on it.',
  details: {
    call: (phone: string) => `Call ${phone}`,
    chat: (customer: string) => `WhatsApp chat with ${customer} (opens in a new tab)`,
    chatLabel: 'WhatsApp',
    open: 'Open booking',
    move: 'Move',
    next: {
      confirmed: 'Confirm',
      active: 'Handed over',
      completed: 'Done',
    },
    unpriced: 'To be priced',
  },
  move: {
    /** Said while it moves, by the pointer and by the keyboard. */
    at: (from: string, to: string, car: string) =>
      [`${from} – ${to}`, car].filter(Boolean).join(', '),
    keys: (reference: string) =>
      `Moving ${reference}. Left and right: a day, Page Up and Page Down: a week, up and down: another car or plate, Enter: confirm, Escape: leave it where it was.`,
    steps: {
      ArrowLeft: 'A day back',
      ArrowRight: 'A day on',
      ArrowUp: 'Car or plate above',
      ArrowDown: 'Car or plate below',
    },
    confirm: 'Confirm',
    title: (reference: string, customer: string) => `Move ${reference}, ${customer}?`,
    loading: 'Checking price and car…',
    failed: 'Price and car could not be checked',
    retry: 'Retry',
    now: 'Now',
    next: 'New',
    pickup: 'Pickup',
    dropoff: 'Drop-off',
    car: 'Car',
    plate: 'Plate',
    total: 'Total',
    price: 'What the customer pays',
    keep: (amount: string) => `Keep ${amount}`,
    take: (amount: string) => `New price ${amount}`,
    free: 'A car is free on these days.',
    plateBusy: (plate: string) =>
      `${plate} is not free on these days. Choose another plate, or the line “No plate yet”.`,
    clash: 'All units of this car are taken on these days:',
    cannot: 'It cannot be there:',
    changed: 'Somebody else has changed this booking since you saw it. Now shows theirs.',
    deleted: 'Somebody else has deleted this booking.',
    save: 'Save',
    saveAnyway: 'Book anyway',
    saveMine: 'Move it all the same',
    cancel: 'Cancel',
    keepTheirs: 'Keep theirs',
  },
});

/** Of the days shown. */
export const boardDates = inLanguages('tr', datesIn('en-GB'), datesIn('tr-TR'));

function datesIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    whenUsed(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
  const month = format({ month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'short' });
  const wholeDay = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return {
    /** `Temmuz 2026`. */
    month: (date: IsoDate) => month().format(Date.parse(date)),
    /** `Çar`. */
    weekday: (date: IsoDate) => weekday().format(Date.parse(date)),
    /** `30 Haziran – 30 Temmuz 2026`. */
    span: (from: IsoDate, to: IsoDate) => wholeDay().formatRange(Date.parse(from), Date.parse(to)),
  };
}

function count(number: number, word: string): string {
  return `${formatCount(number)} ${word}${number === 1 ? '' : 's'}`;
}
