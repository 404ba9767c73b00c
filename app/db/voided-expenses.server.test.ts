/** The migration that puts voids of expenses into the counts of the cash box. */
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { readMigrations } from './migrations.server.ts';
import { cashCounts, expenses } from './schema.server.ts';

const { db } = await testDatabase();

const at = (day: number) => new Date(`2026-07-0${day}T09:00:00Z`);

test('a void belongs to the first count after it, and has no count if there is none', async () => {
  const count = { currency: 'EUR', expectedMinor: 0, countedMinor: 0, staffName: 'Ali' };
  const counts = await db
    .insert(cashCounts)
    .values([3, 5, 7].map((day) => ({ ...count, countedAt: at(day) })))
    .returning();
  const [third, fifth, seventh] = counts.map(({ id }) => id);
  const expense = {
    ...{ day: '2026-07-01', category: 'fuel', currency: 'EUR', amountMinor: 30_00, rate: 1 },
    ...{ cents: 30_00, method: 'cash' as const, staffName: 'Ali', createdAt: at(2) },
  };
  const voided = (day: number) => ({ voidedAt: at(day), voidedBy: 'Ayşe', voidReason: 'iki kez' });
  await db.insert(expenses).values([
    { ...expense, id: 'a kept', cashCountId: third },
    { ...expense, id: 'b void after its count', cashCountId: third, ...voided(4) },
    { ...expense, id: 'c void before a count', createdAt: at(5), ...voided(6) },
    { ...expense, id: 'd void after the last count', cashCountId: seventh, ...voided(8) },
  ]);
  const update = readMigrations()
    .flatMap(({ sql: statements }) => statements)
    .find((statement) => statement.includes('SET void_cash_count_id'));
  await db.execute(sql.raw(update ?? ''));
  const { cashCountId, voidCashCountId } = expenses;
  const rows = await db
    .select({ cashCountId, voidCashCountId })
    .from(expenses)
    .orderBy(expenses.id);
  expect(rows).toEqual([
    { cashCountId: third, voidCashCountId: null },
    { cashCountId: third, voidCashCountId: fifth },
    { cashCountId: seventh, voidCashCountId: seventh },
    { cashCountId: seventh, voidCashCountId: null },
  ]);
});
