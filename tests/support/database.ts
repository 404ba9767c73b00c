import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { Pool } from 'pg';
import { afterAll, beforeEach, inject } from 'vitest';
import { type Db, openDatabase } from '#app/db/client.server.ts';
import { onServer, TEMPLATE, withDatabase } from './database-setup.ts';

/**
 * A migrated, empty database for the calling test file.
 * Call it once, at the top of the file: `const { db } = await testDatabase();`. It is emptied
 * before each test, unless `keepRows` is set (for files that only read what they inserted first).
 */
export async function testDatabase({
  keepRows = false,
} = {}): Promise<{ db: Db; pool: Pool; connectionString: string }> {
  const { connectionString, drop } = await createDatabase();
  // A busy machine is no fault.
  const database = await openDatabase(connectionString, { connectionTimeoutMs: 20_000 });
  afterAll(async () => {
    await database.close();
    await drop();
  });
  if (!keepRows) {
    const empty = await emptying(database.db);
    beforeEach(async () => {
      await database.db.execute(empty);
    });
  }
  return { db: database.db, pool: database.pool, connectionString };
}

/** A database that nothing has open: migrated and empty, or `bare`, without any table. */
export async function createDatabase({ bare = false } = {}) {
  const server = inject('databaseServer');
  const name = `kervan_${randomBytes(4).toString('hex')}`;
  await onServer(
    server,
    `create database ${name}${bare ? '' : ` template ${TEMPLATE} strategy file_copy`}`,
  );
  return {
    connectionString: withDatabase(server, name),
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

/**
 * Deletes all rows and begins all numbers anew. Unlike `truncate`, which makes new files for every
 * table and index, it takes some milliseconds; foreign keys are not checked for it.
 */
async function emptying(db: Db) {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const { rows: sequences } = await db.execute<{ name: string }>(
    sql`select quote_ident(sequencename) as name from pg_sequences where schemaname = 'public'`,
  );
  return sql.raw(
    [
      'begin',
      'set local session_replication_role = replica',
      ...tables.map(({ name }) => `delete from ${name}`),
      // Unlike `alter sequence`, which makes a new file as `truncate` does.
      ...sequences.map(({ name }) => `select setval('${name}', 1, false)`),
      'commit',
    ].join(';'),
  );
}
