/** Resource that is missing if a request fails without a fault of the program. */
export type Outage = 'database' | 'disk-full';

/** Codes of Node for a connection that fails or breaks. */
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
 * Codes of PostgreSQL (its manual, appendix A), by class: connections (08), resources such as too
 * many connections (53), and an operator's action such as a shutdown or timeout (57); and errors
 * that pass on a retry: deadlocks, locks, and a server that is read-only while it starts.
 */
const DATABASE_CODES = /^(08|53|57)...$|^(40001|40P01|55P03|25006)$/;
const DATABASE_DISK_FULL = '53100';

/** Messages of `pg` and its pool, which have no code. */
const DATABASE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Matches a full disk and a full quota of the file system, for which PostgreSQL has no code of its own. */
const DISK_FULL_MESSAGES = /No space left on device|Disk quota exceeded/;

/**
 * A failure of another service, such as the bucket of the pictures. A broken connection to it says nothing
 * about the database.
 */
export class ServiceError extends Error {}

/** `cause` can hold another one; more than this is no error of ours. */
const MAX_DEPTH = 8;

/**
 * Returns the outage if the error, or one that caused it, says that the database is unreachable or
 * overloaded, or that a disk is full. Returns null for any other error, such as a bug.
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
  // The socket of a local database is a file, which is missing while the database is stopped.
  if (code === 'ENOENT' && error.syscall === 'connect') return 'database';
  return DATABASE_MESSAGES.test(error.message) ? 'database' : null;
}
