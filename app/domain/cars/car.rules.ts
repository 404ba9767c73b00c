import type { Season } from '#app/domain/pricing/price.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import type { CarSummary, FUEL_TYPES } from './car.schema.ts';

/**
 * Values for a car that has none (spec, part 3, listing defaults). The spec's other defaults never
 * apply: the database requires seats, doors, fuel and transmission.
 */
const LISTING_DEFAULTS = { rating: 4.5, engineCapacity: 2000 };

/** Returns the rating to show. An unrated car has the spec's default. */
export function shownRating(average: number | null, count: number): CarSummary['rating'] {
  return { average: average ?? LISTING_DEFAULTS.rating, count };
}

/** Translates a word that is stored in Turkish. Words of staff stay unchanged. */
export function inWords(
  stored: string,
  { words }: Pick<SiteTexts['cars']['card'], 'words'>,
): string {
  return ownValue(words, stored) ?? stored;
}

/** Returns the kind of a car for `carCardText.kind`. */
export function kindOf(
  { category, bodyType, year }: Pick<CarSummary, 'category' | 'bodyType' | 'year'>,
  text: Pick<SiteTexts['cars']['card'], 'words'>,
) {
  return { category: inWords(category, text), bodyType: inWords(bodyType, text), year };
}

/** Returns the seasons in which a visitor can still rent. */
export function seasonsToCome<S extends Pick<Season, 'endDate'>>(
  seasons: S[],
  today: IsoDate,
): S[] {
  return seasons.filter(({ endDate }) => endDate >= today);
}

/** Returns true if a text can be the id of a car. Other texts may cause errors in the database. */
export function isCarId(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}

const ELECTRIC: (typeof FUEL_TYPES)[number] = 'Elektrikli';

/** Returns false for an electric car, which has no engine capacity. */
export function hasEngine(fuelType: string): boolean {
  return fuelType !== ELECTRIC;
}

/** Returns the cc to show: the spec's default if there is no value; null for an electric car. */
export function shownEngine({
  engineCapacity,
  fuelType,
}: Pick<CarSummary, 'engineCapacity' | 'fuelType'>): number | null {
  return hasEngine(fuelType) ? (engineCapacity ?? LISTING_DEFAULTS.engineCapacity) : null;
}

/** Compares cars in a list for staff. */
export function byTitle(
  a: { id: string; title: string },
  b: { id: string; title: string },
): number {
  return compareTurkish(a.title, b.title) || compareTurkish(a.id, b.id);
}

type Likened = Pick<CarSummary, 'category' | 'bodyType' | 'seats' | 'effective'>;

/**
 * Compares alternatives to a car: the most alike first (class, body, at least as many seats), then
 * the smallest difference in price a day.
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
