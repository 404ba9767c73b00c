import { setImmediate as turn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { ImageStore } from '#app/base/images/image-store.server.ts';
import {
  imageFileName,
  imageIdOf,
  type StoredImage,
  toImage,
} from '#app/base/images/images.rules.ts';
import { holdImages, storeImage } from '#app/base/images/images.server.ts';
import { loadSharp } from '#app/base/images/picture-decoding.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { images as imagesTable } from '#app/db/schema.server.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import type { OwnPanorama, SettingsInput } from '../settings.schema.ts';
import { isPanorama, MIN_PANORAMA_WIDTH, STILL } from './panorama.rules.ts';

/** Width in px, equal to the still of Kervan's own panorama. */
const WIDTH = 1600;
const HEIGHT = Math.round(WIDTH / STILL.aspect);
const CHANNELS = 3;
/** Number of lines after which other work may run; they take about 5 ms. */
const LINES_AT_ONCE = 32;

const RADIANS = Math.PI / 180;

type Refusals = OfficeTexts['settings']['input']['panorama'];

type OwnPanoramaResult =
  | { ok: true; panorama: OwnPanorama | null }
  | { ok: false; errors: FieldError[] };

/**
 * Returns the chosen panorama with its still; null if none is chosen. Cuts and stores the still,
 * unless `before` has it. Refuses a picture that is not stored, not 2:1 or too small. Throws
 * ImageStoreError.
 */
export async function ownPanorama(
  db: Db,
  chosen: SettingsInput['panorama'],
  { images, before, text }: { images: ImageStore; before: OwnPanorama | null; text: Refusals },
): Promise<OwnPanoramaResult> {
  if (!chosen) return { ok: true, panorama: null };
  const id = imageIdOf(chosen.url);
  const [image] = id ? await db.select().from(imagesTable).where(eq(imagesTable.id, id)) : [];
  if (!image) return refused(text.unknown);
  const { width, height } = image;
  if (!isPanorama(image)) return refused(text.shape(width, height));
  if (width < MIN_PANORAMA_WIDTH) return refused(text.tooSmall(MIN_PANORAMA_WIDTH, width));
  const picture = toImage(image, chosen.alt);
  if (before && before.picture.url === picture.url) {
    return { ok: true, panorama: { picture, still: { ...before.still, alt: chosen.alt } } };
  }
  const still = await makeStill(db, images, image);
  if (!still) return refused(text.unreadable);
  return { ok: true, panorama: { picture, still: toImage(still, chosen.alt) } };
}

/**
 * Locks both pictures until the transaction ends, so that no cleanup removes them. Returns false if
 * one is gone.
 */
export async function lockPanorama(tx: Db, { picture, still }: OwnPanorama): Promise<boolean> {
  const ids = [picture, still].flatMap(({ url }) => imageIdOf(url) ?? []);
  const stored = await holdImages(tx, ids);
  return ids.every((id) => stored.has(id));
}

/** Returns the stored still; null if a file is missing or cannot be read. */
async function makeStill(
  db: Db,
  images: ImageStore,
  { id, widths }: StoredImage,
): Promise<StoredImage | null> {
  const file = await images.open(imageFileName(id, Math.max(...widths)));
  if (!file) return null;
  const bytes = await cutStill(Buffer.concat(await file.stream.toArray()));
  const stored = await storeImage(db, images, { bytes });
  return stored.ok ? stored.image : null;
}

function refused(message: string): OwnPanoramaResult {
  return { ok: false, errors: [{ field: 'panorama', message }] };
}

/**
 * Returns a PNG of a camera's view (`STILL`) into the middle of an equirectangular picture. Pages
 * show it until a visitor opens the viewer.
 */
async function cutStill(panorama: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(panorama)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const still = Buffer.alloc(WIDTH * HEIGHT * CHANNELS);
  const halfWidth = Math.tan((STILL.width / 2) * RADIANS);
  const [sin, cos] = [Math.sin(STILL.pitch * RADIANS), Math.cos(STILL.pitch * RADIANS)];
  for (let line = 0; line < HEIGHT; line += 1) {
    if (line % LINES_AT_ONCE === 0) await turn();
    const up = ((1 - (2 * (line + 0.5)) / HEIGHT) * halfWidth) / STILL.aspect;
    const [y, ahead] = [sin + up * cos, cos - up * sin];
    for (let column = 0; column < WIDTH; column += 1) {
      const right = ((2 * (column + 0.5)) / WIDTH - 1) * halfWidth;
      const across = Math.atan2(right, ahead) / (2 * Math.PI) + 0.5;
      const down = 0.5 - Math.atan2(y, Math.hypot(right, ahead)) / Math.PI;
      sample(
        data,
        info,
        across * info.width - 0.5,
        down * info.height - 0.5,
        still,
        (line * WIDTH + column) * CHANNELS,
      );
    }
  }
  return sharp(still, { raw: { width: WIDTH, height: HEIGHT, channels: CHANNELS } })
    .png()
    .toBuffer();
}

/** Interpolates the colour between the four pixels around a point. The left and right edges meet. */
function sample(
  data: Buffer,
  { width, height }: { width: number; height: number },
  x: number,
  y: number,
  into: Buffer,
  at: number,
): void {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const [dx, dy] = [x - left, y - top];
  const [x0, x1] = [(left + width) % width, (left + 1 + width) % width];
  const [y0, y1] = [Math.max(0, top), Math.min(height - 1, top + 1)];
  for (let c = 0; c < CHANNELS; c += 1) {
    const pixel = (px: number, py: number) => data[(py * width + px) * CHANNELS + c] ?? 0;
    const upper = pixel(x0, y0) * (1 - dx) + pixel(x1, y0) * dx;
    const lower = pixel(x0, y1) * (1 - dx) + pixel(x1, y1) * dx;
    into[at + c] = Math.round(upper * (1 - dy) + lower * dy);
  }
}
