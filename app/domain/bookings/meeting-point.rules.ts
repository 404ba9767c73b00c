import { kindOfPlace, type PlaceKind } from '#app/base/settings/places/place-terms.rules.ts';
import { isAirport } from '#app/domain/zones/zone.rules.ts';

/**
 * Returns true if a booking begins at the airport. Only there customers meet at the office's
 * meeting point; elsewhere they meet at the place of the booking.
 */
export function isMetAtAirport(
  pickupLocation: string,
  placeKinds: Readonly<Record<string, PlaceKind>>,
): boolean {
  return kindOfPlace(pickupLocation, placeKinds) === 'airport' || isAirport(pickupLocation);
}
