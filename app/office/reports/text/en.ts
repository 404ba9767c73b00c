import { makeOnFirstUse } from '#app/lib/make-on-first-use.ts';
import { formatCount } from '#app/lib/money/decimal.ts';
import type { tr } from './tr.ts';

const percent = makeOnFirstUse(
  () => new Intl.NumberFormat('en-GB', { style: 'percent', maximumFractionDigits: 1 }),
);

const plural = (count: number, word: string) =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

export const en: typeof tr = {
  share: (share: number) => percent().format(share),
  count: (count: number) => formatCount(count),
  wrongMonth: 'The month must be written as YYYY-MM, for example 2026-07.',
  endsBeforeItBegins: 'The last month must not be before the first one.',
  tooLong: (_label: string, months: number) => `A report can cover at most ${months} months.`,
  pageTitle: 'Reports – Kervan',
  title: 'Reports',
  tabs: {
    label: 'Reports',
    bookings: 'Bookings',
    money: 'Revenue and payments',
    vehicles: 'Vehicles',
  },
  failed: 'The report could not be loaded.',
  note: 'Confirmed, active and completed bookings count in the month in which they begin. Occupancy is based on the units of cars that are published today.',
  period: {
    legend: 'Period',
    from: 'First month',
    to: 'Last month',
    show: 'Show',
    months: 'Other months',
    running: (month) => `${month} is running`,
    presets: {
      last12: 'Last 12 months',
      last3: 'Last 3 months',
      thisMonth: 'This month',
      lastMonth: 'Last month',
      thisYear: 'This year',
    },
  },
  figures: {
    title: 'Summary of the period',
    revenue: 'Agreed revenue',
    bookings: 'Bookings',
    average: 'Average total',
    occupancy: 'Occupancy',
    none: '–',
    comparedWith: (period: string) => `Previous period: ${period}`,
    before: (value: string) => `Previously ${value}`,
    noBefore: 'No records in the previous period',
    more: (share: string) => `Up ${share}`,
    less: (share: string) => `Down ${share}`,
    same: 'Unchanged',
  },
  chart: {
    view: 'View',
    chart: 'Chart',
    table: 'Table',
    loading: 'Loading chart…',
    download: 'Download',
    downloadOf: (title) => `Download: ${title}`,
  },
  months: {
    bookings: 'Bookings by month',
    bookingsLabel: (count: number, months: number) =>
      `${plural(count, 'booking')} in ${plural(months, 'month')}, car rentals and transfers by month.`,
    revenue: 'Agreed revenue by month',
    revenueLabel: (total: string, months: number) =>
      `Revenue of ${total} in ${plural(months, 'month')}, car rentals and transfers by month.`,
    month: 'Month',
    rentals: 'Car rentals',
    rentalsShort: 'Rentals',
    transfers: 'Transfers',
    rentalRevenue: 'Rental revenue',
    transferRevenue: 'Transfer revenue',
    total: 'Total',
    occupancy: 'Occupancy',
    file: 'months',
  },
  cars: {
    title: 'Occupancy by car',
    label: (car: string, share: string) =>
      `The busiest car is ${car}: ${share}. All cars are in the table.`,
    text: 'Booked time divided by the total time of the car’s units.',
    caption: 'Occupancy by car',
    car: 'Car',
    units: 'Units',
    bookings: 'Bookings',
    days: 'Days booked',
    occupancy: 'Occupancy',
    empty: 'No cars are published.',
    chartOf: (shown: number, all: number) =>
      `The ${shown} busiest cars are shown; all ${all} are in the table.`,
    file: 'occupancy',
  },
  zones: {
    title: 'Busiest transfer zones',
    label: (zone: string, count: string) =>
      `The busiest zone is ${zone}: ${count} ${count === '1' ? 'transfer' : 'transfers'}. All zones are in the table.`,
    caption: 'Transfer zones',
    zone: 'Zone',
    noZone: 'No zone (special price)',
    transfers: 'Transfers',
    passengers: 'Passengers',
    revenue: 'Agreed revenue',
    empty: 'No transfers in this period.',
    chartOf: (shown: number, all: number) =>
      `The ${shown} busiest zones are shown; all ${all} are in the table.`,
    file: 'zones',
  },
  empty: 'No bookings in this period',
  emptyText: 'Choose another period, or save the first booking.',
  newBooking: 'New booking',
  fileName: (part: string, from: string, to: string) => `kervan-${part}-${from}_${to}`,
};
