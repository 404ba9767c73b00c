/** What is missing when a request cannot be answered though nothing in the program is wrong. */
export type Outage = 'database' | 'disk-full';

/** Of Node when no connection comes about, or when one breaks. */
const CONNECTION_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/**
 * Of PostgreSQL (its manual, appendix A), by class: connections (08), resources such as too many
 * connections (53), an operator's doing such as a shutdown or a timeout (57); and what goes well
 * when it is tried again: deadlocks, locks, a server that only reads while it starts.
 */
const DATABASE_CODES = /^(08|53|57)...$|^(40001|40P01|55P03|25006)$/;
const DATABASE_DISK_FULL = '53100';

/** Of `pg` and its pool, which give these no code. */
const DATABASE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** PostgreSQL gives a quota of the file system that is used up no code of its own. */
const DISK_FULL_MESSAGES = /No space left on device|Disk quota exceeded/;

/**
 * A failure of another service, such as the bucket of the pictures. A broken connection to it says nothing
 * about the database.
 */
export class ServiceError extends Error {}

/** `cause` can hold another one; more than this is no error of ours. */
const MAX_DEPTH = 8;

/**
 * Whether an error, or one that caused it, says that the database is away or overrun, or that a disk
 * is full. Null: it is something else, such as a bug.
 */
export function outageOf(error: unknown): Outage | null {
  let found: Outage | null = null;
  let isOfService = false;
  let each = error;
  for (let depth = 0; depth < MAX_DEPTH && each instanceof Error; depth += 1) {
    const outage = ownOutage(each);
    if (outage === 'disk-full') return outage;
    if (!isOfService) found ??= outage;
    isOfService ||= each instanceof ServiceError;
    each = each.cause;
  }
  return found;
}

function ownOutage(error: Error & { code?: unknown; syscall?: unknown }): Outage | null {
  const code = typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === DATABASE_DISK_FULL) return 'disk-full';
  if (DISK_FULL_MESSAGES.test(error.message)) return 'disk-full';
  if (CONNECTION_CODES.has(code) || DATABASE_CODES.test(code)) return 'database';
  // The socket of a database on this machine is a file, which is missing while it is away.
  if (code === 'ENOENT' && error.syscall === 'connect') return 'database';
  return DATABASE_MESSAGES.test(error.message) ? 'database' : null;
}
