import type { IsoDate } from '#app/lib/dates/dates.ts';
import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import type { tr } from './tr.ts';

function datesIn(locale: string) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    makeOnFirstUse(() => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options }));
  const month = format({ month: 'long', year: 'numeric' });
  const weekday = format({ weekday: 'short' });
  const wholeDay = format({ day: 'numeric', month: 'long', year: 'numeric' });
  return {
    /** `July 2026`. */
    month: (date: IsoDate) => month().format(Date.parse(date)),
    /** `Wed`. */
    weekday: (date: IsoDate) => weekday().format(Date.parse(date)),
    /** `30 June – 30 July 2026`. */
    span: (from: IsoDate, to: IsoDate) => wholeDay().formatRange(Date.parse(from), Date.parse(to)),
  };
}

function count(number: number, word: string): string {
  return `${formatCount(number)}\u00a0${word}${number === 1 ? '' : 's'}`;
}

export const en: typeof tr = {
  page: {
    title: 'Bookings',
    pageTitle: 'Fleet calendar – Kervan',
    lead: (cars, bookings) => `${count(cars, 'car')}, ${count(bookings, 'booking')} on these days`,
    newBooking: 'New booking',
    failed: 'Failed to fetch bookings',
    region: 'Fleet calendar, scrollable',
    daysShown: {
      label: 'Days shown',
      today: 'Today',
      back: { month: 'A month back', week: 'A week back', day: 'A day back' },
      on: { month: 'A month forward', week: 'A week forward', day: 'A day forward' },
      firstDay: 'First day',
      span: 'Number of days',
      days: (days) => `${days} days`,
    },
    filters: {
      label: (chosen) => (chosen > 0 ? `Filters (${chosen})` : 'Filters'),
      search: 'Search cars',
      booked: 'Only with bookings',
      cancelled: 'Show cancelled',
    },
    legend: 'Colours',
    overbooked: 'Overbooked',
    notBack: 'Not back yet',
    freeFrom: (moment) => `free from ${moment}`,
    buffer: 'Buffer after the return',
    refused: 'No pickup by a rule',
    refusedFrom: (day, reason) => `${day}: ${reason}`,
    owes: (amount) => `owes ${amount}`,
    rows: {
      transfers: 'Transfers',
      cars: 'Cars',
      carless: 'Deleted cars',
      units: (units) => count(units, 'unit'),
      bookings: (bookings) => count(bookings, 'booking'),
      inactive: 'Hidden',
      unplated: 'No plate yet',
      none: 'No bookings',
      showAll: (row) => `${row}: show all`,
      newFor: (title) => `New booking for ${title}`,
      newTransfer: 'New transfer',
    },
    empty: 'No cars yet',
    emptyText: 'Every car of the fleet gets a row here.',
    addCar: 'Add a car',
    noneFound: 'No car matches these filters',
    clear: 'Clear filters',
    help: 'How it works',
    hint: 'Click a free day to start a booking; drag a bar to other days, another car or plate, or click it and choose “Move”. A booking dropped on the name of a car waits for a plate.',
    details: {
      call: (phone) => `Call ${phone}`,
      chat: (customer) => `WhatsApp chat with ${customer} (opens in a new tab)`,
      chatLabel: 'WhatsApp',
      open: 'Open booking',
      cancel: 'Cancel',
      move: 'Move',
      balance: (amount) => `${amount} to pay`,
      overpaid: (amount) => `${amount} overpaid`,
    },
    move: {
      at: (from, to, car) => [`${from} – ${to}`, car].filter(Boolean).join(', '),
      day: 'Pickup day',
      title: (reference, customer) => `Move ${reference}, ${customer}?`,
      loading: 'Checking price and car…',
      failed: 'Price and car could not be checked',
      retry: 'Try again',
      now: 'Now',
      next: 'New',
      pickup: 'Pickup',
      dropoff: 'Drop-off',
      car: 'Car',
      plate: 'Plate',
      total: 'Total',
      price: 'Price',
      keep: (amount) => `Keep ${amount}`,
      take: (amount) => `New price ${amount}`,
      free: 'A car is available on these days.',
      plateBusy: (plate) =>
        `${plate} is not available on these days. Choose another plate, or the row “No plate yet”.`,
      clash: 'All units of this car are booked on these days:',
      cannot: 'It cannot be moved there:',
      changed:
        'Somebody else has changed this booking since you saw it. “Now” shows their version.',
      deleted: 'Somebody else has deleted this booking.',
      save: 'Save',
      saveAnyway: 'Book anyway',
      saveMine: 'Move anyway',
      cancel: 'Cancel',
      keepTheirs: 'Keep theirs',
    },
  },
  dates: datesIn('en-GB'),
};
