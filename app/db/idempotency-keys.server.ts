/**
 * Keys of requests that must do their work once, even if the sender repeats them because the
 * response was lost.
 */
import { createHash } from 'node:crypto';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { allOrNothing, type Refusal } from './all-or-nothing.server.ts';
import type { Saving } from './audit-log.server.ts';
import type { Db } from './client.server.ts';
import { idempotencyKeys } from './schema.server.ts';

/** Time for which a key is stored. No sender retries for longer. */
const KEPT_MS = 7 * 86_400_000;

/** Author of a save that the client may repeat. */
export interface RepeatableSaving extends Saving {
  /** The request's `Idempotency-Key`: a repeated request changes nothing and gets the first result. */
  key?: string | undefined;
}

/** The id of what a request has made, now or when it was sent before. */
export interface Made {
  ok: true;
  madeId: string;
}

/** Refusal: the key was sent before with another request. */
export interface KeyReused {
  ok: false;
  reason: 'key-reused';
}

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
  const madeId = earlier?.madeId ?? null;
  if (!earlier || madeId === null) throw new Error('An idempotency key has no result');
  return earlier.requestHash === requestHash ? { same: true, madeId } : { same: false };
}

/**
 * Runs `work` in one transaction, which is rolled back if it refuses. If the request was sent before with the same key,
 * changes nothing and returns what it made then. `scope` and `request`: see `claimKey`.
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
