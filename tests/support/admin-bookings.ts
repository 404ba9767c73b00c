import { type Account, accountSummary } from '#app/domain/account/account.schema.ts';
import {
  type Clash,
  type OpenedBooking,
  openedBookingSchema,
} from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { paginate } from '#app/lib/pagination.ts';
import { fold } from '#app/lib/words/turkish-text.ts';
import { options, booking as rental } from './booking-form.ts';
import { type Api, entityApi, refusal } from './mounted-api.ts';

/**
 * Returns a booking as the API sends it to staff: by default a rental of a Fiat Egea from 14 to 17
 * July 2026 for €135.
 */
export function aBooking(input: Partial<OpenedBooking> = {}): OpenedBooking {
  const { id = rental.id, bookingReference = id.toUpperCase(), pricing } = input;
  const isTransfer = input.serviceType === 'transfer';
  // As on the server, the total is the calculated price if none is sent.
  const quoted = pricing?.quoted === undefined ? rental.pricing.quoted : pricing.quoted;
  const total = pricing?.total ?? quoted ?? 0;
  const { status = rental.status } = input;
  const account = accountSummary({
    ...{ totalCents: eurosToCents(total), status, chargedCents: 0, paidCents: 0 },
    ...{ settledCents: 0, depositCents: 0 },
  });
  return openedBookingSchema.parse({
    ...rental,
    ...(isTransfer && { carId: null, carTitle: null, extras: null }),
    ...{ account, ...input },
    ...{ id, bookingReference, pricing: { total, quoted, currency: 'EUR' } },
  });
}

export function anAccount({ account, bookingReference, status }: OpenedBooking): Account {
  return {
    ...account,
    reference: bookingReference,
    cancelled: status === 'cancelled',
    ...{ charges: [], payments: [], cardHolds: [] },
    rates: { EUR: 1, USD: 1.14, TRY: 37.5 },
  };
}

/** Acts as the API for these bookings, with the endpoints that the form and the list call. */
export function bookingsApi(
  bookings: OpenedBooking[],
  {
    chooseFrom = options,
    free = {},
    clashes = null,
  }: {
    chooseFrom?: BookingOptions;
    /** Number of free units, by car id. */
    free?: Record<string, number>;
    /** Bookings that hold the units of the requested car; null if a unit is free. */
    clashes?: Clash[] | null;
  } = {},
): Api {
  const entities = entityApi('/admin/bookings', bookings, (input: Partial<OpenedBooking>) =>
    aBooking({ id: `b${bookings.length + 1}`, ...input }),
  );
  return (method, path, body) => {
    const { pathname, searchParams: query } = new URL(path, 'http://api');
    if (pathname === '/admin/bookings/options') return chooseFrom;
    if (pathname === '/admin/bookings/availability') {
      return { free, clashes, busyVehicles: [], lateRentals: [] };
    }
    if (pathname === '/admin/customers/matches') return { matches: [], known: [] };
    if (pathname.endsWith('/messages')) {
      return { phone: '', language: 'tr', tripUrl: 'https://kervan.example/x', messages: [] };
    }
    if (pathname.endsWith('/history')) return { events: [] };
    if (pathname.endsWith('/cancellation-fees')) {
      return { fees: [], rental: null, balance: 0 };
    }
    if (method === 'GET' && pathname.endsWith('/account')) {
      const id = pathname.split('/').at(-2);
      const booking = bookings.find((each) => each.id === id);
      return booking ? anAccount(booking) : refusal(404, 'Not found');
    }
    if (pathname === '/admin/bookings/statistics') {
      const count = (status: string) => bookings.filter((each) => each.status === status).length;
      const names = ['pending', 'confirmed', 'active', 'completed', 'cancelled'];
      const counts = Object.fromEntries(names.map((status) => [status, count(status)]));
      return { total: bookings.length, ...counts, upcoming: bookings.length, revenue: 0 };
    }
    if (method === 'GET' && pathname === '/admin/bookings') return pageOf(bookings, query);
    const [, changed] = /^(.*)\/status$/.exec(path) ?? [];
    return changed ? entities('PUT', changed, body) : entities(method, path, body);
  };
}

const PAGE_SIZE = 20;

function pageOf(all: OpenedBooking[], query: URLSearchParams) {
  const [status, service, search] = ['status', 'serviceType', 'search'].map((name) =>
    query.get(name),
  );
  const found = all.filter(
    (each) =>
      (!status || each.status === status) &&
      (!service || each.serviceType === service) &&
      fold(JSON.stringify(each.drivers)).includes(fold(search?.split(' ')[0] ?? '')),
  );
  const page = Number(query.get('page') ?? 1);
  const bookings = found.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const isByPickup = ['pickupFrom', 'from', 'to', 'lateOn'].some((name) => query.has(name));
  const days = [...new Set(bookings.map(({ pickupTime }) => pickupTime.slice(0, 10)))].map(
    (date) => ({
      date,
      count: found.filter(({ pickupTime }) => pickupTime.startsWith(date)).length,
    }),
  );
  return {
    bookings,
    pagination: paginate(page, PAGE_SIZE, found.length),
    days: isByPickup ? days : [],
  };
}
