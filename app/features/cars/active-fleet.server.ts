import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Db } from '#app/db/client.server.ts';
import { cars } from '#app/db/schema.server.ts';
import { addDays, businessNow, type IsoDate, wallClock } from '#app/lib/dates.ts';
import type { Interval } from './availability.rules.ts';
import { readHeldIntervals } from './availability.server.ts';
import { type CarFacets, carFacets, type SortOrder, sortCars } from './car-filters.rules.ts';
import { named, type PricedCar, readSeasons, selectCars, toPricedCar } from './car-rows.server.ts';
import { pricesOf, type Season, seasonOn } from './rental-price.rules.ts';

/** Stretches of days with the same prices everywhere; more than a fleet has in a year or so. */
const MAX_PRICE_LISTS = 100;
/** As long as ready answers: whatever change may not have been told is seen after that. */
const LONGEST_KEPT_MS = 30_000;
/** Units become free and are taken by the clock, too. */
const NOW_KEPT_MS = 1_000;

/** The active cars as visitors see them, read once and kept until something is written. */
export interface ActiveFleet {
  read(): Promise<FleetCars>;
  /** Which units are held at an instant, by car id; at most a second old. */
  readHeldNow(now: Date): Promise<Map<string, Interval[]>>;
}

/** Immutable. */
export interface FleetCars {
  /** With the prices of a day. */
  on(day: IsoDate): PriceList;
  /** A car's seasons, in the order of their dates. */
  seasonsOf(id: string): Season[];
}

export interface PriceList {
  sorted(order: SortOrder): readonly PricedCar[];
  facets(): CarFacets;
}

interface Changes {
  /** Another number after each change of what visitors see, be it made here or told by the database. */
  generation(): number;
  /** Whether the database tells of changes. While it does not, nothing is kept. */
  isHearing(): boolean;
}

export function createActiveFleet(db: Db, changes: Changes): ActiveFleet {
  const keepFleet = untilChanged<FleetCars>(changes);
  const keepHeldNow = untilChanged<Map<string, Interval[]>>(changes);
  return {
    read: () => keepFleet('', () => readFleetCars(db)),
    readHeldNow: (now) =>
      keepHeldNow(`${Math.floor(now.getTime() / NOW_KEPT_MS)}`, () => {
        const { date, time } = businessNow(now);
        const at = wallClock(date, time);
        return readHeldIntervals(db, { from: at, to: at }, { now });
      }),
  };
}

/**
 * Reads once for all who ask with the same key, until something changes. What was begun before a
 * change is for those who asked before it, and never kept: it may have been read before the change.
 */
function untilChanged<T>({ generation, isHearing }: Changes) {
  let kept: { key: string; begunIn: number; begunAt: number; value: Promise<T> } | undefined;
  return (key: string, read: () => Promise<T>): Promise<T> => {
    const [begunIn, begunAt] = [generation(), performance.now()];
    const isNew = kept && kept.begunIn === begunIn && begunAt - kept.begunAt < LONGEST_KEPT_MS;
    if (kept && isNew && kept.key === key && isHearing()) return kept.value;
    const reading = { key, begunIn, begunAt, value: read() };
    kept = reading;
    reading.value.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return reading.value;
  };
}

async function readFleetCars(db: Db): Promise<FleetCars> {
  const [rows, seasonsByCar] = await Promise.all([
    selectCars(db, eq(cars.active, true)),
    readSeasons(db),
  ]);
  const seasonsOf = (id: string): Season[] => seasonsByCar.get(id) ?? [];
  const onDay = rows.map(({ car, image }) =>
    byDay(named(toPricedCar(car, image, null)), seasonsOf(car.id)),
  );
  // Between two of these days no price changes.
  const turns = [...seasonsByCar.values()]
    .flat()
    .flatMap(({ startDate, endDate }) => [startDate, addDays(endDate, 1)]);
  const turningDays = [...new Set(turns)].sort();
  const lists = new LRUCache<number, PriceList>({ max: MAX_PRICE_LISTS });
  return {
    seasonsOf,
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
