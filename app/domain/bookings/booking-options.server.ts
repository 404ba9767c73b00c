import { eq } from 'drizzle-orm';
import { offersInEuros } from '#app/base/settings/extras.rules.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { cars } from '#app/db/schema.server.ts';
import { freeUnits, type Interval } from '#app/domain/availability/availability.rules.ts';
import { readHeldIntervals } from '#app/domain/availability/availability.server.ts';
import { byTitle } from '#app/domain/cars/car.rules.ts';
import { readSeasons } from '#app/domain/cars/car-rows.server.ts';
import { ownPricing } from '#app/domain/cars/listing.schema.ts';
import { toZoneJson } from '#app/domain/zones/zone.schema.ts';
import { listAllZones } from '#app/domain/zones/zones.server.ts';
import { withoutNul } from '#app/lib/words/plain-text.ts';
import type { Clash } from './booking.schema.ts';
import { findClashes } from './booking-locks.server.ts';
import type { BookableCar, BookingOptions } from './booking-options.schema.ts';
import { readVehiclesByCar } from './booking-vehicle.server.ts';

/** Everything that a booking form chooses from, with what it needs to price the choice. */
export async function readBookingOptions(db: Db): Promise<BookingOptions> {
  const [fleet, zones, { rental }] = await Promise.all([
    listBookableCars(db),
    listAllZones(db),
    readSettings(db),
  ]);
  return {
    cars: fleet,
    zones: zones.map(toZoneJson),
    places: rental.places,
    returnFees: rental.returnFees,
    wholeMonths: rental.wholeMonths,
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
 * Returns by car id, active or not, how many units are free during the whole `period`. The booking
 * `except`, which is being edited, does not count.
 */
export async function readFreeUnits(
  db: Db,
  { period, except, now }: { period: Interval; except?: string | undefined; now: Date },
): Promise<Record<string, number>> {
  const [fleet, held] = await Promise.all([
    db.select({ id: cars.id, units: cars.totalUnits }).from(cars),
    readHeldIntervals(db, period, { now, except }),
  ]);
  const when = period.from === period.to ? period.from : period;
  return Object.fromEntries(
    fleet.map(({ id, units }) => [id, freeUnits(units, held.get(id) ?? [], when)]),
  );
}

/** The bookings that hold the units of a car during `period`; null where one is free, or without such a car. */
export async function readClashes(
  db: Db,
  carId: string,
  { period, except, now }: { period: Interval; except: string | undefined; now: Date },
): Promise<Clash[] | null> {
  const [car] = await db
    .select({ id: cars.id, totalUnits: cars.totalUnits })
    .from(cars)
    .where(eq(cars.id, withoutNul(carId)));
  return car ? findClashes(db, car, { period, except, now }) : null;
}
