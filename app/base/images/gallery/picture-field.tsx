import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { MAX_ALT, type PictureTexts } from '../images.rules.ts';
import { type Image, MAX_UPLOAD_BYTES } from '../images.schema.ts';
import { UploadPreview, UploadProgress } from '../upload/upload-preview.tsx';
import { failureId, fileFault, isPending } from '../upload/upload-queue.ts';
import type { ImageUploads } from '../upload/use-image-uploads.ts';
import { FileButton, PictureDrop } from './picture-drop.tsx';
import { RemovedNotice } from './picture-notices.tsx';

/**
 * One picture with its alt text. It is sent as soon as it is chosen; until it has arrived the form
 * keeps the one before. `onChange` gets a function of the form's present picture.
 */
export function PictureField({
  id,
  label,
  value,
  onChange,
  uploads: { queue, all },
  error,
  maxBytes = MAX_UPLOAD_BYTES,
  text: given,
  standIn,
  wrapAlt = (field) => field,
}: {
  /** Name of the form's field, and id of its control. */
  id: string;
  label: ReactNode;
  value: Image | null;
  onChange: (update: (image: Image | null) => Image | null) => void;
  uploads: ImageUploads;
  error?: string;
  maxBytes?: number;
  text?: PictureTexts;
  /** Shown while there is no picture; the field then is that of a wide one. */
  standIn?: Elements;
  /** Around the field of the alt text, such as those of other languages. */
  wrapAlt?: (field: Elements) => Elements;
}) {
  const { screen } = useOfficeText('images');
  const text = given ?? screen;
  const [fault, setFault] = useState<string | null>(null);
  const [removed, setRemoved] = useState<Image | null>(null);
  const own = all.filter(({ field }) => field === id);
  const coming = own.find(({ status }) => status !== 'done') ?? null;
  const done = own.find(({ image }) => image !== null && image.url === value?.url) ?? null;
  const pending = coming !== null && isPending(coming);
  const isEmpty = !value && !coming;
  const isWide = standIn !== undefined;
  const alt = coming?.alt ?? value?.alt ?? '';

  // The button that had the focus leaves the page.
  const focusChooser = () => document.getElementById(id)?.focus({ preventScroll: true });

  function choose([file]: File[]) {
    if (!file) return;
    const problem = fileFault(file, maxBytes);
    setFault(problem && text.faults[problem](maxBytes));
    if (problem) return;
    setRemoved(null);
    for (const upload of own) queue.remove(upload.id);
    queue.add({
      ...{ field: id, file, alt, failureText: text.failed },
      onUploaded: (image) => onChange(() => image),
    });
  }

  function describe(words: string) {
    if (coming) queue.describe(coming.id, words);
    else onChange((image) => image && { ...image, alt: words });
  }

  /** Gives up what is coming, if something is, and the picture itself otherwise. */
  function remove() {
    setFault(null);
    if (coming) {
      queue.remove(coming.id);
      focusChooser();
      return;
    }
    setRemoved(value);
    onChange(() => null);
  }

  const failed = coming?.status === 'failed' ? coming : null;
  const message = fault ?? coming?.error ?? error;
  const chooser = (
    <FileButton
      id={id}
      aria-describedby={cx(`${id}-hint`, message && `${id}-error`)}
      aria-invalid={message ? true : undefined}
      onFiles={choose}
    >
      {isEmpty ? text.choose : text.replace}
    </FileButton>
  );
  const hint = (
    <p id={`${id}-hint`} className="text-ink-soft text-sm">
      {text.formats(maxBytes)}
    </p>
  );
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-1.5 font-semibold text-sm">{label}</legend>
      <div
        className={cx(
          'grid gap-x-6 gap-y-3',
          isWide ? 'max-w-3xl' : 'max-w-lg @2xl:max-w-none @2xl:grid-cols-[22rem_1fr]',
        )}
      >
        <PictureDrop onFiles={choose} text={text}>
          <div
            className={cx(
              'relative overflow-hidden rounded-card',
              isWide ? 'aspect-2/1' : 'aspect-3/2',
              isEmpty && !isWide && 'large-letters:aspect-auto',
              isEmpty && !isWide ? 'border-2 border-dashed bg-white' : 'border bg-sand',
              message ? 'border-coral' : isEmpty ? 'border-control-line' : 'border-sand-line',
            )}
          >
            {isEmpty && isWide && standIn}
            {isEmpty && !isWide && (
              <div className="flex h-full flex-col items-center justify-center gap-3 p-4">
                <Icon name="icon-image-plus" className="size-8 text-turquoise" />
                {chooser}
                <p className="text-ink-soft text-sm">{text.orDropHere}</p>
                {hint}
              </div>
            )}
            {!isEmpty && (
              <UploadPreview
                key={coming?.id ?? done?.id ?? value?.url}
                image={coming ? null : value}
                upload={coming ?? done}
                sizes={
                  isWide ? '(min-width: 1280px) 768px, 92vw' : '(min-width: 769px) 352px, 100vw'
                }
                text={text}
                onShown={() => done && queue.dropPreview(done.id)}
              />
            )}
            {pending && (
              <div className="absolute inset-0 flex flex-col justify-end bg-ink/60 p-4 text-white">
                <UploadProgress upload={coming} text={text} />
              </div>
            )}
          </div>
        </PictureDrop>
        <div className="min-w-0">
          {message && (
            <p id={`${id}-error`} role="alert" className="mb-3 font-medium text-coral text-sm">
              {message}
            </p>
          )}
          {(!isEmpty || isWide) && (
            <div className="mb-3 flex flex-wrap gap-2">
              {failed?.canRetry && (
                <Button
                  id={failureId(failed)}
                  size="sm"
                  variant="ink"
                  onClick={() => {
                    queue.retry(failed.id);
                    focusChooser();
                  }}
                >
                  {text.retry}
                </Button>
              )}
              {chooser}
              {!isEmpty && (
                <Button
                  id={failed && !failed.canRetry ? failureId(failed) : undefined}
                  size="sm"
                  onClick={remove}
                >
                  {pending ? text.cancel : coming && value ? text.keepOld : text.remove}
                </Button>
              )}
            </div>
          )}
          {(!isEmpty || isWide) && hint}
          {!isEmpty && (
            <div className="mt-4">
              {wrapAlt(
                <InputField
                  id={`${id}-alt`}
                  label={text.alt}
                  hint={text.altHint}
                  maxLength={MAX_ALT}
                  value={alt}
                  onChange={({ currentTarget }) => describe(currentTarget.value)}
                />,
              )}
            </div>
          )}
        </div>
      </div>
      <RemovedNotice
        removed={removed && isEmpty ? text.mainRemoved : null}
        text={text}
        onUndo={() => {
          flushSync(() => {
            onChange((image) => image ?? removed);
            setRemoved(null);
          });
          focusChooser();
        }}
        onDismiss={() => {
          setRemoved(null);
          focusChooser();
        }}
      />
    </fieldset>
  );
}
