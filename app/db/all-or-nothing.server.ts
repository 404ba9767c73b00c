import type { Db } from './client.server.ts';

/** An outcome that is expected and changes nothing. */
export interface Refusal {
  ok: false;
  reason: string;
}

/** A transaction of which nothing stays when its outcome is a refusal. */
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
