import type { Season } from '#app/domain/pricing/price.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import type { CarSummary, FUEL_TYPES } from './car.schema.ts';

/**
 * Shown when a car has none of its own (spec, part 3, listing defaults). The spec's other defaults
 * never apply: seats, doors, fuel and transmission cannot be missing in the database.
 */
const LISTING_DEFAULTS = { rating: 4.5, engineCapacity: 2000 };

/** The rating as shown: an unrated car has the spec's default. */
export function shownRating(average: number | null, count: number): CarSummary['rating'] {
  return { average: average ?? LISTING_DEFAULTS.rating, count };
}

/** A word that is stored in Turkish as visitors read it; what staff typed themselves stays as it is. */
export function inWords(
  stored: string,
  { words }: Pick<SiteTexts['cars']['card'], 'words'>,
): string {
  return ownValue(words, stored) ?? stored;
}

/** What kind of car it is, as `carCardText.kind` says it. */
export function kindOf(
  { category, bodyType, year }: Pick<CarSummary, 'category' | 'bodyType' | 'year'>,
  text: Pick<SiteTexts['cars']['card'], 'words'>,
) {
  return { category: inWords(category, text), bodyType: inWords(bodyType, text), year };
}

/** The seasons that a visitor can still rent in. */
export function seasonsToCome<S extends Pick<Season, 'endDate'>>(
  seasons: S[],
  today: IsoDate,
): S[] {
  return seasons.filter(({ endDate }) => endDate >= today);
}

/** Whether a text can be the id of a car at all; a database would choke on some that cannot. */
export function isCarId(text: string): boolean {
  return /^[\w-]{1,200}$/.test(text);
}

const ELECTRIC: (typeof FUEL_TYPES)[number] = 'Elektrikli';

/** An electric car has no engine capacity. */
export function hasEngine(fuelType: string): boolean {
  return fuelType !== ELECTRIC;
}

/** cc as shown: the spec's default where none was entered; null for an electric car. */
export function shownEngine({
  engineCapacity,
  fuelType,
}: Pick<CarSummary, 'engineCapacity' | 'fuelType'>): number | null {
  return hasEngine(fuelType) ? (engineCapacity ?? LISTING_DEFAULTS.engineCapacity) : null;
}

/** The order of cars in a list for staff. */
export function byTitle(
  a: { id: string; title: string },
  b: { id: string; title: string },
): number {
  return compareTurkish(a.title, b.title) || compareTurkish(a.id, b.id);
}

type Likened = Pick<CarSummary, 'category' | 'bodyType' | 'seats' | 'effective'>;

/**
 * The order of cars in place of another: the most alike first (class, body, no fewer seats), then by
 * how near their price a day is.
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
