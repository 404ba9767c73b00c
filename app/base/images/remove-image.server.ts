import { eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { type Actor, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { carImages, cars, handovers, images, posts, settings } from '#app/db/schema.server.ts';
import type { ImageStore } from './image-store.server.ts';
import { IMAGE_ID } from './images.rules.ts';
import type { ImageUse } from './images.schema.ts';
import { lockImage } from './images.server.ts';

interface Removal {
  actor: Actor;
  now: Date;
  /** Removes the picture only if it has been marked as unused since this instant or longer. */
  unusedSince?: Date;
}

export type RemoveImageResult =
  | { ok: true }
  | { ok: false; reason: 'unknown' | 'too-recent' }
  | { ok: false; reason: 'used'; uses: ImageUse[] };

/**
 * Removes the row of a picture that nothing uses, and records it in the audit log. Call
 * `removeFiles` after it. A process that is killed between the two leaves files without a row,
 * never a row without files. A transaction that starts to use a picture locks the row
 * (`holdImages`, or a foreign key), so it cannot overlap with a removal.
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
    // A separate statement after the lock also sees rows that were saved while this transaction
    // waited.
    const uses = await readImageUses(tx, id);
    if (uses.length > 0) return { ok: false, reason: 'used', uses };
    await tx.delete(images).where(eq(images.id, id));
    const { width, height, widths, bytes } = row;
    await recordChange(tx, {
      actor,
      action: 'delete',
      entity: 'image',
      entityId: id,
      title: '',
      before: { width, height, widths, bytes },
      now,
    });
    return { ok: true };
  });
}

/**
 * Removes the files of a picture, unless it was uploaded again since its row was removed. Throws
 * ImageStoreError if the store fails; the sweep tries again later.
 */
export function removeFiles(db: Db, store: ImageStore, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockImage(tx, id);
    if ((await tx.$count(images, eq(images.id, id))) === 0) await store.remove(id);
  });
}

/**
 * Returns the hand-overs, cars, posts and settings that show a picture. Includes pictures in texts.
 */
async function readImageUses(db: Db, imageId: string): Promise<ImageUse[]> {
  const inGallery = db
    .select({ one: sql`1` })
    .from(carImages)
    .where(sql`${carImages.carId} = ${cars.id} and ${carImages.imageId} = ${imageId}`);
  const usingCars = await db
    .select({ title: cars.title })
    .from(cars)
    .where(or(eq(cars.mainImageId, imageId), exists(inGallery)))
    .orderBy(cars.title);
  const usingPosts = await db
    .select({ title: posts.title })
    .from(posts)
    .where(
      or(
        eq(posts.coverImageId, imageId),
        eq(posts.authorImageId, imageId),
        mentions(posts.html, imageId),
        mentions(posts.content, imageId),
        mentions(sql`${posts.translations}::text`, imageId),
      ),
    )
    .orderBy(posts.title);
  const inSettings = await db.$count(settings, mentions(sql`${settings.value}::text`, imageId));
  const inHandovers = await db
    .select({ title: handovers.plate })
    .from(handovers)
    .where(sql`${handovers.photos} @> array[${imageId}]`);
  return [
    ...inHandovers.map(({ title }) => ({ entity: 'handover' as const, title })),
    ...usingCars.map(({ title }) => ({ entity: 'car' as const, title })),
    ...usingPosts.map(({ title }) => ({ entity: 'post' as const, title })),
    ...(inSettings > 0 ? [{ entity: 'settings' as const, title: '' }] : []),
  ];
}

function mentions(text: SQL | typeof posts.html | typeof posts.content, imageId: string): SQL {
  return sql`position(${`${imageId}-`} in ${text}) > 0`;
}

/** SQL condition on a row of `images`: true if any record uses the picture. */
export function isUsed(): SQL<boolean> {
  const mentioned = sql.raw(`'(${IMAGE_ID})-'`);
  return sql`${images.id} in (
    select ${cars.mainImageId} from ${cars} where ${cars.mainImageId} is not null
    union all select ${carImages.imageId} from ${carImages}
    union all select unnest(${handovers.photos}) from ${handovers} where ${handovers.photos} <> '{}'
    union all select ${posts.coverImageId} from ${posts} where ${posts.coverImageId} is not null
    union all select ${posts.authorImageId} from ${posts} where ${posts.authorImageId} is not null
    union all select (regexp_matches(concat_ws(' ', ${posts.html}, ${posts.content}, ${posts.translations}), ${mentioned}, 'g'))[1]
      from ${posts}
    union all select (regexp_matches(${settings.value}::text, ${mentioned}, 'g'))[1]
      from ${settings}
  )`;
}
