import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { outageOf } from '#app/lib/http/outage.ts';
import { LOCKS } from './locks.server.ts';
import { MIGRATIONS_FOLDER, mustNotBeNewer } from './migrations.server.ts';
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

/** Name of a running site in PostgreSQL's list of connections. */
export const APPLICATION_NAME = 'kervan';
/** Here triggers of the migrations, and code where no row changes, say which table's content is new. */
export const CHANGES_CHANNEL = 'kervan_changed';
/** Longest wait for a connection if the server does not answer or all connections are in use. */
const CONNECTION_TIMEOUT_MS = 2_000;
/** The server ends a statement after this time, hundreds of times what the slowest needs. */
const STATEMENT_TIMEOUT_MS = 5_000;
/** Further time after which the site gives up a statement, if the server is frozen. */
const SILENCE_MS = 1_000;
/** Requests in flight are bounded and ask for a few connections each; more than this never get one in time. */
const MAX_WAITING = 200;

type ConnectCallback = Parameters<Pool['connect']>[0];

export interface Database {
  db: Db;
  /** Pool for libraries that run their own queries. */
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool on `connectionString` and brings the schema up to date.
 * Throws when the server cannot be reached, a migration fails, or a newer Kervan has migrated it.
 */
export async function openDatabase(
  connectionString: string,
  {
    maxConnections = 10,
    connectionTimeoutMs = CONNECTION_TIMEOUT_MS,
    statementTimeoutMs = STATEMENT_TIMEOUT_MS,
    onError,
  }: {
    maxConnections?: number;
    connectionTimeoutMs?: number;
    /** Longest statement of this database, for work that is no visitor's request. */
    statementTimeoutMs?: number;
    onError?: (e: Error) => void;
  } = {},
): Promise<Database> {
  const pool = new BoundedPool({
    connectionString,
    application_name: APPLICATION_NAME,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeoutMs,
    statement_timeout: statementTimeoutMs,
    query_timeout: statementTimeoutMs + SILENCE_MS,
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
  const db = drizzle(pool, { schema });
  db.transaction = (work, config) => transaction(pool, work, config);
  return {
    db,
    pool,
    close() {
      closing = true;
      return pool.end();
    },
  };
}

/**
 * Drizzle's own gives a connection back only once `begin` has succeeded, and a broken one as if it were
 * whole: after some outages the pool would have none left.
 */
async function transaction<T>(
  pool: Pool,
  work: Parameters<NodePgDatabase<typeof schema>['transaction']>[0],
  config: Parameters<NodePgDatabase<typeof schema>['transaction']>[1],
): Promise<T> {
  const client = await pool.connect();
  let isBroken = false;
  try {
    return (await drizzle(client, { schema }).transaction(work, config)) as T;
  } catch (error) {
    isBroken = outageOf(error) !== null;
    throw error;
  } finally {
    client.release(isBroken);
  }
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
 * Lets processes, also of several machines, run `work` one after another. Uses a connection of its
 * own, because the work may take longer than any query of the site may.
 */
export async function inTurn<T>(
  connectionString: string,
  lock: number,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // The query that needs the connection reports the error.
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

/** Applies migrations. If two processes start at once, the second finds nothing to do. */
async function migrateDatabase(connectionString: string): Promise<void> {
  await inTurn(connectionString, LOCKS.migrations, async (client) => {
    await mustNotBeNewer(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  });
}
