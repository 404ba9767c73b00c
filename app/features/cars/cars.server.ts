import { asc, eq, getTableColumns, inArray, type SQL } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { carImages, cars, images, seasons } from '#app/db/schema.server.ts';
import { businessNow, type IsoDate, wallClock } from '#app/lib/dates.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { toImage } from '../images/images.rules.ts';
import type { Image } from '../images/images.schema.ts';
import { freeUnits, type Interval } from './availability.rules.ts';
import { readHeldIntervals } from './availability.server.ts';
import { isCarId, shownRating } from './car.rules.ts';
import {
  type CarDetail,
  type CarSummary,
  listedFactsSchema,
  pageFactsSchema,
} from './car.schema.ts';
import {
  askedPeriod,
  type CarFacets,
  type CarFilters,
  carFacets,
  matchesFilters,
  sortCars,
} from './car-filters.rules.ts';
import {
  effectivePrices,
  type RentalPeriod,
  rentalDays,
  rentalLines,
  type Season,
} from './rental-price.rules.ts';

type CarRow = typeof cars.$inferSelect;
type ImageRow = typeof images.$inferSelect;

/** The moment that a reader of cars asks about, and the rental when one is planned. */
interface Asked {
  now: Date;
  /** Prices as of this day; the pickup date, else today. */
  priceDate?: IsoDate | null;
  period: RentalPeriod | null;
}

/**
 * One page of the active cars that pass the filters. With both dates given, cars without a free
 * unit over the whole period are left out and every car carries its quote.
 * The whole fleet is weighed in memory: effective prices and peak use are rules, not columns.
 */
export async function listCars(
  db: Db,
  args: {
    filters: CarFilters;
    period?: RentalPeriod | null;
    page: number;
    limit: number;
    now: Date;
  },
): Promise<{ cars: CarSummary[]; pagination: Pagination }> {
  const { filters, page, limit, now } = args;
  const period = args.period ?? askedPeriod(filters);
  const fleet = await readFleet(db, { now, period, priceDate: filters.pickupDate });
  const found = fleet.filter(
    (car) => matchesFilters(car, filters) && (!period || car.availableUnits > 0),
  );
  const start = (page - 1) * limit;
  return {
    cars: sortCars(found, filters.sort).slice(start, start + limit),
    pagination: paginate(page, limit, found.length),
  };
}

/** The values that the active fleet offers for each filter, with counts, and its price range. */
export async function readCarFacets(db: Db, { now }: { now: Date }): Promise<CarFacets> {
  return carFacets(await readFleet(db, { now, period: null }));
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
  const heldOf = await readHeldIntervals(db, askedInterval(asked), { now: asked.now, carIds: ids });
  const records = rows.map(({ car: row, image }) => {
    const carSeasons = seasonsOf.get(row.id) ?? [];
    const gallery = galleryOf.get(row.id) ?? [];
    const car = {
      ...toSummary(row, image, carSeasons, heldOf.get(row.id) ?? [], asked),
      ...pageFactsSchema.parse(row),
      gallery: gallery.map((each) => toImage(each.image, each.alt)),
      seasons: carSeasons,
    };
    return [row.id, { row, car }] as const;
  });
  const byId = new Map(records);
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function readFleet(db: Db, asked: Asked): Promise<CarSummary[]> {
  const [rows, seasonsOf, heldOf] = await Promise.all([
    selectCars(db, eq(cars.active, true)),
    readSeasons(db),
    readHeldIntervals(db, askedInterval(asked), { now: asked.now }),
  ]);
  return rows.map(({ car: { id }, car, image }) =>
    named(toSummary(car, image, seasonsOf.get(id) ?? [], heldOf.get(id) ?? [], asked)),
  );
}

function selectCars(db: Db, where: SQL) {
  return db
    .select({ car: cars, image: images })
    .from(cars)
    .leftJoin(images, eq(images.id, cars.mainImageId))
    .where(where);
}

/** Scheduled prices by car id, in the order of their dates; of all cars without `carIds`. */
export async function readSeasons(db: Db, carIds?: string[]) {
  const rows = await db
    .select()
    .from(seasons)
    .where(carIds && inArray(seasons.carId, carIds))
    .orderBy(asc(seasons.startDate));
  return Map.groupBy(rows, (row) => row.carId);
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

/** A car as visitors see it: its title replaces a missing alt text. */
function named<T extends CarSummary>(car: T): T {
  return { ...car, mainImage: car.mainImage && withAlt(car.mainImage, car.title) };
}

function withAlt(image: Image, title: string): Image {
  return { ...image, alt: image.alt || title };
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

function toSummary(
  row: CarRow,
  image: ImageRow | null,
  carSeasons: Season[],
  held: Interval[],
  asked: Asked,
): CarSummary {
  const { period } = asked;
  const interval = askedInterval(asked);
  const prices = {
    dailyCents: row.dailyCents,
    weeklyCents: row.weeklyCents,
    monthlyCents: row.monthlyCents,
  };
  const priced = { ...prices, seasons: carSeasons };
  return {
    id: row.id,
    ...listedFactsSchema.parse(row),
    active: row.active,
    mainImage: image && toImage(image, row.mainImageAlt ?? ''),
    prices,
    effective: effectivePrices(
      priced,
      period?.pickupDate ?? asked.priceDate ?? businessNow(asked.now).date,
    ),
    rating: shownRating(row.ratingAverage, row.ratingCount),
    totalUnits: row.totalUnits,
    availableUnits: freeUnits(row.totalUnits, held, period ? interval : interval.from),
    quote: period && { days: rentalDays(period), lines: rentalLines(priced, period) },
    updatedAt: row.updatedAt.toISOString(),
  };
}
