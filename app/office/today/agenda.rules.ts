/** The hand-overs, returns and transfers of the next days, and what is late. */

import { addDays, type IsoDate, type WallClock } from '#app/lib/dates.ts';
import {
  type BookingStatus,
  nextStatus,
  type ServiceType,
} from '#app/office/bookings/booking.rules.ts';

export const AGENDA_KINDS = ['pickup', 'return', 'transfer'] as const;
export type AgendaKind = (typeof AGENDA_KINDS)[number];

/** Days that the dashboard shows. */
export const AGENDA_DAYS = 7;
/** A hand-over that was never entered is not late for ever. */
export const LATE_DAYS = 30;

/** What the agenda needs to know of a booking that is not cancelled. */
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
  /** It has happened. */
  done: boolean;
  /** Its time has passed, and it has not happened. */
  late: boolean;
  /** The status that the next step gives; null when nothing is to be done for this event. */
  next: BookingStatus | null;
};

export interface Agenda<B> {
  /** What is late from the days before today, the oldest first. */
  late: AgendaEvent<B>[];
  days: { date: IsoDate; events: AgendaEvent<B>[] }[];
}

/**
 * Sorts bookings into the days from today on. A rental has two events, a transfer one. A return counts
 * once the car has been handed over: before that its rental is late, not its return.
 */
export function agendaOf<B extends AgendaBooking>(
  bookings: readonly B[],
  { now, days }: { now: WallClock; days: number },
): Agenda<B> {
  const today = now.slice(0, 10);
  const oldest = addDays(today, -LATE_DAYS);
  const events = bookings
    .flatMap((booking) => eventsOf(booking, now))
    .sort((a, b) => (a.at < b.at ? -1 : Number(a.at > b.at)) || (a.id < b.id ? -1 : 1));
  return {
    late: events.filter(({ late, kind, at }) => {
      return late && at < today && (kind === 'return' || at >= oldest);
    }),
    days: Array.from({ length: days }, (_, day) => {
      const date = addDays(today, day);
      return { date, events: events.filter(({ at }) => at.startsWith(date)) };
    }),
  };
}

function eventsOf<B extends AgendaBooking>(booking: B, now: WallClock): AgendaEvent<B>[] {
  const { serviceType, status, pickupAt, dropoffAt } = booking;
  const event = (kind: AgendaKind, at: WallClock, done: boolean, next: BookingStatus | null) => {
    const mayBeLate = kind !== 'return' || status === 'active';
    return { ...booking, kind, at, done, next, late: !done && mayBeLate && at < now };
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
