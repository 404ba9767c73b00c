import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { FieldNotices } from '#app/base/images/gallery/picture-notices.tsx';
import { MAX_ALT } from '#app/base/images/images.rules.ts';
import { MAX_UPLOAD_BYTES } from '#app/base/images/images.schema.ts';
import { UploadPreview, UploadProgress } from '#app/base/images/upload/upload-preview.tsx';
import { fileFault, isPending, type Upload } from '#app/base/images/upload/upload-queue.ts';
import type { ImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import { controlId } from '#app/editing/fields/form-controls.tsx';
import { Button, IconButton } from '#app/ui/button.tsx';
import { isComposing } from '#app/ui/fields/composition.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { type ContentField, POST } from '../post-entity.ts';
import {
  describedPicture,
  pictureMarkdown,
  placeholder,
  replacement,
} from './markdown-pictures.rules.ts';
import { applyEdit, changeQuietly } from './markdown-textarea.ts';

/**
 * Pictures that have failed since the form was opened: the field of each, by the id of its upload.
 */
export type FailedPictures = Map<string, ContentField>;
export type TextPictures = ReturnType<typeof useTextPictures>;

/**
 * Handles pictures that are dropped or pasted into a text. A placeholder marks the place until the
 * upload ends. A failed picture is removed and reported in `notices`.
 */
export function useTextPictures(
  { queue, all }: ImageUploads,
  area: RefObject<HTMLTextAreaElement | null>,
  { name: field, failed }: { name: ContentField; failed: FailedPictures },
) {
  const { pictures: text } = useOfficeText('newsroom').form;
  const control = controlId(POST, field);
  const { screen: words } = useOfficeText('images');
  const [notices, setNotices] = useState<string[]>([]);
  const note = (name: string, message: string) =>
    setNotices((before) => [...before, words.ofFile(name, message)]);
  const placeholderOf = ({ id, name }: Pick<Upload, 'id' | 'name'>) =>
    placeholder(id, text.uploading(name));

  function replaceIn(found: string, insert: string) {
    if (area.current) changeQuietly(area.current, replacement(area.current.value, found, insert));
  }

  /**
   * Uploads the files and inserts their placeholders at the caret. Unsuitable files are reported.
   */
  function add(files: readonly File[]) {
    setNotices([]);
    const added = files.flatMap((file) => {
      const fault = fileFault(file, MAX_UPLOAD_BYTES);
      if (fault) {
        note(file.name, words.faults[fault](MAX_UPLOAD_BYTES));
        return [];
      }
      const id = queue.add({
        ...{ field: control, file, failureText: words.failed },
        onUploaded: (image, upload) => replaceIn(placeholderOf(upload), pictureMarkdown(image)),
      });
      return [placeholderOf({ id, name: file.name })];
    });
    if (added.length === 0 || !area.current) return;
    const { selectionStart: from, selectionEnd: to } = area.current;
    const insert = added.join('\n\n');
    const caret = from + insert.length;
    applyEdit(area.current, { from, to, insert, start: caret, end: caret });
  }

  const removeFailed = useEffectEvent(() => {
    for (const upload of queue.snapshot()) {
      const isNew = !failed.has(upload.id);
      if (upload.field !== control || upload.status !== 'failed' || !isNew) continue;
      failed.set(upload.id, field);
      replaceIn(placeholderOf(upload), '');
      note(upload.name, upload.error ?? words.failed);
      queue.remove(upload.id);
    }
  });
  useEffect(() => queue.subscribe(removeFailed), [queue]);

  /** Removes an upload from the list, and its placeholder if the upload has not ended. */
  function dismiss(upload: Upload) {
    if (upload.status !== 'done') replaceIn(placeholderOf(upload), '');
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
    own: all.filter((upload) => upload.field === control),
    notices,
    clearNotices: () => setNotices([]),
    add,
    dismiss,
    describe,
  };
}

export function TextPictureList({ pictures }: { pictures: TextPictures }) {
  const { pictures: text } = useOfficeText('newsroom').form;
  return (
    <>
      <FieldNotices notices={pictures.notices} onDismiss={pictures.clearNotices} />
      {pictures.own.length > 0 && (
        <ul aria-label={text.list} className="mt-3 grid gap-3">
          {pictures.own.map((upload) => (
            <Row key={upload.id} upload={upload} pictures={pictures} />
          ))}
        </ul>
      )}
    </>
  );
}

function Row({ upload, pictures }: { upload: Upload; pictures: TextPictures }) {
  const { pictures: text } = useOfficeText('newsroom').form;
  const [alt, setAlt] = useState('');
  const { name } = upload;
  const pending = isPending(upload);
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 rounded-control border border-sand-line bg-foam p-3">
      <span className="relative block h-20 w-28 shrink-0 overflow-hidden rounded-small bg-sand">
        <UploadPreview image={null} upload={upload} sizes="112px" onShown={() => undefined} />
      </span>
      <div className="min-w-0 grow basis-56">
        <InputField
          label={text.alt(name)}
          hint={text.altHint}
          maxLength={MAX_ALT}
          value={alt}
          // Stored at each key, so that Ctrl+S saves it, too.
          onChange={({ currentTarget: { value } }) => {
            setAlt(value);
            pictures.describe(upload, value);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || isComposing(event)) return;
            // Handles Enter for this picture, so that the form is not submitted.
            event.preventDefault();
            if (!pending) pictures.dismiss(upload);
          }}
        />
        {pending && (
          <div className="mt-2 rounded-small bg-ink px-3 py-2 text-white">
            <UploadProgress upload={upload} />
          </div>
        )}
      </div>
      {pending ? (
        <IconButton label={text.cancel(name)} onClick={() => pictures.dismiss(upload)}>
          <Icon name="icon-x" className="size-5" />
        </IconButton>
      ) : (
        <Button size="sm" className="sm:mt-8" onClick={() => pictures.dismiss(upload)}>
          {text.done}
        </Button>
      )}
    </li>
  );
}
