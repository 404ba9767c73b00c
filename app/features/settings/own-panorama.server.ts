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
import type { FieldError } from '#app/lib/app-error.ts';
import { cutStill } from './panorama-still.server.ts';
import type { OwnPanorama } from './settings.schema.ts';
import type { SettingsInput } from './settings-input.schema.ts';
import { settingsInputText } from './settings-input.text.ts';
import { isPanorama, MIN_PANORAMA_WIDTH } from './settings-limits.rules.ts';

const text = settingsInputText.panorama;

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
