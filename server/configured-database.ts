import type { FastifyBaseLogger } from 'fastify';
import { type Database, openDatabase } from '#app/db/client.server.ts';
import type { Env } from '#app/lib/env.server.ts';
import {
  EMBEDDED_DATABASE_POOL_SIZE,
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from './embedded-database/start-embedded-database.ts';

interface ConfiguredDatabase extends Database {
  connectionString: string;
}

/** The server that `DATABASE_URL` names, else the embedded one in `DATA_DIR`; up to date. */
export async function openConfiguredDatabase(
  { DATABASE_URL, DATA_DIR }: Env,
  log: FastifyBaseLogger,
): Promise<ConfiguredDatabase> {
  const onError = (err: Error) => log.error({ err }, 'a database connection broke');
  if (DATABASE_URL) {
    const database = await openDatabase(DATABASE_URL, { onError }).catch((cause) => {
      throw new Error('The database of DATABASE_URL cannot be used.', { cause });
    });
    return { ...database, connectionString: DATABASE_URL };
  }
  const embedded = await startEmbeddedDatabase({
    dataDir: DATA_DIR,
    log: (message) => log.info(message),
  });
  endProcessWhenItFails(embedded, log);
  const database = await openDatabase(embedded.connectionString, {
    maxConnections: EMBEDDED_DATABASE_POOL_SIZE,
    onError,
  });
  return {
    db: database.db,
    connectionString: embedded.connectionString,
    async close() {
      await database.close();
      await embedded.close();
    },
  };
}

/** Without its database the site could only answer with errors; a supervisor can start it anew. */
function endProcessWhenItFails(embedded: EmbeddedDatabase, log: FastifyBaseLogger): void {
  embedded.closed.then((error) => {
    if (!error) return;
    log.fatal({ err: error }, 'the embedded database ended, so the process ends');
    process.exit(1);
  });
}
