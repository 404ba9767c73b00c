/**
 * Keys of requests that must do their work once, even if the sender repeats them because the
 * response was lost.
 */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { idempotencyKeys } from './schema.server.ts';

/** Time for which a key is stored. No sender retries for longer. */
const KEPT_MS = 7 * 86_400_000;
/** Result of the first request with this key. */
type EarlierRequest =
  | { same: true; madeId: string }
  /** The sender used the key before for another request, by mistake. */
  | { same: false };

/**
 * Claims the key for this transaction. Returns null for a new key and for no key, else the earlier
 * request with this key. `scope` names the use of the key: other senders may choose the same one.
 *
 * The transaction that claims a key must store its result by `keepMade`, or roll back
 * (`allOrNothing`). Another transaction with the same key waits until then. Claim the key before
 * other checks, because their result may have changed since the first request.
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

/** Returns the result of the earlier request, as `read` finds it now. `not-found`: it was deleted since. */
export async function readEarlierResult<Made>(
  earlier: EarlierRequest,
  read: (madeId: string) => Promise<Made | null>,
): Promise<Made | { ok: false; reason: 'key-reused' | 'not-found' }> {
  if (!earlier.same) return { ok: false, reason: 'key-reused' };
  return (await read(earlier.madeId)) ?? { ok: false, reason: 'not-found' };
}

/** Stores the id of what the request with a claimed key has created. */
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
