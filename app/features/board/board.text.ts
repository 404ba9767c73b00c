/** The texts of the board. Dates are in Turkish (spec, part 9), all else in English. */
import type { IsoDate } from '#app/lib/dates.ts';

export const boardText = {
  title: 'Bookings',
  pageTitle: 'Board of the fleet – Kervan',
  lead: (cars: number, bookings: number) =>
    `${count(cars, 'car')}, ${count(bookings, 'booking')} on these days`,
  newBooking: 'New booking',
  failed: 'Failed to fetch bookings',
  retry: 'Retry',
  region: 'Board of the fleet, can be scrolled',
  moves: {
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
    none: 'No bookings',
    newFor: (title: string) => `New booking of ${title}`,
    newTransfer: 'New transfer',
  },
  empty: 'No cars yet',
  emptyText: 'Every car of the fleet gets a row here.',
  addCar: 'Add a car',
  noneFound: 'No car matches these filters',
  clear: 'Clear filters',
  hint: 'Click a free day to start a booking.',
};

const month = format({ month: 'long', year: 'numeric' });
const weekday = format({ weekday: 'short' });
const wholeDay = format({ day: 'numeric', month: 'long', year: 'numeric' });

/** `Temmuz 2026`. */
export function monthName(date: IsoDate): string {
  return month.format(Date.parse(date));
}

/** `Çar`. */
export function weekdayName(date: IsoDate): string {
  return weekday.format(Date.parse(date));
}

/** `30 Haziran – 30 Temmuz 2026`. */
export function spanName(from: IsoDate, to: IsoDate): string {
  return wholeDay.formatRange(Date.parse(from), Date.parse(to));
}

function format(options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options });
}

function count(number: number, word: string): string {
  return `${number.toLocaleString('en-US')} ${word}${number === 1 ? '' : 's'}`;
}
