import { sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';

/**
 * Until the transaction ends, no other one that asks for the lock of this picture goes on. Who puts
 * its row back and who removes its files take turns by it, so that no picture comes to be without
 * its files.
 */
export async function lockImage(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.images}, hashtext(${id}))`);
}
