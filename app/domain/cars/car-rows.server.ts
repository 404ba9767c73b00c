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

/** Part of a car that depends only on the day of its prices. */
export type PricedCar = Omit<CarSummary, 'availableUnits' | 'quote'>;

/** Selects cars with their main picture. */
export function selectCars(db: Db, where: SQL) {
  return db
    .select({ car: cars, image: images })
    .from(cars)
    .leftJoin(images, eq(images.id, cars.mainImageId))
    .where(where);
}

/** Returns seasons by car id, in the order of their dates; of all cars if `carIds` is missing. */
export async function readSeasons(db: Db, carIds?: string[]) {
  const rows = await db
    .select()
    .from(seasons)
    .where(carIds && inArray(seasons.carId, carIds))
    .orderBy(asc(seasons.startDate));
  return Map.groupBy(rows, (row) => row.carId);
}

/**
 * Returns a car with the prices of a season, or with its regular prices (null). The picture's alt
 * text is as entered.
 */
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

/** Returns a car for visitors: its title replaces a missing alt text. */
export function named<T extends Pick<CarSummary, 'mainImage' | 'title'>>(car: T): T {
  return { ...car, mainImage: car.mainImage && withAlt(car.mainImage, car.title) };
}

export function withAlt(image: Image, title: string): Image {
  return { ...image, alt: image.alt || title };
}
