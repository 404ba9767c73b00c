/**
 * Fees of a rental that depend on its places and hours: delivery, return to another place, pickup
 * or return at night. Source: `product.md, "Letting rules"`.
 */
import type {
  OutOfHours,
  PlaceTerms,
  TripTerms,
} from '#app/base/settings/places/place-terms.rules.ts';
import type { ClockTime } from '#app/lib/dates/dates.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { FeeLine } from './receipt.rules.ts';

/** Places and hours of a trip; a place or an hour that is not known yet is empty. */
export interface TripEnds {
  pickupLocation: string;
  dropoffLocation: string;
  pickupTime: ClockTime;
  returnTime: ClockTime;
}

/**
 * Returns the receipt lines of a trip's fees in euro cents: delivery, return elsewhere, pickup and
 * return at night. Leaves out the fee of a place or an hour that is unknown.
 */
export function tripFees(ends: TripEnds, { places, outOfHours }: TripTerms): FeeLine[] {
  const { pickupLocation: from, dropoffLocation: to, pickupTime, returnTime } = ends;
  const cents = (place: string, fee: 'deliveryCents' | 'returnCents') =>
    ownValue<PlaceTerms>(places, place)?.[fee] ?? 0;
  const returnCents = from && from !== to ? cents(to, 'returnCents') : 0;
  const lines: FeeLine[] = [
    { kind: 'delivery', place: from, cents: cents(from, 'deliveryCents') },
    { kind: 'return', place: to, cents: returnCents },
  ];
  if (outOfHours) {
    const { pickupCents, returnCents: backCents } = outOfHours;
    if (isOutOfHours(pickupTime, from, outOfHours)) {
      lines.push({ kind: 'hours', end: 'pickup', time: pickupTime, cents: pickupCents });
    }
    if (isOutOfHours(returnTime, to, outOfHours)) {
      lines.push({ kind: 'hours', end: 'return', time: returnTime, cents: backCents });
    }
  }
  return lines.filter((line) => line.cents > 0);
}

function isOutOfHours(time: ClockTime, place: string, { from, to, places }: OutOfHours): boolean {
  if (!time || (places.length > 0 && !places.includes(place))) return false;
  return from < to ? from <= time && time < to : from <= time || time < to;
}
