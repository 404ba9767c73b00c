/**
 * Order of a gallery while pictures are uploaded. New pictures are at the end, in the order in
 * which they were chosen, whichever is stored first. Pictures can be sorted when all are stored.
 */
import type { Image } from '../images.schema.ts';
import type { Upload } from '../upload/upload-queue.ts';

/** Stored picture, or picture that is being uploaded, with a key for React. */
export type Tile = { key: string } & (
  | { image: Image; upload: Upload | null }
  | { image: null; upload: Upload }
);

/**
 * Returns the tiles of a gallery in order. `uploads` are the uploads of this field, in the order of
 * choosing. A tile keeps its key when its upload ends. The key of a picture without an upload is
 * its address.
 */
export function galleryTiles(images: readonly Image[], uploads: readonly Upload[]): Tile[] {
  const done = new Map(uploads.map((upload) => [upload.image?.url, upload]));
  const tiles: Tile[] = images.map((image) => {
    const upload = done.get(image.url) ?? null;
    return { key: upload?.id ?? image.url, image, upload };
  });
  const later = new Set<string>();
  for (const upload of uploads.toReversed()) {
    if (upload.status !== 'done') {
      const next = tiles.findIndex(({ key }) => later.has(key));
      tiles.splice(next < 0 ? tiles.length : next, 0, { key: upload.id, image: null, upload });
    }
    later.add(upload.id);
  }
  return tiles;
}

/** Returns the form's pictures with the picture of an upload that has just finished. */
export function withUploaded(
  images: readonly Image[],
  uploads: readonly Upload[],
  id: string,
  image: Image,
): Image[] {
  return galleryTiles(images, uploads).flatMap((tile) =>
    tile.key === id ? image : (tile.image ?? []),
  );
}

/** Returns the list with the item at `from` moved to `to`; unchanged if a place does not exist. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const item = list[from];
  if (item === undefined || to < 0 || to >= list.length) return [...list];
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

/**
 * Makes a picture of the gallery the main picture. The former main picture, if any, takes its
 * place.
 */
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
