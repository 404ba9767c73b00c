import { asc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { carImages, cars, images } from '#app/db/schema.server.ts';
import { businessNow, type IsoDate, wallClock } from '#app/lib/dates.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { toImage } from '../images/images.rules.ts';
import type { ActiveFleet } from './active-fleet.server.ts';
import { freeUnits, type Interval } from './availability.rules.ts';
import { readHeldIntervals } from './availability.server.ts';
import { isCarId } from './car.rules.ts';
import { type CarDetail, type CarSummary, pageFactsSchema } from './car.schema.ts';
import {
  askedPeriod,
  type CarFacets,
  type CarFilters,
  matchesFilters,
} from './car-filters.rules.ts';
import {
  type CarRow,
  named,
  type PricedCar,
  readSeasons,
  selectCars,
  toPricedCar,
  withAlt,
} from './car-rows.server.ts';
import {
  type PriceSet,
  type RentalPeriod,
  rentalDays,
  rentalLines,
  type Season,
  seasonOn,
} from './rental-price.rules.ts';

/** The moment that a reader of cars asks about, and the rental when one is planned. */
interface Asked {
  now: Date;
  /** Prices as of this day; the pickup date, else today. */
  priceDate?: IsoDate | null;
  period: RentalPeriod | null;
}

/** Where lists of cars come from: what is booked from the database, all else from the kept fleet. */
export interface CarSources {
  db: Db;
  fleet: ActiveFleet;
}

interface ListArgs {
  filters: CarFilters;
  period?: RentalPeriod | null;
  page: number;
  limit: number;
  now: Date;
}

/** A car of the kept fleet with what was asked about it. */
export interface FoundCar extends Pick<CarSummary, 'availableUnits' | 'quote'> {
  car: PricedCar;
}

/** As `findCars`, each car as one object. */
export async function listCars(
  sources: CarSources,
  args: ListArgs,
): Promise<{ cars: CarSummary[]; pagination: Pagination }> {
  const { found, pagination } = await findCars(sources, args);
  return { cars: found.map(({ car, ...asked }) => ({ ...car, ...asked })), pagination };
}

/**
 * One page of the active cars that pass the filters. With both dates given, cars without a free
 * unit over the whole period are left out and every car carries its quote.
 */
export async function findCars(
  { db, fleet }: CarSources,
  { filters, page, limit, now, ...args }: ListArgs,
): Promise<{ found: FoundCar[]; pagination: Pagination }> {
  const period = args.period ?? askedPeriod(filters);
  const asked = { now, period, priceDate: filters.pickupDate };
  const interval = askedInterval(asked);
  const [fleetCars, heldOf] = await Promise.all([
    fleet.read(),
    period ? readHeldIntervals(db, interval, { now }) : fleet.readHeldNow(now),
  ]);
  const unitsOf = ({ id, totalUnits }: PricedCar) =>
    freeUnits(totalUnits, heldOf.get(id) ?? [], period ? interval : interval.from);
  // Fewer bookings than units leave one free, whenever they are.
  const isFree = (car: PricedCar) =>
    (heldOf.get(car.id)?.length ?? 0) < car.totalUnits || unitsOf(car) > 0;
  const all = fleetCars
    .on(priceDay(asked))
    .sorted(filters.sort)
    .filter((car) => matchesFilters(car, filters) && (!period || isFree(car)));
  const start = (page - 1) * limit;
  return {
    found: all.slice(start, start + limit).map((car) => ({
      car,
      availableUnits: unitsOf(car),
      quote: period && quoteOf({ ...car.prices, seasons: fleetCars.seasonsOf(car.id) }, period),
    })),
    pagination: paginate(page, limit, all.length),
  };
}

/** The values that the active fleet offers for each filter, with counts, and its price range. */
export async function readCarFacets(
  { fleet }: Pick<CarSources, 'fleet'>,
  { now }: { now: Date },
): Promise<CarFacets> {
  return (await fleet.read()).on(businessNow(now).date).facets();
}

/** An active car with everything its page shows; null when there is none with this id. */
export async function readCar(db: Db, id: string, asked: Asked): Promise<CarDetail | null> {
  const [record] = isCarId(id) ? await readCarRecords(db, [id], asked) : [];
  if (!record?.row.active) return null;
  const { car } = record;
  return { ...named(car), gallery: car.gallery.map((image) => withAlt(image, car.title)) };
}

/** A car as it is stored, and what follows from it. */
export interface CarRecord {
  row: CarRow;
  /** Pictures have the alt texts that were entered, which may be empty. */
  car: CarDetail;
}

/**
 * Cars, active or not, with everything that belongs to them, in the order of `ids`. Asks the
 * database as often for a hundred as for one, and never twice at once: it may be a transaction.
 */
export async function readCarRecords(db: Db, ids: string[], asked: Asked): Promise<CarRecord[]> {
  const rows = await selectCars(db, inArray(cars.id, ids));
  const seasonsOf = await readSeasons(db, ids);
  const galleryOf = await readGalleries(db, ids);
  const interval = askedInterval(asked);
  const heldOf = await readHeldIntervals(db, interval, { now: asked.now, carIds: ids });
  const records = rows.map(({ car: row, image }) => {
    const carSeasons = seasonsOf.get(row.id) ?? [];
    const gallery = galleryOf.get(row.id) ?? [];
    const priced = toPricedCar(row, image, seasonOn(carSeasons, priceDay(asked)));
    const held = heldOf.get(row.id) ?? [];
    const { period } = asked;
    const car = {
      ...priced,
      availableUnits: freeUnits(row.totalUnits, held, period ? interval : interval.from),
      quote: period && quoteOf({ ...priced.prices, seasons: carSeasons }, period),
      ...pageFactsSchema.parse(row),
      gallery: gallery.map((each) => toImage(each.image, each.alt)),
      seasons: carSeasons,
    };
    return [row.id, { row, car }] as const;
  });
  const byId = new Map(records);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const { id, width, height, widths } = getTableColumns(images);
/** What `toImage` needs: galleries are the most that a list of whole cars reads. */
const pictureColumns = { id, width, height, widths };

async function readGalleries(db: Db, carIds: string[]) {
  const rows = await db
    .select({ carId: carImages.carId, image: pictureColumns, alt: carImages.alt })
    .from(carImages)
    .innerJoin(images, eq(images.id, carImages.imageId))
    .where(inArray(carImages.carId, carIds))
    .orderBy(asc(carImages.position));
  return Map.groupBy(rows, (row) => row.carId);
}

/** The asked rental, or this moment of the business. */
function askedInterval({ now, period }: Asked): Interval {
  if (period) {
    return {
      from: wallClock(period.pickupDate, period.pickupTime),
      to: wallClock(period.returnDate, period.returnTime),
    };
  }
  const { date, time } = businessNow(now);
  return { from: wallClock(date, time), to: wallClock(date, time) };
}

function priceDay({ now, period, priceDate }: Asked): IsoDate {
  return period?.pickupDate ?? priceDate ?? businessNow(now).date;
}

function quoteOf(priced: PriceSet & { seasons: Season[] }, period: RentalPeriod) {
  return { days: rentalDays(period), lines: rentalLines(priced, period) };
}
