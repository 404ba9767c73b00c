import {
  and,
  count,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  lt,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { MessageStep } from '#app/base/messages/message-template.rules.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { auditLog, bookings, cardHolds, cars, payments, vehicles } from '#app/db/schema.server.ts';
import { isHolding } from '#app/domain/availability/availability.rules.ts';
import { plateOutWith } from '#app/domain/availability/availability.server.ts';
import {
  type BookingStatus,
  type Driver,
  driverOf,
  fullName,
  type ServiceType,
} from '#app/domain/bookings/booking.rules.ts';
import {
  isWaitingRequest,
  notBegunBefore,
  stillOutBefore,
} from '#app/domain/bookings/bookings.server.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import type { Vehicle } from '#app/domain/zones/zone.rules.ts';
import {
  addDays,
  businessNow,
  type IsoDate,
  toWallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';
import { centsToEuros, formatExact } from '#app/lib/money/money.ts';
import type { Texts } from '#app/lib/words/catalogue.ts';
import { countUnfiled } from '#app/operations/authority-reports/filings.server.ts';
import {
  type MessageTexts,
  messageOf,
  stepsOf,
} from '#app/operations/papers/message-facts.rules.ts';
import {
  depositTakenCents,
  depositTermsOf,
  messageTexts,
} from '#app/operations/papers/papers.server.ts';
import { listDueVehicles } from '#app/operations/vehicles/due-vehicles.server.ts';
import {
  AGENDA_DAYS,
  type AgendaBooking,
  type AgendaEvent,
  agendaOf,
  destinationOf,
  followingEvents,
  MANY_LATE,
  sumIn,
} from './agenda.rules.ts';
import type { Agenda, AgendaEntry } from './agenda.schema.ts';
import { readAwaitedUnits } from './awaited-units.server.ts';

/** Maximum number of late events that are listed, the latest ones. There may be thousands. */
const MAX_LATE = 40;
const MAX_REQUESTS = 20;
/** Maximum number of events of the following days, more than a window shows. */
const MAX_FOLLOWING = 30;

const MAX_HOLDS = 20;

const COLUMNS = {
  id: bookings.id,
  reference: bookings.reference,
  version: bookings.version,
  serviceType: bookings.serviceType,
  status: bookings.status,
  carId: bookings.carId,
  createdAt: bookings.createdAt,
  holdUntil: bookings.holdUntil,
  pickupAt: bookings.pickupAt,
  dropoffAt: bookings.dropoffAt,
  pickupLocation: bookings.pickupLocation,
  dropoffLocation: bookings.dropoffLocation,
  carTitle: bookings.carTitle,
  plate: vehicles.plate,
  ownDeposit: sql<string | null>`${cars.terms} ->> 'deposit'`,
  carTexts: { description: cars.description, terms: cars.terms, translations: cars.translations },
  passengers: sql<number | null>`(${bookings.transferData} -> 'passengers')::int`,
  flightNumber: sql<
    string | null
  >`nullif(coalesce(${bookings.transferData} ->> 'flightNumber', ${bookings.flightNumber}), '')`,
  driverName: sql<string>`coalesce(${bookings.transferData} ->> 'driverName', '')`,
  driverPhone: sql<string>`coalesce(${bookings.transferData} ->> 'driverPhone', '')`,
  hotel: bookings.hotel,
  vehicle: sql<Vehicle | null>`${bookings.transferData} ->> 'vehicleCapacity'`,
  price: bookings.totalCents,
  dueCents: bookings.dueCents,
  balance: bookings.balanceCents,
  depositCents: bookings.depositCents,
  depositTaken: depositTakenCents,
  hadDeposit: sql<boolean>`exists (select from ${payments}
    where ${payments.bookingId} = ${bookings.id} and ${payments.purpose} = 'deposit')
    or exists (select from ${cardHolds} where ${cardHolds.bookingId} = ${bookings.id})`,
  quoted: bookings.quotedCents,
  customer: sql<Driver | null>`${bookings.drivers} -> 0`,
  language: bookings.language,
  tripToken: bookings.tripToken,
};

/**
 * Returns the agenda of a day in Istanbul, by default today: events, events of the following days,
 * late events, waiting requests, due dates of vehicles, card holds that end soon, and the number of missing reports.
 */
export async function readAgenda(
  db: Db,
  { now, origin, texts: words, date }: { now: Date; origin: string; texts: Texts; date?: IsoDate },
): Promise<Agenda> {
  const { date: today, time } = businessNow(now);
  const shown = { now: wallClock(today, time), date: date ?? today };
  const following = {
    after: shown.date < today ? addDays(today, -1) : shown.date,
    until: addDays(today, AGENDA_DAYS),
    limit: MAX_FOLLOWING,
  };
  const [
    ofDay,
    ofNextDays,
    late,
    days,
    requests,
    settings,
    withPlates,
    due,
    endingHolds,
    unfiled,
    carCount,
  ] = await Promise.all([
    readDay(db, { date: shown.date, now }),
    readFollowing(db, { ...following, now }),
    readLate(db, { today, now }),
    countDays(db, today),
    readRequests(db, now),
    readSettings(db),
    readCarsWithPlates(db),
    listDueVehicles(db, now),
    readEndingHolds(db, today),
    countUnfiled(db, today),
    db.$count(cars),
  ]);
  const rows = [...new Map([...late.rows, ...ofDay].map((row) => [row.id, row])).values()];
  const dayBookings = rows.map((row) => toAgendaBooking(row, now));
  const agenda = agendaOf(dayBookings, shown);
  const listed = agenda.late.slice(-MAX_LATE);
  const nextRows = ofNextDays.map((row) => toAgendaBooking(row, now));
  const awaitedUnits = await readAwaitedUnits(db, [...dayBookings, ...nextRows], now);
  const texts = messageTexts(settings, { origin, texts: words });
  const officeDeposit = settings.rental.terms.deposit;
  const toEntry = (event: Event) => ({
    ...event,
    outWith:
      event.kind === 'pickup' ? (event.plateOutWith ?? awaitedUnits.get(event.id) ?? null) : null,
    needsPlate:
      event.kind === 'pickup' &&
      !event.done &&
      event.plate === null &&
      withPlates.has(event.carId ?? ''),
    destination: destinationOf(event, settings),
    due: event.done || event.balance <= 0 ? null : event.balance,
    giveBack: isToGiveBack(event) ? -event.balance : null,
    ...depositOf(event, sumIn(event.ownDeposit ?? officeDeposit)),
  });
  const withMessage = (event: Event) => ({
    ...toEntry(event),
    message: messageFor(event, texts, settings),
  });
  return {
    date: shown.date,
    // Late events have no message because the messages are about the future.
    late: listed.map((event) => ({ ...toEntry(event), message: '' })),
    moreLate: Math.max(0, late.count - listed.length),
    events: agenda.events.map(withMessage),
    following: followingEvents(nextRows, { ...following, now: shown.now }).map(withMessage),
    days,
    requests: {
      count: requests.count,
      lastAnswerMinutes: requests.lastAnswerMinutes,
      bookings: requests.rows.map((row) => toRequest(row, { texts, settings, now })),
    },
    due,
    endingHolds,
    hasCars: carCount > 0,
    unfiled,
  };
}

type Event = AgendaEvent<ReturnType<typeof toAgendaBooking>>;

/**
 * Returns the deposit of an event. A pickup asks the deposit of the terms (`term`) while nothing is
 * held, as the hand-over does; else it has the euros held and the euros of open card holds. A
 * return has the amount held, or `term` if the account never had a deposit.
 */
function depositOf(
  { kind, done, depositCents, depositTaken, depositHeld, hadDeposit }: Event,
  term: string | null,
): Pick<AgendaEntry, 'deposit' | 'depositHeld' | 'cardHold'> {
  const none = { deposit: null, depositHeld: null, cardHold: null };
  if (done || kind === 'transfer') return none;
  if (kind === 'return') {
    const held = depositTaken > 0 ? formatExact(depositHeld, 'EUR') : null;
    return { ...none, deposit: hadDeposit ? held : term };
  }
  if (depositTaken <= 0) return { ...none, deposit: term };
  const blocked = depositTaken - depositCents;
  return {
    deposit: null,
    depositHeld: depositCents > 0 ? centsToEuros(depositCents) : null,
    cardHold: blocked > 0 ? centsToEuros(blocked) : null,
  };
}

/** A request is not overpaid, nor is a booking whose price is not agreed before its return. */
function isToGiveBack({ done, kind, status, balance, total }: Event): boolean {
  const isPriced = kind === 'return' || total !== null;
  return !done && status !== 'pending' && isPriced && balance < 0;
}

/**
 * Returns the message about an event, empty once it has happened. A pending request gets the
 * message that it is not confirmed yet.
 */
function messageFor(event: Event, texts: MessageTexts, settings: Settings): string {
  const { kind, status, done } = event;
  if (done) return '';
  if (status === 'pending') return messageAt('request', event, texts, settings);
  return messageAt(kind === 'return' ? 'return' : 'reminder', event, texts, settings);
}

/** Returns the message of a step; empty if `stepsOf` does not offer the step for this booking. */
function messageAt(
  step: MessageStep,
  booking: ReturnType<typeof toAgendaBooking>,
  texts: MessageTexts,
  settings: Settings,
): string {
  const plate = booking.plateOutWith === null ? booking.plate : null;
  const { serviceType, carTexts } = booking;
  const depositTerms = depositTermsOf({ serviceType, car: carTexts }, settings);
  const written = { ...booking, plate, driver: driverOf(booking), depositTerms };
  return stepsOf(booking).includes(step) ? messageOf(written, texts, step) : '';
}

function select(db: Db, now: Date) {
  return db
    .select({ ...COLUMNS, plateOutWith: plateOutWith(now) })
    .from(bookings)
    .leftJoin(vehicles, eq(vehicles.id, bookings.vehicleId))
    .leftJoin(cars, eq(cars.id, bookings.carId));
}

type Row = Awaited<ReturnType<typeof readDay>>[number];

const { pickupAt, dropoffAt, status, serviceType } = bookings;

/**
 * Reads bookings that begin or end on a day, without cancelled ones. Each half of the condition has
 * its index.
 */
function readDay(db: Db, { date, now }: { date: IsoDate; now: Date }) {
  const next = addDays(date, 1);
  return select(db, now).where(
    and(
      ne(status, 'cancelled'),
      or(
        and(gte(pickupAt, date), lt(pickupAt, next)),
        and(gte(dropoffAt, date), lt(dropoffAt, next)),
      ),
    ),
  );
}

/**
 * Reads the bookings of the first events after a day and before another day. Transfers end without
 * an event.
 */
async function readFollowing(
  db: Db,
  { after, until, limit, now }: { after: IsoDate; until: IsoDate; limit: number; now: Date },
): Promise<Row[]> {
  const first = (at: typeof pickupAt | typeof dropoffAt, where?: SQL) =>
    select(db, now)
      .where(and(ne(status, 'cancelled'), gte(at, addDays(after, 1)), lt(at, until), where))
      .orderBy(at, bookings.id)
      .limit(limit);
  const [begin, end] = await Promise.all([
    first(pickupAt),
    first(dropoffAt, eq(serviceType, 'car_rental')),
  ]);
  return [...new Map([...begin, ...end].map((row) => [row.id, row])).values()];
}

/**
 * Reads the 40 latest bookings of earlier days that have not begun, and the 40 latest whose car is
 * still out. Also returns the number of both, each counted up to 200.
 */
async function readLate(db: Db, { today, now }: { today: IsoDate; now: Date }) {
  const [notBegun, stillOut] = [notBegunBefore(today), stillOutBefore(today)];
  const [begin, end] = await Promise.all([
    select(db, now).where(notBegun).orderBy(desc(pickupAt), desc(dropoffAt)).limit(MAX_LATE),
    select(db, now).where(stillOut).orderBy(desc(dropoffAt), desc(bookings.id)).limit(MAX_LATE),
  ]);
  const countOf = async (read: Row[], where: typeof notBegun) => {
    if (read.length < MAX_LATE) return read.length;
    const some = db
      .select({ id: bookings.id })
      .from(bookings)
      .where(where)
      .limit(MAX_LATE + MANY_LATE);
    return db.$count(some.as('some'));
  };
  const counts = await Promise.all([countOf(begin, notBegun), countOf(end, stillOut)]);
  return { rows: [...begin, ...end], count: counts[0] + counts[1] };
}

/**
 * Counts the open tasks of each of the next seven days. A rental counts on both its first and last
 * day.
 */
async function countDays(db: Db, today: IsoDate): Promise<Agenda['days']> {
  const until = addDays(today, AGENDA_DAYS);
  const openBy = (at: typeof pickupAt | typeof dropoffAt, isOpen: SQL | undefined) =>
    db
      .select({ date: sql<string>`${at}::date::text`, open: count() })
      .from(bookings)
      .where(and(gte(at, today), lt(at, until), isOpen))
      .groupBy(sql`1`);
  const isTransfer = eq(serviceType, 'transfer');
  const [begins, ends] = await Promise.all([
    openBy(
      pickupAt,
      or(inArray(status, ['pending', 'confirmed']), and(isTransfer, eq(status, 'active'))),
    ),
    openBy(
      dropoffAt,
      and(eq(serviceType, 'car_rental'), inArray(status, ['pending', 'confirmed', 'active'])),
    ),
  ]);
  return Array.from({ length: AGENDA_DAYS }, (_, day) => {
    const date = addDays(today, day);
    const ofDay = [...begins, ...ends].filter((row) => row.date === date);
    return { date, open: ofDay.reduce((sum, { open }) => sum + open, 0) };
  });
}

/** Reads the 20 oldest requests that wait for an answer, and the number of all. */
async function readRequests(db: Db, now: Date) {
  const [rows, waiting] = await Promise.all([
    select(db, now)
      .where(isWaitingRequest)
      .orderBy(bookings.createdAt, bookings.id)
      .limit(MAX_REQUESTS),
    db.$count(bookings, isWaitingRequest),
  ]);
  const lastAnswerMinutes = waiting === 0 ? await readLastAnswer(db, now) : null;
  return { rows, count: waiting, lastAnswerMinutes };
}

/** Days for which the last answer to a request is looked up. */
const ANSWER_DAYS = 30;

/** Reads from the audit log how many minutes the latest answered request had waited; null: none. */
async function readLastAnswer(db: Db, now: Date): Promise<number | null> {
  const { at, before, after } = auditLog;
  const [answer] = await db
    .select({
      minutes: sql<number>`round(extract(epoch from ${at} - (${before} ->> 'createdAt')::timestamptz) / 60)::int`,
    })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.entity, 'booking'),
        eq(auditLog.action, 'update'),
        gte(at, new Date(now.getTime() - ANSWER_DAYS * 86_400_000)),
        sql`${before} ->> 'status' = 'pending' and ${after} ->> 'status' <> 'pending'`,
        sql`${after} ->> 'requested' = 'true'`,
      ),
    )
    .orderBy(desc(at), desc(auditLog.id))
    .limit(1);
  return answer?.minutes ?? null;
}

/** Returns the ids of cars that have a vehicle in service. */
async function readCarsWithPlates(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectDistinct({ carId: vehicles.carId })
    .from(vehicles)
    .where(and(eq(vehicles.inService, true), isNotNull(vehicles.carId)));
  return new Set(rows.flatMap(({ carId }) => carId ?? []));
}

/** Days before the expiry of a card hold from which Today lists the hold. */
const HOLD_REMINDER_DAYS = 3;

/**
 * Reads the first 20 card holds that expire within three days or have expired, and were neither
 * captured nor released.
 */
async function readEndingHolds(db: Db, today: IsoDate): Promise<Agenda['endingHolds']> {
  const rows = await db
    .select({
      id: cardHolds.id,
      bookingId: cardHolds.bookingId,
      bookingReference: bookings.reference,
      customer: COLUMNS.customer,
      cents: cardHolds.cents,
      expiresOn: cardHolds.expiresOn,
    })
    .from(cardHolds)
    .innerJoin(bookings, eq(bookings.id, cardHolds.bookingId))
    .where(
      and(
        eq(cardHolds.state, 'held'),
        lte(cardHolds.expiresOn, addDays(today, HOLD_REMINDER_DAYS)),
      ),
    )
    .orderBy(cardHolds.expiresOn, cardHolds.id)
    .limit(MAX_HOLDS);
  return rows.map(({ cents, customer, ...row }) => ({
    ...row,
    customer: customer ? fullName(customer) : '',
    amount: centsToEuros(cents),
  }));
}

function toRequest(
  row: Row,
  { texts, settings, now }: { texts: MessageTexts; settings: Settings; now: Date },
) {
  const booking = toAgendaBooking(row, now);
  const { holdUntil, pickupAt: from, dropoffAt: to } = booking;
  return {
    ...booking,
    createdAt: row.createdAt.toISOString(),
    holdUntil: holdUntil?.toISOString() ?? null,
    days:
      booking.serviceType === 'transfer'
        ? null
        : rentalDays({
            pickupDate: from.slice(0, 10),
            pickupTime: from.slice(11),
            returnDate: to.slice(0, 10),
            returnTime: to.slice(11),
          }),
    message: messageAt('request', booking, texts, settings),
  };
}

function toAgendaBooking(row: Row, now: Date) {
  const { customer, price, quoted } = row;
  const booking: AgendaBooking = {
    id: row.id,
    bookingReference: row.reference,
    serviceType: row.serviceType as ServiceType,
    status: row.status as BookingStatus,
    pickupAt: toWallClock(row.pickupAt),
    dropoffAt: toWallClock(row.dropoffAt),
  };
  return {
    ...row,
    ...booking,
    holds:
      row.carId !== null &&
      isHolding({ status: row.status, holdUntil: row.holdUntil?.toISOString() ?? null }, now),
    customer: customer ? fullName(customer) : '',
    phone: customer?.phoneNumber ?? '',
    total: isUnpriced({ total: price, quoted }) ? null : centsToEuros(row.dueCents),
    balance: centsToEuros(row.balance),
    depositHeld: centsToEuros(row.depositTaken),
  };
}
