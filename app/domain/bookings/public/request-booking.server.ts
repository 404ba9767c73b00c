import { and, eq, gt, or, sql } from 'drizzle-orm';
import { offersOfCar } from '#app/base/settings/extras.rules.ts';
import { placeNamesIn } from '#app/base/settings/places/place-names.server.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import { allOrNothing } from '#app/db/all-or-nothing.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { claimKey, keepMade, readEarlierResult } from '#app/db/idempotency-keys.server.ts';
import { bookings, cars } from '#app/db/schema.server.ts';
import { type Interval, withBuffer } from '#app/domain/availability/availability.rules.ts';
import { readBuffer, readHeldFromNow } from '#app/domain/availability/availability.server.ts';
import type { Nearest } from '#app/domain/availability/letting-rule.schema.ts';
import { refusedField, visitorsRefusal } from '#app/domain/availability/refusal-text.rules.ts';
import {
  contactsOf,
  MAX_UNCONFIRMED,
  takesLastUnitTooLong,
  takesTooMuchOfFleet,
} from '#app/domain/availability/request-limits.rules.ts';
import { withTurkishPlaces } from '#app/domain/requests/request.rules.ts';
import { rentalPlaces } from '#app/domain/requests/reservation.rules.ts';
import { matchFare } from '#app/domain/zones/zone.rules.ts';
import { listZones } from '#app/domain/zones/zones.server.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { completeVisitorsPhone } from '#app/lib/requests/phone.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { type BookingRecord, splitTransfer } from '../booking.schema.ts';
import {
  findBrokenRules,
  type RefusedByRules,
  readNearestDays,
} from '../booking-letting.server.ts';
import { lockCars, lockRequests, noFreeUnit } from '../booking-locks.server.ts';
import { storedReceipt } from '../booking-price.rules.ts';
import { insertBooking } from '../booking-writes.server.ts';
import { readBooking, readLinkedTransfer } from '../bookings.server.ts';
import { prepareBooking, readReceipt } from '../prepare-booking.server.ts';
import type { SaveBookingResult } from '../save-booking.server.ts';
import { checkRequest, returnOf, toBooked, toBookingInput } from './public-booking.rules.ts';
import type { Booked, PublicBookingRequest } from './public-booking.schema.ts';

const KEY_SCOPE = 'bookings of visitors';

/**
 * Refusals. `rules`: letting rules refuse the rental. `too-many`: this phone number or e-mail address has `MAX_UNCONFIRMED` unconfirmed
 * requests. `key-reused`: the key was sent before with a different request.
 */
type Refused =
  | Exclude<Extract<SaveBookingResult, { ok: false }>, RefusedByRules>
  | { ok: false; reason: 'rules'; errors: FieldError[]; nearest: Nearest }
  | { ok: false; reason: 'too-many' | 'key-reused' };

export type RequestBookingResult = { ok: true; booked: Booked } | Refused;

interface Sending {
  now: Date;
  key: string | undefined;
  /** Visitor's language, which is stored with the booking. */
  language: SiteLanguage;
  text: SiteTexts['publicBooking'];
  /** Texts for the reasons of letting rules. */
  texts: Pick<SiteTexts, 'letting' | 'dates'>;
}

const HOUR_MS = 3_600_000;

/**
 * Records a visitor's request as a pending booking at today's price. It holds its unit for the
 * number of hours in the settings, or none (`neverHeld`) if unconfirmed requests would hold the last
 * unit of the car for too long (`takesLastUnitTooLong`) or too much of the fleet
 * (`takesTooMuchOfFleet`). A transfer costs the fare of its zone (`matchFare`); without a fare it has no
 * price until staff enter one. A request with return transfer makes two bookings (`splitTransfer`). Only
 * active cars can be booked. Names of places are stored in Turkish.
 *
 * If the request is sent again with the same `key`, nothing is created and the booking is returned
 * as it is now. `not-found`: it was deleted since.
 */
export async function requestBooking(
  db: Db,
  request: PublicBookingRequest,
  sending: Sending,
): Promise<RequestBookingResult> {
  const settings = await readSettings(db);
  const placeNames = placeNamesIn(settings, sending.language);
  const inTurkish = withTurkishPlaces(request, placeNames);
  const { rental } = settings;
  const result = await recordRequest(db, inTurkish, { ...sending, sent: request, rental });
  if (!result.ok) return result;
  const priced = async (booking: BookingRecord) => ({
    booking,
    receipt: storedReceipt(booking) ?? (await readReceipt(db, booking)),
  });
  const { booking, returnTransfer } = result;
  return {
    ok: true,
    booked: toBooked(await priced(booking), returnTransfer && (await priced(returnTransfer))),
  };
}

type Recorded = { ok: true; booking: BookingRecord; returnTransfer: BookingRecord | null };

async function recordRequest(
  db: Db,
  request: PublicBookingRequest,
  {
    now,
    key,
    language,
    text,
    texts,
    sent,
    rental,
  }: Sending & {
    /**
     * Request as sent, with place names in the visitor's language. It identifies a repeated
     * request.
     */
    sent: PublicBookingRequest;
    rental: Settings['rental'];
  },
): Promise<Recorded | Refused> {
  const fare = request.serviceType === 'transfer' ? matchFare(await listZones(db), request) : null;
  const input = toBookingInput(request, fare?.zone.id ?? null, language);
  const car = await readCarTerms(db, input.carId);
  const places = rentalPlaces(rental.places, car);
  const offers = car ? offersOfCar(rental.extras, car) : rental.extras;
  const phone = completeVisitorsPhone(request.phone, language);
  const contacts = contactsOf({ phone, email: request.email });
  return allOrNothing<Awaited<ReturnType<typeof recordRequest>>>(db, async (tx) => {
    const earlier = await claimKey(tx, key, { scope: KEY_SCOPE, request: sent, now });
    if (earlier) {
      return readEarlierResult(earlier, async (id) => {
        const booking = await readBooking(tx, id);
        if (!booking) return null;
        const other = await readLinkedTransfer(tx, id);
        return { ok: true as const, booking, returnTransfer: other?.booking ?? null };
      });
    }
    const errors = checkRequest(request, { now, offers, places, text });
    if (errors.length > 0) return { ok: false, reason: 'invalid', errors };
    const holdMs = rental.holdHours * HOUR_MS;
    await lockRequests(tx);
    const waiting = await readWaiting(tx, { now, holdMs });
    if (hasTooMany(waiting, contacts)) return { ok: false, reason: 'too-many' };
    const locked = await lockCars(tx, [input.carId], { activeOnly: true });
    const refusals = {
      unknownCar: text.unknownCar,
      unknownZone: text.invalid,
      totalRequired: text.invalid,
    };
    const context = { locked, before: null, unpricedCents: 0, texts: refusals };
    const [there, back] = splitTransfer(input, returnOf(request));
    const prepared = await prepareBooking(tx, there, context);
    if (!prepared.ok) return prepared;
    const returning = back && (await prepareBooking(tx, back, context));
    if (returning && !returning.ok) return returning;
    const { entered } = prepared;
    const broken = await findBrokenRules(tx, entered, null, language);
    if (broken.length > 0) {
      const errors = broken.map((rule) => ({
        field: refusedField(rule),
        message: visitorsRefusal(rule, texts),
      }));
      return {
        ok: false,
        reason: 'rules',
        errors,
        nearest: await readNearestDays(tx, entered, { now }),
      };
    }
    const clash = await noFreeUnit(tx, entered, { locked, before: null, now });
    if (clash) return clash;
    const booked = entered.carId === null ? undefined : locked.get(entered.carId);
    const period = { from: entered.pickupAt, to: entered.dropoffAt };
    const buffered = withBuffer(period, await readBuffer(tx, entered.carId));
    const share = { fleetUnits: await countFleetUnits(tx), percent: rental.holdPercent };
    const holdsNothing =
      booked !== undefined &&
      (takesLastUnitTooLong(
        buffered,
        await readHeldFromNow(tx, booked.id, now),
        booked.totalUnits,
      ) ||
        takesTooMuchOfFleet(
          period,
          waiting.flatMap(({ held }) => held ?? []),
          share,
        ));
    const holdUntil = new Date(now.getTime() + (holdsNothing ? 0 : holdMs));
    const writing = { actor: 'system', now, requested: true, holdUntil } as const;
    const returnTransfer = returning && (await insertBooking(tx, returning.entered, writing));
    const wayBackId = returnTransfer?.id;
    const booking = await insertBooking(tx, entered, { ...writing, wayBackId });
    await keepMade(tx, key, { scope: KEY_SCOPE, madeId: booking.id });
    return { ok: true, booking, returnTransfer };
  });
}

/**
 * Reads the car's own places and the extras that it does not offer; null for a transfer or an
 * unknown car.
 */
async function readCarTerms(db: Db, carId: string | null) {
  if (carId === null) return null;
  const { pickupLocation, dropoffLocation, withoutExtras } = cars;
  const [car] = await db
    .select({ pickupLocation, dropoffLocation, withoutExtras })
    .from(cars)
    .where(eq(cars.id, carId));
  return car ?? null;
}

/** Unconfirmed request with the unit that it holds. */
interface Waiting {
  phone: string;
  email: string;
  /** Null for a transfer, and for a request that holds no unit. */
  held: Interval | null;
}

/**
 * Reads the requests that staff have not saved and whose hold has not ended, or would not have
 * ended if they held a unit. Outward and return transfer count as one request. The caller's
 * `lockRequests` prevents new requests until the transaction ends.
 */
async function readWaiting(
  tx: Db,
  { now, holdMs }: { now: Date; holdMs: number },
): Promise<Waiting[]> {
  const { holdUntil, createdAt } = bookings;
  const rows = await tx
    .select({
      id: bookings.id,
      wayBackId: bookings.wayBackId,
      phone: sql<string>`${bookings.drivers} -> 0 ->> 'phoneNumber'`,
      email: bookings.email,
      carId: bookings.carId,
      from: bookings.pickupAt,
      to: bookings.dropoffAt,
      holds: sql<boolean>`${holdUntil} > ${now.toISOString()}::timestamptz`,
    })
    .from(bookings)
    .where(
      and(
        gt(holdUntil, new Date(now.getTime() - holdMs)),
        or(gt(holdUntil, now), eq(holdUntil, createdAt)),
      ),
    );
  const returnIds = rows.map(({ wayBackId }) => wayBackId);
  const requests = rows.filter(({ id }) => !returnIds.includes(id));
  return requests.map(({ phone, email, carId, holds, from, to }) => {
    const held = carId !== null && holds;
    return { phone, email, held: held ? { from: toWallClock(from), to: toWallClock(to) } : null };
  });
}

function hasTooMany(waiting: Waiting[], contacts: string[]): boolean {
  const known = waiting.map(contactsOf);
  return contacts.some(
    (contact) => known.filter((each) => each.includes(contact)).length >= MAX_UNCONFIRMED,
  );
}

async function countFleetUnits(tx: Db): Promise<number> {
  const [row] = await tx
    .select({ units: sql<number>`coalesce(sum(${cars.totalUnits}), 0)::int` })
    .from(cars)
    .where(eq(cars.active, true));
  return row?.units ?? 0;
}
