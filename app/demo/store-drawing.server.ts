import type { Db } from '#app/db/client.server.ts';
import type { ImageStore } from '#app/features/images/image-store.server.ts';
import { storeImage } from '#app/features/images/images.server.ts';

export interface PictureStores {
  db: Db;
  images: ImageStore;
}

/** Stores an SVG of ours as a picture in all widths, and gives its id. */
export async function storeDrawing(
  { db, images }: PictureStores,
  drawing: string,
): Promise<string> {
  const stored = await storeImage(db, images, { bytes: Buffer.from(drawing), trustedSvg: true });
  if (!stored.ok) throw new Error(`A drawing of the demo business is ${stored.reason}`);
  return stored.image.id;
}
