import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type Image, MAX_UPLOAD_BYTES } from '../images.schema.ts';
import { fileFault } from '../upload/upload-queue.ts';
import type { ImageUploads } from '../upload/use-image-uploads.ts';
import { galleryTiles, moved, type Tile, withUploaded } from './gallery-order.rules.ts';

export interface GalleryInput {
  /** Name of the form's field, and id of its control. */
  id: string;
  value: readonly Image[];
  /** Called with a function of the form's present list, since uploads end at any moment. */
  onChange: (update: (images: readonly Image[]) => Image[]) => void;
  uploads: ImageUploads;
  max: number;
  /** The main picture, which the gallery does not repeat. */
  mainImage: Image | null;
  /** Makes a picture of the gallery the main one (`withMain`). */
  onMakeMain: (image: Image) => void;
}

/** Id of a tile's first button: by the stored picture's address, before that by the upload's key. */
export const handleId = (id: string, urlOrKey: string) => `${id}-${urlOrKey}`;

/** What can be done with a gallery, over the form's list of pictures and the uploads under way. */
export function useGallery(input: GalleryInput) {
  const words = useOfficeText('images').screen;
  const text = words.gallery;
  const { id, value, uploads, max } = input;
  const { queue } = uploads;
  /** What was not taken, and why. */
  const [notices, setNotices] = useState<string[]>([]);
  const [removed, setRemoved] = useState<{ image: Image; place: number }[]>([]);
  /** The last action in words, for screen readers. */
  const [said, setSaid] = useState('');
  // Two uploads can end before the form has rendered once.
  const latest = useRef(input);
  useLayoutEffect(() => {
    latest.current = input;
  });

  const own = () => queue.snapshot().filter(({ field }) => field === id);
  const tiles = galleryTiles(value, own());
  // The button that had the focus has left the page.
  const focusChooser = () => document.getElementById(id)?.focus({ preventScroll: true });

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
    const checked = files.map((file) => ({ file, fault: fileFault(file, MAX_UPLOAD_BYTES) }));
    const good = checked.filter(({ fault }) => fault === null);
    const fitting = good.slice(0, Math.max(0, max - tiles.length));
    const surplus = good.length - fitting.length;
    setSaid('');
    setRemoved([]);
    setNotices([
      ...checked.flatMap(({ file, fault }) =>
        fault ? words.ofFile(file.name, words.faults[fault](MAX_UPLOAD_BYTES)) : [],
      ),
      ...(surplus > 0 ? [text.surplus(surplus, max)] : []),
    ]);
    for (const { file } of fitting) {
      queue.add({
        field: id,
        file,
        failureText: words.galleryFailed,
        onUploaded: (image, upload) => takeIn(image, upload.id, upload.name),
      });
    }
  }

  const move = (from: number, to: number) => change((images) => moved(images, from, to));

  /** A move from the menu; the sorting library announces only what is dragged. */
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
    queue.dropPreview(key);
    const place = value.findIndex(({ url }) => url === image.url);
    change((images) => images.filter(({ url }) => url !== image.url));
    setRemoved((before) => [...before, { image, place }]);
  }

  function retry({ key }: Tile) {
    queue.retry(key);
    document.getElementById(handleId(id, key))?.focus();
  }

  function undo() {
    const last = removed.at(-1);
    if (!last) return;
    const { image, place } = last;
    flushSync(() => {
      change((images) =>
        images.some(({ url }) => url === image.url)
          ? [...images]
          : images.toSpliced(place, 0, image),
      );
      setRemoved(removed.slice(0, -1));
    });
    if (removed.length === 1) document.getElementById(handleId(id, image.url))?.focus();
  }

  function describe({ key, image }: Tile, alt: string) {
    if (!image) return queue.describe(key, alt);
    change((images) => images.map((each) => (each.url === image.url ? { ...each, alt } : each)));
  }

  function makeMain(image: Image) {
    const { mainImage, onMakeMain } = latest.current;
    flushSync(() => {
      onMakeMain(image);
      setSaid(text.isMain);
    });
    // The former main picture has taken its place.
    const former = mainImage && document.getElementById(handleId(id, mainImage.url));
    if (former) former.focus();
    else focusChooser();
  }

  return {
    tiles,
    canSort: tiles.length > 1 && tiles.every(({ image }) => image !== null),
    notices,
    said,
    add,
    move,
    moveAndSay,
    remove,
    undo,
    describe,
    retry,
    makeMain,
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
