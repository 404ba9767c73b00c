import { inArray, sql } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { images } from '#app/db/schema.server.ts';

/**
 * Until the transaction ends, no other one that asks for the lock of this picture goes on. Who puts
 * its row back and who removes its files take turns by it, so that no picture comes to be without
 * its files.
 */
export async function lockImage(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.images}, hashtext(${id}))`);
}

/**
 * Those of the pictures that are stored, by id. Whoever takes one into use holds it so: it cannot be
 * swept away before the transaction ends, and is in use then (`removeImage`).
 */
export async function holdImages(
  tx: Db,
  ids: readonly string[],
): Promise<Map<string, typeof images.$inferSelect>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select()
    .from(images)
    .where(inArray(images.id, [...new Set(ids)]))
    // In one order for all, so that no two wait for each other.
    .orderBy(images.id)
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}
