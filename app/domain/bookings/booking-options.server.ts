import { eq } from 'drizzle-orm';
import { offersInEuros } from '#app/base/settings/extras.rules.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { cars } from '#app/db/schema.server.ts';
import {
  addedParts,
  freeUnits,
  type Interval,
  withBuffer,
} from '#app/domain/availability/availability.rules.ts';
import { readHeldIntervals } from '#app/domain/availability/availability.server.ts';
import { lettingRuleIn, readLettingRules } from '#app/domain/availability/letting-rules.server.ts';
import { byTitle } from '#app/domain/cars/car.rules.ts';
import { readSeasons } from '#app/domain/cars/car-rows.server.ts';
import { ownPricing } from '#app/domain/cars/listing.schema.ts';
import { toZoneJson } from '#app/domain/zones/zone.schema.ts';
import { listAllZones } from '#app/domain/zones/zones.server.ts';
import { addMinutes } from '#app/lib/dates/dates.ts';
import { toStorableText } from '#app/lib/words/plain-text.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { Clash } from './booking.schema.ts';
import { heldInterval } from './booking-clash.rules.ts';
import { findNewClashes } from './booking-locks.server.ts';
import type { BookableCar, BookingOptions } from './booking-options.schema.ts';
import { readVehiclesByCar } from './booking-vehicle.server.ts';
import { readBooking } from './bookings.server.ts';

/**
 * Reads everything that the booking form offers as choices, with its prices in euros. Names of
 * letting rules are in `language`.
 */
export async function readBookingOptions(
  db: Db,
  language: SiteLanguage = 'tr',
): Promise<BookingOptions> {
  const [fleet, zones, { rental }, rules] = await Promise.all([
    listBookableCars(db),
    listAllZones(db),
    readSettings(db),
    readLettingRules(db),
  ]);
  return {
    cars: fleet,
    zones: zones.map(toZoneJson),
    places: rental.places,
    deliveryFees: rental.deliveryFees,
    returnFees: rental.returnFees,
    outOfHours: rental.outOfHours,
    wholeMonths: rental.wholeMonths,
    lettingRules: rules.map((rule) => lettingRuleIn(rule, language)),
    extras: offersInEuros(rental.extras),
  };
}

async function listBookableCars(db: Db): Promise<BookableCar[]> {
  const [rows, seasonsOf, vehiclesOf] = await Promise.all([
    db.select().from(cars),
    readSeasons(db),
    readVehiclesByCar(db),
  ]);
  return rows.sort(byTitle).map(({ id, title, brand, model, year, active, ...row }) => ({
    id,
    title,
    brand,
    model,
    year,
    active,
    total_units: row.totalUnits,
    vehicles: vehiclesOf.get(id) ?? [],
    pricing: ownPricing(row),
    seasonalPricing: (seasonsOf.get(id) ?? []).map((season) => ({
      name: season.name,
      translations: season.translations,
      startDate: season.startDate,
      endDate: season.endDate,
      ...ownPricing(season),
    })),
  }));
}

/**
 * Returns the number of units that are free during the whole `period`, by id of all cars, active or
 * not. Ignores the booking `except`, which is being edited.
 */
export async function readFreeUnits(
  db: Db,
  { period, except, now }: { period: Interval; except?: string | undefined; now: Date },
): Promise<Record<string, number>> {
  const [fleet, { rental }, edited] = await Promise.all([
    db
      .select({ id: cars.id, units: cars.totalUnits, bufferMinutes: cars.bufferMinutes })
      .from(cars),
    readSettings(db),
    except === undefined ? null : readBooking(db, except),
  ]);
  const bufferOf = (minutes: number | null) => minutes ?? rental.bufferMinutes;
  const longest = Math.max(0, ...fleet.map(({ bufferMinutes }) => bufferOf(bufferMinutes)));
  const around = { from: period.from, to: addMinutes(period.to, longest) };
  const held = await readHeldIntervals(db, around, { now, except });
  return Object.fromEntries(
    fleet.map(({ id, units, bufferMinutes }) => {
      const needed = withBuffer(period, bufferOf(bufferMinutes));
      const free = freeUnits(units, held.get(id) ?? [], needed);
      const had = heldInterval(edited, id);
      if (had === null) return [id, free];
      // The edited booking needs a unit only for the time that it adds.
      const parts = addedParts(needed, withBuffer(had, bufferOf(bufferMinutes)));
      const fits = parts.every((part) => freeUnits(units, held.get(id) ?? [], part) > 0);
      return [id, Math.max(free, fits ? 1 : 0)];
    }),
  );
}

/**
 * Returns the bookings and blocks that hold the units of a car during `period`; null if a unit is
 * free or the car does not exist.
 */
export async function readClashes(
  db: Db,
  carId: string,
  { period, except, now }: { period: Interval; except: string | undefined; now: Date },
): Promise<Clash[] | null> {
  const [car] = await db
    .select({ id: cars.id, totalUnits: cars.totalUnits })
    .from(cars)
    .where(eq(cars.id, toStorableText(carId)));
  if (!car) return null;
  const before = except === undefined ? null : await readBooking(db, except);
  const had = heldInterval(before, car.id);
  return findNewClashes(db, car, { period, had, except, now });
}
