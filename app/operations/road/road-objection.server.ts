import { eq } from 'drizzle-orm';
import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { handovers } from '#app/db/schema.server.ts';
import { businessNow, wallClock } from '#app/lib/dates/dates.ts';
import type { RoadObjection, RoadRental } from './road.schema.ts';
import { readRoadCharge } from './road-charges.server.ts';
import { momentOf } from './road-rentals.server.ts';

/**
 * Reads the facts of the objection to a fine; null if there is no fine with this id. Times are in
 * Istanbul. `rental` is null without a recorded hand-over.
 */
export async function readObjection(db: Db, id: string, now: Date): Promise<RoadObjection | null> {
  const roadCharge = await readRoadCharge(db, id);
  if (!roadCharge) return null;
  const { business } = await readSettings(db);
  const { street, district, city } = business.address;
  const { companyName, tax } = business.legalNumbers;
  return {
    roadCharge,
    office: {
      name: business.name,
      companyName,
      tax,
      phone: business.phone,
      address: [street, district, city].filter(Boolean).join(', '),
    },
    rental: roadCharge.rental && (await readHandoverTimes(db, roadCharge.rental)),
    printedOn: businessNow(now).date,
  };
}

async function readHandoverTimes(
  db: Db,
  { bookingId, reference }: RoadRental,
): Promise<RoadObjection['rental']> {
  const rows = await db
    .select({ kind: handovers.kind, at: handovers.at, filed: handovers.filed })
    .from(handovers)
    .where(eq(handovers.bookingId, bookingId));
  const out = rows.find(({ kind }) => kind === 'out');
  const back = rows.find(({ kind }) => kind === 'back');
  if (!out) return null;
  const filed = out.filed && businessNow(new Date(out.filed.at));
  return {
    reference,
    out: momentOf(out.at).slice(0, 16),
    back: back ? momentOf(back.at).slice(0, 16) : null,
    filedAt: filed ? wallClock(filed.date, filed.time) : null,
  };
}
