import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import { type Actor, recordChange } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { images } from '#app/db/schema.server.ts';
import type { ImageStore } from './image-store.server.ts';
import {
  imageFileName,
  renditionWidths,
  type StoredImage,
  staffImageId,
  toImage,
} from './images.rules.ts';
import type { Image } from './images.schema.ts';
import {
  decodePicture,
  encodeRendition,
  type PictureFault,
  type PictureSource,
} from './picture-decoding.server.ts';

const MAX_TITLE = 200;

interface Options {
  forStaff?: boolean;
  /** True for a panorama. It gets a larger rendition, because a screen shows only a part of it. */
  wide?: boolean;
  /**
   * Sender and file name for the audit log. If missing, nothing is recorded. The file name of a
   * staff photo is not recorded, because it may name a person.
   */
  sentBy?: { actor: Actor; fileName: string; now: Date };
}

export type StoreImageResult =
  /** `bytes`: sum over all files of the picture. */
  { ok: true; image: StoredImage & { bytes: number } } | { ok: false; reason: PictureFault };

/**
 * Stores a picture as WebP in all its `renditionWidths`. The file is decoded and encoded again, so
 * only the first picture of an animation is stored. If the picture is already stored, only missing
 * files are written. Refuses files that cannot be decoded. Throws ImageStoreError if the store
 * fails. The row is written before the files and marked as unused, so that the sweep removes the
 * remains of a killed process.
 */
export async function storeImage(
  db: Db,
  store: ImageStore,
  { wide = false, forStaff = false, sentBy, ...source }: Options & PictureSource,
): Promise<StoreImageResult> {
  const decoded = await decodePicture(source, { wide });
  if (!decoded.ok) return decoded;
  const { upright } = decoded;
  const { width, height } = upright.raw;
  const largest = await encodeRendition(upright, width);
  const hash = contentHash(largest);
  const id = forStaff ? staffImageId(hash) : hash;
  const widths = renditionWidths(width, { wide });

  const [known] = await clearSweepMark(db, id);
  const names = widths.map((target) => imageFileName(id, target));
  const found = known ? await Promise.all(names.map((name) => store.has(name))) : [];
  if (known && found.every(Boolean)) {
    return { ok: true, image: { id, width, height, widths, bytes: known.bytes } };
  }

  const files = await Promise.all(
    widths.map((target) => (target === width ? largest : encodeRendition(upright, target))),
  );
  const recorded = sentBy && (forStaff ? { ...sentBy, fileName: '' } : sentBy);
  const image = await storeFiles(db, store, { id, width, height, widths }, files, recorded);
  return { ok: true, image };
}

/**
 * Stores a picture that was drawn for Kervan, without decoding it, and returns its id. `files` are
 * its WebP renditions by width in px; the largest determines the id, as in `storeImage`. `aspect`
 * is width divided by height. Throws ImageStoreError if the store fails.
 */
export async function storeFinishedImage(
  db: Db,
  store: ImageStore,
  { files, aspect }: { files: ReadonlyMap<number, Buffer>; aspect: number },
): Promise<string> {
  const widths = [...files.keys()].sort((a, b) => a - b);
  const width = widths.at(-1);
  const largest = files.get(width ?? 0);
  if (!width || !largest) throw new Error('A finished picture has no files');
  const height = Math.round(width / aspect);
  const image = { id: contentHash(largest), width, height, widths, illustration: true };
  await storeFiles(
    db,
    store,
    image,
    widths.map((each) => files.get(each) ?? largest),
  );
  return image.id;
}

function contentHash(largest: Buffer): string {
  return createHash('sha256').update(largest).digest('hex').slice(0, 24);
}

/** Writes the row and then the files, which have the order of `widths`. */
async function storeFiles(
  db: Db,
  store: ImageStore,
  picture: StoredImage,
  files: Buffer[],
  sentBy?: Options['sentBy'],
): Promise<StoredImage & { bytes: number }> {
  const { id, widths } = picture;
  const image = { ...picture, bytes: files.reduce((sum, file) => sum + file.length, 0) };
  const isNew = await insertRow(db, image);
  await Promise.all(files.map((file, i) => store.put(imageFileName(id, widths[i] ?? 0), file)));
  await db.transaction(async (tx) => {
    await clearSweepMark(tx, id);
    if (isNew && sentBy) await recordUpload(tx, image, sentBy);
  });
  return image;
}

/** Removes the sweep's mark from a picture that was uploaded. */
function clearSweepMark(db: Db, id: string) {
  return db
    .update(images)
    .set({ unusedSince: null })
    .where(eq(images.id, id))
    .returning({ bytes: images.bytes });
}

/**
 * Writes the row of a picture, which protects its files from the sweep. Returns false if the
 * picture is already stored.
 */
function insertRow(db: Db, image: StoredImage & { bytes: number }): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockImage(tx, image.id);
    const inserted = await tx
      .insert(images)
      .values({ ...image, unusedSince: sql`now()` })
      .onConflictDoNothing()
      .returning({ id: images.id });
    return inserted.length > 0;
  });
}

function recordUpload(
  tx: Db,
  { id, ...image }: StoredImage & { bytes: number },
  { actor, fileName, now }: NonNullable<Options['sentBy']>,
) {
  const title = fileName.slice(0, MAX_TITLE);
  return recordChange(tx, {
    actor,
    action: 'create',
    entity: 'image',
    entityId: id,
    title,
    after: image,
    now,
  });
}

/**
 * Locks a picture until the transaction ends. Inserting its row and removing its files both need
 * this lock, so that no row is left without files.
 */
export async function lockImage(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.images}, hashtext(${id}))`);
}

/**
 * Returns the rows of the stored pictures among `ids`, by id, and locks them. A transaction that
 * starts to use a picture calls it: `removeImage` then waits for the end of the transaction and
 * finds the picture in use.
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
    // Locks rows in a fixed order, so that no two transactions wait for each other.
    .orderBy(images.id)
    .for('key share');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Returns the stored pictures among `ids`, by id, without alt texts, for photos of hand-overs. */
export async function readStaffPhotos(db: Db, ids: readonly string[]): Promise<Map<string, Image>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(images)
    .where(inArray(images.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toImage(row, '')]));
}
