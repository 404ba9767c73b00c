import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { type Database, openDatabase } from '#app/db/client.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import { DatabaseInUseError } from './embedded-database/database-lock.ts';
import { findRunningDatabase } from './embedded-database/running-server.ts';
import { startEmbeddedDatabase } from './embedded-database/start-embedded-database.ts';

/** A process has ten connections in its pool and one on which it listens, and some for a backup. */
const OF_A_PROCESS = 15;
const MANY_CONNECTIONS = 40;

/** A database server that can be reached. */
interface Server {
  connectionString: string;
  /** Stops what was started for us. */
  close(): Promise<void>;
}

export interface ConfiguredDatabase extends Database {
  connectionString: string;
}

type Settings = Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'WORKERS'>;

/** The server that `DATABASE_URL` names, else the embedded one in `DATA_DIR`; up to date. */
export async function openConfiguredDatabase(
  env: Settings,
  log: FastifyBaseLogger,
): Promise<ConfiguredDatabase> {
  return openOn(await startConfiguredServer(env, log), env, log);
}

/**
 * The same for a command while the site may run: then by way of its embedded server.
 *
 * @throws Error with a sentence when there is no embedded database yet.
 */
export async function openDatabaseOfTheSite(
  env: Settings,
  log: FastifyBaseLogger,
): Promise<ConfiguredDatabase> {
  return openOn(await startServerOfTheSite(env, log), env, log);
}

/** The server itself, as it is: the embedded one is started, and made when there is none. */
export async function startConfiguredServer(
  env: Settings,
  log: FastifyBaseLogger,
): Promise<Server> {
  if (env.DATABASE_URL) return { connectionString: env.DATABASE_URL, async close() {} };
  const settings = { max_connections: String(MANY_CONNECTIONS + env.WORKERS * OF_A_PROCESS) };
  return startEmbeddedDatabase({ dataDir: env.DATA_DIR, log, settings });
}

/** The same for a command while the site may run; makes no database. */
export async function startServerOfTheSite(env: Settings, log: FastifyBaseLogger): Promise<Server> {
  const dataDir = resolve(env.DATA_DIR);
  // Starting would make one, and a wrong working directory would pass for a site without data.
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
