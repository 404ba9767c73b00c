import type { Season } from '#app/domain/pricing/price.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import type { CarSummary, FUEL_TYPES } from './car.schema.ts';

/**
 * Values that are shown for a car without them (spec, part 3, listing defaults). The spec's
 * defaults of seats, doors, fuel and transmission are not needed, because the database requires
 * these values.
 */
const LISTING_DEFAULTS = { rating: 4.5, engineCapacity: 2000 };

/** Returns the rating to show: the car's own, else the spec's default. */
export function shownRating(average: number | null, count: number): CarSummary['rating'] {
  return { average: average ?? LISTING_DEFAULTS.rating, count };
}

/** Translates a word that is stored in Turkish. Returns words that staff have added unchanged. */
export function inWords(
  stored: string,
  { words }: Pick<SiteTexts['cars']['card'], 'words'>,
): string {
  return ownValue(words, stored) ?? stored;
}

/** Returns category, body type and year for `carCardText.kind`, translated. */
export function kindOf(
  { category, bodyType, year }: Pick<CarSummary, 'category' | 'bodyType' | 'year'>,
  text: Pick<SiteTexts['cars']['card'], 'words'>,
) {
  return { category: inWords(category, text), bodyType: inWords(bodyType, text), year };
}

/** Returns the seasons that have not ended. */
export function seasonsToCome<S extends Pick<Season, 'endDate'>>(
  seasons: S[],
  today: IsoDate,
): S[] {
  return seasons.filter(({ endDate }) => endDate >= today);
}

/**
 * Returns true if a text can be the id of a car. The database would throw an error for some other
 * texts.
 */
export function isCarId(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}

const ELECTRIC: (typeof FUEL_TYPES)[number] = 'Elektrikli';

/** Returns false for an electric car, which has no engine capacity. */
export function hasEngine(fuelType: string): boolean {
  return fuelType !== ELECTRIC;
}

/**
 * Returns the engine capacity to show in cm³: the car's own, else the spec's default; null for an
 * electric car.
 */
export function shownEngine({
  engineCapacity,
  fuelType,
}: Pick<CarSummary, 'engineCapacity' | 'fuelType'>): number | null {
  return hasEngine(fuelType) ? (engineCapacity ?? LISTING_DEFAULTS.engineCapacity) : null;
}

/** Compares cars by title, then by id, in Turkish order. */
export function byTitle(
  a: { id: string; title: string },
  b: { id: string; title: string },
): number {
  return compareTurkish(a.title, b.title) || compareTurkish(a.id, b.id);
}

type Likened = Pick<CarSummary, 'category' | 'bodyType' | 'seats' | 'effective'>;

/**
 * Returns a comparison of alternatives to a car. The most similar cars come first (category, body
 * type, at least as many seats), then those with the smallest difference in the price for a day.
 */
export function byLikeness(other: Likened): (a: Likened, b: Likened) => number {
  const likeness = ({ category, bodyType, seats }: Likened) =>
    Number(category === other.category) +
    Number(bodyType === other.bodyType) +
    Number(seats >= other.seats);
  const distance = ({ effective }: Likened) =>
    Math.abs(effective.dailyCents - other.effective.dailyCents);
  return (a, b) => likeness(b) - likeness(a) || distance(a) - distance(b);
}
