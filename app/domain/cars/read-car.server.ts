import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { CachedSettings } from '#app/base/settings/settings.server.ts';
import { termsIn } from '#app/base/settings/settings-in-language.rules.ts';
import type { Db } from '#app/db/client.server.ts';
import {
  fullDays,
  NEAREST_WITHIN_DAYS,
  nearestFreeDays,
} from '#app/domain/availability/availability.rules.ts';
import {
  readHeldFromNow,
  readHeldIntervals,
} from '#app/domain/availability/availability.server.ts';
import { brokenRules, lettingAnswer, rulesFrom } from '#app/domain/availability/letting.rules.ts';
import { readNearestAllowed } from '#app/domain/availability/nearest-allowed.server.ts';
import { confirmFirstAfter } from '#app/domain/availability/request-limits.rules.ts';
import { priceCars, type RentalPeriod, rentalPrices } from '#app/domain/pricing/price.rules.ts';
import { withCarsPlaces } from '#app/domain/requests/reservation.rules.ts';
import { EMPTY_TRIP } from '#app/domain/requests/trip.rules.ts';
import { addDays, businessNow, type IsoDate, wallClock } from '#app/lib/dates/dates.ts';
import type { ActiveFleet } from './active-fleet.server.ts';
import { byLikeness, isCarId } from './car.rules.ts';
import type { Alternative, CarDetail } from './car.schema.ts';
import { NO_FILTERS } from './car-filters.rules.ts';
import { named, withAlt } from './car-rows.server.ts';
import { type CarQuery, readCarRecords } from './cars.server.ts';
import { findCars } from './find-cars.server.ts';
import { toListingQuote } from './listing.schema.ts';

const MAX_ALTERNATIVES = 3;

/** Sources of a car's page: the car from the database, other free cars from the cached fleet. */
export interface CarSources {
  db: Db;
  fleet: ActiveFleet;
  settings: Pick<CachedSettings, 'read'>;
}

/**
 * Returns an active car with everything that its page shows; null if there is no such car. If rules
 * refuse the requested rental or all units are taken, adds other free days and other free cars.
 */
export async function readCar(
  sources: CarSources,
  id: string,
  { now, period, trip, ...query }: CarQuery,
): Promise<CarDetail | null> {
  const { db, fleet, settings } = sources;
  if (!isCarId(id)) return null;
  const kept = await settings.read();
  const terms = termsIn(kept, query.language ?? 'tr');
  const rental = { ...kept.rental, terms };
  const [record] = await readCarRecords(db, [id], { now, period, trip, rental, ...query });
  if (!record?.row.active) return null;
  const car = {
    ...record.car,
    lettingRules: rulesFrom(record.car.lettingRules, businessNow(now).date),
  };
  const otherLength =
    period && car.broken.length > 0
      ? await readOtherLength(sources, car, { now, period, trip })
      : null;
  const isPossible = car.broken.length === 0 && car.availableUnits > 0;
  return {
    ...named(car),
    gallery: car.gallery.map((image) => withAlt(image, car.title)),
    otherLength,
    ...(period &&
      isPossible && { confirmFirstAfter: await readConfirmFirst(db, car, { now, period }) }),
    ...(period &&
      !isPossible && {
        nearestFree: await readNearestFree(db, car, { now, period }),
        alternatives: await readAlternatives(fleet, car, { now, period, trip }),
      }),
  };
}

/**
 * Returns the nearest allowed rental if it has the same pickup as the requested one; otherwise null,
 * because the nearest free days contain it then.
 */
async function readOtherLength(
  { db, settings }: CarSources,
  { lettingRules: rules, ...car }: CarDetail,
  { now, period, trip = EMPTY_TRIP }: Requested & Pick<CarQuery, 'trip'>,
): Promise<CarDetail['otherLength']> {
  const { rental: terms } = await settings.read();
  const ends = withCarsPlaces({ ...trip, ...period }, terms.places, car);
  const nearest = await readNearestAllowed(db, { ...car, rules }, { period, now });
  if (nearest?.pickupDate !== period.pickupDate) return null;
  const allowed = { ...period, ...nearest };
  const answer = lettingAnswer({ rules, terms: toTripTerms(terms) }, ends);
  const quote = priceCars(allowed)(rentalPrices(car), answer.fees);
  return { dropoffDate: allowed.returnDate, quote };
}

interface Requested {
  now: Date;
  period: RentalPeriod;
}

async function readConfirmFirst(
  db: Db,
  { id, totalUnits, bufferMinutes }: CarDetail,
  { now, period }: Requested,
): Promise<IsoDate | null> {
  return confirmFirstAfter(period, await readHeldFromNow(db, id, now), {
    totalUnits,
    bufferMinutes,
  });
}

async function readNearestFree(
  db: Db,
  { id, totalUnits, bufferMinutes, lettingRules }: CarDetail,
  { now, period }: Requested,
): Promise<CarDetail['nearestFree']> {
  const first = addDays(period.pickupDate, -NEAREST_WITHIN_DAYS);
  // Adds a day for the buffer after the last return.
  const last = addDays(period.returnDate, NEAREST_WITHIN_DAYS + 1);
  const around = { from: wallClock(first, '00:00'), to: wallClock(last, '23:59') };
  const held = (await readHeldIntervals(db, around, { now, carIds: [id] })).get(id) ?? [];
  const { date, time } = businessNow(now);
  const days = nearestFreeDays(held, {
    totalUnits,
    bufferMinutes,
    period,
    isAllowed: (moved) => brokenRules(lettingRules, moved).length === 0,
    now: wallClock(date, time),
  });
  return days.map(({ pickupDate, returnDate }) => ({ pickupDate, dropoffDate: returnDate }));
}

/**
 * Returns at most three free cars in place of a full one: the most similar first, then by price
 * difference.
 */
async function readAlternatives(
  fleet: ActiveFleet,
  full: CarDetail,
  { trip, ...query }: Requested & Pick<CarQuery, 'trip'>,
): Promise<Alternative[]> {
  const filters = { ...NO_FILTERS, ...trip };
  const { cars } = await findCars(fleet, { filters, ...query });
  const likest = cars.sort(byLikeness(full)).slice(0, MAX_ALTERNATIVES);
  return likest.map(({ id, title, mainImage, quote }) => ({
    ...{ id, title, mainImage },
    quote: toListingQuote(quote),
  }));
}

/**
 * Returns the days from `first` to `last` on which all units of an active car are taken all day;
 * null if there is no such car.
 */
export async function readFullDays(
  { db, fleet }: { db: Db; fleet: ActiveFleet },
  id: string,
  { first, last, now }: { first: IsoDate; last: IsoDate; now: Date },
): Promise<IsoDate[] | null> {
  const period = { from: wallClock(first, '00:00'), to: wallClock(addDays(last, 1), '00:00') };
  const [{ cars }, held] = await Promise.all([
    fleet.read(),
    readHeldIntervals(db, period, { now, carIds: [id] }),
  ]);
  const found = cars.find(({ car }) => car.id === id);
  return found ? fullDays(found.car.totalUnits, held.get(id) ?? [], { first, last }) : null;
}
