import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureCluster } from './cluster-folder.ts';
import { takeDatabaseLock } from './database-lock.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import {
  endServer,
  type Log,
  type Server,
  startServer,
  waitUntilReady,
} from './postgres-server.ts';
import { stopForgottenServer } from './running-server.ts';
import { type Address, chooseAddress } from './server-address.ts';

/**
 * Settings for a small database with little memory. Statements and rows stay out of the log,
 * because they contain names of customers.
 */
const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '32MB',
  jit: 'off',
  max_wal_size: '256MB',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_line_prefix: '',
  timezone: 'UTC',
};

const FIRST_PAUSE_MS = 200;
const MAX_PAUSE_MS = 15_000;
/**
 * Running time after which a start counts as successful, and the pauses between restarts become
 * short again.
 */
const SETTLED_MS = 2_000;

const MEMORY_IN_USE = 'pre-existing shared memory block';
const LAST_PROCESSES_MS = 20_000;

interface Options {
  dataDir: string;
  log: Log;
  /** Added to `SETTINGS`. */
  settings?: Record<string, string>;
}

export interface EmbeddedDatabase {
  /** Address for `pg` and `psql`. It stays the same when the server restarts. */
  connectionString: string;
  /** Stops the server after it has written its data, and releases the folder. */
  close(): Promise<void>;
}

/**
 * Starts PostgreSQL with its data in `<dataDir>/postgres`. A server that dies is started again,
 * with growing pauses. Until then connections are refused.
 *
 * @throws DatabaseInUseError if another process uses the folder; Error with a sentence for a person
 * if the server cannot be started.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const { log } = options;
  const startedAt = performance.now();
  const lock = takeDatabaseLock(dataDir);
  const folder = join(dataDir, 'postgres');
  let address: Address | undefined;
  const release = () => {
    address?.dispose();
    lock.release();
  };
  try {
    const programs = findPostgresPrograms(folder, join(dataDir, 'postgres-libraries'));
    await ensureCluster(folder, programs);
    await stopForgottenServer(folder, log);
    address = chooseAddress(folder);
    const { connectionString, socketFolder } = address;
    if (socketFolder) programs.handOver(socketFolder);
    const settings = { ...SETTINGS, ...address.settings, ...options.settings };
    const start = () => startServer(folder, programs, settings, log);
    const server = await startFirst(start, connectionString);
    const keeper = keepRunning(server, start, { connectionString, folder, log });
    log.info(`Database in ${folder} opened in ${Math.round(performance.now() - startedAt)} ms.`);
    return {
      connectionString,
      async close() {
        await keeper.stop();
        release();
      },
    };
  } catch (error) {
    release();
    throw error;
  }
}

/**
 * Starts the server, with more attempts for 20 s if a former server was killed: until its last
 * processes have ended, they hold its memory, and PostgreSQL refuses to start.
 */
async function startFirst(start: () => Server, connectionString: string): Promise<Server> {
  const deadline = performance.now() + LAST_PROCESSES_MS;
  for (;;) {
    const server = start();
    try {
      await waitUntilReady(connectionString, server);
      return server;
    } catch (error) {
      const isHeld = error instanceof Error && String(error.cause).includes(MEMORY_IN_USE);
      if (!isHeld || performance.now() > deadline) throw error;
      await wait(FIRST_PAUSE_MS);
    }
  }
}

interface Supervised {
  connectionString: string;
  folder: string;
  log: Log;
}

/** Starts the server again if it dies, with growing pauses, until `stop` is called. */
function keepRunning(
  first: Server,
  start: () => Server,
  { connectionString, folder, log }: Supervised,
) {
  const stopping = new AbortController();
  const { signal } = stopping;
  let server = first;
  const running = watch();

  async function watch() {
    let pause = FIRST_PAUSE_MS;
    while (!signal.aborted) {
      const startedAt = performance.now();
      const lastWords = await server.ended;
      server.child.stdin?.destroy();
      if (signal.aborted) return;
      if (performance.now() - startedAt > SETTLED_MS) pause = FIRST_PAUSE_MS;
      log.error({ lastWords, pause }, 'the embedded PostgreSQL ended and is started again');
      await wait(pause, undefined, { signal }).catch(() => {});
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
      if (signal.aborted) return;
      server = start();
      await waitUntilReady(connectionString, server).then(
        () => log.info(`Database in ${folder} opened again.`),
        () => {},
      );
    }
  }

  return {
    async stop() {
      stopping.abort();
      endServer(server);
      await running;
      await server.ended;
    },
  };
}
