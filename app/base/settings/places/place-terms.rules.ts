import type { ClockTime } from '#app/lib/dates/dates.ts';
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
  /** Fee in euro cents for a pickup at the place; 0 if it is free. */
  deliveryCents: number;
  /** Fee in euro cents for a return of a car from another place; 0 if it is free. */
  returnCents: number;
}

/** Fee for pickups and returns at night. Amounts are euro cents; 0 if it is free. */
export interface OutOfHours {
  /** First time with the fee. */
  from: ClockTime;
  /** First time without the fee; in the next morning if it is not later than `from`. */
  to: ClockTime;
  pickupCents: number;
  returnCents: number;
  /** Turkish names of the places with the fee; empty: all places. */
  places: readonly string[];
}

/** Terms of the settings that depend on the places and hours of a trip. */
export interface TripTerms {
  /** Terms by the Turkish name of the place. A missing place has no special kind and no fee. */
  places: Readonly<Record<string, PlaceTerms>>;
  /** Null if there is no such fee. */
  outOfHours: OutOfHours | null;
}

export const NO_TRIP_TERMS: TripTerms = { places: {}, outOfHours: null };

/**
 * Returns the terms that visitors need: airports, hotels and places with a fee, and the fee at
 * night. Amounts of the settings are euros.
 */
export function toTripTerms({
  places,
  placeKinds,
  deliveryFees,
  returnFees,
  outOfHours,
}: {
  places: readonly string[];
  placeKinds: Readonly<Record<string, PlaceKind>>;
  deliveryFees: Readonly<Record<string, number>>;
  returnFees: Readonly<Record<string, number>>;
  outOfHours: Pick<OutOfHours, 'from' | 'to' | 'places'> & {
    pickup: number | null;
    return: number | null;
  };
}): TripTerms {
  const terms = places.map((place): [string, PlaceTerms] => [
    place,
    {
      kind: kindOfPlace(place, placeKinds),
      deliveryCents: eurosToCents(ownValue(deliveryFees, place) ?? 0),
      returnCents: eurosToCents(ownValue(returnFees, place) ?? 0),
    },
  ]);
  const { pickup, return: back, ...hours } = outOfHours;
  const pickupCents = eurosToCents(pickup ?? 0);
  const returnCents = eurosToCents(back ?? 0);
  return {
    places: Object.fromEntries(
      terms.filter(
        ([, { kind, ...fees }]) =>
          kind === 'airport' || kind === 'hotel' || fees.deliveryCents > 0 || fees.returnCents > 0,
      ),
    ),
    outOfHours: pickupCents + returnCents > 0 ? { ...hours, pickupCents, returnCents } : null,
  };
}
