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
  /** For libraries that ask the database themselves. */
  pool: Pool;
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
  // A connection that breaks must not end the process; its next query reports it. The pool listens
  // while one is idle, and not while a transaction has it.
  pool.on('connect', (client) => client.on('error', (error) => onError?.(error)));
  pool.on('error', () => {});
  try {
    await migrateDatabase(connectionString);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return { db: drizzle(pool, { schema }), pool, close: () => pool.end() };
}

/**
 * Lets processes that do the same work, also on several machines, take turns with it. On a connection
 * of its own, since the work may take longer than any query of the site.
 */
export async function inTurn<T>(
  connectionString: string,
  lock: number,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // What breaks is told by the query that needs the connection.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    // The end of the session gives the lock back.
    await client.end();
  }
}

/** Of two instances that start at once, the second finds nothing left to do. */
async function migrateDatabase(connectionString: string): Promise<void> {
  await inTurn(connectionString, LOCKS.migrations, (client) =>
    migrate(drizzle(client), {
      migrationsFolder: fileURLToPath(new URL('./migrations', import.meta.url)),
    }),
  );
}
