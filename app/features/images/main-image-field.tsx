import { ImagePlus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { InputField } from '#app/ui/field.tsx';
import { MAX_ALT } from './images.rules.ts';
import type { Image } from './images.schema.ts';
import { imagesText as text, UPLOAD_FAILED } from './images.text.ts';
import { FileButton, PictureDrop } from './picture-drop.tsx';
import { RemovedNotice } from './picture-notices.tsx';
import { MAX_UPLOAD_BYTES } from './upload.rules.ts';
import { fileFault, isPending } from './upload-list.rules.ts';
import { UploadPreview } from './upload-preview.tsx';
import { UploadProgress } from './upload-progress.tsx';
import type { ImageUploads } from './use-image-uploads.ts';

/**
 * One picture with its alt text. It is sent as soon as it is chosen; until it has arrived the form
 * keeps the one before. `onChange` gets a function of the form's present picture.
 */
export function MainImageField({
  id,
  label,
  value,
  onChange,
  uploads: { queue, all },
  error,
  maxBytes = MAX_UPLOAD_BYTES,
}: {
  /** Name of the form's field, and id of its control. */
  id: string;
  label: string;
  value: Image | null;
  onChange: (update: (image: Image | null) => Image | null) => void;
  uploads: ImageUploads;
  error?: string;
  maxBytes?: number;
}) {
  const [fault, setFault] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Image | null>(null);
  const own = all.filter(({ field }) => field === id);
  const coming = own.find(({ status }) => status !== 'done') ?? null;
  const done = own.find(({ image }) => image !== null && image.url === value?.url) ?? null;
  const shown = coming ? null : value;

  function choose([file]: File[]) {
    if (!file) return;
    const problem = fileFault(file, maxBytes);
    setFault(problem && (problem === 'too-large' ? text.tooLarge(maxBytes) : text.notAnImage));
    if (problem) return;
    setRemoved(null);
    if (coming) queue.remove(coming.id);
    queue.add({
      ...{ field: id, file, failureText: UPLOAD_FAILED },
      onUploaded: (image) => onChange(() => image),
    });
  }

  function describe(alt: string) {
    if (coming) queue.describe(coming.id, alt);
    else onChange((image) => image && { ...image, alt });
  }

  const message = fault ?? coming?.error ?? error;
  const isEmpty = !value && !coming;
  const chooser = (
    <FileButton
      id={id}
      label={isEmpty ? text.choose : text.replace}
      aria-describedby={cx(`${id}-hint`, message && `${id}-error`)}
      aria-invalid={message ? true : undefined}
      onFiles={choose}
    />
  );
  return (
    <fieldset className="min-w-0 max-w-lg">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <PictureDrop onFiles={choose}>
        <div
          className={cx(
            'relative aspect-3/2 overflow-hidden rounded-card bg-white',
            isEmpty ? 'border-2 border-dashed' : 'border',
            message ? 'border-coral' : isEmpty ? 'border-control-line' : 'border-sand-line',
          )}
        >
          {isEmpty ? (
            <div className="flex h-full flex-col items-center justify-center gap-2 p-4 text-center">
              <ImagePlus aria-hidden="true" className="size-8 text-turquoise" />
              {chooser}
              <p className="text-ink-soft text-sm">{text.orDropHere}</p>
            </div>
          ) : (
            <UploadPreview
              key={coming?.id ?? value?.url}
              image={shown}
              upload={coming ?? done}
              sizes="(min-width: 769px) 512px, 100vw"
              onShown={() => done && queue.dropPreview(done.id)}
            />
          )}
          {coming && isPending(coming) && (
            <div className="absolute inset-0 flex flex-col justify-end bg-ink/60 p-4 text-white">
              <UploadProgress upload={coming} />
            </div>
          )}
        </div>
      </PictureDrop>
      {message && (
        <p id={`${id}-error`} role="alert" className="mt-1.5 font-medium text-coral text-sm">
          {message}
        </p>
      )}
      {!isEmpty && (
        <div className="mt-3 flex flex-wrap gap-2">
          {coming?.status === 'failed' && coming.canRetry && (
            <Button size="sm" variant="ink" onClick={() => queue.retry(coming.id)}>
              {text.retry}
            </Button>
          )}
          {chooser}
          {coming ? (
            <Button size="sm" onClick={() => queue.remove(coming.id)}>
              {isPending(coming) ? text.cancel : text.remove}
            </Button>
          ) : (
            <Button
              size="sm"
              onClick={() => {
                setRemoved(value);
                onChange(() => null);
              }}
            >
              {text.remove}
            </Button>
          )}
        </div>
      )}
      <p id={`${id}-hint`} className="mt-2 text-ink-soft text-sm">
        {text.formats(maxBytes)}
      </p>
      {!isEmpty && (
        <InputField
          label={text.alt}
          hint={text.altHint}
          placeholder={text.altPlaceholder}
          maxLength={MAX_ALT}
          value={coming?.alt ?? value?.alt ?? ''}
          onChange={({ currentTarget }) => describe(currentTarget.value)}
          className="mt-3"
        />
      )}
      <RemovedNotice
        text={removed && !value && !coming ? text.mainRemoved : null}
        onUndo={() => onChange((image) => image ?? removed)}
        onDismiss={() => setRemoved(null)}
      />
    </fieldset>
  );
}
