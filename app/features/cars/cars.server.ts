import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { carImages, cars, images, seasons } from '#app/db/schema.server.ts';
import { businessNow, type IsoDate, wallClock } from '#app/lib/dates.ts';
import type { Pagination } from '#app/lib/envelope.schema.ts';
import { paginate } from '#app/lib/pagination.ts';
import { toImage } from '../images/images.rules.ts';
import { freeUnits, type Interval } from './availability.rules.ts';
import { readHeldIntervals } from './availability.server.ts';
import { type CarDetail, type CarSummary, isCarId, shownRating } from './car.rules.ts';
import {
  askedPeriod,
  type CarFacets,
  type CarFilters,
  carFacets,
  matchesFilters,
  sortCars,
} from './car-filters.rules.ts';
import { FILTER_BRANDS } from './car-options.rules.ts';
import {
  effectivePrices,
  type RentalPeriod,
  rentalDays,
  rentalLines,
  type Season,
} from './rental-price.rules.ts';

type CarRow = typeof cars.$inferSelect;
type ImageRow = typeof images.$inferSelect;

/** What a question about cars is asked for: at a moment, and over a rental when one is planned. */
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
  return carFacets(await readFleet(db, { now, period: null }), { brand: FILTER_BRANDS });
}

/** An active car with everything its page shows; null when there is none with this id. */
export async function readCar(db: Db, id: string, asked: Asked): Promise<CarDetail | null> {
  if (!isCarId(id)) return null;
  const [row] = await db
    .select({ car: cars, image: images })
    .from(cars)
    .leftJoin(images, eq(images.id, cars.mainImageId))
    .where(and(eq(cars.id, id), eq(cars.active, true)));
  if (!row) return null;
  const [seasonsOf, held, gallery] = await Promise.all([
    readSeasons(db, [id]),
    readHeldIntervals(db, askedInterval(asked), [id]),
    readGallery(db, id, row.car.title),
  ]);
  const carSeasons = seasonsOf.get(id) ?? [];
  return {
    ...toSummary(row.car, row.image, carSeasons, held.get(id) ?? [], asked),
    description: row.car.description,
    pickupLocation: row.car.pickupLocation,
    dropoffLocation: row.car.dropoffLocation,
    features: row.car.features,
    gallery,
    seasons: carSeasons,
  };
}

async function readFleet(db: Db, asked: Asked): Promise<CarSummary[]> {
  const [rows, seasonsOf, held] = await Promise.all([
    db
      .select({ car: cars, image: images })
      .from(cars)
      .leftJoin(images, eq(images.id, cars.mainImageId))
      .where(eq(cars.active, true)),
    readSeasons(db),
    readHeldIntervals(db, askedInterval(asked)),
  ]);
  return rows.map(({ car, image }) =>
    toSummary(car, image, seasonsOf.get(car.id) ?? [], held.get(car.id) ?? [], asked),
  );
}

async function readSeasons(db: Db, carIds?: string[]): Promise<Map<string, Season[]>> {
  const rows = await db
    .select()
    .from(seasons)
    .where(carIds && inArray(seasons.carId, carIds))
    .orderBy(asc(seasons.startDate));
  return Map.groupBy(rows, (row) => row.carId);
}

async function readGallery(db: Db, carId: string, title: string) {
  const rows = await db
    .select({ image: images, alt: carImages.alt })
    .from(carImages)
    .innerJoin(images, eq(images.id, carImages.imageId))
    .where(eq(carImages.carId, carId))
    .orderBy(asc(carImages.position));
  return rows.map(({ image, alt }) => toImage(image, alt || title));
}

/** The asked rental, or this very moment of the business. */
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
    title: row.title,
    brand: row.brand,
    model: row.model,
    year: row.year,
    category: row.category,
    bodyType: row.bodyType,
    fuelType: row.fuelType,
    transmission: row.transmission,
    seats: row.seats,
    doors: row.doors,
    engineCapacity: row.engineCapacity,
    active: row.active,
    featured: row.featured,
    mainImage: image && toImage(image, row.mainImageAlt || row.title),
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
