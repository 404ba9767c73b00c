import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { Client, type PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { createDatabase, testDatabase } from '#tests/support/database.ts';
import { openDatabase } from './client.server.ts';
import { LOCKS } from './locks.server.ts';

const { db, connectionString } = await testDatabase();

test('refuses to open a database that a newer Kervan has migrated', async () => {
  const newer = await createDatabase();
  try {
    const client = new Client({ connectionString: newer.connectionString });
    await client.connect();
    await client.query(
      `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of later', $1)`,
      [Date.parse('2100-01-01')],
    );
    await client.end();
    await expect(openDatabase(newer.connectionString)).rejects.toThrow(
      /^A newer Kervan has migrated the database\. .*npm run restore/,
    );
  } finally {
    await newer.drop();
  }
});

test('a broken connection fails its transaction, and the next query succeeds', async () => {
  const errors: Error[] = [];
  const own = await openDatabase(connectionString, { onError: (error) => errors.push(error) });
  const work = own.db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await db.execute(sql`select pg_terminate_backend(${rows[0]?.pid})`);
    // The connection ends while no query is running.
    await new Promise((resolve) => setTimeout(resolve, 100));
    await tx.execute(sql`select 1`);
  });
  await expect(work).rejects.toThrow();
  expect(errors.length).toBeGreaterThan(0);
  expect((await own.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  await own.close();
});

test('connections that break before `begin` do not use up the pool', async () => {
  const own = await openDatabase(connectionString, { maxConnections: 2 });
  const breakIt = (client: PoolClient) => {
    (client as unknown as { connection: { stream: Socket } }).connection.stream.destroy();
  };
  own.pool.on('acquire', breakIt);
  for (let n = 0; n < 4; n += 1) {
    await expect(own.db.transaction(async () => {})).rejects.toThrow();
  }
  own.pool.off('acquire', breakIt);
  const one = await own.db.transaction((tx) => tx.execute(sql`select 1 as one`));
  expect(one.rows).toEqual([{ one: 1 }]);
  await own.close();
});

test('a failed nested transaction is rolled back alone, and both failures keep the connection', async () => {
  const own = await openDatabase(connectionString, { maxConnections: 1 });
  await own.db.execute(sql`create table part (n int)`);
  const work = own.db.transaction(async (tx) => {
    await tx.execute(sql`insert into part values (1)`);
    await tx
      .transaction(async (inner) => {
        await inner.execute(sql`insert into part values (2)`);
        throw new Error('taken back');
      })
      .catch(() => {});
    return 'done';
  });
  expect(await work).toBe('done');
  await expect(
    own.db.transaction(async (tx) => {
      await tx.execute(sql`insert into part values (3)`);
      throw new Error('refused');
    }),
  ).rejects.toThrow('refused');
  expect((await own.db.execute(sql`select n from part`)).rows).toEqual([{ n: 1 }]);
  expect(own.pool.totalCount).toBe(1);
  await own.db.execute(sql`drop table part`);
  await own.close();
});

test('each lock has a unique number', () => {
  const numbers = Object.values(LOCKS);
  expect(new Set(numbers).size).toBe(numbers.length);
});
