import { and, between, count, desc, eq, ne, sql } from 'drizzle-orm';
import { type ReturnElsewhere, termsOfPlaces } from '#app/base/settings/place-terms.rules.ts';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars } from '#app/db/schema.server.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { type Changes, untilChanged } from '#app/lib/until-changed.ts';
import { freeUnits, type Interval } from './availability.rules.ts';
import { readHeldIntervals } from './availability.server.ts';
import { carFacets, type OfferedChoices, offeredChoices } from './car-browse.rules.ts';
import {
  named,
  type PricedCar,
  readSeasons,
  type SeasonRow,
  selectCars,
  toPricedCar,
} from './car-rows.server.ts';
import { pricesOf, type RentalPrices, returnElsewhere, seasonOn } from './rental-price.rules.ts';
import { tripWith } from './reservation.rules.ts';
import type { Trip } from './trip.rules.ts';

/** The active cars as visitors see them, read once and kept until something is written. */
export interface ActiveFleet {
  read(): Promise<FleetCars>;
  /**
   * The units of a car that are free during the whole of a period, as known at `now`; or of a shorter one
   * within it. A period whose two ends are equal is that one moment. Read for each question; never negative.
   */
  readFreeUnits(
    period: Interval,
    now: Date,
  ): Promise<(car: { id: string; totalUnits: number }, within?: Interval) => number>;
}

/** Immutable. */
export interface FleetCars {
  /** With the prices of a day. */
  on(day: IsoDate): PricedCar[];
  /** What a rental of each car is priced by, by its id. */
  pricesById: ReadonlyMap<string, KeptPrices>;
  /** What the return of a trip costs with each car, by its id; null where it costs nothing. */
  returnsOf(trip: Trip): (id: string) => ReturnElsewhere | null;
  /** All values for each choice. Free days and other choices do not matter. */
  offered: OfferedChoices;
  /** Ids of the cars that were rented in the last year, the most often rented first. */
  mostRented: readonly string[];
}

interface KeptPrices extends RentalPrices {
  /** As stored, in the order of their dates: names in Turkish, with their translations. */
  seasons: SeasonRow[];
}

export function createActiveFleet(db: Db, changes: Changes): ActiveFleet {
  return {
    read: untilChanged(changes, () => readFleetCars(db)),
    async readFreeUnits(period, now) {
      const held = await readHeldIntervals(db, period, { now });
      return ({ id, totalUnits }, { from, to } = period) =>
        freeUnits(totalUnits, held.get(id) ?? [], to > from ? { from, to } : from);
    },
  };
}

async function readFleetCars(db: Db): Promise<FleetCars> {
  const [rows, seasonsByCar, { rental }, mostRented] = await Promise.all([
    selectCars(db, eq(cars.active, true)),
    readSeasons(db),
    readSettings(db),
    readMostRented(db),
  ]);
  const seasonsOf = (id: string) => seasonsByCar.get(id) ?? [];
  const active = rows.map(({ car, image }) => named(toPricedCar(car, image, null)));
  const { wholeMonths, places } = rental;
  const terms = termsOfPlaces(rental);
  const ownPlaces = new Map(
    rows.flatMap(({ car }) => (car.pickupLocation || car.dropoffLocation ? [[car.id, car]] : [])),
  );
  return {
    on: (day) =>
      active.map((car) => ({
        ...car,
        effective: pricesOf(car.prices, seasonOn(seasonsOf(car.id), day)),
      })),
    pricesById: new Map(
      active.map((car) => [car.id, { ...car.prices, seasons: seasonsOf(car.id), wholeMonths }]),
    ),
    returnsOf(trip) {
      const returnWith = (car: Parameters<typeof tripWith>[2]) =>
        returnElsewhere(tripWith(trip, places, car), terms);
      // Of most cars, which have no places of their own.
      const usual = returnWith({ pickupLocation: null, dropoffLocation: null });
      return (id) => {
        const own = ownPlaces.get(id);
        return own ? returnWith(own) : usual;
      };
    },
    offered: offeredChoices(carFacets(active)),
    mostRented,
  };
}

/** Ids of active cars by how many rentals of theirs began in the last year; cancelled ones do not count. */
async function readMostRented(db: Db): Promise<string[]> {
  const { carId, pickupAt, status } = bookings;
  // Pickups are wall-clock times of the business.
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
