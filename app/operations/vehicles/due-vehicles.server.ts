import { eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { vehicles } from '#app/db/schema.server.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { compareTurkish } from '#app/lib/words/turkish-text.ts';
import { type Due, dueSoon, urgencyOf } from './vehicle.rules.ts';

interface DueVehicle {
  id: string;
  plate: string;
  /** At least one, the most urgent first. */
  due: Due[];
}

/**
 * Lists the vehicles in service that have something due soon (`dueSoon`), the most urgent first.
 */
export async function listDueVehicles(db: Db, now: Date): Promise<DueVehicle[]> {
  const { date: today } = businessNow(now);
  const rows = await db
    .select({
      id: vehicles.id,
      plate: vehicles.plate,
      kilometres: vehicles.kilometres,
      inspectionDue: vehicles.inspectionDue,
      insuranceDue: vehicles.insuranceDue,
      cascoDue: vehicles.cascoDue,
      serviceDue: vehicles.serviceDue,
      serviceDueKilometres: vehicles.serviceDueKilometres,
    })
    .from(vehicles)
    .where(eq(vehicles.inService, true));
  return rows
    .map(({ id, plate, ...dates }) => ({ id, plate, due: dueSoon(dates, today) }))
    .filter(({ due }) => due.length > 0)
    .sort((a, b) => urgencyOf(a.due) - urgencyOf(b.due) || compareTurkish(a.plate, b.plate));
}
