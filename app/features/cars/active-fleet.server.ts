import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#app/db/client.server.ts';
import { cars } from '#app/db/schema.server.ts';
import { addDays, type IsoDate } from '#app/lib/dates.ts';
import { type Changes, untilChanged } from '#app/lib/until-changed.ts';
import { readSettings } from '../settings/settings.server.ts';
import { type CarFacets, carFacets, sortCars } from './car-browse.rules.ts';
import type { SortOrder } from './car-filters.rules.ts';
import { named, type PricedCar, readSeasons, selectCars, toPricedCar } from './car-rows.server.ts';
import { createFreeUnits, type ReadFreeUnits } from './free-units.server.ts';
import {
  pricesOf,
  type RentalPrices,
  rentalPrices,
  type Season,
  seasonOn,
} from './rental-price.rules.ts';

/** Stretches of days with the same prices everywhere; more than a fleet has in a year or so. */
const MAX_PRICE_LISTS = 100;

/** The active cars as visitors see them, read once and kept until something is written. */
export interface ActiveFleet {
  read(): Promise<FleetCars>;
  readFreeUnits: ReadFreeUnits;
}

/** Immutable. */
export interface FleetCars {
  /** With the prices of a day. */
  on(day: IsoDate): PriceList;
  /** What a rental of each car is priced by, by its id; seasons in the order of their dates. */
  pricesById: ReadonlyMap<string, RentalPrices>;
}

export interface PriceList {
  sorted(order: SortOrder): readonly PricedCar[];
  facets(): CarFacets;
}

export function createActiveFleet(db: Db, changes: Changes): ActiveFleet {
  const keep = untilChanged<FleetCars>(changes);
  return {
    read: () => keep('', () => readFleetCars(db)),
    readFreeUnits: createFreeUnits(db, changes),
  };
}

async function readFleetCars(db: Db): Promise<FleetCars> {
  const [rows, seasonsByCar, { rental }] = await Promise.all([
    selectCars(db, eq(cars.active, true)),
    readSeasons(db),
    readSettings(db),
  ]);
  const seasonsOf = (id: string): Season[] => seasonsByCar.get(id) ?? [];
  const active = rows.map(({ car, image }) => named(toPricedCar(car, image, null)));
  const onDay = active.map((car) => byDay(car, seasonsOf(car.id)));
  const { wholeMonths } = rental;
  const pricesById = new Map(
    active.map((car) => [
      car.id,
      rentalPrices({ ...car, seasons: seasonsOf(car.id), wholeMonths }),
    ]),
  );
  // Between two of these days no price changes.
  const turns = [...seasonsByCar.values()]
    .flat()
    .flatMap(({ startDate, endDate }) => [startDate, addDays(endDate, 1)]);
  const turningDays = [...new Set(turns)].sort();
  const lists = new LRUCache<number, PriceList>({ max: MAX_PRICE_LISTS });
  return {
    pricesById,
    on(day) {
      const stretch = turningDays.findLastIndex((turn) => turn <= day);
      const list = lists.get(stretch) ?? priceList(onDay.map((priced) => priced(day)));
      lists.set(stretch, list);
      return list;
    },
  };
}

/** The same object for all days of a season: what is made of it can be kept by it. */
function byDay(car: PricedCar, seasons: Season[]): (day: IsoDate) => PricedCar {
  const bySeason = new Map<Season, PricedCar>();
  return (day) => {
    const season = seasonOn(seasons, day);
    if (!season) return car;
    const priced = bySeason.get(season) ?? { ...car, effective: pricesOf(car.prices, season) };
    bySeason.set(season, priced);
    return priced;
  };
}

function priceList(priced: PricedCar[]): PriceList {
  const sorted = new Map<SortOrder, PricedCar[]>();
  let facets: CarFacets | undefined;
  return {
    sorted(order) {
      const list = sorted.get(order) ?? sortCars(priced, order);
      sorted.set(order, list);
      return list;
    },
    facets() {
      facets ??= carFacets(priced);
      return facets;
    },
  };
}
