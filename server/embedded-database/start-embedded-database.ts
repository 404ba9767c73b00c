import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { chooseAddress, type ListenAddress, toConnectionString } from './database-address.ts';
import { takeDatabaseLock } from './database-lock.ts';
import type { WorkerClose, WorkerInput, WorkerMessage } from './database-worker.ts';

/**
 * The most connections that the application's pool should have. All of them share one session, so
 * more of them would not do more at once; fewer would let one long transaction use them up.
 */
export const EMBEDDED_DATABASE_POOL_SIZE = 10;

interface Options {
  dataDir: string;
  /** Gets a sentence when the database is open, and warnings. */
  log?: (message: string) => void;
}

export interface EmbeddedDatabase {
  /** For `pg`, and for a person with `psql`. */
  connectionString: string;
  /** Settles when the database has ended: with nothing after `close`, else with the reason. */
  closed: Promise<Error | undefined>;
  /** Writes a checkpoint, closes the database and lets go of its folder. */
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL inside this process, with its data in `<dataDir>/database`.
 *
 * When the database fails later on, `closed` tells why, and the process has to end.
 *
 * @throws DatabaseInUseError when another process has the folder; Error when it cannot be opened.
 */
export async function startEmbeddedDatabase({ dataDir, log }: Options): Promise<EmbeddedDatabase> {
  const startedAt = performance.now();
  const folder = join(resolve(dataDir), 'database');
  const lock = takeDatabaseLock(folder);
  const { address, dispose } = chooseAddress(folder);
  const input: WorkerInput = { clusterFolder: join(folder, 'cluster'), address };
  const worker = new Worker(new URL('./database-worker.ts', import.meta.url), {
    workerData: input,
    execArgv: [],
  });

  let closing = false;
  let failure: Error | undefined;
  const fail = (reason: string, cause?: unknown) => {
    failure ??= new Error(`The database in ${folder} has failed: ${reason}`, { cause });
  };
  const ready = Promise.withResolvers<ListenAddress>();
  worker.on('message', (message: WorkerMessage) => {
    if (message.kind === 'ready') ready.resolve(message.address);
    else if (message.kind === 'warning') log?.(message.text);
    else fail(message.reason);
  });
  worker.on('error', (error) => fail(error.message, error));
  const exited = Promise.withResolvers<number>();
  worker.once('exit', exited.resolve);
  const closed = exited.promise.then((code) => {
    dispose();
    lock.release();
    if (!closing || code !== 0) fail(`its thread ended with code ${code}.`);
    return failure;
  });

  const listening = await Promise.race([ready.promise, closed]);
  if (!listening || listening instanceof Error) throw listening;
  log?.(`Database in ${folder} opened in ${Math.round(performance.now() - startedAt)} ms.`);
  return {
    connectionString: toConnectionString(listening),
    closed,
    async close() {
      closing = true;
      worker.postMessage('close' satisfies WorkerClose);
      const error = await closed;
      if (error) throw error;
    },
  };
}
