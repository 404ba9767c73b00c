import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, openDatabase } from '#app/db/client.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { DatabaseInUseError } from './embedded-database/database-lock.ts';
import { findRunningDatabase } from './embedded-database/running-server.ts';
import { startEmbeddedDatabase } from './embedded-database/start-embedded-database.ts';

/**
 * Maximum number of connections of one process: ten in its pool, one for notifications, and some
 * for a backup.
 */
const OF_A_PROCESS = 15;
const MANY_CONNECTIONS = 40;

interface Server {
  connectionString: string;
  /** Stops the server if we started it. */
  close(): Promise<void>;
}

export interface ConfiguredDatabase extends Database {
  connectionString: string;
}

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'WORKERS'>;

/**
 * Opens and migrates the database: on the server of `DATABASE_URL`, else on the embedded server in
 * `DATA_DIR`.
 */
export async function openConfiguredDatabase(
  env: Settings,
  log: FastifyBaseLogger,
): Promise<ConfiguredDatabase> {
  return openOn(await startConfiguredServer(env, log), env, log);
}

/**
 * Opens and migrates the database for a command that may run beside the site. If the site runs,
 * uses its embedded server.
 *
 * @throws Error with a sentence if there is no embedded database yet.
 */
export async function openDatabaseOfTheSite(
  env: Settings,
  log: FastifyBaseLogger,
): Promise<ConfiguredDatabase> {
  return openOn(await startServerOfTheSite(env, log), env, log);
}

/**
 * Returns the server without opening a database. Starts the embedded server, and creates it if
 * there is none.
 */
export async function startConfiguredServer(
  env: Settings,
  log: FastifyBaseLogger,
): Promise<Server> {
  if (env.DATABASE_URL) return { connectionString: env.DATABASE_URL, async close() {} };
  const settings = { max_connections: String(MANY_CONNECTIONS + env.WORKERS * OF_A_PROCESS) };
  return startEmbeddedDatabase({ dataDir: env.DATA_DIR, log, settings });
}

/** Returns the server for a command that may run beside the site. Never creates a database. */
export async function startServerOfTheSite(env: Settings, log: FastifyBaseLogger): Promise<Server> {
  const dataDir = resolve(env.DATA_DIR);
  // Starting would create a database, and a wrong working directory would look like an empty site.
  if (!env.DATABASE_URL && !existsSync(join(dataDir, 'postgres'))) {
    throw new Error(`There is no database in ${dataDir} (DATA_DIR).`);
  }
  try {
    return await startConfiguredServer(env, log);
  } catch (error) {
    const running = error instanceof DatabaseInUseError && (await findRunningDatabase(dataDir));
    if (!running) throw error;
    return { connectionString: running, async close() {} };
  }
}

async function openOn(
  server: Server,
  { DATABASE_URL }: Settings,
  log: FastifyBaseLogger,
): Promise<ConfiguredDatabase> {
  const { connectionString } = server;
  const onError = (err: Error) => log.error({ err }, 'a database connection was lost');
  try {
    const database = await openDatabase(connectionString, { onError });
    return {
      ...database,
      connectionString,
      async close() {
        await database.close();
        await server.close();
      },
    };
  } catch (cause) {
    await server.close();
    if (!DATABASE_URL) throw cause;
    throw new Error('The database of DATABASE_URL cannot be used.', { cause });
  }
}
