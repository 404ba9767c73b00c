import { useState } from 'react';
import { focusAfter, focusInPlace } from '#app/ui/focus.ts';
import type { PictureTexts } from '../images.rules.ts';
import type { Image } from '../images.schema.ts';
import { fileFault, isPending } from '../upload/upload-queue.ts';
import type { ImageUploads } from '../upload/use-image-uploads.ts';

interface PictureInput {
  id: string;
  value: Image | null;
  onChange: (image: Image | null) => void;
  uploads: ImageUploads;
  maxBytes: number;
  text: PictureTexts;
}

export type PictureState = ReturnType<typeof usePicture>;

export function usePicture({
  id,
  value,
  onChange,
  uploads: { queue, all },
  maxBytes,
  text,
}: PictureInput) {
  const [fault, setFault] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Image | null>(null);
  const own = all.filter(({ field }) => field === id);
  /** Upload that will replace the picture; it may have failed. */
  const coming = own.find(({ status }) => status !== 'done') ?? null;
  /** Upload of the form's current picture. */
  const done = own.find(({ image }) => image !== null && image.url === value?.url) ?? null;
  const alt = coming?.alt ?? value?.alt ?? '';
  const isEmpty = !value && !coming;

  function choose([file]: File[]) {
    if (!file) return;
    const problem = fileFault(file, maxBytes);
    setFault(problem && text.faults[problem](maxBytes));
    if (problem) return;
    setRemoved(null);
    for (const upload of own) queue.remove(upload.id);
    queue.add({ field: id, file, alt, failureText: text.failed, onUploaded: onChange });
  }

  function remove() {
    setFault(null);
    if (coming) {
      queue.remove(coming.id);
      focusInPlace(id);
    } else {
      setRemoved(value);
      onChange(null);
    }
  }

  return {
    value,
    coming,
    done,
    alt,
    fault,
    isEmpty,
    isPending: coming !== null && isPending(coming),
    removed: isEmpty ? removed : null,
    choose,
    remove,
    retry() {
      if (coming) queue.retry(coming.id);
      focusInPlace(id);
    },
    describe(words: string) {
      if (coming) queue.describe(coming.id, words);
      else if (value) onChange({ ...value, alt: words });
    },
    dropPreview() {
      if (done) queue.dropPreview(done.id);
    },
    undo() {
      focusAfter(id, () => {
        onChange(removed);
        setRemoved(null);
      });
    },
    dismissRemoved() {
      setRemoved(null);
      focusInPlace(id);
    },
  };
}
