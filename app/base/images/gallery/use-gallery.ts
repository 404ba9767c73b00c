import { useState } from 'react';
import { focusAfter, focusInPlace, focusOn } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type Image, MAX_UPLOAD_BYTES } from '../images.schema.ts';
import { fileFault, type Upload } from '../upload/upload-queue.ts';
import type { ImageUploads } from '../upload/use-image-uploads.ts';
import { galleryTiles, moved, type Tile, withUploaded } from './gallery-order.rules.ts';

interface Pictures {
  gallery: readonly Image[];
  mainImage: Image | null;
}

export interface GalleryInput {
  id: string;
  pictures: Pictures;
  /** Returns the form's current pictures: two uploads can end before the form is rendered again. */
  readPictures: () => Pictures;
  onChange: (gallery: Image[]) => void;
  uploads: ImageUploads;
  max: number;
  onMakeMain: (image: Image) => void;
}

/**
 * Returns the id of a tile's first button. `urlOrKey` is the stored picture's address, or the
 * upload's key before that.
 */
export const tileButtonId = (id: string, urlOrKey: string) => `${id}-${urlOrKey}`;

export function useGallery({
  id,
  pictures: { gallery, mainImage },
  readPictures,
  onChange,
  uploads: { queue, all },
  max,
  onMakeMain,
}: GalleryInput) {
  const words = useOfficeText('images').screen;
  const text = words.gallery;
  const [notices, setNotices] = useState<string[]>([]);
  /** Picture that was removed last, and its former index. */
  const [removed, setRemoved] = useState<{ image: Image; place: number } | null>(null);
  /** Message about the last action, for screen readers. */
  const [said, setSaid] = useState('');

  const own = (uploads: readonly Upload[]) => uploads.filter(({ field }) => field === id);
  const tiles = galleryTiles(gallery, own(all));
  const room = Math.max(0, max - tiles.length);

  function addUploaded(image: Image, upload: Upload) {
    const present = readPictures();
    if ([present.mainImage, ...present.gallery].some((known) => known?.url === image.url)) {
      queue.remove(upload.id);
      setNotices((before) => [...before, text.duplicate(upload.name)]);
      return;
    }
    onChange(withUploaded(present.gallery, own(queue.snapshot()), upload.id, image));
  }

  function add(files: readonly File[]) {
    const checked = files.map((file) => ({ file, fault: fileFault(file, MAX_UPLOAD_BYTES) }));
    const good = checked.filter(({ fault }) => fault === null);
    const surplus = Math.max(0, good.length - room);
    setSaid('');
    setRemoved(null);
    setNotices([
      ...checked.flatMap(({ file, fault }) =>
        fault ? words.ofFile(file.name, words.faults[fault](MAX_UPLOAD_BYTES)) : [],
      ),
      ...(surplus > 0 ? [text.surplus(surplus, max)] : []),
    ]);
    for (const { file } of good.slice(0, room)) {
      queue.add({ field: id, file, failureText: words.galleryFailed, onUploaded: addUploaded });
    }
  }

  function move(from: number, to: number) {
    onChange(moved(gallery, from, to));
    setSaid(text.moved(to + 1, tiles.length));
  }

  function remove({ key, image }: Tile) {
    if (!image) {
      queue.remove(key);
      focusInPlace(id);
      return;
    }
    setSaid('');
    queue.dropPreview(key);
    const place = gallery.findIndex(({ url }) => url === image.url);
    onChange(gallery.toSpliced(place, 1));
    setRemoved({ image, place });
  }

  function undo() {
    if (!removed) return;
    const { image, place } = removed;
    focusAfter(tileButtonId(id, image.url), () => {
      onChange(gallery.toSpliced(place, 0, image));
      setRemoved(null);
    });
  }

  function retry({ key }: Tile) {
    queue.retry(key);
    focusOn(tileButtonId(id, key));
  }

  function describe({ key, image }: Tile, alt: string) {
    if (!image) queue.describe(key, alt);
    else onChange(gallery.map((each) => (each.url === image.url ? { ...each, alt } : each)));
  }

  function makeMain(image: Image) {
    // The former main picture takes the place of the new one.
    const next = mainImage ? tileButtonId(id, mainImage.url) : id;
    focusAfter(next, () => {
      onMakeMain(image);
      setSaid(text.isMain);
    });
  }

  return {
    tiles,
    room,
    canSort: tiles.length > 1 && tiles.every(({ image }) => image !== null),
    notices,
    said,
    removed: removed?.image ?? null,
    add,
    move,
    remove,
    undo,
    retry,
    describe,
    makeMain,
    dismissNotices() {
      setNotices([]);
      focusInPlace(id);
    },
    dismissRemoved() {
      setRemoved(null);
      focusInPlace(id);
    },
  };
}
