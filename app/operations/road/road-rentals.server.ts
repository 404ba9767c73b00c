import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, handovers, vehicles } from '#app/db/schema.server.ts';
import { fullName } from '#app/domain/bookings/booking.rules.ts';
import { plateKey } from '#app/operations/vehicles/plate-key.server.ts';
import {
  type HandoverOfPlate,
  type Holder,
  type Possession,
  plateKeyOf,
  possessionsOf,
} from './road.rules.ts';
import type { RoadRental } from './road.schema.ts';

/** Plates that the office has or had, by `plateKeyOf`, and the rentals that had them. */
export interface Fleet {
  plates: Map<string, string>;
  possessions: Map<string, Possession[]>;
}

const HANDOVER_OF_PLATE = {
  bookingId: handovers.bookingId,
  kind: handovers.kind,
  plate: handovers.plate,
  at: handovers.at,
};

/** Reads which plates of the rows the office has or had, and the rentals that had them. */
export async function readFleet(db: Db, rows: readonly { plate: string }[]): Promise<Fleet> {
  const keys = [...new Set(rows.map(({ plate }) => plateKeyOf(plate)))].map(plateKey);
  const ours = await db
    .select({ plate: vehicles.plate })
    .from(vehicles)
    .where(inArray(plateKey(vehicles.plate), keys));
  const records = await db
    .select(HANDOVER_OF_PLATE)
    .from(handovers)
    .where(
      inArray(
        handovers.bookingId,
        db
          .select({ bookingId: handovers.bookingId })
          .from(handovers)
          .where(inArray(plateKey(handovers.plate), keys)),
      ),
    )
    .orderBy(asc(handovers.at));
  const plates: Fleet['plates'] = new Map();
  for (const { plate } of [...records, ...ours]) plates.set(plateKeyOf(plate), plate);
  const possessions = possessionsOf(records.map((row) => ({ ...row, at: momentOf(row.at) })));
  return { plates, possessions };
}

/**
 * Reads which plates these bookings had by their hand-overs. Bookings without a recorded hand-over
 * are missing.
 */
export async function readPlatesHad(
  db: Db,
  bookingIds: readonly string[],
): Promise<Map<string, HandoverOfPlate[]>> {
  const records = await db
    .select(HANDOVER_OF_PLATE)
    .from(handovers)
    .where(inArray(handovers.bookingId, [...new Set(bookingIds)]));
  return Map.groupBy(
    records.map((row) => ({ ...row, at: momentOf(row.at) })),
    ({ bookingId }) => bookingId,
  );
}

/** Returns the ids of the bookings that have, or may have, the plate; none for the office. */
export function bookingsOf(holder: Holder): string[] {
  if (holder.kind === 'office') return [];
  return holder.kind === 'rental' ? [holder.bookingId] : holder.bookingIds;
}

/** Reads reference and customer of these bookings, by id. Leaves out transfers. */
export async function readRentals(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, RoadRental>> {
  const rows = await db
    .select({ id: bookings.id, reference: bookings.reference, drivers: bookings.drivers })
    .from(bookings)
    .where(and(inArray(bookings.id, [...new Set(ids)]), eq(bookings.serviceType, 'car_rental')));
  return new Map(rows.map((row) => [row.id, toRental(row)]));
}

export function toRental({
  id,
  reference,
  drivers: [customer],
}: Pick<typeof bookings.$inferSelect, 'id' | 'reference' | 'drivers'>): RoadRental {
  return { bookingId: id, reference, customer: customer ? fullName(customer) : '' };
}

/** Returns the moment of a `timestamp` with its seconds: `2026-07-14T10:00:00`. */
export function momentOf(timestamp: string): string {
  return timestamp.replace(' ', 'T');
}
