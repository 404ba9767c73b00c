import { eq } from 'drizzle-orm';
import { type Actor, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { images } from '#app/db/schema.server.ts';
import { lockImage } from './image-lock.server.ts';
import type { ImageStore } from './image-store.server.ts';
import { type ImageUse, readImageUses } from './image-uses.server.ts';

interface Removal {
  actor: Actor;
  now: Date;
  /** Leaves it alone unless it has been marked as unused since then or before. */
  unusedSince?: Date;
}

export type RemoveImageResult =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'too-recent' }
  | { ok: false; reason: 'used'; uses: ImageUse[] };

/**
 * Removes the row of a picture that nothing uses, and says so in the audit log. Its files are a
 * second step, `removeFiles`: a process that is killed between the two leaves files that nobody
 * knows of, never a picture without its files.
 *
 * Whoever takes a picture into use locks its row for that (`holdImages`, or by a foreign key):
 * then either sees the other.
 */
export function removeImage(
  db: Db,
  id: string,
  { actor, now, unusedSince }: Removal,
): Promise<RemoveImageResult> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(images).where(eq(images.id, id)).for('update');
    if (!row) return { ok: false, reason: 'unknown' };
    if (unusedSince && (row.unusedSince === null || row.unusedSince > unusedSince)) {
      return { ok: false, reason: 'too-recent' };
    }
    // After the lock, in a statement of its own: what was saved while we waited is seen.
    const uses = await readImageUses(tx, id);
    if (uses.length > 0) return { ok: false, reason: 'used', uses };
    await tx.delete(images).where(eq(images.id, id));
    const { width, height, widths, bytes } = row;
    await recordChange(tx, {
      actor,
      action: 'delete',
      thing: 'image',
      thingId: id,
      title: '',
      before: { width, height, widths, bytes },
      now,
    });
    return { ok: true };
  });
}

/**
 * Removes the files of a picture, unless somebody has sent it again since its row was removed.
 * Throws ImageStoreError when the store fails; the sweep tries again.
 */
export function removeFiles(db: Db, store: ImageStore, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockImage(tx, id);
    if ((await tx.$count(images, eq(images.id, id))) === 0) await store.remove(id);
  });
}
