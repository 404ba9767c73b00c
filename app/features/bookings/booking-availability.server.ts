import { and, asc, eq, ne } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars } from '#app/db/schema.server.ts';
import { toWallClock } from '#app/lib/dates.ts';
import { freeUnits, type Interval } from '../cars/availability.rules.ts';
import { holdsUnitDuring, readHeldIntervals } from '../cars/availability.server.ts';
import type { Driver } from './booking.rules.ts';
import { clashesWith } from './booking-clash.rules.ts';

/** A booking that holds a unit where there is none left. */
export interface Clash extends Interval {
  reference: string;
  customer: Driver | undefined;
}

/**
 * By car id, active or not, how many units are free during the whole of `period`. The booking
 * `except`, which is being edited, counts as if it were not there.
 */
export async function readFreeUnits(
  db: Db,
  { period, except, now }: { period: Interval; except?: string | undefined; now: Date },
): Promise<Record<string, number>> {
  const [fleet, held] = await Promise.all([
    db.select({ id: cars.id, units: cars.totalUnits }).from(cars),
    readHeldIntervals(db, period, { now, except }),
  ]);
  const when = period.from === period.to ? period.from : period;
  return Object.fromEntries(
    fleet.map(({ id, units }) => [id, freeUnits(units, held.get(id) ?? [], when)]),
  );
}

/**
 * The bookings, those that begin first in front, because of which a car cannot be had during
 * `period`; none: it can. Hold the lock of the car's row from before this is asked until after the
 * booking is written: else two may be given the last unit.
 */
export async function findClashes(
  tx: Db,
  {
    car,
    period,
    except,
    now,
  }: {
    car: { id: string; totalUnits: number };
    period: Interval;
    except?: string | undefined;
    now: Date;
  },
): Promise<Clash[]> {
  const rows = await tx
    .select({
      reference: bookings.reference,
      drivers: bookings.drivers,
      from: bookings.pickupAt,
      to: bookings.dropoffAt,
    })
    .from(bookings)
    .where(
      and(
        eq(bookings.carId, car.id),
        holdsUnitDuring(period, now),
        except === undefined ? undefined : ne(bookings.id, except),
      ),
    )
    .orderBy(asc(bookings.pickupAt), asc(bookings.id));
  const held = rows.map(({ reference, drivers, from, to }) => ({
    reference,
    customer: drivers[0],
    from: toWallClock(from),
    to: toWallClock(to),
  }));
  return clashesWith(held, { period, totalUnits: car.totalUnits });
}
