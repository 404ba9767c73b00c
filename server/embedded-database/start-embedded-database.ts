import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { chooseSocketFolder, clearSocket, toConnectionString } from './database-address.ts';
import { takeDatabaseLock } from './database-lock.ts';
import type { WorkerClose, WorkerInput, WorkerReady } from './database-worker.ts';

/** Connections the application's pool may have. */
export const EMBEDDED_DATABASE_POOL_SIZE = 10;

/** The pool's, and some for `psql` and for connections that are just being replaced. */
const MAX_CONNECTIONS = EMBEDDED_DATABASE_POOL_SIZE + 10;

interface Options {
  dataDir: string;
  log?: (message: string) => void;
}

export interface EmbeddedDatabase {
  /** For `pg`, and for a person with `psql`. */
  connectionString: string;
  /** Settles when the database has ended: nothing after `close`, the reason when it failed. */
  closed: Promise<Error | undefined>;
  /** Writes a checkpoint, closes the database and gives its folder free. */
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL inside this process, with its data in `<dataDir>/database`.
 *
 * When the database fails later on, `closed` tells; the process should then end.
 *
 * @throws DatabaseInUseError when another process has the folder; Error when it cannot be opened.
 */
export async function startEmbeddedDatabase({ dataDir, log }: Options): Promise<EmbeddedDatabase> {
  const folder = join(dataDir, 'database');
  const lock = takeDatabaseLock(folder);
  const socketFolder = chooseSocketFolder(folder);
  const input: WorkerInput = {
    clusterFolder: join(folder, 'cluster'),
    address: clearSocket(socketFolder),
    maxConnections: MAX_CONNECTIONS,
  };
  const startedAt = performance.now();
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), {
    workerData: input,
    execArgv: [],
  });
  let failure: Error | undefined;
  let closing = false;
  worker.on('error', (error) => {
    failure = new Error(`The embedded database failed: ${error.message}`, { cause: error });
  });
  const closed = once(worker, 'exit').then(([code]) => {
    if (socketFolder !== folder) rmSync(socketFolder, { recursive: true, force: true });
    lock.release();
    if (closing && code === 0) return undefined;
    return failure ?? new Error(`The embedded database ended unexpectedly (code ${code}).`);
  });

  const ready = await Promise.race([
    once(worker, 'message').then(([message]) => message as WorkerReady),
    closed,
  ]);
  if (!ready || ready instanceof Error) throw ready;
  log?.(`Embedded database opened in ${Math.round(performance.now() - startedAt)} ms.`);

  return {
    connectionString: toConnectionString(ready.address),
    closed,
    async close() {
      closing = true;
      worker.postMessage('close' satisfies WorkerClose);
      const error = await closed;
      if (error) throw error;
    },
  };
}
