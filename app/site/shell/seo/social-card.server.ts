import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import type { ImageStore } from '#app/base/images/image-store.server.ts';
import { imageFileName } from '#app/base/images/images.rules.ts';
import { loadSharp } from '#app/base/images/picture-decoding.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { images } from '#app/db/schema.server.ts';
import { placeOnCard, SOCIAL_CARD, socialCardFileName } from './social-card.rules.ts';

const { width: WIDTH, height: HEIGHT } = SOCIAL_CARD;
const JPEG = { quality: 84, mozjpeg: true } as const;
/** Colour `sand` of theme.css. */
const GROUND = '#f7f1e7';

export type StoredPicture = typeof images.$inferSelect;

/** Returns the stored picture with an id; null if there is none. */
export async function readPicture(db: Db, imageId: string): Promise<StoredPicture | null> {
  const [image] = await db.select().from(images).where(eq(images.id, imageId)).limit(1);
  return image ?? null;
}

/**
 * Draws the card of a stored picture under the frame of the brand, and stores it as
 * `socialCardFileName`. Returns false if the picture's file is missing.
 */
export async function storeSocialCard(store: ImageStore, image: StoredPicture): Promise<boolean> {
  const { scaledWidth, ...size } = placeOnCard(image);
  const fitting = image.widths.find((width) => width >= scaledWidth) ?? Math.max(...image.widths);
  const file = await store.open(imageFileName(image.id, fitting));
  if (!file) return false;
  const picture = Buffer.concat(await file.stream.toArray());
  await store.put(socialCardFileName(image.id), await draw(picture, size));
  return true;
}

/** Draws the card. `size` is the area of the picture in the middle of the card, in px. */
async function draw(picture: Buffer, size: { width: number; height: number }): Promise<Buffer> {
  const sharp = await loadSharp();
  const [left, top] = [(WIDTH - size.width) >> 1, (HEIGHT - size.height) >> 1];
  return sharp(picture)
    .flatten({ background: GROUND })
    .resize({ ...size, fit: 'cover' })
    .extend({
      left,
      top,
      right: WIDTH - size.width - left,
      bottom: HEIGHT - size.height - top,
      background: GROUND,
    })
    .composite([{ input: frame() }])
    .jpeg(JPEG)
    .toBuffer();
}

/**
 * Returns the frame as SVG. The logo is at the bottom left, because the subject is usually at the
 * top.
 */
function frame(): Buffer {
  const logo = readFileSync(
    new URL('../../../base/shell/assets/logo.svg', import.meta.url),
    'utf8',
  );
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect y="620" width="${WIDTH}" height="10" fill="#ffb424"/>
    <rect x="28" y="504" width="88" height="88" rx="22" fill="#fbfaf7"/>
    <g transform="translate(36 511) scale(1.5)">${logo}</g>
  </svg>`);
}
