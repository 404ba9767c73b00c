import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readPassword } from './cluster-folder.ts';

/** Maximum length of a socket's path: 103 bytes on macOS, 107 on Linux. */
const MAX_SOCKET_PATH_BYTES = 103;
/** Name of the socket, which PostgreSQL's clients look for in the folder given as the host. */
const SOCKET_FILE = '.s.PGSQL.5432';

export interface Address {
  connectionString: string;
  settings: Record<string, string>;
  /** Null if the server listens on a port. */
  socketFolder: string | null;
  /** Removes the socket's folder if it is outside of the data folder. */
  dispose(): void;
}

/**
 * Chooses an address that only the user who owns the server can use: a Unix socket in the cluster's
 * folder, which no other user may enter, or in a new temporary folder of the same kind if the path
 * is too long for a socket. On Windows, where `pg` supports no sockets, a port of this machine with
 * a password.
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

export function portAddress(port: string | number, folder: string): string {
  return `postgres://postgres:${readPassword(folder)}@127.0.0.1:${port}/postgres`;
}

export function socketAddress(host: string): string {
  return `postgres://postgres@localhost/postgres?host=${encodeURIComponent(host)}`;
}
