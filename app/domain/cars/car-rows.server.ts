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

/** Part of a car that is the same at all times of a day, with the prices of that day. */
export type PricedCar = Omit<CarSummary, 'availableUnits' | 'quote'>;

export function selectCars(db: Db, where: SQL) {
  return db
    .select({ car: cars, image: images })
    .from(cars)
    .leftJoin(images, eq(images.id, cars.mainImageId))
    .where(where);
}

/** Returns seasons by car id, sorted by date. `carIds` undefined: of all cars. */
export async function readSeasons(db: Db, carIds?: string[]) {
  const rows = await db
    .select()
    .from(seasons)
    .where(carIds && inArray(seasons.carId, carIds))
    .orderBy(asc(seasons.startDate));
  return Map.groupBy(rows, (row) => row.carId);
}

/**
 * Returns a car with the prices of a season, or with its own prices if `season` is null. The
 * picture's alt text is as typed, possibly empty.
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

/** Returns a car whose picture has the car's title as alt text if its own is empty. */
export function named<T extends Pick<CarSummary, 'mainImage' | 'title'>>(car: T): T {
  return { ...car, mainImage: car.mainImage && withAlt(car.mainImage, car.title) };
}

export function withAlt(image: Image, title: string): Image {
  return { ...image, alt: image.alt || title };
}
