import { and, asc, eq, gt, gte, lt, or } from 'drizzle-orm';
import { MAX_BUFFER_MINUTES } from '#app/base/settings/settings-description.schema.ts';
import type { Db } from '#app/db/client.server.ts';
import { bookings, cars, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import { countedBalance, shownAmount } from '#app/domain/account/account.rules.ts';
import { isHolding, MAX_BOOKING_DAYS } from '#app/domain/availability/availability.rules.ts';
import {
  bufferedUntil,
  heldUntil,
  holdsUnit,
} from '#app/domain/availability/availability.server.ts';
import { rulesFrom } from '#app/domain/availability/letting.rules.ts';
import { lettingRuleIn, readLettingRules } from '#app/domain/availability/letting-rules.server.ts';
import {
  type BookingStatus,
  fullName,
  type ServiceType,
} from '#app/domain/bookings/booking.rules.ts';
import { isUnpriced } from '#app/domain/bookings/recorded-booking.rules.ts';
import { byTitle } from '#app/domain/cars/car.rules.ts';
import { addDays, type IsoDate, toWallClock } from '#app/lib/dates/dates.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import type { BlockReason } from '#app/operations/vehicles/vehicle.schema.ts';
import type { Board, BoardBooking, BoardVehicle } from './board.schema.ts';

const MAX_BUFFER_DAYS = MAX_BUFFER_MINUTES / (24 * 60);

/**
 * Reads all cars, and the bookings of any status that touch the `days` days from `from`, in order
 * of pickup. A late rental lasts until `heldUntil`. A booking that ends at midnight of the first
 * day is left out, except if its buffer holds a unit on that day.
 */
export async function readBoard(
  db: Db,
  { from, days, now }: { from: IsoDate; days: number; now: Date },
): Promise<Board> {
  const start = `${from} 00:00:00`;
  const [fleet, plates, rules, rows] = await Promise.all([
    db
      .select({
        id: cars.id,
        title: cars.title,
        brand: cars.brand,
        model: cars.model,
        year: cars.year,
        category: cars.category,
        active: cars.active,
        total_units: cars.totalUnits,
      })
      .from(cars),
    readPlates(db, { from, days }),
    readLettingRules(db),
    db
      .select({
        id: bookings.id,
        bookingReference: bookings.reference,
        serviceType: bookings.serviceType,
        carId: bookings.carId,
        carTitle: bookings.carTitle,
        vehicleId: bookings.vehicleId,
        zoneName: bookings.zoneName,
        drivers: bookings.drivers,
        language: bookings.language,
        pickupLocation: bookings.pickupLocation,
        dropoffLocation: bookings.dropoffLocation,
        pickupAt: bookings.pickupAt,
        dropoffAt: bookings.dropoffAt,
        until: heldUntil(now),
        buffered: bufferedUntil(now),
        status: bookings.status,
        holdUntil: bookings.holdUntil,
        totalCents: bookings.totalCents,
        dueCents: bookings.dueCents,
        balanceCents: bookings.balanceCents,
        quotedCents: bookings.quotedCents,
        version: bookings.version,
      })
      .from(bookings)
      .where(
        and(
          lt(bookings.pickupAt, `${addDays(from, days)} 00:00:00`),
          gte(bookings.pickupAt, `${addDays(from, -MAX_BOOKING_DAYS)} 00:00:00`),
          // A booking without a duration counts on the day of its pickup.
          or(
            gt(heldUntil(now), start),
            gte(bookings.pickupAt, start),
            and(
              gt(bookings.dropoffAt, `${addDays(from, -MAX_BUFFER_DAYS)} 00:00:00`),
              holdsUnit(now),
              gt(bufferedUntil(now), start),
            ),
          ),
        ),
      )
      .orderBy(asc(bookings.pickupAt), asc(bookings.id)),
  ]);
  return {
    from,
    days,
    cars: fleet.sort(byTitle).map((car) => ({ ...car, vehicles: plates.get(car.id) ?? [] })),
    bookings: rows.map((row) => toBoardBooking(row, now)),
    lettingRules: rulesFrom(rules, from)
      .filter(({ closed, noPickupWeekdays }) => closed || noPickupWeekdays.length > 0)
      .map((rule) => lettingRuleIn(rule, 'tr')),
  };
}

/**
 * Returns the vehicles in service by the id of their car, with the blocks that touch these days.
 * The key null has the vehicles without a car.
 */
async function readPlates(
  db: Db,
  { from, days }: { from: IsoDate; days: number },
): Promise<Map<string | null, BoardVehicle[]>> {
  const [found, blocks] = await Promise.all([
    db
      .select({ id: vehicles.id, plate: vehicles.plate, carId: vehicles.carId })
      .from(vehicles)
      .where(eq(vehicles.inService, true))
      .orderBy(asc(vehicles.plate)),
    db
      .select()
      .from(vehicleBlocks)
      .where(and(gte(vehicleBlocks.lastDay, from), lt(vehicleBlocks.firstDay, addDays(from, days))))
      .orderBy(asc(vehicleBlocks.firstDay), asc(vehicleBlocks.id)),
  ]);
  const blocksOf = Map.groupBy(blocks, ({ vehicleId }) => vehicleId);
  const byCar = new Map<string | null, BoardVehicle[]>();
  for (const { id, plate, carId } of found) {
    const blocked = (blocksOf.get(id) ?? []).map(({ id, firstDay, lastDay, reason }) => {
      return { id, firstDay, lastDay, reason: reason as BlockReason };
    });
    byCar.set(carId, [...(byCar.get(carId) ?? []), { id, plate, blocks: blocked }]);
  }
  return byCar;
}

type Row = Omit<typeof bookings.$inferSelect, 'reference'> & { bookingReference: string };
type Shown =
  | Exclude<
      keyof BoardBooking,
      | 'holds'
      | 'lateUntil'
      | 'freeFrom'
      | 'customer'
      | 'pickupTime'
      | 'dropoffTime'
      | 'phone'
      | 'total'
      | 'formerPrice'
      | 'balance'
    >
  | 'drivers'
  | 'pickupAt'
  | 'dropoffAt'
  | 'holdUntil'
  | 'totalCents'
  | 'dueCents'
  | 'balanceCents'
  | 'quotedCents';

function toBoardBooking(
  row: Pick<Row, Shown> & { until: string; buffered: string },
  now: Date,
): BoardBooking {
  const { drivers, pickupAt, dropoffAt, until, buffered, holdUntil, ...rest } = row;
  const { totalCents, quotedCents, dueCents, balanceCents, ...same } = rest;
  const unpriced = isUnpriced({ total: totalCents, quoted: quotedCents });
  const { amount, formerPrice } = shownAmount({
    ...{ price: totalCents, due: dueCents, isUnpriced: unpriced },
    isCancelled: row.status === 'cancelled',
  });
  const holds = isHolding({ ...row, holdUntil: holdUntil?.toISOString() ?? null }, now);
  const [customer] = drivers;
  return {
    ...same,
    serviceType: row.serviceType as ServiceType,
    status: row.status as BookingStatus,
    holds,
    customer: customer ? fullName(customer) : '',
    phone: customer?.phoneNumber ?? '',
    total: amount === null ? null : centsToEuros(amount),
    formerPrice: formerPrice === null ? null : centsToEuros(formerPrice),
    balance: amount === null ? null : centsToEuros(countedBalance(balanceCents, row.status)),
    pickupTime: toWallClock(pickupAt),
    dropoffTime: toWallClock(dropoffAt),
    lateUntil: until === dropoffAt ? null : toWallClock(until),
    freeFrom: holds && buffered > until ? toWallClock(buffered) : null,
  };
}
