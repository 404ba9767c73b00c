import { eurosToCents } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { DEFAULT_PLACES } from '../papers/rental-terms.rules.ts';

export const PLACE_KINDS = ['other', 'office', 'airport', 'hotel'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** Kinds of the spec's places, until the office chooses others. */
const KNOWN_KINDS: Partial<Record<(typeof DEFAULT_PLACES)[number], PlaceKind>> = {
  'Antalya Havalimanı (AYT)': 'airport',
  'Antalya Belek Otel Teslimi': 'hotel',
  'Antalya Merkez Ofis': 'office',
};

/** Returns the kind of a place. `placeKinds` are from the settings, by Turkish name. */
export function kindOfPlace(
  place: string,
  placeKinds: Readonly<Record<string, PlaceKind>>,
): PlaceKind {
  return ownValue(placeKinds, place) ?? ownValue(KNOWN_KINDS, place) ?? 'other';
}

export interface PlaceTerms {
  kind: PlaceKind;
  /** Fee in euro cents for a return of a car from another place; 0 if it is free. */
  returnCents: number;
}

/** Terms by the places' Turkish names. A missing place has no special kind and no fee. */
export type TripTerms = Readonly<Record<string, PlaceTerms>>;

/** Return to another place than the pickup place, if it costs a fee. */
export interface ReturnElsewhere {
  place: string;
  cents: number;
}

/**
 * Returns the terms that visitors need: airports, hotels and places with a fee. `returnFees` are in
 * euros.
 */
export function toTripTerms({
  places,
  placeKinds,
  returnFees,
}: {
  places: readonly string[];
  placeKinds: Readonly<Record<string, PlaceKind>>;
  returnFees: Readonly<Record<string, number>>;
}): TripTerms {
  const terms = places.map((place) => {
    const returnCents = eurosToCents(ownValue(returnFees, place) ?? 0);
    return [place, { kind: kindOfPlace(place, placeKinds), returnCents }] as const;
  });
  return Object.fromEntries(
    terms.filter(([, { kind, returnCents }]) => {
      return kind === 'airport' || kind === 'hotel' || returnCents > 0;
    }),
  );
}
