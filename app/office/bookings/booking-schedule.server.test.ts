import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bookings, cars } from '#app/db/schema.server.ts';
import { HOLDING_STATUSES } from '#app/domain/availability/availability.rules.ts';
import { BOOKING_STATUSES } from '#app/domain/bookings/booking.rules.ts';
import { bookingInputSchema } from '#app/domain/bookings/booking.schema.ts';
import {
  createBooking,
  deleteBooking,
  setBookingStatus,
  updateBooking,
} from '#app/domain/bookings/save-booking.server.ts';
import { addDays, toWallClock } from '#app/lib/dates/dates.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aCar } from '#tests/support/factories.ts';

const { db } = await testDatabase();
const by = {
  actor: 'system',
  now: new Date('2026-07-01T09:00:00Z'),
  texts: allTexts.office.en,
  storedTexts: allTexts.office.en,
} as const;

const UNITS = [1, 2];
/** Few days, so that bookings overlap. */
const DAYS = 5;
const period = fc.record({
  car: fc.nat({ max: UNITS.length - 1 }),
  start: fc.nat({ max: DAYS - 1 }),
  days: fc.integer({ min: 1, max: 4 }),
});
const status = fc.constantFrom(...BOOKING_STATUSES, ...HOLDING_STATUSES);
/** Number that selects one of the bookings made so far, modulo their number. */
const which = fc.nat({ max: 20 });
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('create' as const), period, status }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('edit' as const), which, period, status }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('status' as const), which, status }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('delete' as const), which }) },
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

const day = (n: number) => `${addDays('2026-07-10', n)}T10:00`;

function input({ car, start, days }: { car: number; start: number; days: number }, given: string) {
  return bookingInputSchema.parse({
    ...STAFF_RENTAL,
    carId: `car-${car}`,
    pickupTime: day(start),
    dropoffTime: day(start + days),
    status: given,
  });
}

async function take(step: Step, ids: string[]): Promise<{ ok: boolean; reason?: string }> {
  if (step.kind === 'create') {
    const made = await createBooking(db, input(step.period, step.status), by);
    if (made.ok) ids.push(made.booking.id);
    return made;
  }
  const id = ids[step.which % Math.max(1, ids.length)] ?? 'none';
  if (step.kind === 'delete') return deleteBooking(db, id, by);
  if (step.kind === 'status') {
    return setBookingStatus(
      db,
      id,
      { status: step.status, allowOverbooking: false, cancelReason: null },
      by,
    );
  }
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  const version = row?.version ?? 1;
  return updateBooking(db, id, { ...input(step.period, step.status), version }, by);
}

/** Returns the number of used units by car and day. */
async function use(): Promise<number[][]> {
  const rows = await db.select().from(bookings);
  return UNITS.map((_, car) =>
    Array.from({ length: DAYS + 4 }, (_, n) => {
      const held = rows.filter(
        (row) =>
          row.carId === `car-${car}` &&
          (HOLDING_STATUSES as readonly string[]).includes(row.status) &&
          toWallClock(row.pickupAt) <= day(n) &&
          day(n) < toWallClock(row.dropoffAt),
      );
      return held.length;
    }),
  );
}

async function expectKept() {
  for (const [car, days] of (await use()).entries()) {
    expect(Math.max(...days)).toBeLessThanOrEqual(UNITS[car] ?? 0);
  }
}

/** Deletes all bookings and cars, and creates the cars again. */
async function anew() {
  await db.delete(bookings);
  await db.delete(cars);
  for (const [car, totalUnits] of UNITS.entries()) await aCar(db, { id: `car-${car}`, totalUnits });
}

test.each([
  ['one after the other', 16, 6],
  ['at once', 4, 7],
])('no car has more bookings at a time than units, with changes %s', async (_, inTurn, numRuns) => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 16 }), async (steps) => {
      await anew();
      const ids: string[] = [];
      for (const each of steps.slice(0, inTurn)) {
        await take(each, ids);
        await expectKept();
      }
      await Promise.all(steps.slice(inTurn).map((each) => take(each, ids)));
      await expectKept();
    }),
    { numRuns },
  );
});
