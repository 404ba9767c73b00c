import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cars, settings } from '#app/db/schema.server.ts';
import { testDatabase } from './database.ts';
import { aCar } from './factories.ts';

const { db } = await testDatabase();

describe('the database of a test file', () => {
  test.each([1, 2])('has no rows before test %i', async () => {
    expect(await db.$count(cars)).toBe(0);
    await aCar(db);
    await db.insert(settings).values({ value: {} });
  });

  test('runs twenty transactions at once', async () => {
    const car = await aCar(db, { totalUnits: 1 });
    await Promise.all(
      Array.from({ length: 20 }, () =>
        db.transaction(async (tx) => {
          await tx.execute(sql`select 1 from cars where id = ${car.id} for update`);
          await tx.update(cars).set({ totalUnits: sql`${cars.totalUnits} + 1` });
        }),
      ),
    );
    const [after] = await db.select().from(cars);
    expect(after?.totalUnits).toBe(21);
  });
});
