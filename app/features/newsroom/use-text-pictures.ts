import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { imagesText, UPLOAD_FAILED } from '#app/features/images/images.text.ts';
import { MAX_UPLOAD_BYTES } from '#app/features/images/upload.rules.ts';
import { fileFault, type Upload } from '#app/features/images/upload-list.rules.ts';
import type { ImageUploads } from '#app/features/images/use-image-uploads.ts';
import {
  describedPicture,
  pictureMarkdown,
  placeholder,
  replacement,
} from './markdown-pictures.rules.ts';
import { applyEdit, changeQuietly } from './markdown-textarea.ts';
import { postFormText } from './newsroom.text.ts';
import { controlId } from './post-fields.rules.ts';

const FIELD = controlId('content');
const text = postFormText.pictures;

export type TextPictures = ReturnType<typeof useTextPictures>;

/**
 * Pictures that are dropped or pasted into a text: something stands for each while it is on its
 * way, then the picture itself. One that fails is taken out, and `notices` says so.
 */
export function useTextPictures(
  { queue, all }: ImageUploads,
  area: RefObject<HTMLTextAreaElement | null>,
) {
  const [notices, setNotices] = useState<string[]>([]);
  /** Ids of those that have failed since the form is open. */
  const failed = useRef(new Set<string>());
  const note = (name: string, message: string) =>
    setNotices((before) => [...before, imagesText.ofFile(name, message)]);
  const standIn = ({ id, name }: Pick<Upload, 'id' | 'name'>) =>
    placeholder(id, text.uploading(name));

  function replaceIn(found: string, insert: string) {
    if (area.current) changeQuietly(area.current, replacement(area.current.value, found, insert));
  }

  /** Sends the files; what stands for them goes where the caret is. */
  function add(files: readonly File[]) {
    setNotices([]);
    const added = files.flatMap((file) => {
      const fault = fileFault(file, MAX_UPLOAD_BYTES);
      if (fault) {
        note(file.name, imagesText.faults[fault](MAX_UPLOAD_BYTES));
        return [];
      }
      const id = queue.add({
        ...{ field: FIELD, file, failureText: UPLOAD_FAILED },
        onUploaded: (image, upload) => replaceIn(standIn(upload), pictureMarkdown(image)),
      });
      return [standIn({ id, name: file.name })];
    });
    if (added.length === 0 || !area.current) return;
    const { selectionStart: from, selectionEnd: to } = area.current;
    const insert = added.join('\n\n');
    const caret = from + insert.length;
    applyEdit(area.current, { from, to, insert, start: caret, end: caret });
  }

  const takeOutFailed = useEffectEvent(() => {
    for (const upload of queue.snapshot()) {
      const isNew = !failed.current.has(upload.id);
      if (upload.field !== FIELD || upload.status !== 'failed' || !isNew) continue;
      failed.current.add(upload.id);
      replaceIn(standIn(upload), '');
      note(upload.name, upload.error ?? UPLOAD_FAILED);
      queue.remove(upload.id);
    }
  });
  useEffect(() => queue.subscribe(takeOutFailed), [queue]);

  /** Before it has arrived, what stands for it goes with it; the picture itself stays in the text. */
  function dismiss(upload: Upload) {
    if (upload.status !== 'done') replaceIn(standIn(upload), '');
    queue.remove(upload.id);
    area.current?.focus();
  }

  function describe(upload: Upload, alt: string) {
    queue.describe(upload.id, alt);
    if (!upload.image || !area.current) return;
    const picture = { url: upload.image.url, alt };
    changeQuietly(area.current, describedPicture(area.current.value, picture));
  }

  return {
    own: all.filter(({ field }) => field === FIELD),
    notices,
    clearNotices: () => setNotices([]),
    failureCount: () => failed.current.size,
    add,
    dismiss,
    describe,
  };
}
