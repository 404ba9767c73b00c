/**
 * The order of a gallery in which pictures are still arriving. The form's own list of stored
 * pictures is the truth; an upload knows which tile it stands after, so that it lands where it was
 * shown, whichever finishes first.
 */
import type { Image } from './images.schema.ts';
import type { Upload } from './upload-list.rules.ts';

/** One place of the gallery: a stored picture, or one that has not arrived (yet). */
export type Tile = { key: string } & (
  | { image: Image; upload: Upload | null }
  | { image: null; upload: Upload }
);

/**
 * The places of a gallery in order. `uploads` are the field's own. A tile keeps its key when its
 * upload is done; without an upload of this session the key is the picture's address.
 */
export function galleryTiles(images: readonly Image[], uploads: readonly Upload[]): Tile[] {
  const done = new Map(uploads.map((upload) => [upload.image?.url, upload]));
  const tiles: Tile[] = images.map((image) => {
    const upload = done.get(image.url) ?? null;
    return { key: upload?.id ?? image.url, image, upload };
  });
  for (const upload of uploads) {
    if (upload.status === 'done') continue;
    tiles.splice(placeAfter(tiles, upload.after), 0, { key: upload.id, image: null, upload });
  }
  return tiles;
}

/** Index at which something stands after the tile `key`; at the end when there is none such. */
function placeAfter(tiles: readonly Tile[], key: string | null): number {
  if (key === null) return 0;
  const index = tiles.findIndex((tile) => tile.key === key);
  return index < 0 ? tiles.length : index + 1;
}

/** The stored pictures among tiles. */
export function imagesIn(tiles: readonly Tile[]): Image[] {
  return tiles.flatMap(({ image }) => image ?? []);
}

/** The form's list with the picture of an upload that has just finished, at the upload's place. */
export function withUploaded(
  images: readonly Image[],
  uploads: readonly Upload[],
  id: string,
  image: Image,
): Image[] {
  const others = images.filter(({ url }) => url !== image.url);
  const tiles = galleryTiles(others, uploads).map((tile) =>
    tile.key === id ? { ...tile, image } : tile,
  );
  return tiles.flatMap((tile) => tile.image ?? []);
}

/** A picture put back after the tile `after`; unchanged when it has come back some other way. */
export function withRestored(
  images: readonly Image[],
  uploads: readonly Upload[],
  image: Image,
  after: string | null,
): Image[] {
  if (images.some(({ url }) => url === image.url)) return [...images];
  const tiles = galleryTiles(images, uploads);
  const restored: Tile = { key: image.url, image, upload: null };
  return imagesIn(tiles.toSpliced(placeAfter(tiles, after), 0, restored));
}

/** The list with what is at `from` moved to `to`; unchanged when there is no such place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

const SORTING_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;
type SortingKey = (typeof SORTING_KEYS)[number];

export function isSortingKey(key: string): key is SortingKey {
  return (SORTING_KEYS as readonly string[]).includes(key);
}

/**
 * Where an arrow key brings what is at place `from`: left and right to the place before and after,
 * across the ends of rows; up and down by a row, in a last row that is shorter to its end.
 */
export function nextPlace(
  from: number,
  key: SortingKey,
  { count, columns }: { count: number; columns: number },
): number {
  const last = count - 1;
  if (key === 'ArrowLeft') return Math.max(0, from - 1);
  if (key === 'ArrowRight') return Math.min(last, from + 1);
  if (key === 'ArrowUp') return from < columns ? from : from - columns;
  const isInLastRow = Math.floor(from / columns) === Math.floor(last / columns);
  return isInLastRow ? from : Math.min(last, from + columns);
}

/** The uploads of a field, each after the tile that now stands before it. */
export function arrangedUploads(
  uploads: readonly Upload[],
  field: string,
  keys: readonly string[],
): readonly Upload[] {
  const place = (id: string) => keys.indexOf(id);
  return uploads
    .map((upload) => {
      const at = upload.field === field ? place(upload.id) : -1;
      return at < 0 ? upload : { ...upload, after: keys[at - 1] ?? null };
    })
    .sort((a, b) => (a.field === field && b.field === field ? place(a.id) - place(b.id) : 0));
}

/** A picture of the gallery becomes the main one; the main one so far takes its place. */
export function withMain(
  { mainImage, gallery }: { mainImage: Image | null; gallery: readonly Image[] },
  chosen: Image,
): { mainImage: Image; gallery: Image[] } {
  return {
    mainImage: chosen,
    gallery: gallery.flatMap((image) => {
      if (image.url !== chosen.url) return image;
      return mainImage && mainImage.url !== chosen.url ? mainImage : [];
    }),
  };
}
