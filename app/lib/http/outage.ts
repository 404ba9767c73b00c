/** Cause of a failed request that is not a bug: the database is unreachable, or a disk is full. */
export type Outage = 'database' | 'disk-full';

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
 * Matches error codes of PostgreSQL (manual, appendix A). Classes: connections (08), resources such
 * as too many connections (53), an operator's action such as a shutdown or timeout (57). Single
 * codes that a retry may clear: serialization failure, deadlock, lock not available, read-only
 * transaction.
 */
const DATABASE_CODES = /^(08|53|57)...$|^(40001|40P01|55P03|25006)$/;
const DATABASE_DISK_FULL = '53100';

/** Matches messages of `pg` and its pool, whose errors have no code. */
const DATABASE_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after calling end)/;

/** Matches a full disk and a full quota of the file system, for which PostgreSQL has no code of its own. */
const DISK_FULL_MESSAGES = /No space left on device|Disk quota exceeded/;

/**
 * Failure of another service, such as the bucket of the pictures. A broken connection to it is not
 * an outage of the database.
 */
export class ServiceError extends Error {}

/** Most errors in a chain of `cause` that are examined. */
const MAX_DEPTH = 8;

/**
 * Returns the outage if the error, or an error that caused it, shows that the database is
 * unreachable or overloaded, or that a disk is full. Returns null for any other error, such as a
 * bug.
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
