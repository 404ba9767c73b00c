import { eq } from 'drizzle-orm';
import type { Db } from '#app/db/client.server.ts';
import { images as imagesTable } from '#app/db/schema.server.ts';
import type { ImageStore } from '#app/features/images/image-store.server.ts';
import {
  imageFileName,
  imageIdOf,
  type StoredImage,
  toImage,
} from '#app/features/images/images.rules.ts';
import { holdImages, storeImage } from '#app/features/images/images.server.ts';
import { loadSharp } from '#app/features/images/picture-decoding.server.ts';
import type { FieldError } from '#app/lib/app-error.ts';
import { settingsInputText } from './admin-settings.text.ts';
import { isPanorama, MIN_PANORAMA_WIDTH, STILL } from './panorama.rules.ts';
import type { OwnPanorama, SettingsInput } from './settings.schema.ts';

const text = settingsInputText.panorama;

/** As large as the still of the painted panorama. */
const WIDTH = 1600;

type OwnPanoramaResult =
  | { ok: true; panorama: OwnPanorama | null }
  | { ok: false; errors: FieldError[] };

/**
 * The panorama that was chosen, together with its still, which is cut out and stored unless
 * `before` has it. Refuses what is no picture of ours, not 2:1 or too small.
 */
export async function ownPanorama(
  db: Db,
  chosen: SettingsInput['panorama'],
  { images, before }: { images: ImageStore; before: OwnPanorama | null },
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

/** Whether both pictures are still there; they stay until the transaction ends, and then are used. */
export async function lockPanorama(tx: Db, { picture, still }: OwnPanorama): Promise<boolean> {
  const ids = [picture, still].flatMap(({ url }) => imageIdOf(url) ?? []);
  const stored = await holdImages(tx, ids);
  return ids.every((id) => stored.has(id));
}

/** Null when a file is missing, or cannot be read. */
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
 * What the camera of `STILL` sees, taken for flat: the middle of an equirectangular picture, shown
 * until the viewer opens. Returns a PNG.
 */
async function cutStill(panorama: Buffer): Promise<Buffer> {
  const sharp = await loadSharp();
  const picture = sharp(panorama);
  const { width: across, height: down } = await picture.metadata();
  const width = Math.round((across * STILL.width) / 360);
  const height = Math.round(width / STILL.aspect);
  const middle = down * (0.5 - STILL.pitch / 180);
  return picture
    .extract({
      left: Math.round((across - width) / 2),
      top: Math.round(middle - height / 2),
      width,
      height,
    })
    .resize(WIDTH)
    .png()
    .toBuffer();
}
