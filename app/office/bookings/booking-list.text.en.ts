/** The list of bookings, with the days, the orders and the files that it offers. */

import type { WallClock } from '#app/lib/dates.ts';
import { formatCount } from '#app/lib/decimal.ts';
import { staffDayMonth } from '#app/lib/staff-dates.ts';
import type { BookingSort } from './booking.rules.ts';

const counted = (count: number, word: string) =>
  `${formatCount(count)} ${word}${count === 1 ? '' : 's'}`;

export const en = {
  title: 'Bookings',
  pageTitle: 'Bookings – Kervan',
  view: { label: 'View of the bookings', list: 'List', board: 'Board' },
  lead: (total: number) => counted(total, 'booking'),
  loading: 'Loading bookings…',
  newBooking: 'New booking',
  refresh: 'Refresh',
  failed: 'Failed to fetch bookings',
  stats: 'Bookings at a glance',
  total: 'Total',
  upcoming: 'Upcoming',
  late: 'Overdue',
  requests: 'Requests',
  count: (count: number) => formatCount(count),
  filters: {
    search: 'Search name, phone, place',
    all: 'All',
    allStatuses: 'All statuses',
    allServices: 'All services',
    clear: 'Clear filters',
    more: 'Filters',
    days: 'Days',
    other: 'Choose days…',
    from: 'From',
    to: 'To',
    sort: 'Sort by',
  },
  empty: 'No bookings yet',
  emptyText: 'What you record here appears on the board and on the dashboard, too.',
  noneFound: 'No booking matches these filters',
  noneUpcoming: 'No pickup from today on',
  showAll: 'Show all bookings',
  columns: {
    reference: 'Reference',
    service: 'Service',
    customer: 'Customer',
    way: 'Pickup → Dropoff',
    date: 'Date',
    status: 'Status',
    total: 'Total',
    actions: 'Actions',
  },
  /** In a narrow column; screen readers get the whole text. */
  heldUntil: (moment: WallClock) =>
    `until ${staffDayMonth(moment.slice(0, 10))} ${moment.slice(11)}`,
  /** For a total that staff have yet to name. */
  unpriced: 'To be priced',
  passengers: (count: number) => counted(count, 'passenger'),
  actionsOf: (reference: string) => `Actions for ${reference}`,
  actions: { edit: 'Edit', call: 'Call', chat: 'WhatsApp chat', delete: 'Delete' },
  call: (customer: string, phone: string) => `Call ${customer}: ${phone}`,
  statusOf: (reference: string) => `Status of ${reference}`,
  /** Asked where a chosen status would end a rental. */
  ending: {
    title: (reference: string) => `End the rental ${reference}?`,
    text: 'A rental ends with its return: kilometres, fuel and damage are recorded, charges are added. Without it, only the status changes.',
    record: 'Record the return',
    statusOnly: (status: string) => `Only set “${status}”`,
    cancel: 'Back',
  },
  deletion: {
    title: 'Delete this booking?',
    question: (title: string) =>
      `Are you sure you want to delete "${title}"? This action cannot be undone.`,
    confirm: 'Delete',
    cancel: 'Keep it',
  },
  days: {
    upcoming: 'Upcoming',
    today: 'Today',
    tomorrow: 'Tomorrow',
    week: 'This week',
    all: 'All days',
  },
  sorts: {
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
  } satisfies Record<BookingSort, string>,
  export: {
    title: 'Export as a file',
    list: 'List',
    lists: { bookings: 'Bookings', handovers: 'Hand-overs' },
    exported: (list: string, filters: string) => (filters ? `${list}: ${filters}` : `${list}: all`),
    upcoming: 'pickup from today on',
    search: (words: string) => `search “${words}”`,
    days: (from: string, to: string) =>
      from && to ? `${from} – ${to}` : from ? `from ${from}` : to && `until ${to}`,
    text: {
      bookings:
        'With the filter of the list: those with a pickup, a return or a transfer on these days. Leave a day empty for no limit.',
      handovers:
        'Of bookings that pass the filter of the list; by the actual day of hand-over or return, one row each. Names of the drivers are in it, numbers of their documents are not.',
    },
    staffDays: (most: number) =>
      `At most ${most} days: choose a first and a last day. Only owners export longer lists.`,
    from: 'First day',
    to: 'Last day',
    wrongRange: 'The last day must not be before the first',
  },
};
