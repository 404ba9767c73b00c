import { type Actor, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { type BookingRecord, fullName } from './booking.rules.ts';
import type { Clash } from './booking-availability.server.ts';
import { toBooking } from './booking-json.rules.ts';

interface Change {
  actor: Actor;
  now: Date;
  before: BookingRecord | null;
  after: BookingRecord | null;
  /** Bookings in spite of which it was written. */
  overruled?: Clash[] | undefined;
}

/**
 * Writes into the audit log what became of a booking: of a deleted one everything, of one that took
 * a unit that was not there (`overbooked`) the references that held it.
 */
export async function recordBooking(
  tx: Db,
  { actor, now, before, after, overruled }: Change,
): Promise<void> {
  const booking = after ?? before;
  if (!booking) throw new Error('A change has a booking before or after it');
  const { id, reference, drivers } = booking;
  const [first] = drivers;
  const customer = first ? fullName(first) : '';
  const overbooked = overruled && { overbooked: overruled.map((clash) => clash.reference) };
  await recordChange(tx, {
    actor,
    action: before ? (after ? 'update' : 'delete') : 'create',
    thing: 'booking',
    thingId: id,
    title: `${reference} · ${customer}`,
    before: before && told(before),
    after: after && { ...told(after), ...overbooked },
    now,
  });
}

/** Without what changes at every save. */
function told(booking: BookingRecord) {
  const { version: _version, updatedAt: _updatedAt, ...rest } = toBooking(booking);
  return rest;
}
