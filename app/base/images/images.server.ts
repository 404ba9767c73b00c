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

/** Characters of a file's name that the audit log keeps. */
const MAX_TITLE = 200;

interface Options {
  /** True for photos that only staff may see. */
  forStaff?: boolean;
  /** True for a panorama. The screen shows a part of it only, so it gets a larger rendition. */
  wide?: boolean;
  /**
   * Sender and file name for the audit log. The name is left out for photos of staff, because it
   * may name a person. Left out: nothing is recorded.
   */
  sentBy?: { actor: Actor; fileName: string; now: Date };
}

export type StoreImageResult =
  /** `bytes`: of all its files together. */
  { ok: true; image: StoredImage & { bytes: number } } | { ok: false; reason: PictureFault };

/**
 * Stores a picture as WebP in every width of `IMAGE_WIDTHS` that it reaches. The file is decoded
 * and encoded again, so an animation keeps its first picture only. A picture that is stored already
 * is not stored again, but its missing files are written. Throws ImageStoreError if the store
 * fails; rejects files that cannot be decoded.
 *
 * The row is written before the files and marked as unused, so that the sweep removes what a killed
 * process leaves.
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

  const [known] = await keep(db, id);
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
 * Stores a picture drawn for Kervan as it is, without decoding it: `files` are its WebP renditions, by
 * their widths in px. The largest gives the picture its id and its width, as in `storeImage`; `aspect` is
 * width by height. Answers the id. Throws ImageStoreError when the store fails.
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

/** Puts the row and then the files, which come in the order of `widths`. */
async function storeFiles(
  db: Db,
  store: ImageStore,
  picture: StoredImage,
  files: Buffer[],
  sentBy?: Options['sentBy'],
): Promise<StoredImage & { bytes: number }> {
  const { id, widths } = picture;
  const image = { ...picture, bytes: files.reduce((sum, file) => sum + file.length, 0) };
  const isNew = await announce(db, image);
  await Promise.all(files.map((file, i) => store.put(imageFileName(id, widths[i] ?? 0), file)));
  await db.transaction(async (tx) => {
    await keep(tx, id);
    if (isNew && sentBy) await recordUpload(tx, image, sentBy);
  });
  return image;
}

/** Takes the mark of the sweep off a picture that has just been sent. */
function keep(db: Db, id: string) {
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
function announce(db: Db, image: StoredImage & { bytes: number }): Promise<boolean> {
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
 * Locks a picture until the transaction ends. The transactions that insert its row and that remove
 * its files take turns by this lock, so that no row is left without files.
 */
export async function lockImage(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.images}, hashtext(${id}))`);
}

/**
 * The rows of those pictures that are stored, by id. A transaction that starts to use a picture
 * holds its row so: it cannot be removed before the transaction ends, and is in use then
 * (`removeImage`).
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

/** The pictures of those ids that are stored, by id, without alt texts: what staff see of a hand-over. */
export async function readStaffPhotos(db: Db, ids: readonly string[]): Promise<Map<string, Image>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(images)
    .where(inArray(images.id, [...ids]));
  return new Map(rows.map((row) => [row.id, toImage(row, '')]));
}
