/**
 * What the settings say of pickup places. What visitors' pages do with it is next to the price and the
 * message of a rental.
 */

import { eurosToCents } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { DEFAULT_PLACES } from '../papers/rental-terms.rules.ts';

export const PLACE_KINDS = ['other', 'office', 'airport', 'hotel'] as const;
export type PlaceKind = (typeof PLACE_KINDS)[number];

/** What the spec's places are until the office says otherwise. */
const KNOWN_KINDS: Partial<Record<(typeof DEFAULT_PLACES)[number], PlaceKind>> = {
  'Antalya Havalimanı (AYT)': 'airport',
  'Antalya Belek Otel Teslimi': 'hotel',
  'Antalya Merkez Ofis': 'office',
};

/** The kind of a place. `placeKinds` are those of the settings, by the places' Turkish names. */
export function kindOfPlace(
  place: string,
  placeKinds: Readonly<Record<string, PlaceKind>>,
): PlaceKind {
  return ownValue(placeKinds, place) ?? ownValue(KNOWN_KINDS, place) ?? 'other';
}

export interface PlaceTerms {
  kind: PlaceKind;
  /** Euro cents of a return from another place; 0 for nothing. */
  returnCents: number;
}

/** By the places' Turkish names; one that is missing is of no kind and costs nothing. */
export type TermsOfPlaces = Readonly<Record<string, PlaceTerms>>;

/** A return to another place than that of the pickup, where it costs something. */
export interface ReturnElsewhere {
  place: string;
  cents: number;
}

/** The terms of those places that have some for visitors. `returnFees` are euros. */
export function termsOfPlaces({
  places,
  placeKinds,
  returnFees,
}: {
  places: readonly string[];
  placeKinds: Readonly<Record<string, PlaceKind>>;
  returnFees: Readonly<Record<string, number>>;
}): TermsOfPlaces {
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
