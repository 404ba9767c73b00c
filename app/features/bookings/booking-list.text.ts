/** The texts of the list of bookings. What the spec quotes (part 8) is verbatim. */
import { businessNow, formatShortDate } from '#app/lib/dates.ts';
import type { BookingStatus, ServiceType } from './booking.rules.ts';

export const bookingStatuses: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  active: 'Active',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

export const serviceTypes: Record<ServiceType, string> = {
  car_rental: 'Car rental',
  transfer: 'Transfer',
};

/**
 * What is said of a visitor's request that staff have not saved: until when it holds its car, or that
 * it does not any more. Null for all other bookings, and for a transfer, which holds none.
 */
export function holdNote(
  { carId, holdUntil }: { carId: string | null; holdUntil: string | null },
  now: Date,
): string | null {
  if (carId === null || holdUntil === null) return null;
  const until = new Date(holdUntil);
  if (until <= now) return HOLD_EXPIRED;
  const { date, time } = businessNow(until);
  return `Held until ${formatShortDate(date)} ${time}`;
}

export const HOLD_EXPIRED = 'Hold expired';

/** For a failure of which the server said nothing itself. */
const UNREACHABLE = 'the server could not be reached';

const because = (sentence: string) => (error: string) => `${sentence}: ${error || UNREACHABLE}`;

export const bookingAlerts = {
  created: 'Booking created successfully!',
  updated: 'Booking updated successfully!',
  statusUpdated: 'Booking status updated successfully!',
  deleted: 'Booking deleted successfully!',
  creating: because('Error creating booking'),
  updating: because('Error updating booking'),
  updatingStatus: because('Error updating status'),
  deleting: because('Error deleting booking'),
};

export const bookingListText = {
  title: 'Bookings',
  pageTitle: 'Bookings – Kervan',
  lead: (total: number) =>
    total === 1 ? '1 booking' : `${total.toLocaleString('en-US')} bookings`,
  loading: 'Loading bookings…',
  newBooking: 'New booking',
  refresh: 'Refresh',
  failed: 'Failed to fetch bookings',
  retry: 'Retry',
  stats: {
    label: 'Bookings at a glance',
    total: 'Total bookings',
    pending: 'Pending',
    active: 'Active',
    completed: 'Completed',
    /** In place of a number that could not be read. */
    unknown: '–',
  },
  filters: {
    search: 'Search reference, name, phone or place',
    status: 'Status',
    service: 'Service type',
    all: 'All',
    allStatuses: 'All statuses',
    clear: 'Clear filters',
  },
  empty: 'No bookings yet',
  emptyText: 'What you record here appears on the board and on the dashboard, too.',
  noneFound: 'No booking matches these filters',
  columns: {
    reference: 'Reference',
    service: 'Service',
    customer: 'Customer',
    pickup: 'Pickup',
    dropoff: 'Dropoff',
    date: 'Date',
    status: 'Status',
    total: 'Total',
    actions: 'Actions',
  },
  /** In place of a total that staff have yet to name. */
  unpriced: 'To be priced',
  passengers: (count: number) => (count === 1 ? '1 passenger' : `${count} passengers`),
  actionsOf: (reference: string) => `Actions for ${reference}`,
  actions: { edit: 'Edit', chat: 'WhatsApp chat', delete: 'Delete' },
  edit: (reference: string) => `Edit ${reference}`,
  delete: (reference: string) => `Delete ${reference}`,
  chat: (customer: string) => `WhatsApp chat with ${customer} (opens in a new tab)`,
  call: (customer: string, phone: string) => `Call ${customer}: ${phone}`,
  statusOf: (reference: string) => `Status of ${reference}`,
  deletion: {
    title: 'Delete this booking?',
    /** Verbatim (spec, part 8). */
    question: (title: string) =>
      `Are you sure you want to delete "${title}"? This action cannot be undone.`,
    confirm: 'Delete',
    cancel: 'Keep it',
  },
  pages: {
    nav: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
};
