import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { askServer, type Log, POLL_MS, START_TIMEOUT_MS } from './postgres-server.ts';
import { portAddress, socketAddress } from './server-address.ts';

const PID_FILE = 'postmaster.pid';
/** A process id that no process has, because it is above the highest one of Linux. */
const NO_PID = 2 ** 22 + 1;

/**
 * Returns the address of the database that a running Kervan has in its data folder; null if none is
 * running.
 */
export async function findRunningDatabase(dataDir: string): Promise<string | null> {
  const running = readPidFile(join(resolve(dataDir), 'postgres'));
  if (!running?.connectionString) return null;
  const state = await askServer(running.connectionString);
  return state === 'ready' ? running.connectionString : null;
}

interface Running {
  pid: number;
  /** Null until the server has written its address into the file. */
  connectionString: string | null;
}

/**
 * Returns the server that `postmaster.pid` names, which may be dead. Null if there is no file, or
 * if it names a server of another folder.
 */
function readPidFile(folder: string): Running | null {
  const text = readIfThere(join(folder, PID_FILE));
  if (text === null) return null;
  const [pid = '', itsFolder = '', , port = '', socketFolder] = text.split('\n');
  if (isAnotherFolder(itsFolder, folder)) return null;
  if (socketFolder) return { pid: Number(pid), connectionString: socketAddress(socketFolder) };
  const isByPort = process.platform === 'win32' && port !== '';
  return { pid: Number(pid), connectionString: isByPort ? portAddress(port, folder) : null };
}

/** Reads a file; null if it does not exist, because a server that ends removes its file. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * Returns true if `named` is another existing folder: a copied folder still names the server of its
 * original.
 */
function isAnotherFolder(named: string, folder: string): boolean {
  if (named === '' || !existsSync(named)) return false;
  const [one, other] = [statSync(named), statSync(folder)];
  return one.ino !== other.ino || one.dev !== other.dev;
}

/**
 * Stops a server that is still running after its Kervan ended. We hold the lock, so no Kervan uses
 * it. Stops only a server that responds, because the process id of a dead one may be reused.
 */
export async function stopForgottenServer(folder: string, log: Log): Promise<void> {
  const deadline = performance.now() + START_TIMEOUT_MS;
  let stopped: number | undefined;
  for (;;) {
    const server = readPidFile(folder);
    if (!server?.pid) return rmSync(join(folder, PID_FILE), { force: true });
    if ((await stateOf(server)) === 'away') return disownReusedPid(folder, server);
    if (stopped !== server.pid) {
      log.warn({ pid: server.pid }, 'stopping a PostgreSQL that an earlier Kervan left running');
      interrupt(server.pid);
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

/** Sends SIGINT to a process, which may have ended meanwhile. */
function interrupt(pid: number): void {
  try {
    process.kill(pid, 'SIGINT');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

async function stateOf({ pid, connectionString }: Running) {
  if (connectionString) return askServer(connectionString);
  return programOf(pid) === 'postgres' ? 'not yet' : 'away';
}

/** Returns the name of a process's program; null if there is no such process, or no way to find out. */
function programOf(pid: number): string | null {
  const file = `/proc/${pid}/comm`;
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : null;
}

/**
 * Removes a process id that now belongs to another program, which happens in containers, where ids
 * start again at 1. PostgreSQL would take that program for its server and not start. The other
 * lines of the file stay: PostgreSQL uses them to find remains of its former server.
 */
function disownReusedPid(folder: string, { pid }: Running): void {
  const program = programOf(pid);
  // The file belongs to a PostgreSQL that is starting or ending.
  if (program === null || program === 'postgres') return;
  const file = join(folder, PID_FILE);
  const text = readFileSync(file, 'utf8').replace(/^\d+/, String(NO_PID));
  writeFileSync(`${file}.new`, text, { mode: 0o600 });
  renameSync(`${file}.new`, file);
}
