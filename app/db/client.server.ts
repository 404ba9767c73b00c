import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool } from 'pg';
import { LOCKS } from './locks.server.ts';
import * as schema from './schema.server.ts';

/** The database, whichever server is behind it. A transaction (`tx`) is one too. */
export type Db = Pick<
  NodePgDatabase<typeof schema>,
  | 'select'
  | 'selectDistinct'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'query'
  | 'transaction'
  | '$count'
>;

const QUERY_TIMEOUT_MS = 30_000;
/** By this the server's list of connections tells which are a site that runs. */
export const APPLICATION_NAME = 'kervan';

export interface Database {
  db: Db;
  close(): Promise<void>;
}

/**
 * Opens a pool on `connectionString` and brings the schema up to date.
 * Throws when the server cannot be reached or a migration fails.
 */
export async function openDatabase(
  connectionString: string,
  { maxConnections = 10, onError }: { maxConnections?: number; onError?: (e: Error) => void } = {},
): Promise<Database> {
  const pool = new Pool({
    connectionString,
    application_name: APPLICATION_NAME,
    max: maxConnections,
    connectionTimeoutMillis: 10_000,
    // A server that went silent must not hold up every request for ever.
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  // An idle connection that breaks must not end the process; the next query reports it.
  pool.on('error', (error) => onError?.(error));
  try {
    await migrateDatabase(connectionString);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
}

/** On a connection of its own: a migration may take longer than any query of the site. */
async function migrateDatabase(connectionString: string): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    // Two instances that start at once take turns; the second finds nothing left to do.
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations]);
    await migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    });
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCKS.migrations]).catch(() => {});
    await client.end();
  }
}
