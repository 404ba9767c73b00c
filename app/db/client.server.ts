import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { Client, Pool, type PoolClient } from 'pg';
import { outageOf } from '#app/lib/http/outage.ts';
import { LOCKS } from './locks.server.ts';
import { MIGRATIONS_FOLDER, mustNotBeNewer } from './migrations.server.ts';
import * as schema from './schema.server.ts';

/** Database or open transaction (`tx`). */
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

/** Name of Kervan's connections in PostgreSQL's `pg_stat_activity`. */
export const APPLICATION_NAME = 'kervan';
/**
 * `NOTIFY` channel that names the table whose content has changed. Triggers of the migrations send
 * it, and so does code whose change writes no row.
 */
export const CHANGES_CHANNEL = 'kervan_changed';
/** Maximum wait for a connection, if the server does not respond or all connections are in use. */
const CONNECTION_TIMEOUT_MS = 2_000;
/**
 * Time after which PostgreSQL cancels a statement: hundreds of times what the slowest statement
 * needs.
 */
const STATEMENT_TIMEOUT_MS = 5_000;
/**
 * Additional time after which the client gives up a statement, if PostgreSQL does not respond at
 * all.
 */
const SILENCE_MS = 1_000;
/**
 * Maximum number of callers that wait for a connection. A caller beyond it would not get a
 * connection in time.
 */
const MAX_WAITING = 200;

type ConnectCallback = Parameters<Pool['connect']>[0];

export interface Database {
  db: Db;
  /** Pool for libraries that run their own queries. */
  pool: Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool on `connectionString` and applies new migrations.
 *
 * @throws Error if the server cannot be reached, a migration fails, or a newer Kervan has migrated
 * the database.
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
    /**
     * Maximum time of a statement. Work that is not a visitor's request may need more than the
     * default.
     */
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
  // A connection that breaks must not end the process, neither when idle nor in a transaction. Its
  // running or next query throws the error.
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
 * Runs `work` in a transaction and removes a broken connection from the pool. Drizzle's own method
 * does not: it keeps the connection if `begin` fails, and returns a broken one to the pool, so that
 * after some outages the pool is empty.
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

/**
 * Pool that refuses a caller at once if `MAX_WAITING` others wait already. `pg` has no such limit.
 */
class BoundedPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (this.waitingCount < MAX_WAITING) {
      return callback ? void super.connect(callback) : super.connect();
    }
    // PostgreSQL's code for too many connections.
    const error = Object.assign(new Error('Too many wait for a connection'), { code: '53300' });
    if (!callback) return Promise.reject(error);
    callback(error, undefined, () => {});
  }
}

/**
 * Runs `work` while no other process, on any machine, holds the same lock of this database. Uses
 * its own connection without time limits, because the work may take longer than any query of the
 * site.
 */
export async function inTurn<T>(
  connectionString: string,
  lock: number,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // An error of the connection is thrown by the query that uses it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [lock]);
    return await work(client);
  } finally {
    // PostgreSQL releases the lock when the session ends.
    await client.end();
  }
}

/**
 * Applies new migrations. If two processes start at once, the second waits and then finds nothing
 * to do.
 */
async function migrateDatabase(connectionString: string): Promise<void> {
  await inTurn(connectionString, LOCKS.migrations, async (client) => {
    await mustNotBeNewer(client);
    await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER });
  });
}
