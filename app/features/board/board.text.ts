/** The texts of the board. Dates are in Turkish (spec, part 9), all else in English. */
import { formatWallClock, type IsoDate } from '#app/lib/dates.ts';
import type { BoardStep } from './board-address.rules.ts';

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
  } satisfies {
    back: Record<BoardStep, string>;
    on: Record<BoardStep, string>;
    [key: string]: unknown;
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

/** A bar for those who hear it: what is to be seen first, then all of it. */
export function barName(parts: {
  shown: string;
  reference: string;
  what: string;
  pickupTime: string;
  dropoffTime: string;
  status: string;
  over: boolean;
}): string {
  const { shown, reference, what, pickupTime, dropoffTime, status, over } = parts;
  const when = `${formatWallClock(pickupTime)} – ${formatWallClock(dropoffTime)}`;
  const words = [`${shown} ${status}`, what, when, over && boardText.overbooked, reference];
  return words.filter(Boolean).join(', ');
}

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
