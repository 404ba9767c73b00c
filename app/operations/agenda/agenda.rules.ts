import { kindOfPlace } from '#app/base/settings/places/place-terms.rules.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import {
  type BookingStatus,
  LATE_DAYS,
  nextStatus,
  type ServiceType,
} from '#app/domain/bookings/booking.rules.ts';
import { addDays, type IsoDate, type WallClock } from '#app/lib/dates/dates.ts';

export const AGENDA_KINDS = ['pickup', 'return', 'transfer'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** Number of days that the dashboard links, today included. */
export const AGENDA_DAYS = 7;
/**
 * Late events beyond the listed ones are counted at least up to this number; larger numbers are
 * shown as `160+`.
 */
export const MANY_LATE = 160;

/** Fields of a booking that the agenda needs. The booking is not cancelled. */
export interface AgendaBooking {
  id: string;
  bookingReference: string;
  serviceType: ServiceType;
  status: BookingStatus;
  pickupAt: WallClock;
  dropoffAt: WallClock;
}

export type AgendaEvent<B> = B & {
  kind: AgendaKind;
  at: WallClock;
  done: boolean;
  /** True if the time of the event has passed and the event has not happened. */
  late: boolean;
  /** Status that the next step sets; null if no step is left for this event. */
  next: BookingStatus | null;
};

export interface DayEvents<B> {
  /** Late events of earlier days, oldest first. */
  late: AgendaEvent<B>[];
  /** Events of the day in order of time. */
  events: AgendaEvent<B>[];
}

/**
 * Returns the events of a day, and late events of earlier days. A rental has a pickup and a return,
 * a transfer has one event. A return is late only if the car was handed over. Pickups and transfers
 * are late for at most `LATE_DAYS`.
 */
export function agendaOf<B extends AgendaBooking>(
  bookings: readonly B[],
  { now, date }: { now: WallClock; date: IsoDate },
): DayEvents<B> {
  const today = now.slice(0, 10);
  const oldest = addDays(today, -LATE_DAYS);
  const events = bookings.flatMap((booking) => eventsOf(booking, now)).sort(inOrder);
  return {
    late: events.filter(({ late, kind, at }) => {
      return late && at < today && (kind === 'return' || at >= oldest);
    }),
    events: events.filter(({ at }) => at.startsWith(date)),
  };
}

/**
 * Returns the open events after a day and before another day, in order of time; at most `limit`.
 */
export function followingEvents<B extends AgendaBooking>(
  bookings: readonly B[],
  { now, after, until, limit }: { now: WallClock; after: IsoDate; until: IsoDate; limit: number },
): AgendaEvent<B>[] {
  return bookings
    .flatMap((booking) => eventsOf(booking, now))
    .filter(({ at, done }) => !done && at.slice(0, 10) > after && at < until)
    .sort(inOrder)
    .slice(0, limit);
}

function inOrder(a: AgendaEvent<AgendaBooking>, b: AgendaEvent<AgendaBooking>): number {
  return (a.at < b.at ? -1 : Number(a.at > b.at)) || (a.id < b.id ? -1 : 1);
}

function eventsOf<B extends AgendaBooking>(booking: B, now: WallClock): AgendaEvent<B>[] {
  const { serviceType, status, pickupAt, dropoffAt } = booking;
  const event = (kind: AgendaKind, at: WallClock, done: boolean, next: BookingStatus | null) => {
    return { ...booking, kind, at, done, next, late: isLate({ kind, at, done, status }, now) };
  };
  const completed = status === 'completed';
  const next = nextStatus(serviceType, status);
  if (serviceType === 'transfer') return [event('transfer', pickupAt, completed, next)];
  const handedOver = completed || status === 'active';
  return [
    event('pickup', pickupAt, handedOver, handedOver ? null : next),
    event('return', dropoffAt, completed, handedOver ? next : null),
  ];
}

type Timed = Pick<AgendaEvent<AgendaBooking>, 'kind' | 'at' | 'done' | 'status'>;

/**
 * Returns true if the event's time has passed and it has not happened. A return is late only if the
 * car was handed over.
 */
export function isLate({ kind, at, done, status }: Timed, now: WallClock): boolean {
  return !done && (kind !== 'return' || status === 'active') && at < now;
}

/**
 * Groups the events of a day around a moment, each group in the given order. `passed` contains
 * returns whose time has passed but whose car was never handed over.
 */
export function aroundNow<E extends Timed>(events: readonly E[], now: WallClock) {
  const parts = { late: [] as E[], done: [] as E[], passed: [] as E[], coming: [] as E[] };
  for (const event of events) {
    if (event.done) parts.done.push(event);
    else if (event.at >= now) parts.coming.push(event);
    else parts[isLate(event, now) ? 'late' : 'passed'].push(event);
  }
  return parts;
}

/** Minutes after which a late customer probably does not come. Later events then come first. */
const LATE_FIRST_MINUTES = 120;

/**
 * Returns the task that staff should do next: the first event that is at most two hours late, else
 * the first that is still to come, else the first late one. Null if no event with a next step is
 * left.
 */
export function nextTask<E extends Timed & { next: BookingStatus | null }>(
  events: readonly E[],
  now: WallClock,
): E | null {
  const { coming, late } = aroundNow(events, now);
  const awaited = late.filter(({ at }) => minutesBetween(at, now) <= LATE_FIRST_MINUTES);
  return [...awaited, ...coming, ...late].find(({ next }) => next !== null) ?? null;
}

/**
 * An event is at hand from this many minutes before it. Before that, one tap cannot complete a
 * transfer, because the tap is probably a mistake.
 */
const AT_HAND_MINUTES = 30;

/** Returns true from 30 minutes before an event on, and after it. */
export function isAtHand({ at }: { at: WallClock }, now: WallClock): boolean {
  return at <= now || minutesBetween(now, at) <= AT_HAND_MINUTES;
}

/** Returns the minutes from one moment to another; negative if `to` is earlier. */
export function minutesBetween(from: WallClock, to: WallClock): number {
  return Math.round((Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000);
}

/**
 * Most minutes between a return and the next hand-over for which Today reminds staff to prepare the
 * car first.
 */
const TURNAROUND_MINUTES = 120;

/**
 * Returns the cars of a day that are handed over within two hours of their return, in order of the
 * hand-over. Compares plates, or cars if one of the two events has no plate. Ignores late returns
 * because their time is unknown.
 */
export function turnaroundsOf<
  E extends Timed & { id: string; late: boolean; plate: string | null; carId: string | null },
>(events: readonly E[]): { back: E; out: E; minutes: number }[] {
  const returns = events.filter(({ kind, late }) => kind === 'return' && !late);
  return events
    .filter(({ kind, done }) => kind === 'pickup' && !done)
    .flatMap((out) => {
      const back = returns.findLast((each) => isSameCar(each, out) && isJustBefore(each, out));
      return back ? [{ back, out, minutes: minutesBetween(back.at, out.at) }] : [];
    });
}

function isSameCar(
  one: { plate: string | null; carId: string | null },
  other: { plate: string | null; carId: string | null },
): boolean {
  if (one.plate !== null && other.plate !== null) return one.plate === other.plate;
  return one.carId !== null && one.carId === other.carId;
}

function isJustBefore(back: { id: string; at: WallClock }, out: { id: string; at: WallClock }) {
  if (back.id === out.id || back.at > out.at) return false;
  return minutesBetween(back.at, out.at) <= TURNAROUND_MINUTES;
}

/**
 * Returns the destination for a map: the position (`lat,lng`) of a place of the office, because
 * maps do not know its name; otherwise hotel and place as text.
 */
export function destinationOf(
  event: Pick<AgendaEvent<AgendaBooking>, 'kind'> &
    Record<'pickupLocation' | 'dropoffLocation' | 'hotel', string>,
  { business, rental }: Pick<Settings, 'business' | 'rental'>,
): string {
  const place = placeOfEvent(event);
  if (kindOfPlace(place, rental.placeKinds) !== 'office') {
    return [event.hotel, place].filter(Boolean).join(', ');
  }
  const { lat, lng } = business.mapPosition;
  return `${lat},${lng}`;
}

/** Returns the place of an event; for a transfer its pickup place. */
export function placeOfEvent({
  kind,
  pickupLocation,
  dropoffLocation,
}: { kind: AgendaKind } & Record<'pickupLocation' | 'dropoffLocation', string>): string {
  return kind === 'return' ? dropoffLocation : pickupLocation;
}

const SUM = String.raw`\d+(?:[.,]\d+)*`;
const CURRENCY = '(?:TL|EUR|USD|euro|avro|lira)';
const SUM_OF_MONEY = new RegExp(
  `(?:[€$₺]|\\b${CURRENCY})\\s?${SUM}|${SUM}\\s?(?:[€$₺]|${CURRENCY}\\b)`,
  'i',
);

/**
 * Returns the first amount of money in a text of the rental terms: `€200` in `€200, teslimde
 * alınır; …`. Null if there is none.
 */
export function sumIn(text: string | null): string | null {
  return SUM_OF_MONEY.exec(text ?? '')?.[0] ?? null;
}

/**
 * Returns the share of a hold that is left: 1 at its beginning, 0 after its end. Instants are in
 * ISO 8601.
 */
export function holdLeft(
  { createdAt, holdUntil }: { createdAt: string; holdUntil: string },
  now: Date,
): number {
  const [begin, end] = [Date.parse(createdAt), Date.parse(holdUntil)];
  if (end <= begin) return 0;
  return Math.min(1, Math.max(0, (end - now.getTime()) / (end - begin)));
}
