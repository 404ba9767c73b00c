import { randomBytes } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { beforeEach, inject } from 'vitest';
import { openDatabase } from '#app/db/client.server.ts';
import { onServer, TEMPLATE, withDatabase } from './database-setup.ts';

export type TestDatabase = Awaited<ReturnType<typeof openTestDatabase>>;
let shared: Promise<TestDatabase> | undefined;

/**
 * Opens a migrated, empty database, which all files of a process share. Call it once, at the top of
 * a file: `const { db } = await testDatabase();`. All rows are deleted before each test, unless
 * `keepRows` is set, for files whose tests only read.
 */
export async function testDatabase({ keepRows = false } = {}): Promise<TestDatabase> {
  shared ??= openTestDatabase();
  const made = await shared;
  await made.renew();
  if (!keepRows) beforeEach(made.empty);
  return made;
}

async function openTestDatabase() {
  const { connectionString } = await createDatabase();
  // A busy machine needs more time than the default.
  const { db, pool } = await openDatabase(connectionString, { connectionTimeoutMs: 20_000 });
  const namesOf = async (kind: 'table' | 'sequence') => {
    const { rows } = await db.execute<{ name: string }>(
      sql.raw(
        `select quote_ident(${kind}name) as name from pg_${kind}s where schemaname = 'public'`,
      ),
    );
    return rows.map(({ name }) => name);
  };
  const [tables, sequences] = [await namesOf('table'), await namesOf('sequence')];
  // `alter sequence` would create a new file on the disk.
  const numbersAnew = sequences.map((name) => `select setval('${name}', 1, false)`);
  // `delete` takes some milliseconds, `truncate` more. The setting switches off the check of
  // foreign keys.
  const emptying = [
    'begin',
    'set local session_replication_role = replica',
    ...tables.map((name) => `delete from ${name}`),
    ...numbersAnew,
    'commit',
  ].join(';');
  return {
    ...{ db, pool, connectionString },
    /** Deletes all rows and restarts all sequences. */
    empty: async () => void (await db.execute(sql.raw(emptying))),
    /**
     * Truncates all tables, so that later rows are stored in the order of their insertion. Slower
     * than `empty`.
     */
    renew: async () => void (await db.execute(sql.raw(`truncate ${tables} restart identity`))),
  };
}

/**
 * Creates a database without opening it: migrated and empty, or without tables if `bare` is set.
 */
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
