import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Db } from '#app/db/client.server.ts';
import { images } from '#app/db/schema.server.ts';
import type { ImageStore } from './image-store.server.ts';
import { imageFileName, isPicture, renditionWidths, type StoredImage } from './images.rules.ts';

/** Enough for any camera, too little for a picture made to exhaust the memory. */
const MAX_PIXELS = 60_000_000;
/** Of a file, to tell what kind of picture it is. */
const BEGINNING_BYTES = 512;
/** Effort 2 takes a third of the time of the default and makes files 4 % larger. */
const WEBP = { quality: 80, effort: 2 } as const;

/** A picture in memory, or in a file. */
type Source = { bytes: Buffer } | { path: string };

interface Options {
  /** An SVG drawn by ourselves, up to its edges. From outside SVG is refused: it is a program. */
  trustedSvg?: boolean;
}

export type StoreImageResult =
  | { ok: true; image: StoredImage & { bytes: number } }
  | { ok: false; reason: 'not-a-picture' | 'too-large' };

/** Pixels of the largest rendition, upright, without metadata. */
interface Upright {
  data: Buffer;
  raw: { width: number; height: number; channels: 1 | 2 | 3 | 4 };
}

/**
 * Stores a picture as WebP in every width of `IMAGE_WIDTHS` that it reaches. It is decoded and
 * encoded anew, so nothing of the given file but its first picture survives. The same picture is
 * stored once, however often it comes. Refuses what cannot be decoded.
 */
export async function storeImage(
  db: Db,
  store: ImageStore,
  { trustedSvg = false, ...source }: Options & Source,
): Promise<StoreImageResult> {
  if (!trustedSvg && !isPicture(await beginningOf(source))) {
    return { ok: false, reason: 'not-a-picture' };
  }
  const upright = await decode('path' in source ? source.path : source.bytes, trustedSvg);
  if (typeof upright === 'string') return { ok: false, reason: upright };

  const { width, height } = upright.raw;
  const largest = await encode(upright, width);
  const id = createHash('sha256').update(largest).digest('hex').slice(0, 24);
  const widths = renditionWidths(width);
  const image = { id, width, height, widths };
  const [known] = await db.select({ bytes: images.bytes }).from(images).where(eq(images.id, id));
  if (known) return { ok: true, image: { ...image, ...known } };

  const renditions = await Promise.all(
    widths.map((target) => (target === width ? largest : encode(upright, target))),
  );
  // The row comes last: it says that all the files are there.
  await Promise.all(
    renditions.map((file, i) => store.put(imageFileName(id, widths[i] ?? width), file)),
  );
  const bytes = renditions.reduce((sum, file) => sum + file.length, 0);
  await db
    .insert(images)
    .values({ ...image, bytes })
    .onConflictDoNothing();
  return { ok: true, image: { ...image, bytes } };
}

/** As much of a picture as tells what it is. */
async function beginningOf(source: Source): Promise<Uint8Array> {
  if ('bytes' in source) return source.bytes;
  const file = await open(source.path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(BEGINNING_BYTES), 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

async function decode(
  input: Buffer | string,
  isDrawing: boolean,
): Promise<Upright | 'not-a-picture' | 'too-large'> {
  try {
    const picture = sharp(input, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' });
    const { autoOrient } = await picture.metadata();
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: renditionWidths(autoOrient.width).at(-1) })
      .toColourspace('srgb')
      // Nothing shines through a drawing of ours, so no encoder has to look for it.
      .flatten(isDrawing && { background: 'white' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return { data, raw: { width: info.width, height: info.height, channels: info.channels } };
  } catch (error) {
    return /pixel limit/.test(String(error)) ? 'too-large' : 'not-a-picture';
  }
}

function encode({ data, raw }: Upright, width: number): Promise<Buffer> {
  return sharp(data, { raw }).resize({ width }).webp(WEBP).toBuffer();
}
