import { useLayoutEffect, useRef, useState } from 'react';
import {
  galleryTiles,
  imagesIn,
  moved,
  type Tile,
  withRestored,
  withUploaded,
} from './gallery-order.rules.ts';
import type { Image } from './images.schema.ts';
import { GALLERY_UPLOAD_FAILED, imagesText } from './images.text.ts';
import { fileFault } from './upload-list.rules.ts';
import type { ImageUploads } from './use-image-uploads.ts';

const text = imagesText.gallery;

export interface GalleryInput {
  /** Name of the form's field, and id of its control. */
  id: string;
  value: readonly Image[];
  onChange: (update: (images: readonly Image[]) => Image[]) => void;
  uploads: ImageUploads;
  max: number;
  maxBytes: number;
  /** The main picture, which the gallery does not repeat. */
  mainImage?: Image | null;
}

interface Removed {
  image: Image;
  after: string | null;
}

/** What can be done with a gallery, over the form's list of pictures and the uploads under way. */
export function useGallery({
  id,
  value,
  onChange,
  uploads,
  max,
  maxBytes,
  mainImage,
}: GalleryInput) {
  const { queue } = uploads;
  const [notices, setNotices] = useState<string[]>([]);
  const [removed, setRemoved] = useState<Removed[]>([]);
  // Uploads end at any moment, also two before the form has rendered once: what they meet is this.
  const latest = useRef({ value, onChange, mainImage });
  useLayoutEffect(() => {
    latest.current = { value, onChange, mainImage };
  });

  const tilesOf = (images: readonly Image[]) =>
    galleryTiles(
      images,
      queue.snapshot().filter(({ field }) => field === id),
    );
  const tiles = tilesOf(value);

  function change(update: (images: readonly Image[]) => Image[]) {
    const { current } = latest;
    current.value = update(current.value);
    current.onChange(update);
  }

  function place(image: Image, uploadId: string, name: string) {
    const { value: images, mainImage: main } = latest.current;
    if ([main, ...images].some((each) => each?.url === image.url)) {
      queue.remove(uploadId);
      setNotices((before) => [...before, text.duplicate(name)]);
      return;
    }
    const own = queue.snapshot().filter(({ field }) => field === id);
    change((current) => withUploaded(current, own, uploadId, image));
  }

  function add(files: readonly File[]) {
    const faults = files.map((file) => fileFault(file, maxBytes));
    const good = files.filter((_, i) => faults[i] === null);
    const fitting = good.slice(0, Math.max(0, max - tiles.length));
    const surplus = good.length - fitting.length;
    setRemoved([]);
    setNotices([
      ...files.flatMap(({ name }, i) => {
        if (faults[i] === null) return [];
        const fault =
          faults[i] === 'too-large' ? imagesText.tooLarge(maxBytes) : imagesText.notAnImage;
        return imagesText.ofFile(name, fault);
      }),
      ...(surplus > 0 ? [text.surplus(surplus, max)] : []),
    ]);
    let after = tiles.at(-1)?.key ?? null;
    for (const file of fitting) {
      after = queue.add({
        ...{ field: id, file, after, failureText: GALLERY_UPLOAD_FAILED },
        onUploaded: (image, upload) => place(image, upload.id, upload.name),
      });
    }
  }

  /** Every tile stands after the one before it from now on; the form gets its pictures in order. */
  function arrange(ordered: readonly Tile[]) {
    queue.arrange(
      id,
      ordered.map(({ key }) => key),
    );
    const urls = imagesIn(ordered).map(({ url }) => url);
    change((images) => [...images].sort((a, b) => urls.indexOf(a.url) - urls.indexOf(b.url)));
  }

  function remove(tile: Tile) {
    const { image } = tile;
    if (!image) return queue.remove(tile.key);
    const after = tiles[tiles.findIndex(({ key }) => key === tile.key) - 1]?.key ?? null;
    queue.arrange(
      id,
      tiles.filter(({ key }) => key !== tile.key).map(({ key }) => key),
    );
    change((images) => images.filter(({ url }) => url !== image.url));
    setRemoved((before) => [...before, { image, after }]);
  }

  function undo() {
    const last = removed.at(-1);
    if (!last) return;
    const own = queue.snapshot().filter(({ field }) => field === id);
    change((images) =>
      images.some(({ url }) => url === last.image.url)
        ? [...images]
        : withRestored(images, own, last.image, last.after),
    );
    setRemoved(removed.slice(0, -1));
  }

  function describe({ key, image }: Tile, alt: string) {
    if (!image) return queue.describe(key, alt);
    change((images) => images.map((each) => (each.url === image.url ? { ...each, alt } : each)));
  }

  return {
    tiles,
    notices,
    dismissNotices: () => setNotices([]),
    removedCount: removed.length,
    dismissRemoved: () => setRemoved([]),
    room: Math.max(0, max - tiles.length),
    add,
    remove,
    undo,
    describe,
    move: (from: number, to: number) => arrange(moved(tiles, from, to)),
    retry: (tile: Tile) => queue.retry(tile.key),
  };
}
