import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { LOCKS } from './locks.server.ts';
import { MIGRATIONS_FOLDER } from './migrations.server.ts';
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

/** By this the server's list of connections tells which are a site that runs. */
export const APPLICATION_NAME = 'kervan';
/** Here triggers of the migrations, and code where no row changes, say which table's content is new. */
export const CHANGES_CHANNEL = 'kervan_changed';
/** How long a request waits for a connection, whether the server does not answer or all are in use. */
const CONNECTION_TIMEOUT_MS = 2_000;
/** The server gives up a statement after this, and we shortly after, should it not say so. */
const STATEMENT_TIMEOUT_MS = 15_000;
const QUERY_TIMEOUT_MS = STATEMENT_TIMEOUT_MS + 1_000;
/** Requests in flight are bounded and ask for a few connections each; more than this never get one in time. */
const MAX_WAITING = 200;

type ConnectCallback = Parameters<Pool['connect']>[0];

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
  {
    maxConnections = 10,
    connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
    onError,
  }: {
    maxConnections?: number;
    connectionTimeoutMs?: number;
    onError?: (e: Error) => void;
  } = {},
): Promise<Database> {
  const pool = new BoundedPool({
    connectionString,
    application_name: APPLICATION_NAME,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    keepAlive: true,
  });
  // A connection that breaks must not end the process, be it idle or in the middle of a transaction;
  // the query that runs or comes next reports it.
  let closing = false;
  pool.on('connect', (client) =>
    client.on('error', (error) => {
      if (!closing) onError?.(error);
    }),
  );
  pool.on('error', () => {});
  try {
    await migrateDatabase(connectionString);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    db: drizzle(pool, { schema }),
    pool,
    close() {
      closing = true;
      return pool.end();
    },
  };
}

/** `pg` lets any number wait for a connection; when too many do, this one refuses at once. */
class BoundedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (this.waitingCount < MAX_WAITING) {
      return callback ? void super.connect(callback) : super.connect();
    }
    // The code that PostgreSQL gives when it has no connection left.
    const error = Object.assign(new Error('Too many wait for a connection'), { code: '53300' });
    if (!callback) return Promise.reject(error);
    callback(error, undefined, () => {});
  }
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
      migrationsFolder: MIGRATIONS_FOLDER,
    }),
  );
}
