/** How what was entered for a car lies in the tables. Called by `save-car.server.ts`, in its transaction. */
import { randomUUID } from 'node:crypto';
import type { Db } from '#app/db/client.server.ts';
import { carImages, cars, seasons } from '#app/db/schema.server.ts';
import { imageIdOf } from '#app/features/images/images.rules.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { slugify } from '#app/lib/turkish-text.ts';
import type { CarInput } from './car-input.schema.ts';

/** Fields that are named as their columns are taken over as they are. */
export function carColumns(input: CarInput) {
  const {
    status,
    pricing,
    stats,
    mainImage,
    total_units,
    gallery,
    seasonalPricing,
    currency,
    ...facts
  } = input;
  return {
    ...facts,
    ...priceColumns(pricing),
    active: status,
    ratingAverage: stats.rating.average,
    ratingCount: stats.rating.count,
    totalUnits: total_units,
    mainImageId: mainImage && imageIdOf(mainImage.url),
    mainImageAlt: mainImage?.alt ?? null,
  };
}

/** Inserts the car's row under an id that is free: `fiat-egea-2024-k3f9`, whatever its title. */
export async function insertCar(
  tx: Db,
  input: CarInput,
  { now, suffix }: { now: Date; suffix: () => string },
): Promise<string> {
  const name = slugify(`${input.brand} ${input.model} ${input.year}`, 'car');
  for (;;) {
    const values = {
      ...carColumns(input),
      id: `${name}-${suffix()}`,
      createdAt: now,
      updatedAt: now,
    };
    const [row] = await tx
      .insert(cars)
      .values(values)
      .onConflictDoNothing({ target: cars.id })
      .returning({ id: cars.id });
    if (row) return row.id;
  }
}

/** Inserts gallery and seasons of a car that has none. */
export async function writeParts(
  tx: Db,
  carId: string,
  { gallery, seasonalPricing }: CarInput,
): Promise<void> {
  const pictures = gallery.map(({ url, alt }, position) => ({
    carId,
    position,
    imageId: imageIdOf(url) ?? '',
    alt,
  }));
  if (pictures.length > 0) await tx.insert(carImages).values(pictures);
  const scheduled = seasonalPricing.map(({ name, startDate, endDate, ...prices }) => ({
    id: randomUUID(),
    carId,
    name,
    startDate,
    endDate,
    ...priceColumns(prices),
  }));
  if (scheduled.length > 0) await tx.insert(seasons).values(scheduled);
}

function priceColumns({ daily, weekly, monthly }: CarInput['pricing']) {
  return {
    dailyCents: cents(daily),
    weeklyCents: cents(weekly),
    monthlyCents: cents(monthly),
  };
}

function cents(euros: number | null): number | null {
  return euros === null ? null : eurosToCents(euros);
}
