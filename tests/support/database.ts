import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, inject } from 'vitest';
import { type Db, openDatabase } from '#app/db/client.server.ts';
import { onServer, TEMPLATE, withDatabase } from './database-setup.ts';

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
let shared: Promise<TestDatabase> | undefined;

/**
 * A migrated, empty database, which the files of a process share.
 * Call it once, at the top of the file: `const { db } = await testDatabase();`. It is emptied
 * before each test, unless `keepRows` is set (for files that only read what they inserted first).
 */
export async function testDatabase({ keepRows = false } = {}): Promise<TestDatabase> {
  shared ??= openTestDatabase();
  const made = await shared;
  if (keepRows) await made.empty();
  else beforeEach(made.empty);
  return made;
}

async function openTestDatabase() {
  const { connectionString } = await createDatabase();
  // A busy machine is no fault.
  const { db, pool } = await openDatabase(connectionString, { connectionTimeoutMs: 20_000 });
  const statements = await emptying(db);
  const empty = async () => void (await db.execute(statements));
  return { db, pool, connectionString, empty };
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
