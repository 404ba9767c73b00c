import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** How long a start waits for the lock, so that a restart may overlap with the old process's end. */
const LOCK_WAIT_MS = 1000;

const SQLITE_BUSY = 5;

/** The folder is in use by another process. Its message is meant for the person at the terminal. */
export class DatabaseInUseError extends Error {
  override readonly name = 'DatabaseInUseError';
}

/** Exclusive ownership of a database folder, held until `release` or the end of the process. */
export interface DatabaseLock {
  release(): void;
}

/**
 * Takes the exclusive lock of a database folder, making the folder when it is missing.
 *
 * PGlite does not lock its folder, and two processes in it silently destroy each other's rows.
 * Node has no flock, but it has SQLite, and an exclusive SQLite transaction on a file *is* a lock
 * of the operating system (fcntl, LockFileEx on Windows). The kernel gives it up when its process
 * ends in whatever way, so there are no stale locks to tell from live ones by process numbers,
 * which are reused and are the same in every container, or by their age. `lock` stays empty;
 * `owner` beside it only says whom to name to a person and is never trusted. No other code may
 * open `lock`: closing any handle on it within this process would drop the lock.
 *
 * @throws DatabaseInUseError when another process, or this one, holds the lock.
 */
export function takeDatabaseLock(folder: string): DatabaseLock {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const ownerFile = join(folder, 'owner');
  const lock = new DatabaseSync(join(folder, 'lock'));
  try {
    lock.exec(`PRAGMA busy_timeout = ${LOCK_WAIT_MS}; BEGIN EXCLUSIVE`);
  } catch (error) {
    lock.close();
    if (!isBusy(error)) throw error;
    throw new DatabaseInUseError(
      `The database in ${folder} is in use by ${describeOwner(ownerFile)}: ` +
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
