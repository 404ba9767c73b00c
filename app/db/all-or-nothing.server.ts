import type { Db } from './client.server.ts';

/** Expected outcome for which the transaction is rolled back. */
export interface Refusal {
  ok: false;
  reason: string;
}

/** Runs `work` in a transaction and rolls it back if the result is a refusal. */
export async function allOrNothing<R extends { ok: true } | Refusal>(
  db: Db,
  work: (tx: Db) => Promise<R>,
): Promise<R> {
  let refusal: R | null = null;
  try {
    return await db.transaction(async (tx) => {
      const result = await work(tx);
      if (result.ok) return result;
      refusal = result;
      throw new Error('rolled back');
    });
  } catch (error) {
    if (refusal) return refusal;
    throw error;
  }
}
