/** Requests that are sent again because their answer was lost, and must not do their work twice. */
import { createHash } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from './client.server.ts';
import { idempotencyKeys } from './schema.server.ts';

/** Longer than anybody tries again. */
const KEPT_MS = 7 * 86_400_000;

/** Null for a request without one: it does its work each time it is sent. */
export type RequestKey = { scope: string; key: string } | null;

/** `key` is chosen by the sender, anew for each thing to be made; others may choose the same one. */
export function requestKey(
  things: 'bookings' | 'cars' | 'posts' | 'zones',
  sender: { id: string } | 'system' | 'visitors',
  key: string | undefined,
): RequestKey {
  if (key === undefined) return null;
  return { scope: `${things} of ${typeof sender === 'string' ? sender : sender.id}`, key };
}

/** What the first request with this key has come to. */
type EarlierRequest =
  | { same: true; madeId: string }
  /** The sender uses the key for something else by mistake. */
  | { same: false };

/**
 * Null for a key that is new: it is this transaction's then, which writes what it made by
 * `keepMade`, and any other with the same key waits until this one ends. To be claimed before
 * anything is checked, which may have changed since the first request passed; a transaction that
 * makes nothing after all has to roll back (`allOrNothing`).
 */
export async function claimKey(
  tx: Db,
  requestKey: RequestKey,
  { request, now }: { request: unknown; now: Date },
): Promise<EarlierRequest | null> {
  if (!requestKey) return null;
  const { scope, key } = requestKey;
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

/** The answer to a request sent again: what it made, as `read` finds it now, unless it was deleted. */
export async function madeEarlier<Made>(
  earlier: EarlierRequest,
  read: (madeId: string) => Promise<Made | null>,
): Promise<Made | { ok: false; reason: 'key-reused' | 'not-found' }> {
  if (!earlier.same) return { ok: false, reason: 'key-reused' };
  return (await read(earlier.madeId)) ?? { ok: false, reason: 'not-found' };
}

/** Writes down what the request with a key that was claimed has made. */
export async function keepMade(tx: Db, requestKey: RequestKey, madeId: string): Promise<void> {
  if (!requestKey) return;
  await tx.update(idempotencyKeys).set({ madeId }).where(isKey(requestKey));
}

function isKey({ scope, key }: NonNullable<RequestKey>) {
  return and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));
}
