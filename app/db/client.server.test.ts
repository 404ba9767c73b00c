import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { openDatabase } from './client.server.ts';

const { db, connectionString } = await testDatabase();

test('a connection that breaks inside of a transaction fails it, and not the process', async () => {
  const errors: Error[] = [];
  const own = await openDatabase(connectionString, { onError: (error) => errors.push(error) });
  const work = own.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // The end arrives while no query is under way.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  expect(errors.length).toBeGreaterThan(0);
  expect((await own.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await own.close();
});
