import type { ReactNode } from 'react';
import { Button } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';
import { InputField } from '#app/ui/fields/field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { MAX_ALT, type PictureTexts } from '../images.rules.ts';
import { type Image, MAX_UPLOAD_BYTES } from '../images.schema.ts';
import { failureId } from '../upload/upload-queue.ts';
import type { ImageUploads } from '../upload/use-image-uploads.ts';
import { FileButton, PictureDrop } from './picture-drop.tsx';
import { PictureFrame } from './picture-frame.tsx';
import { RemovedNotice } from './picture-notices.tsx';
import { type PictureState, usePicture } from './use-picture.ts';

/**
 * Field of a picture and its alt text. The picture is uploaded as soon as a person chooses it. The
 * form keeps the former picture until the new picture is stored.
 */
export function PictureField({
  id,
  label,
  value,
  onChange,
  uploads,
  error,
  maxBytes = MAX_UPLOAD_BYTES,
  text: given,
  placeholder,
  wrapAlt = (field) => field,
}: {
  /** Name of the form's field, and id of its file chooser. */
  id: string;
  label: ReactNode;
  value: Image | null;
  onChange: (image: Image | null) => void;
  uploads: ImageUploads;
  error?: string;
  maxBytes?: number;
  text?: PictureTexts;
  /** Shown while there is no picture. If set, the frame has the shape 2:1 instead of 3:2. */
  placeholder?: Elements;
  /** Surrounds the field of the alt text, for example with the fields of other languages. */
  wrapAlt?: (field: Elements) => Elements;
}) {
  const { screen } = useOfficeText('images');
  const text = given ?? screen;
  const picture = usePicture({ id, value, onChange, uploads, maxBytes, text });
  const { isEmpty } = picture;
  const isWide = placeholder !== undefined;
  const message = picture.fault ?? picture.coming?.error ?? error;
  const chooser = (
    <FileButton
      id={id}
      aria-describedby={cx(`${id}-hint`, message && `${id}-error`)}
      aria-invalid={message ? true : undefined}
      onFiles={picture.choose}
    >
      {isEmpty ? text.choose : text.replace}
    </FileButton>
  );
  const hint = (
    <p id={`${id}-hint`} className="text-ink-soft text-small">
      {text.formats(maxBytes)}
    </p>
  );
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 text-small-strong">{label}</legend>
      <div
        className={cx(
          'grid gap-x-6 gap-y-3',
          isWide ? 'max-w-3xl' : 'max-w-lg @2xl:max-w-none @2xl:grid-cols-[22rem_1fr]',
        )}
      >
        <PictureDrop onFiles={picture.choose} text={text}>
          <PictureFrame
            picture={picture}
            isWrong={message !== undefined}
            placeholder={placeholder}
            text={text}
          >
            {chooser}
            <p className="text-ink-soft text-small">{text.orDropHere}</p>
            {hint}
          </PictureFrame>
        </PictureDrop>
        <div className="min-w-0">
          {message && (
            <p id={`${id}-error`} role="alert" className="mb-3 text-coral text-small">
              {message}
            </p>
          )}
          {(!isEmpty || isWide) && (
            <>
              <PictureButtons picture={picture} text={text}>
                {chooser}
              </PictureButtons>
              {hint}
            </>
          )}
          {!isEmpty && (
            <div className="mt-4">
              {wrapAlt(
                <InputField
                  id={`${id}-alt`}
                  label={text.alt}
                  hint={text.altHint}
                  maxLength={MAX_ALT}
                  value={picture.alt}
                  onChange={({ currentTarget }) => picture.describe(currentTarget.value)}
                />,
              )}
            </div>
          )}
        </div>
      </div>
      <RemovedNotice
        removed={picture.removed}
        message={text.mainRemoved}
        text={text}
        onUndo={picture.undo}
        onDismiss={picture.dismissRemoved}
      />
    </fieldset>
  );
}

function PictureButtons({
  picture,
  text,
  children: chooser,
}: {
  picture: PictureState;
  text: PictureTexts;
  children: Elements;
}) {
  const { value, coming, isEmpty, isPending } = picture;
  const failed = coming?.status === 'failed' ? coming : null;
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {failed?.canRetry && (
        <Button id={failureId(failed)} size="sm" variant="ink" onClick={picture.retry}>
          {text.retry}
        </Button>
      )}
      {chooser}
      {!isEmpty && (
        <Button
          id={failed && !failed.canRetry ? failureId(failed) : undefined}
          size="sm"
          onClick={picture.remove}
        >
          {isPending ? text.cancel : coming && value ? text.keepOld : text.remove}
        </Button>
      )}
    </div>
  );
}
