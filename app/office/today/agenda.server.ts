import { and, eq, gte, inArray, lt, ne, or, sql } from 'drizzle-orm';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, vehicles } from '#app/db/schema.server.ts';
import { addDays, businessNow, type IsoDate, toWallClock, wallClock } from '#app/lib/dates.ts';
import { centsToEuros } from '#app/lib/money.ts';
import { countUnfiled } from '#app/loop/filings/filings.server.ts';
import { type MessageTexts, messageOf, stepsOf } from '#app/loop/papers/message-facts.rules.ts';
import { messageTexts } from '#app/loop/papers/papers.server.ts';
import { listDueVehicles } from '#app/loop/vehicles/due-vehicles.server.ts';
import {
  type BookingStatus,
  type Driver,
  fullName,
  type ServiceType,
} from '#app/office/bookings/booking.rules.ts';
import { isHolding } from '#app/site/cars/availability.rules.ts';
import type { Vehicle } from '#app/site/transfers/zone.rules.ts';
import { isUnpriced } from '#app/site/trip/recorded-trip.rules.ts';
import {
  AGENDA_DAYS,
  type AgendaBooking,
  type AgendaEvent,
  agendaOf,
  LATE_DAYS,
} from './agenda.rules.ts';
import type { AgendaAnswer } from './dashboard.schema.ts';

/** All that the agenda says of a booking, and no more: thousands may be late after a bad month. */
const COLUMNS = {
  id: bookings.id,
  reference: bookings.reference,
  serviceType: bookings.serviceType,
  status: bookings.status,
  carId: bookings.carId,
  holdUntil: bookings.holdUntil,
  pickupAt: bookings.pickupAt,
  dropoffAt: bookings.dropoffAt,
  pickupLocation: bookings.pickupLocation,
  dropoffLocation: bookings.dropoffLocation,
  carTitle: bookings.carTitle,
  plate: vehicles.plate,
  passengers: sql<number | null>`(${bookings.transferData} -> 'passengers')::int`,
  flightNumber: sql<
    string | null
  >`nullif(coalesce(${bookings.transferData} ->> 'flightNumber', ${bookings.flightNumber}), '')`,
  hotel: bookings.hotel,
  vehicle: sql<Vehicle | null>`${bookings.transferData} ->> 'vehicleCapacity'`,
  total: bookings.totalCents,
  quoted: bookings.quotedCents,
  customer: sql<Driver | null>`${bookings.drivers} -> 0`,
  language: bookings.language,
  tripToken: bookings.tripToken,
};

/** What happens in the next days, what is late and what falls due, in Istanbul's time. */
export async function readAgenda(
  db: Db,
  { now, origin }: { now: Date; origin: string },
): Promise<AgendaAnswer> {
  const { date: today, time } = businessNow(now);
  const [rows, settings, due, unfiled] = await Promise.all([
    readRows(db, today),
    readSettings(db),
    listDueVehicles(db, now),
    countUnfiled(db, today),
  ]);
  const shown = { now: wallClock(today, time), days: AGENDA_DAYS };
  const agenda = agendaOf(
    rows.map((row) => toAgendaBooking(row, now)),
    shown,
  );
  const texts = messageTexts(settings, origin);
  const withMessages = (events: Event[]) =>
    events.map((event) => ({ ...event, message: messageFor(event, texts) }));
  return {
    // Their messages speak of what is to come, and would be most of a long answer.
    late: agenda.late.map((event) => ({ ...event, message: '' })),
    days: agenda.days.map(({ date, events }) => ({ date, events: withMessages(events) })),
    due,
    unfiled,
  };
}

type Event = AgendaEvent<ReturnType<typeof toAgendaBooking>>;

/** What there is to write about an event; empty once it has happened. */
function messageFor(event: Event, texts: MessageTexts): string {
  const { kind, status, done } = event;
  const step = kind === 'return' ? 'return' : status === 'pending' ? 'confirmation' : 'reminder';
  return done || !stepsOf(event).includes(step) ? '' : messageOf(event, texts, step);
}

function readRows(db: Db, today: IsoDate) {
  const until = addDays(today, AGENDA_DAYS);
  const { pickupAt, dropoffAt, status } = bookings;
  return db
    .select(COLUMNS)
    .from(bookings)
    .leftJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .where(
      and(
        ne(status, 'cancelled'),
        // Each line has its index: what begins, what comes back, what should have begun, what is out.
        or(
          and(gte(pickupAt, today), lt(pickupAt, until)),
          and(gte(dropoffAt, today), lt(dropoffAt, until)),
          and(
            gte(pickupAt, addDays(today, -LATE_DAYS)),
            lt(pickupAt, today),
            inArray(status, ['pending', 'confirmed']),
          ),
          and(eq(status, 'active'), lt(dropoffAt, today)),
        ),
      ),
    );
}

type Row = Awaited<ReturnType<typeof readRows>>[number];

function toAgendaBooking(
  { reference, customer, total, quoted, carId, holdUntil, ...row }: Row,
  now: Date,
) {
  const booking: AgendaBooking = {
    id: row.id,
    bookingReference: reference,
    serviceType: row.serviceType as ServiceType,
    status: row.status as BookingStatus,
    pickupAt: toWallClock(row.pickupAt),
    dropoffAt: toWallClock(row.dropoffAt),
  };
  return {
    ...row,
    ...booking,
    holds:
      carId !== null &&
      isHolding({ status: row.status, holdUntil: holdUntil?.toISOString() ?? null }, now),
    customer: customer ? fullName(customer) : '',
    phone: customer?.phoneNumber ?? '',
    total: isUnpriced({ total, quoted }) ? null : centsToEuros(total),
  };
}
