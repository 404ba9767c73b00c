/** What a link into the new-booking form can fill in: `?carId=…&pickup=2026-07-14T10:00`. */

import { readChoice } from '#app/editing/list-address.ts';
import { isIsoDate, isWallClock } from '#app/lib/dates.ts';
import { SERVICE_TYPES } from './booking.rules.ts';
import type { KnownBooking } from './booking-form.rules.ts';

/** Reads it from an address that anyone may have edited: what makes no sense is left out. */
export function readPrefill(params: URLSearchParams): KnownBooking {
  const serviceType = readChoice(params, 'serviceType', SERVICE_TYPES);
  const carId = params.get('carId');
  const pickupTime = readMoment(params.get('pickup'));
  const dropoffTime = readMoment(params.get('dropoff'));
  return {
    ...(serviceType && { serviceType }),
    ...(carId && { carId }),
    ...(pickupTime && { pickupTime }),
    ...(dropoffTime && { dropoffTime }),
  };
}

function readMoment(text: string | null): string | null {
  return isIsoDate(text) || isWallClock(text) ? text : null;
}
