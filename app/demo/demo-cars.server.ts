import { createHash } from 'node:crypto';
import { eachTerm } from '#app/base/settings/papers/rental-terms.rules.ts';
import type { Db } from '#app/db/client.server.ts';
import { carImages, cars, seasons } from '#app/db/schema.server.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { slugify } from '#app/lib/words/turkish-text.ts';
import { type DemoCar, demoSeasons, featuresOf } from './demo-fleet.ts';
import { eachTranslation } from './demo-texts.ts';

/** Pictures of a car: file name and alternative text. */
const VIEWS = {
  front: 'önden çapraz',
  studio: 'yandan',
  coast: 'sabah sahil yolunda',
  evening: 'akşam deniz kıyısında',
  interior: 'sürücü koltuğundan',
  seats: 'koltuk sıraları',
  luggage: 'açık bagaj ve yükü',
} as const;

type View = keyof typeof VIEWS;

/** Dashboards by category: cars of a category share a picture for each kind of gearbox. */
const DASHBOARDS: Record<string, string> = {
  Ekonomik: 'small',
  'Orta Sınıf': 'middle',
  SUV: 'middle',
  'Üst Sınıf': 'large',
  Lüks: 'large',
  Geniş: 'van',
};

/**
 * Returns the pictures of a car in their order. The most rented cars begin with a picture of their
 * front corner, the others with their side.
 */
function viewsOf(car: DemoCar): View[] {
  const shown: Partial<Record<View, boolean>> = {
    front: car.front ?? false,
    seats: car.seats > 5,
  };
  return (Object.keys(VIEWS) as View[]).filter((view) => shown[view] ?? true);
}

/**
 * Returns the names of all pictures of the fleet. The name of an interior that cars share occurs
 * once for each car.
 */
export function fleetPictureNames(fleet: DemoCar[]): string[] {
  return fleet.flatMap((car) => viewsOf(car).map((view) => pictureName(car, view)));
}

/** Returns the name of a picture below `pictures/`. */
function pictureName(car: DemoCar, view: View): string {
  if (view === 'seats') return `interiors/${car.seats}-seats`;
  if (view !== 'interior') return `cars/${slugify(carTitle(car), 'car')}/${view}`;
  const gear = car.transmission === 'Manuel' ? 'manual' : 'automatic';
  return `interiors/${DASHBOARDS[car.category]}-${gear}`;
}

/**
 * Writes the cars with galleries, and seasons relative to today. `imageIds` has ids by picture
 * name. Throws if a picture is missing.
 */
export async function insertFleet(
  tx: Db,
  fleet: DemoCar[],
  imageIds: ReadonlyMap<string, string>,
  today: IsoDate,
): Promise<void> {
  function imageOf(car: DemoCar, view: View): string {
    const imageId = imageIds.get(pictureName(car, view));
    if (!imageId) throw new Error(`${carTitle(car)} has no picture "${view}"`);
    return imageId;
  }
  const galleries = fleet.map((car) => {
    const [main = 'studio', ...gallery] = viewsOf(car);
    return { car, main, gallery };
  });
  await tx.insert(cars).values(galleries.map(({ car, main }) => carRow(car, imageOf(car, main))));
  await tx.insert(carImages).values(
    galleries.flatMap(({ car, gallery }) =>
      gallery.map((view, position) => ({
        carId: carId(car),
        position,
        imageId: imageOf(car, view),
        alt: `${carTitle(car)}, ${VIEWS[view]}`,
      })),
    ),
  );
  await tx.insert(seasons).values(fleet.flatMap((car) => seasonRows(car, today)));
}

function carRow(car: DemoCar, mainImageId: string): typeof cars.$inferInsert {
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
    luggage: car.luggage,
    engineCapacity: car.engineCapacity,
    description: car.description,
    featured: car.featured ?? false,
    features: featuresOf(car),
    terms: { included: null, ...eachTerm(() => null), ...car.terms },
    translations: eachTranslation(({ cars: texts, carTerms }) => {
      const name = `${car.brand} ${car.model} ${car.year}`;
      const description = texts[name];
      return { ...(description && { description }), ...carTerms[name] };
    }),
    withoutExtras: car.withoutExtras ?? [],
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
  return demoSeasons(today).map(({ name, translations, startDate, endDate, factor, weekly }) => {
    const prices = priceRow(car, factor);
    return {
      id: `${carId(car)}-${startDate}`,
      carId: carId(car),
      name,
      translations,
      startDate,
      endDate,
      ...prices,
      weeklyCents: weekly ? prices.weeklyCents : null,
    };
  });
}

/** Number of daily prices in a monthly price. */
const MONTHLY_DAYS = 23;

export function carTitle(car: DemoCar): string {
  return `${car.brand} ${car.model}`;
}

/**
 * Returns an id that looks like the id of a car added by staff, but is the same on every fresh
 * start.
 */
export function carId(car: DemoCar): string {
  const name = `${carTitle(car)} ${car.year}`;
  return `${slugify(name, 'car')}-${createHash('sha256').update(name).digest('hex').slice(0, 4)}`;
}
