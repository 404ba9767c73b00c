import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  /** Called with a function of the form's present list, since uploads end at any moment. */
  onChange: (update: (images: readonly Image[]) => Image[]) => void;
  uploads: ImageUploads;
  max: number;
  maxBytes: number;
  /** The main picture, which the gallery does not repeat. */
  mainImage?: Image | null;
  /** Makes a picture of the gallery the main one (`withMain`). */
  onMakeMain?: (image: Image) => void;
}

/** Id of what moves a tile: by the stored picture's address, before that by the upload's key. */
export const handleId = (id: string, urlOrKey: string) => `${id}-${urlOrKey}`;

/** What can be done with a gallery, over the form's list of pictures and the uploads under way. */
export function useGallery(input: GalleryInput) {
  const { id, value, uploads, max, maxBytes } = input;
  const { queue } = uploads;
  /** What was not taken, and why. */
  const [notices, setNotices] = useState<string[]>([]);
  const [removed, setRemoved] = useState<{ image: Image; after: string | null }[]>([]);
  /** What was done last, for who does not see it. */
  const [said, setSaid] = useState('');
  // What an upload meets when it ends, also when two end before the form has rendered once.
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });

  const own = () => queue.snapshot().filter(({ field }) => field === id);
  const tiles = galleryTiles(value, own());
  // What had the focus goes; here work goes on.
  const focusChooser = () => document.getElementById(id)?.focus({ preventScroll: true });
  const keysOf = (list: readonly Tile[]) => list.map(({ key }) => key);

  function change(update: (images: readonly Image[]) => Image[]) {
    const { current } = latest;
    latest.current = { ...current, value: update(current.value) };
    current.onChange(update);
  }

  function takeIn(image: Image, uploadId: string, fileName: string) {
    const { value: images, mainImage } = latest.current;
    if ([mainImage, ...images].some((known) => known?.url === image.url)) {
      queue.remove(uploadId);
      setNotices((before) => [...before, text.duplicate(fileName)]);
      return;
    }
    const uploading = own();
    change((current) => withUploaded(current, uploading, uploadId, image));
  }

  function add(files: readonly File[]) {
    const checked = files.map((file) => ({ file, fault: fileFault(file, maxBytes) }));
    const good = checked.filter(({ fault }) => fault === null);
    const fitting = good.slice(0, Math.max(0, max - tiles.length));
    const surplus = good.length - fitting.length;
    setSaid('');
    setRemoved([]);
    setNotices([
      ...checked.flatMap(({ file, fault }) =>
        fault ? imagesText.ofFile(file.name, imagesText.faults[fault](maxBytes)) : [],
      ),
      ...(surplus > 0 ? [text.surplus(surplus, max)] : []),
    ]);
    let after = tiles.at(-1)?.key ?? null;
    for (const { file } of fitting) {
      after = queue.add({
        ...{ field: id, file, after, failureText: GALLERY_UPLOAD_FAILED },
        onUploaded: (image, upload) => takeIn(image, upload.id, upload.name),
      });
    }
  }

  function move(from: number, to: number) {
    const ordered = moved(tiles, from, to);
    queue.arrange(id, keysOf(ordered));
    const urls = imagesIn(ordered).map(({ url }) => url);
    change((images) => images.toSorted((a, b) => urls.indexOf(a.url) - urls.indexOf(b.url)));
  }

  /** The same for who did not drag it there, and so has not heard of it. */
  function moveAndSay(from: number, to: number) {
    move(from, to);
    setSaid(text.moved(to + 1, tiles.length));
  }

  function remove({ key, image }: Tile) {
    if (!image) {
      queue.remove(key);
      focusChooser();
      return;
    }
    setSaid('');
    const keys = keysOf(tiles);
    queue.arrange(
      id,
      keys.filter((each) => each !== key),
    );
    queue.dropPreview(key);
    change((images) => images.filter(({ url }) => url !== image.url));
    setRemoved((before) => [...before, { image, after: keys[keys.indexOf(key) - 1] ?? null }]);
  }

  function retry({ key }: Tile) {
    queue.retry(key);
    document.getElementById(handleId(id, key))?.focus();
  }

  /** Brings back what was removed last. */
  function undo() {
    const last = removed.at(-1);
    if (!last) return;
    const uploading = own();
    flushSync(() => {
      change((images) => withRestored(images, uploading, last.image, last.after));
      setRemoved(removed.slice(0, -1));
    });
    if (removed.length === 1) document.getElementById(handleId(id, last.image.url))?.focus();
  }

  function describe({ key, image }: Tile, alt: string) {
    if (!image) return queue.describe(key, alt);
    change((images) => images.map((each) => (each.url === image.url ? { ...each, alt } : each)));
  }

  function makeMain(image: Image) {
    const { mainImage, onMakeMain } = latest.current;
    flushSync(() => {
      onMakeMain?.(image);
      setSaid(text.isMain);
    });
    // Where the picture stood, the former main one stands now.
    const heir = mainImage && document.getElementById(handleId(id, mainImage.url));
    if (heir) heir.focus();
    else focusChooser();
  }

  return {
    ...{ tiles, notices, said, add, move, moveAndSay, remove, undo, describe, retry, makeMain },
    room: Math.max(0, max - tiles.length),
    removedCount: removed.length,
    dismissNotices() {
      setNotices([]);
      focusChooser();
    },
    dismissRemoved() {
      setRemoved([]);
      focusChooser();
    },
  };
}
