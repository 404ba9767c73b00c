import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';
import type { PostgresPrograms } from './postgres-programs.ts';

/**
 * Shell script that runs PostgreSQL and stops it when our end of the pipe closes. The kernel closes
 * it however our process ends. `cat` waits for this on a second file descriptor of the pipe,
 * because the shell gives background commands an empty input. If PostgreSQL ends by itself, the
 * shell ends with its status.
 */
const KEEPER = `exec 3<&0
"$@" 3<&- </dev/null & server=$!
{ cat <&3 >/dev/null; kill -INT $server; } 2>/dev/null & watch=$!
wait $server; status=$?
kill $watch 2>/dev/null
exit $status`;

/** Maximum duration of a start. After a crash PostgreSQL replays its log, up to `max_wal_size`. */
export const START_TIMEOUT_MS = 120_000;
export const POLL_MS = 10;
/** Number of log lines that explain why the server ended. */
const LAST_LOG_LINES = 5;
const CONNECT_TIMEOUT_MS = 5_000;

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

export interface Server {
  child: ChildProcess;
  /** Resolves with the last log lines when the server has ended. */
  ended: Promise<string>;
}

/**
 * Returns a command that runs a program of PostgreSQL and stops it when our end of its input
 * closes. On Windows returns the command itself.
 */
export function stoppedWithParent(command: [string, ...string[]]): [string, ...string[]] {
  return process.platform === 'win32' ? command : ['sh', '-c', KEEPER, 'sh', ...command];
}

/**
 * Starts PostgreSQL on the cluster in `folder`. It accepts connections only later
 * (`waitUntilReady`).
 */
export function startServer(
  folder: string,
  programs: PostgresPrograms,
  settings: Record<string, string>,
  log: Log,
): Server {
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [file, ...args] = stoppedWithParent(programs.command('postgres', '-D', folder, ...options));
  const child = spawn(file, args, {
    stdio: ['pipe', 'ignore', 'pipe'],
    // Keeps Ctrl-C away from PostgreSQL, because running requests still need the database.
    detached: true,
  });
  child.on('error', (err) => log.error({ err }, 'PostgreSQL could not be started'));
  // The pipe breaks when the server dies, which `exit` reports.
  child.stdin?.on('error', () => {});
  const lines = createInterface({ input: child.stderr ?? process.stdin });
  let lastWords: string[] = [];
  lines.on('line', (line) => {
    if (!line.startsWith('LOG:')) lastWords = [...lastWords, line].slice(-LAST_LOG_LINES);
    logLine(line, log);
  });
  const ended = Promise.race([once(lines, 'close'), once(child, 'error')]).then(
    () => lastWords.join('\n'),
    String,
  );
  return { child, ended };
}

/**
 * Writes a line of PostgreSQL's log into ours, without errors of statements, which their callers
 * get.
 */
function logLine(line: string, log: Log): void {
  const [, severity = '', text = line] = /^([A-Z]+):\s+(.*)$/.exec(line) ?? [];
  // Caused by our own check whether the server is ready.
  if (text === 'the database system is starting up') return;
  if (severity === 'PANIC') log.error({ part: 'postgres' }, text);
  else if (severity === 'FATAL' || severity === 'WARNING') log.warn({ part: 'postgres' }, text);
  else if (severity === 'LOG') log.info({ part: 'postgres' }, text);
}

/**
 * Waits until the server accepts connections.
 *
 * @throws Error with the server's last log lines if it ends before that, or an Error after
 * `START_TIMEOUT_MS`.
 */
export async function waitUntilReady(connectionString: string, { ended }: Server): Promise<void> {
  let lastWords: string | undefined;
  ended.then((words) => {
    lastWords = words;
  });
  const deadline = performance.now() + START_TIMEOUT_MS;
  while ((await askServer(connectionString)) !== 'ready') {
    if (lastWords !== undefined) {
      throw new Error('The embedded PostgreSQL ended before it was ready.', { cause: lastWords });
    }
    if (performance.now() > deadline) {
      throw new Error(`The embedded PostgreSQL did not answer within ${START_TIMEOUT_MS} ms.`);
    }
    await wait(POLL_MS);
  }
}

/**
 * Returns whether a server accepts connections at this address (`ready`), is starting or stopping
 * (`not yet`), or does not exist (`away`).
 */
export async function askServer(connectionString: string): Promise<'ready' | 'not yet' | 'away'> {
  const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {});
  try {
    await client.connect();
    return 'ready';
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    return code === 'ENOENT' || code === 'ECONNREFUSED' ? 'away' : 'not yet';
  } finally {
    await client.end().catch(() => {});
  }
}

/** Stops the server, which first finishes its writes. */
export function endServer({ child }: Server): void {
  if (process.platform === 'win32') child.kill();
  else child.stdin?.destroy();
}
