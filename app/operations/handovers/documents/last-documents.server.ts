import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookingCustomers, bookings, handovers } from '#app/db/schema.server.ts';
import { isSameName } from '#app/domain/customers/person.rules.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import { maskNumber } from '../handover.rules.ts';
import type { LastDocuments } from '../handover.schema.ts';

/**
 * Reads a customer's documents from the latest of the customer's last five hand-overs that has a
 * document number. Numbers are masked. Null if there is no such hand-over.
 */
export async function readLastDocuments(db: Db, customerId: string): Promise<LastDocuments> {
  const rows = await db
    .select({
      handover: handovers,
      position: bookingCustomers.position,
      drivers: bookings.drivers,
    })
    .from(handovers)
    .innerJoin(bookings, eq(bookings.id, handovers.bookingId))
    .innerJoin(bookingCustomers, eq(bookingCustomers.bookingId, handovers.bookingId))
    .where(
      and(
        eq(bookingCustomers.customerId, customerId),
        isNotNull(bookingCustomers.position),
        eq(handovers.kind, 'out'),
      ),
    )
    .orderBy(desc(handovers.at))
    .limit(5);
  for (const { handover, position, drivers } of rows) {
    const booked = drivers[position ?? 0];
    const driver = booked && handover.drivers.find((each) => isSameName(each, booked));
    if (!driver?.idNumber && !driver?.licenceNumber) continue;
    const { idNumber, licenceNumber } = driver;
    return {
      bookingId: handover.bookingId,
      at: toWallClock(handover.at),
      driver: {
        ...driver,
        idNumber: maskNumber(idNumber),
        licenceNumber: maskNumber(licenceNumber),
      },
    };
  }
  return null;
}
