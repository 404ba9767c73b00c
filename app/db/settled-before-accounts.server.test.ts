/** The migration that settles bookings from before the accounts. */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking } from '#tests/support/factories.ts';
import { readMigrations } from './migrations.server.ts';
import { bookings, payments } from './schema.server.ts';

const { db } = await testDatabase();

/** Runs the statement of the migration, and returns the columns of the booking afterwards. */
async function migrated(id: string) {
  const update = readMigrations()
    .flatMap(({ sql: statements }) => statements)
    .find((statement) => statement.includes('SET settled_cents'));
  await db.execute(sql.raw(update ?? ''));
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row;
}

test('a completed booking with charges is settled', async () => {
  const { id } = await aBooking(db, {
    ...{ status: 'completed', totalCents: 200_00, chargedCents: 25_00 },
  });
  expect(await migrated(id)).toMatchObject({ settledCents: 225_00, balanceCents: 0 });
});

test.each(['pending', 'confirmed', 'active', 'cancelled'])(
  'a %s booking is not settled',
  async (status) => {
    const { id } = await aBooking(db, { status, totalCents: 200_00 });
    expect(await migrated(id)).toMatchObject({ settledCents: 0 });
  },
);

test('nothing is settled once a payment is recorded', async () => {
  const { id } = await aBooking(db, { status: 'completed', totalCents: 200_00 });
  await db.insert(payments).values({
    ...{ id: 'p', bookingId: id, number: 1, direction: 'in', purpose: 'price', method: 'cash' },
    ...{ currency: 'EUR', amountMinor: 50_00, rate: 1, cents: 50_00, staffName: 'Ali' },
    paidAt: new Date('2026-07-01T09:00:00Z'),
  });
  expect(await migrated(id)).toMatchObject({ settledCents: 0, balanceCents: 200_00 });
});
