import { eq } from 'drizzle-orm';
import { readStaffPhotos } from '#app/base/images/images.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { handovers } from '#app/db/schema.server.ts';
import { toWallClock } from '#app/lib/dates/dates.ts';
import type { OpenedBooking } from './booking.schema.ts';

function readRecords(tx: Db, bookingId: string) {
  return tx.select().from(handovers).where(eq(handovers.bookingId, bookingId));
}

/**
 * Reads the hand-over and the return of a booking, hand-over first. Records that do not exist are
 * missing.
 */
export async function readHandedOver(
  db: Db,
  bookingId: string,
): Promise<Pick<OpenedBooking, 'handovers'>> {
  const rows = await readRecords(db, bookingId);
  const pictures = await readStaffPhotos(
    db,
    rows.flatMap(({ photos }) => photos),
  );
  const recorded = (['out', 'back'] as const).flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map(({ at, plate, kilometres, fuelEighths, photos }) => ({
        kind,
        at: toWallClock(at),
        plate,
        kilometres,
        fuelEighths,
        photos: photos.flatMap((id) => pictures.get(id) ?? []),
      })),
  );
  return { handovers: recorded };
}
