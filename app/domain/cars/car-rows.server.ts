import { asc, eq, inArray, type SQL } from 'drizzle-orm';
import { toImage } from '#app/base/images/images.rules.ts';
import type { Image } from '#app/base/images/images.schema.ts';
import type { Db } from '#app/db/client.server.ts';
import { cars, images, seasons } from '#app/db/schema.server.ts';
import { pricesOf, type Season } from '#app/domain/pricing/price.rules.ts';
import { shownRating } from './car.rules.ts';
import { type CarSummary, type ListedFacts, listedFactsSchema } from './car.schema.ts';

export type CarRow = typeof cars.$inferSelect;
export type SeasonRow = typeof seasons.$inferSelect;
type ImageRow = typeof images.$inferSelect;

/** What of a car depends on nothing but the day of its prices. */
export type PricedCar = Omit<CarSummary, 'availableUnits' | 'quote'>;

/** Cars with their main picture. */
export function selectCars(db: Db, where: SQL) {
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

/** A car with the prices of a season, or of the days outside of all (null). Its picture's alt text is as entered. */
export function toPricedCar(row: CarRow, image: ImageRow | null, season: Season | null): PricedCar {
  const prices = {
    dailyCents: row.dailyCents,
    weeklyCents: row.weeklyCents,
    monthlyCents: row.monthlyCents,
  };
  return {
    id: row.id,
    ...listedFactsSchema.parse(row satisfies ListedFacts),
    active: row.active,
    mainImage: image && toImage(image, row.mainImageAlt ?? ''),
    prices,
    effective: pricesOf(prices, season),
    rating: shownRating(row.ratingAverage, row.ratingCount),
    totalUnits: row.totalUnits,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** A car as visitors see it: its title replaces a missing alt text. */
export function named<T extends Pick<CarSummary, 'mainImage' | 'title'>>(car: T): T {
  return { ...car, mainImage: car.mainImage && withAlt(car.mainImage, car.title) };
}

export function withAlt(image: Image, title: string): Image {
  return { ...image, alt: image.alt || title };
}
