/** Requests that are sent again because their answer was lost, and must not do their work twice. */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { idempotencyKeys } from './schema.server.ts';

/** A sender does not try again for longer. */
const KEPT_MS = 7 * 86_400_000;
/** Result of the first request with this key. */
type EarlierRequest =
  | { same: true; madeId: string }
  /** The sender uses the key for something else by mistake. */
  | { same: false };

/**
 * Null for a new key, or none. `scope` names what the key is for: others may choose the same key. A new key belongs to this transaction, which writes what it made by
 * `keepMade`; any other with the same key waits until this one ends. Claim it before other checks,
 * whose result may have changed since the first request. A transaction that makes nothing has to roll
 * back (`allOrNothing`).
 */
export async function claimKey(
  tx: Db,
  key: string | undefined,
  { scope, request, now }: { scope: string; request: unknown; now: Date },
): Promise<EarlierRequest | null> {
  if (key === undefined) return null;
  const outlived = new Date(now.getTime() - KEPT_MS);
  // Rows that another transaction has locked are skipped, so that no two transactions wait for each
  // other.
  const old = tx
    .select({ key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, outlived))
    .for('update', { skipLocked: true });
  await tx.delete(idempotencyKeys).where(inArray(idempotencyKeys.key, old));
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed) return null;
  const [earlier] = await tx.select().from(idempotencyKeys).where(isKey(scope, key));
  if (!earlier?.madeId) throw new Error('An idempotency key has no result');
  const { madeId } = earlier;
  return earlier.requestHash === requestHash ? { same: true, madeId } : { same: false };
}

/** The answer to a request sent again: what it made, as `read` finds it now, unless it was deleted. */
export async function readEarlierResult<Made>(
  earlier: EarlierRequest,
  read: (madeId: string) => Promise<Made | null>,
): Promise<Made | { ok: false; reason: 'key-reused' | 'not-found' }> {
  if (!earlier.same) return { ok: false, reason: 'key-reused' };
  return (await read(earlier.madeId)) ?? { ok: false, reason: 'not-found' };
}

/** Writes what the request with a claimed key has made. */
export async function keepMade(
  tx: Db,
  key: string | undefined,
  { scope, madeId }: { scope: string; madeId: string },
): Promise<void> {
  if (key === undefined) return;
  await tx.update(idempotencyKeys).set({ madeId }).where(isKey(scope, key));
}

function isKey(scope: string, key: string) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
}
