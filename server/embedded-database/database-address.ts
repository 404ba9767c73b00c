import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the database listens; `path` is a Unix socket. */
export type ListenAddress = { path: string } | { host: string; port: number };

/** macOS allows 103 bytes in a socket's path, Linux 107. */
const MAX_SOCKET_PATH_BYTES = 103;

/** PostgreSQL clients look for `.s.PGSQL.<port>` in the folder that is given as the host. */
const SOCKET_FILE = '.s.PGSQL.5432';

/**
 * Chooses the folder of the Unix socket: the database's own, which only its owner may enter, or,
 * where that path is too long for a socket, a new one of the same kind among the temporary files.
 */
export function chooseSocketFolder(databaseFolder: string): string {
  const path = join(databaseFolder, SOCKET_FILE);
  if (Buffer.byteLength(path) <= MAX_SOCKET_PATH_BYTES) return databaseFolder;
  return mkdtempSync(join(tmpdir(), 'kervan-'));
}

/** Removes what a killed process left of its socket. Call it with the database's lock in hand. */
export function clearSocket(socketFolder: string): ListenAddress {
  const path = join(socketFolder, SOCKET_FILE);
  rmSync(path, { force: true });
  return { path };
}

/** The address as `pg`, `psql` and every other client of libpq's kind understand it. */
export function toConnectionString(address: ListenAddress): string {
  if ('port' in address) return `postgres://postgres@${address.host}:${address.port}/postgres`;
  const folder = address.path.slice(0, -SOCKET_FILE.length - 1);
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
}
