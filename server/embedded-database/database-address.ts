import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where the database listens: on a Unix socket, or on a port with a password. */
export type ListenAddress = { path: string } | { host: string; port: number; password: string };

/** macOS allows 103 bytes in a socket's path, Linux 107. */
const MAX_SOCKET_PATH_BYTES = 103;

/** PostgreSQL's clients look for `.s.PGSQL.<port>` in the folder that is given as the host. */
const SOCKET_FILE = '.s.PGSQL.5432';

const PASSWORD_BYTES = 32;

/** An address for one run of the database. */
export interface RunAddress {
  address: ListenAddress;
  /** Removes what this run has put into the system's temporary folder. */
  dispose(): void;
}

/**
 * Chooses where to listen so that only the user who owns the database gets in: on a Unix socket in
 * its folder, which nobody else may enter; in a new temporary folder of the same kind where that
 * path is too long for a socket; and on Windows, whose sockets `pg` does not know, on a port of
 * this machine with a new password. Call it with the lock in hand: a socket that a killed process
 * has left is removed.
 */
export function chooseAddress(databaseFolder: string, platform = process.platform): RunAddress {
  if (platform === 'win32') {
    const password = randomBytes(PASSWORD_BYTES).toString('base64url');
    return { address: { host: '127.0.0.1', port: 0, password }, dispose: () => {} };
  }
  const path = join(resolve(databaseFolder), SOCKET_FILE);
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) {
    rmSync(path, { force: true });
    return { address: { path }, dispose: () => {} };
  }
  const folder = mkdtempSync(join(tmpdir(), 'kervan-'));
  return {
    address: { path: join(folder, SOCKET_FILE) },
    dispose: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The address as `pg` and `psql` understand it. */
export function toConnectionString(address: ListenAddress): string {
  if ('path' in address) {
    const folder = address.path.slice(0, -SOCKET_FILE.length - 1);
    return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
  }
  const { host, port, password } = address;
  return `postgres://postgres:${password}@${host}:${port}/postgres`;
}

/**
 * Where the process that has the folder can be reached by others, which share its session then; null
 * where it listens somewhere else than in the folder.
 */
export function runningDatabase(databaseFolder: string): string | null {
  const path = join(resolve(databaseFolder), SOCKET_FILE);
  return existsSync(path) ? toConnectionString({ path }) : null;
}
