import type { Db } from '#app/db/client.server.ts';
import { readSettings } from '../site/settings.server.ts';
import { matchZone } from '../transfers/zone.rules.ts';
import { listZones } from '../transfers/zones.server.ts';
import { readReceipt } from './booking-receipt.server.ts';
import type { SaveBookingResult } from './booking-writes.server.ts';
import { checkRequest, toBooked, toBookingInput } from './public-booking.rules.ts';
import type { Booked, PublicBookingRequest } from './public-booking.schema.ts';
import { createBooking } from './save-booking.server.ts';

export type RequestBookingResult =
  | { ok: true; booked: Booked }
  | Extract<SaveBookingResult, { ok: false }>;

/**
 * Records what a visitor asks for as a pending booking, at the price of today's rules. A transfer
 * costs the fare of the zone that its drop-off names, as on the site; where none does, the booking
 * has no price until staff name one. Otherwise as `createBooking`; only active cars can be had, and
 * nobody is told who has the others.
 */
export async function requestBooking(
  db: Db,
  request: PublicBookingRequest,
  { now, key }: { now: Date; key: string | undefined },
): Promise<RequestBookingResult> {
  const { rental } = await readSettings(db);
  const zone =
    request.serviceType === 'transfer'
      ? matchZone(await listZones(db), request.dropoffLocation)
      : null;
  const input = toBookingInput(request, zone?.id ?? null);
  const check = () => checkRequest(request, { now, offers: rental.extras });
  const visitor = { asked: request, check };
  const result = await createBooking(db, input, { actor: 'system', now, key, visitor });
  if (!result.ok) return result;
  return { ok: true, booked: toBooked(result.booking, await readReceipt(db, result.booking)) };
}
