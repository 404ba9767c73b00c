import { and, between, count, desc, eq, ne, sql } from 'drizzle-orm';
import { type TripTerms, toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars } from '#app/db/schema.server.ts';
import type { Held, Interval } from '#app/domain/availability/availability.rules.ts';
import { readHeldIntervals } from '#app/domain/availability/availability.server.ts';
import {
  readLettingRules,
  type StoredLettingRule,
} from '#app/domain/availability/letting-rules.server.ts';
import { effectivePrices, type RentalPrices } from '#app/domain/pricing/price.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { type Changes, untilChanged } from '#app/lib/http/until-changed.ts';
import { carFacets, type OfferedChoices, offeredChoices } from './car-browse.rules.ts';
import {
  type CarRow,
  named,
  type PricedCar,
  readSeasons,
  type SeasonRow,
  selectCars,
  toPricedCar,
} from './car-rows.server.ts';

/** Active cars as visitors see them, cached until a change. */
export interface ActiveFleet {
  read(): Promise<Fleet>;
  /**
   * Returns the bookings and blocks that hold a unit at any moment of a period, by car id. Never
   * cached.
   */
  readHeld(period: Interval, now: Date, carIds?: string[]): Promise<ReadonlyMap<string, Held[]>>;
}

/** Cached data. Must not be changed. */
export interface Fleet {
  cars: readonly FleetCar[];
  /** Places at which every car may be picked up and returned. */
  places: readonly string[];
  tripTerms: TripTerms;
  /** Letting rules, with Turkish names and translations. */
  lettingRules: readonly StoredLettingRule[];
  /** Longest buffer of a car, in minutes. */
  longestBuffer: number;
  offered: OfferedChoices;
  /** Ids of the cars that were rented in the last year, most often rented first. */
  mostRented: readonly string[];
}

export interface FleetCar {
  /** Car with its prices outside all seasons. */
  car: PricedCar;
  prices: StoredPrices;
  /** Minutes for which a rental holds its unit after the drop-off. */
  bufferMinutes: number;
  /** The car's own places; null for most cars, which have none. */
  ownPlaces: Pick<CarRow, 'pickupLocation' | 'dropoffLocation'> | null;
}

interface StoredPrices extends RentalPrices {
  /** Seasons sorted by date, with Turkish names and translations. */
  seasons: SeasonRow[];
}

export function createActiveFleet(db: Db, changes: Changes): ActiveFleet {
  return {
    read: untilChanged(changes, () => readFleet(db)),
    readHeld: (period, now, carIds) => readHeldIntervals(db, period, { now, carIds }),
  };
}

async function readFleet(db: Db): Promise<Fleet> {
  const [rows, seasonsByCar, { rental }, mostRented, lettingRules] = await Promise.all([
    selectCars(db, eq(cars.active, true)),
    readSeasons(db),
    readSettings(db),
    readMostRented(db),
    readLettingRules(db),
  ]);
  const fleetCars = rows.map(({ car: row, image }) => {
    const car = named(toPricedCar(row, image, null));
    const seasons = seasonsByCar.get(row.id) ?? [];
    return {
      car,
      prices: { ...car.prices, seasons, wholeMonths: rental.wholeMonths },
      bufferMinutes: row.bufferMinutes ?? rental.bufferMinutes,
      ownPlaces: row.pickupLocation || row.dropoffLocation ? row : null,
    };
  });
  return {
    cars: fleetCars,
    places: rental.places,
    tripTerms: toTripTerms(rental),
    lettingRules,
    longestBuffer: Math.max(0, ...fleetCars.map(({ bufferMinutes }) => bufferMinutes)),
    offered: offeredChoices(carFacets(fleetCars.map(({ car }) => car))),
    mostRented,
  };
}

/** Returns the active cars with their prices on a day. */
export function carsOn({ cars }: Fleet, day: IsoDate): PricedCar[] {
  return cars.map(({ car, prices }) => ({ ...car, effective: effectivePrices(prices, day) }));
}

/**
 * Returns the ids of active cars, sorted by the number of their rentals that began in the last
 * year, most first. Cancelled rentals do not count.
 */
async function readMostRented(db: Db): Promise<string[]> {
  const { carId, pickupAt, status } = bookings;
  // Pickups are stored in Istanbul time.
  const today = sql`now() at time zone 'Europe/Istanbul'`;
  const rows = await db
    .select({ carId: sql<string>`${carId}` })
    .from(bookings)
    .innerJoin(cars, and(eq(cars.id, carId), eq(cars.active, true)))
    .where(
      and(
        ne(status, 'cancelled'),
        between(pickupAt, sql`(${today}) - interval '1 year'`, sql`(${today})`),
      ),
    )
    .groupBy(carId)
    .orderBy(desc(count()), carId);
  return rows.map((row) => row.carId);
}
