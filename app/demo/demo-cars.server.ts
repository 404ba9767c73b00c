/** Rows and pictures of the demo fleet. */
import { createHash } from 'node:crypto';
import type { Db } from '#app/db/client.server.ts';
import { carPicture } from '#app/db/demo/drawings/car-picture.ts';
import { interiorPicture } from '#app/db/demo/drawings/interior-picture.ts';
import { luggagePicture } from '#app/db/demo/drawings/luggage-picture.ts';
import { carImages, cars, seasons } from '#app/db/schema.server.ts';
import type { IsoDate } from '#app/lib/dates.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { slugify } from '#app/lib/turkish-text.ts';
import { type DemoCar, demoEquipment } from './demo-fleet.ts';
import { demoSeasons } from './demo-seasons.ts';
import { type PictureStores, storeDrawing } from './store-drawing.server.ts';

/** For each car the ids under which its pictures are stored: main picture first, then the gallery. */
export type FleetPictures = string[][];

/** What the gallery's pictures show, in the order in which `drawPictures` gives them. */
const GALLERY_ALTS = [
  (name: string) => `${name}, sabah sahil yolunda`,
  (name: string) => `${name}, akşam deniz kıyısında`,
  (name: string) => `${name}, iç mekân`,
  (name: string) => `${name}, açık bagaj ve yükü`,
];

/** Draws and stores the pictures of every car. */
export async function drawFleet(stores: PictureStores, fleet: DemoCar[]): Promise<FleetPictures> {
  // Cars share interiors; the same drawing is turned into a picture once.
  const drawn = new Map<string, Promise<string>>();
  function store(drawing: string) {
    const id = drawn.get(drawing) ?? storeDrawing(stores, drawing);
    drawn.set(drawing, id);
    return id;
  }
  const pictures: FleetPictures = [];
  // One car at a time: its pictures keep both cores busy, a fleet's would fill the memory.
  for (const car of fleet) pictures.push(await Promise.all(drawings(car).map(store)));
  return pictures;
}

function drawings(car: DemoCar): string[] {
  const { drawing: body, tint, seats } = car;
  return [
    carPicture({ body, tint, scene: 'studio' }),
    carPicture({ body, tint, scene: 'coast' }),
    carPicture({ body, tint, scene: 'evening' }),
    interiorPicture({
      transmission: car.transmission === 'Manuel' ? 'manual' : 'automatic',
      seats,
    }),
    luggagePicture({ body, tint }),
  ];
}

/** Writes the cars with their galleries and their seasons relative to today. */
export async function insertFleet(
  tx: Db,
  fleet: DemoCar[],
  pictures: FleetPictures,
  today: IsoDate,
): Promise<void> {
  await tx.insert(cars).values(fleet.map((car, i) => carRow(car, pictures[i]?.[0])));
  await tx.insert(carImages).values(
    fleet.flatMap((car, i) =>
      (pictures[i] ?? []).slice(1).map((imageId, position) => ({
        carId: carId(car),
        position,
        imageId,
        alt: GALLERY_ALTS[position]?.(carTitle(car)) ?? carTitle(car),
      })),
    ),
  );
  await tx.insert(seasons).values(fleet.flatMap((car) => seasonRows(car, today)));
}

function carRow(car: DemoCar, mainImageId: string | undefined): typeof cars.$inferInsert {
  return {
    id: carId(car),
    title: carTitle(car),
    brand: car.brand,
    model: car.model,
    year: car.year,
    category: car.category,
    bodyType: car.bodyType,
    fuelType: car.fuelType,
    transmission: car.transmission,
    seats: car.seats,
    doors: car.doors,
    engineCapacity: car.engineCapacity,
    description: car.description,
    featured: car.featured ?? false,
    features: demoEquipment[car.equipment],
    ratingAverage: car.rating?.[0] ?? null,
    ratingCount: car.rating?.[1] ?? 0,
    totalUnits: car.units,
    mainImageId,
    mainImageAlt: `${carTitle(car)}, ${car.bodyType}`,
    ...priceRow(car),
  };
}

export function priceRow(car: DemoCar, factor = 1) {
  const cents = (euros: number) => eurosToCents(Math.round(euros * factor));
  return {
    dailyCents: cents(car.daily),
    weeklyCents: car.weekly === null ? null : cents(car.weekly),
    monthlyCents: cents(car.daily * MONTHLY_DAYS),
  };
}

export function seasonRows(car: DemoCar, today: IsoDate) {
  return demoSeasons(today).map(({ name, startDate, endDate, factor, weekly }) => {
    const prices = priceRow(car, factor);
    return {
      id: `${carId(car)}-${startDate}`,
      carId: carId(car),
      name,
      startDate,
      endDate,
      ...prices,
      weeklyCents: weekly ? prices.weeklyCents : null,
    };
  });
}

/** A month is priced like this many single days. */
const MONTHLY_DAYS = 23;

export function carTitle(car: DemoCar): string {
  return `${car.brand} ${car.model}`;
}

/** Like the id of a car that staff add, but the same on every fresh start. */
export function carId(car: DemoCar): string {
  const name = `${carTitle(car)} ${car.year}`;
  return `${slugify(name, 'car')}-${createHash('sha256').update(name).digest('hex').slice(0, 4)}`;
}
