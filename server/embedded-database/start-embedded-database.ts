import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensureCluster, readPassword } from './cluster-folder.ts';
import { takeDatabaseLock } from './database-lock.ts';
import { findPostgresPrograms } from './postgres-programs.ts';
import {
  askServer,
  endServer,
  type Log,
  POLL_MS,
  type Server,
  START_TIMEOUT_MS,
  startServer,
  untilItAnswers,
} from './postgres-server.ts';

/** A rental office's database in little memory. Statements stay out of the log: they name customers. */
const SETTINGS = {
  listen_addresses: '',
  shared_buffers: '32MB',
  jit: 'off',
  max_wal_size: '256MB',
  log_checkpoints: 'off',
  log_min_error_statement: 'panic',
  log_line_prefix: '',
  timezone: 'UTC',
};

/** macOS allows 103 bytes in a socket's path, Linux 107. */
const MAX_SOCKET_PATH_BYTES = 103;
/** PostgreSQL's clients look for it in the folder that is given as the host. */
const SOCKET_FILE = '.s.PGSQL.5432';

const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 15_000;
/** Above the highest number that Linux gives to a process. */
const NO_PID = 2 ** 22 + 1;

/** A server that ran so long has started well: after its end the pauses begin anew. */
const SETTLED_MS = 2_000;

interface Options {
  dataDir: string;
  log: Log;
  /** Added to the server's settings; for tests. */
  settings?: Record<string, string>;
}

export interface EmbeddedDatabase {
  /** For `pg`, and for a person with `psql`; stays the same when the server is started again. */
  connectionString: string;
  /** Stops the server, which writes all that it holds, and lets go of its folder. */
  close(): Promise<void>;
}

interface Address {
  connectionString: string;
  settings: Record<string, string>;
  /** Null where the server listens on a port. */
  socketFolder: string | null;
  /** Removes what is outside of the data folder. */
  dispose(): void;
}

/**
 * Starts PostgreSQL with its data in `<dataDir>/postgres`. When the server dies it is started again,
 * with growing pauses; until then connections are refused.
 *
 * @throws DatabaseInUseError when another process has the folder; Error with a sentence for a person
 *   when the server cannot be started.
 */
export async function startEmbeddedDatabase(options: Options): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const { log } = options;
  const startedAt = performance.now();
  const lock = takeDatabaseLock(dataDir);
  const folder = join(dataDir, 'postgres');
  let address: Address | undefined;
  const letGo = () => {
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
    const server = start();
    await untilItAnswers(connectionString, server);
    const keeper = keepRunning(server, start, { connectionString, folder, log });
    log.info(`Database in ${folder} opened in ${Math.round(performance.now() - startedAt)} ms.`);
    return {
      connectionString,
      async close() {
        await keeper.stop();
        letGo();
      },
    };
  } catch (error) {
    letGo();
    throw error;
  }
}

/**
 * Where another process reaches the database that a running Kervan has in its data folder; null when
 * none runs there.
 */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const running = runningServer(join(resolve(dataDir), 'postgres'));
  if (!running) return null;
  const state = await askServer(running.connectionString);
  return state === 'ready' ? running.connectionString : null;
}

/**
 * Chooses where the server listens so that only the user who owns it gets in: on a Unix socket in its
 * folder, which no other user may enter, or in a new folder of the same kind where that path is too
 * long for a socket; on Windows, whose sockets `pg` does not know, on a port of this machine.
 */
export function chooseAddress(folder: string, platform = process.platform): Address {
  if (platform === 'win32') {
    const port = 20_000 + (randomBytes(2).readUInt16BE() % 20_000);
    return {
      settings: { listen_addresses: '127.0.0.1', port: String(port) },
      connectionString: portAddress(port, folder),
      socketFolder: null,
      dispose() {},
    };
  }
  const fits = Buffer.byteLength(join(folder, SOCKET_FILE)) <= MAX_SOCKET_PATH_BYTES;
  const host = fits ? folder : mkdtempSync(join(tmpdir(), 'kervan-'));
  return {
    // The setting is a list, in which quotation marks keep a name with commas together.
    settings: { unix_socket_directories: `"${host.replaceAll('"', '""')}"` },
    socketFolder: host,
    connectionString: socketAddress(host),
    dispose() {
      if (!fits) rmSync(host, { recursive: true, force: true });
    },
  };
}

function portAddress(port: string | number, folder: string): string {
  return `postgres://postgres:${readPassword(folder)}@127.0.0.1:${port}/postgres`;
}

function socketAddress(host: string): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
}

interface Kept {
  connectionString: string;
  folder: string;
  log: Log;
}

/** Starts the server again whenever it dies, with growing pauses, until told to stop. */
function keepRunning(first: Server, start: () => Server, { connectionString, folder, log }: Kept) {
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
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
      if (signal.aborted) return;
      server = start();
      await untilItAnswers(connectionString, server).then(
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

/** What `postmaster.pid` says of a server in the folder; it may be dead by now. */
function runningServer(folder: string): { pid: number; connectionString: string } | null {
  const file = join(folder, 'postmaster.pid');
  if (!existsSync(file)) return null;
  const [pid, , , port = '', socketFolder] = readFileSync(file, 'utf8').split('\n');
  const connectionString = socketFolder ? socketAddress(socketFolder) : portAddress(port, folder);
  return { pid: Number(pid), connectionString };
}

/**
 * Stops a server that the end of its Kervan has not stopped yet, or not at all. We hold the lock, so
 * no Kervan uses it; only one that answers is meant, since the number of a dead one may be reused.
 */
async function stopForgottenServer(folder: string, log: Log): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let stopped: number | undefined;
  for (;;) {
    const server = runningServer(folder);
    if (!server) return;
    if ((await askServer(server.connectionString)) === 'away')
      return disownReusedPid(folder, server);
    if (stopped !== server.pid) {
      log.warn({ pid: server.pid }, 'a PostgreSQL that a former Kervan has left is stopped');
      process.kill(server.pid, 'SIGINT');
      stopped = server.pid;
    }
    if (performance.now() > deadline) {
      throw new Error(
        `Another PostgreSQL (process ${server.pid}) runs in ${folder}: stop it first.`,
      );
    }
    await wait(POLL_MS);
  }
}

/**
 * The number of a server that was killed can be that of any program now, above all in a container,
 * which begins with the small ones again; PostgreSQL would take that program for the server and not
 * start. What else the file says stays: by it PostgreSQL notices what is left of the former server.
 */
function disownReusedPid(folder: string, { pid }: { pid: number }): void {
  const program = `/proc/${pid}/comm`;
  // A PostgreSQL that does not listen yet, or any more, has the file by right.
  if (!existsSync(program) || readFileSync(program, 'utf8').trim() === 'postgres') return;
  const file = join(folder, 'postmaster.pid');
  const text = readFileSync(file, 'utf8').replace(/^\d+/, String(NO_PID));
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
