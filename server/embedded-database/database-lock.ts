import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Time to wait for the lock, because a restart may overlap with the end of the former process. */
const LOCK_WAIT_MS = 2000;

const SQLITE_BUSY = 5;

/**
 * Error if another process uses the folder. Its message is meant for the person at the terminal.
 */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/** Exclusive use of an embedded database, until `release` is called or the process ends. */
export interface DatabaseLock {
  release(): void;
}

/**
 * Takes the exclusive lock of the embedded database in a data folder, and creates the folder if it
 * is missing.
 *
 * PostgreSQL's own lock keeps a second server out of its folder, but it cannot tell whether the
 * server belongs to a running Kervan or was left by a killed one. Node has no flock, but it has
 * SQLite, and an exclusive SQLite transaction on a file *is* a lock of the operating system (fcntl,
 * LockFileEx on Windows): the kernel releases it when its process ends in any way. `postgres.lock`
 * stays empty. `postgres.owner` only names the process for a person and is never trusted. No other
 * code may open `postgres.lock`, because closing any handle on it within this process would drop
 * the lock.
 *
 * @throws DatabaseInUseError if another process, or this one, holds the lock.
 */
export function takeDatabaseLock(dataDir: string): DatabaseLock {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const ownerFile = join(dataDir, 'postgres.owner');
  const lock = new DatabaseSync(join(dataDir, 'postgres.lock'));
  try {
    lock.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseInUseError(
      `The database in ${dataDir} is in use by ${describeOwner(ownerFile)}: ` +
        'stop that process first, or give this one a DATA_DIR of its own.',
      { cause: error },
    );
  }
  writeFileSync(ownerFile, `process ${process.pid} on ${hostname()}\n`);
  return {
    release() {
      if (!lock.isOpen) return;
      rmSync(ownerFile, { force: true });
      lock.close();
    },
  };
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
}

function describeOwner(ownerFile: string): string {
  try {
    return readFileSync(ownerFile, 'utf8').trim();
  } catch {
    return 'another process';
  }
}
