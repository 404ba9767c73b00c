/** Finds vehicles that are out: handed over and not returned. */
import {
  aliasedTable,
  and,
  asc,
  eq,
  inArray,
  isNull,
  ne,
  notExists,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers } from '#app/db/schema.server.ts';
import { plateKey } from './plate-key.server.ts';

/**
 * Returns the condition for hand-overs of this vehicle: those that name it, and those without a
 * vehicle that have its plate. Without `vehicleId`: all hand-overs with this plate.
 */
export function isHandoverOf({
  vehicleId,
  plate,
}: {
  vehicleId: string | null;
  plate: string;
}): SQL | undefined {
  const isOfPlate = eq(plateKey(handovers.plate), plateKey(plate));
  if (vehicleId === null) return isOfPlate;
  return or(eq(handovers.vehicleId, vehicleId), and(isNull(handovers.vehicleId), isOfPlate));
}

/**
 * Returns the reference of the rental that has this vehicle out now, except the booking `except`;
 * null for none.
 */
export async function readRentalOut(
  tx: Db,
  vehicle: { vehicleId: string | null; plate: string },
  except?: string,
): Promise<string | null> {
  const back = aliasedTable(handovers, 'back');
  const isBack = tx
    .select({ one: sql`1` })
    .from(back)
    .where(and(eq(back.bookingId, handovers.bookingId), eq(back.kind, 'back')));
  const [out] = await tx
    .select({ reference: bookings.reference })
    .from(handovers)
    .innerJoin(bookings, eq(bookings.id, handovers.bookingId))
    .where(
      and(
        isHandoverOf(vehicle),
        eq(handovers.kind, 'out'),
        except === undefined ? undefined : ne(handovers.bookingId, except),
        // Completed and cancelled bookings without a return were closed by their status.
        inArray(bookings.status, ['pending', 'confirmed', 'active']),
        notExists(isBack),
      ),
    )
    .limit(1);
  return out?.reference ?? null;
}

/**
 * Locks the hand-overs that name a vehicle, because the deletion of the vehicle changes them. All
 * code that locks several hand-overs uses this order.
 */
export async function lockHandovers(tx: Db, vehicleId: string): Promise<void> {
  await tx
    .select({ id: handovers.bookingId })
    .from(handovers)
    .where(eq(handovers.vehicleId, vehicleId))
    .orderBy(asc(handovers.bookingId), asc(handovers.kind))
    .for('update');
}
