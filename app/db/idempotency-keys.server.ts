/**
 * Idempotency keys: a sender who lost the response repeats the request with the same key, and the
 * work is done only once.
 */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { allOrNothing, type Refusal } from './all-or-nothing.server.ts';
import type { Saving } from './audit-log.server.ts';
import type { Db } from './client.server.ts';
import { idempotencyKeys } from './schema.server.ts';

/** Time for which a key is stored: 7 days. No sender repeats a request later. */
const KEPT_MS = 7 * 86_400_000;

export interface RepeatableSaving extends Saving {
  /**
   * The request's `Idempotency-Key`. A repeated request changes nothing and gets the first result.
   */
  key?: string | undefined;
}

/** Id of the record that this request, or an earlier request with the same key, has created. */
export interface Made {
  ok: true;
  madeId: string;
}

/** Refusal, because the key was sent before with a different request. */
export interface KeyReused {
  ok: false;
  reason: 'key-reused';
}

/**
 * Earlier request with the same key. `same` is false if the sender used the key for a different
 * request by mistake.
 */
type EarlierRequest = { same: true; madeId: string } | { same: false };

/**
 * Claims the key for this transaction. Returns null for a new key and for no key, else the earlier
 * request with this key. `scope` names the sender and purpose of the key, because different senders
 * may choose the same key.
 *
 * A transaction that claims a key must store its result with `keepMade` or roll back
 * (`allOrNothing`). Until then another transaction with the same key waits. Claim the key before
 * all other checks: a repeated request must get its first result, even if a check would fail now.
 */
export async function claimKey(
  tx: Db,
  key: string | undefined,
  { scope, request, now }: { scope: string; request: unknown; now: Date },
): Promise<EarlierRequest | null> {
  if (key === undefined) return null;
  const outlived = new Date(now.getTime() - KEPT_MS);
  // Skips rows that another transaction has locked, so that transactions do not wait for each
  // other.
  const old = tx
    .select({ scope: idempotencyKeys.scope, key: idempotencyKeys.key })
    .from(idempotencyKeys)
    .where(lt(idempotencyKeys.createdAt, outlived))
    .for('update', { skipLocked: true });
  const senderAndKey = sql`(${idempotencyKeys.scope}, ${idempotencyKeys.key})`;
  await tx.delete(idempotencyKeys).where(inArray(senderAndKey, old));
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed) return null;
  const [earlier] = await tx.select().from(idempotencyKeys).where(isKey(scope, key));
  const madeId = earlier?.madeId ?? null;
  if (!earlier || madeId === null) throw new Error('An idempotency key has no result');
  return earlier.requestHash === requestHash ? { same: true, madeId } : { same: false };
}

/**
 * Runs `work` in one transaction, which is rolled back if the result is a refusal. If the request
 * was sent before with the same key, changes nothing and returns the id of what was created then.
 * `scope` and `request`: see `claimKey`.
 */
export function makeOnce<Refused extends Refusal>(
  db: Db,
  { scope, request }: { scope: string; request: unknown },
  { key, now }: Pick<RepeatableSaving, 'key' | 'now'>,
  work: (tx: Db) => Promise<Made | Refused>,
): Promise<Made | Refused | KeyReused> {
  return allOrNothing<Made | Refused | KeyReused>(db, async (tx) => {
    const earlier = await claimKey(tx, key, { scope, request, now });
    if (earlier && !earlier.same) return { ok: false, reason: 'key-reused' };
    if (earlier) return { ok: true, madeId: earlier.madeId };
    const result = await work(tx);
    if (result.ok) await keepMade(tx, key, { scope, madeId: result.madeId });
    return result;
  });
}

/**
 * Returns what the earlier request created, read again by `read`. `not-found`: it was deleted since.
 */
export async function readEarlierResult<Made>(
  earlier: EarlierRequest,
  read: (madeId: string) => Promise<Made | null>,
): Promise<Made | { ok: false; reason: 'key-reused' | 'not-found' }> {
  if (!earlier.same) return { ok: false, reason: 'key-reused' };
  return (await read(earlier.madeId)) ?? { ok: false, reason: 'not-found' };
}

/** Stores the id of what the request with the claimed key has created. */
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
