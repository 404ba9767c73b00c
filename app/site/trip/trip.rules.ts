/** A requested or booked trip, as its page shows it (decision 055). */
import type { Vehicle } from '#app/domain/zones/zone.rules.ts';
import {
  type ClockTime,
  formatLongDateTime,
  type IsoDate,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';
import { type CalendarEvent, halfAnHourAfter } from '#app/lib/dates/icalendar.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';

export interface Trip {
  kind: 'rental' | 'transfer';
  /** Kind of request or booking, in words. */
  kicker: string;
  /** Name of the car, or route of a transfer. */
  title: string;
  ends: TripEnd[];
  facts: TripFact[];
  /** True until the office has confirmed the trip. */
  isRequest: boolean;
  /** True for a cancelled trip: the page shows nothing to prepare for it. */
  isCancelled: boolean;
  meetingPlace: string;
  chat: { label: string; message: string };
  calendar: {
    /** Id that stays the same for the same trip, so that a calendar has it once. */
    id: string;
    description: string;
    /** Version of the events. Calendars replace an event by one with a higher version. */
    sequence: number;
  };
}

/** Pickup or return of a rental, or one direction of a transfer. */
export interface TripEnd {
  label: string;
  place: string;
  date: IsoDate;
  time: ClockTime;
  /** Title of the calendar event. */
  event: string;
}

export interface TripFact {
  label: string;
  value: string;
  /** True if the value is a phone number to call. */
  isPhone?: boolean;
}

export interface TripWords {
  texts: SiteTexts;
  /** Returns the name of a pickup place in the page's language. */
  nameOf: (place: string) => string;
}

/** Returns labels and values as facts. Omits empty values. */
export function factsOf(facts: readonly (readonly [label: string, value: string])[]): TripFact[] {
  return facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }));
}

/** States of a booking as its customer sees them, in the order in which they are reached. */
export const TRIP_STATES = ['requested', 'confirmed', 'out', 'back'] as const;
export type TripState = (typeof TRIP_STATES)[number];

/**
 * Returns the state of a booking; null if it is cancelled. A recorded hand-over or return counts
 * before staff change the status.
 */
export function tripState(status: string, handovers: readonly string[]): TripState | null {
  if (status === 'cancelled') return null;
  if (status === 'completed' || handovers.includes('back')) return 'back';
  if (status === 'active' || handovers.includes('out')) return 'out';
  return status === 'confirmed' ? 'confirmed' : 'requested';
}

interface Places {
  pickupLocation: string;
  dropoffLocation: string;
}

/**
 * Data of a booking that its customer may see. People appear only as the customer's first name and
 * the driver of a transfer.
 */
export interface BookingTrip extends Places {
  kind: 'rental' | 'transfer';
  /** Null if the booking is cancelled. */
  state: TripState | null;
  reference: string;
  firstName: string;
  carId: string | null;
  carTitle: string | null;
  /** Null for a rental, like `passengers`. */
  vehicle: Vehicle | null;
  passengers: number | null;
  plate: string | null;
  flightNumber: string;
  /** Hotel of a delivery; empty if there is none. */
  hotel: string;
  /** Driver of a transfer; empty until the office has entered one. */
  driver: { name: string; phone: string };
  pickupAt: WallClock;
  dropoffAt: WallClock;
  /** Total in euro cents; null while no price is agreed. */
  totalCents: number | null;
  account: {
    chargedCents: number;
    dueCents: number;
    paidCents: number;
    settledCents: number;
    depositCents: number;
  };
  /** Other direction of a two-way transfer; null if there is none or it is cancelled. */
  linkedTransfer: (Places & { isReturn: boolean; pickupAt: WallClock }) | null;
  /** Number that rises with each save. */
  version: number;
}

/** Plate and driver of a cancelled trip. */
const NOBODY = { plate: null, driver: { name: '', phone: '' } };

/** Returns the trip of a booking, with texts in the page's language. */
export function tripOfBooking(booking: BookingTrip, { texts, nameOf }: TripWords): Trip {
  const { kind, reference, linkedTransfer } = booking;
  const isCancelled = booking.state === null;
  const { plate, driver } = isCancelled ? NOBODY : booking;
  const { trip: text, dates } = texts;
  const routeOf = (places: Places) =>
    `${nameOf(places.pickupLocation)} → ${nameOf(places.dropoffLocation)}`;
  const [from, to] = [nameOf(booking.pickupLocation), nameOf(booking.dropoffLocation)];
  const title = kind === 'rental' ? (booking.carTitle ?? '') : routeOf(booking);
  const [pickup, dropoff] = [whenOf(booking.pickupAt), whenOf(booking.dropoffAt)];
  const inWords = ({ date, time }: When) => formatLongDateTime(date, time, dates);
  return {
    kind,
    kicker: text.booked[kind],
    title,
    ends:
      kind === 'rental'
        ? [
            { label: text.pickup, place: from, ...pickup, event: text.events.pickup(title) },
            { label: text.dropoff, place: to, ...dropoff, event: text.events.dropoff(title) },
          ]
        : // The end of a transfer is estimated, not agreed, so it is left out.
          [{ label: text.from, place: from, ...pickup, event: text.events.transfer(to) }],
    facts: [
      ...factsOf([
        [text.reference, reference],
        [text.name, booking.firstName],
        [text.vehicle, booking.vehicle ? text.vehicles[booking.vehicle] : ''],
        [text.passengers, String(booking.passengers ?? '')],
        [text.plate, plate ?? ''],
        [text.driver, driver.name],
      ]),
      ...(driver.phone ? [{ label: text.driverPhone, value: driver.phone, isPhone: true }] : []),
      ...factsOf([
        [text.flight, booking.flightNumber],
        [text.hotel, booking.hotel],
        [
          linkedTransfer?.isReturn ? text.returnTransfer : text.outwardTransfer,
          linkedTransfer
            ? `${inWords(whenOf(linkedTransfer.pickupAt))}, ${routeOf(linkedTransfer)}`
            : '',
        ],
      ]),
    ],
    isRequest: booking.state === 'requested',
    isCancelled,
    meetingPlace: from,
    chat: { label: text.write, message: text.aboutBooking(reference) },
    calendar: { id: reference, description: reference, sequence: booking.version },
  };
}

type When = Pick<TripEnd, 'date' | 'time'>;

function whenOf(at: WallClock): When {
  return { date: at.slice(0, 10), time: at.slice(11) };
}

/** Returns calendar events of half an hour, one for each end of the trip. */
export function tripEvents({ ends, isRequest, calendar }: Trip, now: Date): CalendarEvent[] {
  return ends.map(({ event, place, date, time }, i) => ({
    uid: `${calendar.id}-${i + 1}@kervan`,
    from: wallClock(date, time),
    to: halfAnHourAfter(wallClock(date, time)),
    title: event,
    place,
    description: calendar.description,
    url: null,
    tentative: isRequest,
    sequence: calendar.sequence,
    changedAt: now,
  }));
}
