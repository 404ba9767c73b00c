/** Finished pictures are in `pictures/`, one file for each width: `<name>-<width>.webp`. */
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import pLimit from 'p-limit';
import type { ImageStore } from '#app/base/images/image-store.server.ts';
import { storeFinishedImage } from '#app/base/images/images.server.ts';
import type { Db } from '#app/db/client.server.ts';

export interface PictureStores {
  db: Db;
  images: ImageStore;
}

const FOLDER = new URL('./pictures/', import.meta.url);
const FILE = /^(.+)-(\d+)\.webp$/;
/** Aspect ratio (width / height) by folder of `pictures/`. */
const ASPECTS: Record<string, number> = { cars: 3 / 2, interiors: 3 / 2, posts: 16 / 9 };
/**
 * Number of pictures stored at once. A bucket is slow, but the database has only ten connections.
 */
const AT_ONCE = 8;

/**
 * Returns the widths in px of each picture by its name below `pictures/`, such as
 * `cars/fiat-egea/coast`.
 */
export function demoPictures(): Map<string, number[]> {
  const pictures = new Map<string, number[]>();
  for (const path of readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })) {
    const [, name, width] = FILE.exec(path.replaceAll('\\', '/')) ?? [];
    if (name) pictures.set(name, [...(pictures.get(name) ?? []), Number(width)]);
  }
  return pictures;
}

/** Stores pictures unchanged. Returns their image ids by name. Throws if a name has no picture. */
export async function storeDemoPictures(
  { db, images }: PictureStores,
  names: readonly string[],
): Promise<Map<string, string>> {
  const pictures = demoPictures();
  const limit = pLimit(AT_ONCE);
  // Some cars share an interior.
  const stored = await limit.map([...new Set(names)], async (name) => {
    const widths = pictures.get(name) ?? [];
    const aspect = ASPECTS[name.split('/')[0] ?? ''];
    if (widths.length === 0 || !aspect) throw new Error(`There is no demo picture "${name}"`);
    const files = await Promise.all(
      widths.map(
        async (width) => [width, await readFile(new URL(`${name}-${width}.webp`, FOLDER))] as const,
      ),
    );
    const id = await storeFinishedImage(db, images, { files: new Map(files), aspect });
    return [name, id] as const;
  });
  return new Map(stored);
}
