/**
 * Tests the migration that marks older bookings as requests of visitors, unless staff recorded
 * them.
 */
import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { aBooking, anAdmin } from '#tests/support/factories.ts';
import { type Actor, recordChange } from './audit-log.server.ts';
import { readMigrations } from './migrations.server.ts';
import { bookings } from './schema.server.ts';

const { db } = await testDatabase();
const NOW = new Date('2026-07-01T09:00:00Z');

/**
 * Stores an older pending booking, runs the migration and returns whether it marked the booking as
 * a request.
 */
async function migrated(holdUntil: Date | null, maker: Actor | null): Promise<boolean | undefined> {
  const { id } = await aBooking(db, { status: 'pending', requested: false, holdUntil });
  if (maker) {
    const entry = { entity: 'booking', entityId: id, action: 'create', title: '' } as const;
    await recordChange(db, { ...entry, actor: maker, after: {}, now: NOW });
  }
  const update = readMigrations()
    .flatMap(({ sql: statements }) => statements)
    .find((statement) => statement.includes('SET requested = true'));
  await db.execute(sql.raw(update ?? ''));
  const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
  return row?.requested;
}

test('a booking that the software created is a request', async () => {
  expect(await migrated(null, 'system')).toBe(true);
});

test('a booking with a hold is a request', async () => {
  expect(await migrated(NOW, null)).toBe(true);
});

test('a booking that staff created is not a request', async () => {
  const { id, username: name } = await anAdmin(db);
  expect(await migrated(null, { id, name })).toBe(false);
});

test('a booking whose creation is not in the audit log is a request', async () => {
  expect(await migrated(null, null)).toBe(true);
});
