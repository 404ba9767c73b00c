import { centsToEuros } from '#app/lib/money.ts';
import type { BookingRecord } from './booking.rules.ts';
import type { Booking } from './booking-json.schema.ts';

/** How a booking looks in the API: names of the spec, decimal euros. */
export function toBooking(booking: BookingRecord): Booking {
  const { reference, pickupAt, dropoffAt, zoneId, totalCents, quotedCents, ...same } = booking;
  return {
    ...same,
    transferId: zoneId,
    bookingReference: reference,
    pickupTime: pickupAt,
    dropoffTime: dropoffAt,
    pricing: {
      total: centsToEuros(totalCents),
      quoted: quotedCents === null ? null : centsToEuros(quotedCents),
      currency: 'EUR',
    },
  };
}
