/** Requests that are sent again because their answer was lost, and must not do their work twice. */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { idempotencyKeys } from './schema.server.ts';

/** Longer than anybody tries again. */
const KEPT_MS = 7 * 86_400_000;

export interface RequestKey {
  /** Who sends it, for what: others may choose the same key. */
  scope: string;
  /** Chosen by the sender, anew for each thing that is to be made. */
  key: string;
}

/** What the first request with this key has come to. */
export type EarlierRequest =
  | { same: true; madeId: string }
  /** The sender uses the key for something else by mistake. */
  | { same: false };

/**
 * Null for a key that is new: it is this transaction's then, which writes what it made by
 * `keepMade`, and any other with the same key waits until this one ends. One that makes nothing
 * after all has to roll back, or not to claim.
 */
export async function claimKey(
  tx: Db,
  { scope, key }: RequestKey,
  { request, now }: { request: unknown; now: Date },
): Promise<EarlierRequest | null> {
  const outlived = new Date(now.getTime() - KEPT_MS);
  await tx.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, outlived));
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex');
  const [claimed] = await tx
    .insert(idempotencyKeys)
    .values({ scope, key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed) return null;
  const [earlier] = await tx.select().from(idempotencyKeys).where(isKey({ scope, key }));
  if (!earlier?.madeId)
    throw new Error(`Nothing is known of the key that ${scope} has used before`);
  const { madeId } = earlier;
  return earlier.requestHash === requestHash ? { same: true, madeId } : { same: false };
}

/** Writes down what the request with a key that was claimed has made. */
export async function keepMade(tx: Db, requestKey: RequestKey, madeId: string): Promise<void> {
  await tx.update(idempotencyKeys).set({ madeId }).where(isKey(requestKey));
}

function isKey({ scope, key }: RequestKey) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
}
