/**
 * What staff read of bookings, but for the form (booking-form.text.ts). What the spec quotes (part 8)
 * is verbatim. English, as these screens are (product.md, Language).
 */
import type { ExtraName } from '#app/features/settings/extras.rules.ts';
import { businessNow, formatShortDate, formatWallClock } from '#app/lib/dates.ts';
import { formatMinor } from '#app/lib/money.ts';
import { LONGEST_RENTAL_DAYS } from '../cars/rental-price.rules.ts';
import type { Vehicle } from '../transfers/zone.rules.ts';
import type { BookingStatus, ServiceType } from './booking.rules.ts';

export const euros = (cents: number) => formatMinor(cents, 'EUR');

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

export const vehicleNames: Record<Vehicle, string> = {
  capacity_1_4: 'Sedan, 1–4 passengers',
  capacity_1_6: 'Minivan, 1–6 passengers',
  capacity_1_16: 'Minibus, 1–16 passengers',
};

export const extraNames: Record<ExtraName, string> = {
  cocukKoltugu: 'Child seat',
  ekSurucu: 'Additional driver',
  gencSurucu: 'Young driver package',
};

export const HOLD_EXPIRED = 'Hold expired';

/** Until when a visitor's unsaved request holds its car; null for a transfer and all other bookings. */
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

/** References that a sentence names; of more it says how many. */
const NAMED = 5;

function listed(references: string[]): string {
  const named = references.slice(0, NAMED);
  const more = references.length - named.length;
  return new Intl.ListFormat('en').format(more > 0 ? [...named, `${more} more`] : named);
}

/** What the API and the form say of a booking that cannot be saved. */
export const bookingInputText = {
  required: {
    serviceType: 'Service type is required',
    car: 'Car is required',
    vehicleCapacity: 'Vehicle capacity is required',
    name: 'First name is required',
    surname: 'Last name is required',
    phoneNumber: 'Phone number is required',
    pickupLocation: 'Pickup location is required',
    dropoffLocation: 'Drop-off location is required',
    pickupTime: 'Pickup date and time are required',
    dropoffTime: 'Drop-off date and time are required',
    total: 'Total is required: there is no price for this booking',
  },
  tooLong: 'This is too long',
  wrongPhone: 'This is not a phone number',
  wrongEmail: 'This is not an e-mail address',
  wrongTotal: 'Total must be a number of euros, 0 or more',
  passengers: 'Passengers must be a number from 1 to 16',
  tooManyPassengers: (most: number) => `This vehicle takes at most ${most} passengers`,
  pickupPast: 'Pickup cannot be earlier than now',
  pickupTooFar: 'Pickup cannot be more than two years ahead',
  dropoffBeforePickup: 'Drop-off cannot be earlier than pickup',
  tooLongAway: `A booking can last at most ${LONGEST_RENTAL_DAYS} days`,
  unknownCar: 'This car does not exist any more',
  unknownZone: 'This transfer zone does not exist any more',
  invalid: 'Some fields are not valid',
  notFound: 'Booking not found',
  stale: 'Somebody else has changed this booking since you opened it',
  keyReused: '',
  /** 'Fiat Egea 2024 has no free unit then: KRV-7F3K9 and KRV-2MPX4 hold it' */
  clash: (car: string, references: string[]) =>
    `${car} has no free unit then: ${listed(references)} ${references.length === 1 ? 'holds' : 'hold'} it`,
};

/** For a failure without a text from the server. */
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

export const clashText = {
  title: 'No car is free then',
  inTheWay: (count: number) =>
    count === 1
      ? 'All units of this car are taken on these dates. This booking holds one:'
      : `All units of this car are taken on these dates. These ${count} bookings hold them:`,
  open: (reference: string) => `${reference} (opens in a new tab)`,
  holder: (customer: string, from: string, to: string) =>
    `${customer} · ${formatWallClock(from)} – ${formatWallClock(to)}`,
  question: 'You can book it anyway, if you know that a car will be there.',
  confirm: 'Book anyway',
  cancel: 'Back',
};

export const bookingListText = {
  title: 'Bookings',
  pageTitle: 'Bookings – Kervan',
  view: { label: 'View of the bookings', list: 'List', board: 'Board' },
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
  /** For a total that staff have yet to name. */
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
