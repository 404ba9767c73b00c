import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFieldTexts } from '#app/editing/form-controls.tsx';
import { MAX_ALT } from '#app/features/images/images.rules.ts';
import { type Image, MAX_UPLOAD_BYTES } from '#app/features/images/images.schema.ts';
import { FileButton, PictureDrop } from '#app/features/images/picture-drop.tsx';
import { uploadImage } from '#app/features/images/upload-client.ts';
import { UploadBar } from '#app/features/images/upload-preview.tsx';
import { failureId, fileFault, isPending, type Upload } from '#app/features/images/upload-queue.ts';
import type { ImageUploads } from '#app/features/images/use-image-uploads.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { Button } from '#app/ui/button.tsx';
import { InputField } from '#app/ui/field.tsx';
import { Picture } from '#app/ui/picture.tsx';
import {
  partNames,
  settingsFormText,
  settingsInputText,
  settingsLabels,
} from './admin-settings.text.ts';
import panorama2048 from './assets/panorama-2048.webp';
import { isPanorama, MIN_PANORAMA_WIDTH } from './panorama.rules.ts';
import { controlId, type SettingsForm } from './settings-form.tsx';

const text = settingsFormText.panorama;
const ID = controlId('panorama');

const UNPROCESSABLE = 422;
const MAX_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;
/** The server's refusals in the words of this screen, by status. */
const REFUSALS: Record<number, string> = {
  400: text.unreadable,
  413: text.tooLarge(MAX_MEGABYTES),
  415: text.unreadable,
};

/** The picture of the panorama: the office's own, or the one that comes with Kervan. */
export function PanoramaField({ uploads: { queue, all } }: { uploads: ImageUploads }) {
  const { control, setValue, getValues } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'panorama' });
  const { error: formError } = useFieldTexts<SettingsForm>('panorama');
  const [fault, setFault] = useState<string | null>(null);
  const coming = all.find(({ status }) => status !== 'done') ?? null;
  const pending = coming !== null && isPending(coming);
  const own = field.value;
  const message = fault ?? coming?.error ?? formError;
  const focusChooser = () => document.getElementById(ID)?.focus({ preventScroll: true });
  const set = (image: SettingsForm['panorama']) =>
    setValue('panorama', image, { shouldDirty: true, shouldValidate: formError !== undefined });

  function choose([file]: File[]) {
    if (!file) return;
    const problem = fileFault(file, MAX_UPLOAD_BYTES);
    setFault(problem && (problem === 'too-large' ? text.tooLarge(MAX_MEGABYTES) : text.notAnImage));
    if (problem) return;
    for (const upload of all) queue.remove(upload.id);
    queue.add({
      ...{ field: ID, file, failureText: text.failed },
      onUploaded: (image) => set({ ...image, alt: getValues('panorama')?.alt ?? '' }),
    });
  }
  function remove() {
    setFault(null);
    if (coming) queue.remove(coming.id);
    else set(null);
    focusChooser();
  }

  const failed = coming?.status === 'failed' ? coming : null;
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{settingsLabels.panorama}</legend>
      <PictureDrop onFiles={choose}>
        <div className="relative aspect-2/1 max-w-3xl overflow-hidden rounded-card border border-sand-line bg-sand">
          <Picture
            key={own?.url ?? 'painted'}
            src={own?.url ?? panorama2048}
            srcSet={own?.srcset}
            sizes="(min-width: 1280px) 768px, 92vw"
            width={own?.width ?? 2048}
            height={own?.height ?? 1024}
            alt={own ? own.alt || text.undescribed : ''}
            className="absolute inset-0 size-full object-cover"
          />
          <p className="absolute top-3 left-3 rounded-full bg-ink/75 px-3 py-1 font-semibold text-sm text-white">
            {own ? text.own : text.painted}
          </p>
          {pending && <Progress upload={coming} />}
        </div>
      </PictureDrop>
      <div className="mt-3 flex flex-wrap gap-2">
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
        <FileButton
          id={ID}
          aria-describedby={message ? `${ID}-hint ${ID}-error` : `${ID}-hint`}
          aria-invalid={message ? true : undefined}
          onFiles={choose}
        >
          {own ? text.replace : text.choose}
        </FileButton>
        {(own || coming) && (
          <Button
            id={failed && !failed.canRetry ? failureId(failed) : undefined}
            size="sm"
            onClick={remove}
          >
            {pending ? text.cancel : text.remove}
          </Button>
        )}
      </div>
      {message && (
        <p id={`${ID}-error`} role="alert" className="mt-2 font-medium text-coral text-sm">
          {message}
        </p>
      )}
      <p id={`${ID}-hint`} className="mt-2 max-w-[68ch] text-ink-soft text-sm">
        {text.formats(MAX_MEGABYTES)}
      </p>
      {own && (
        <InputField
          id={`${ID}-alt`}
          label={partNames.alt}
          hint={text.altHint}
          maxLength={MAX_ALT}
          value={own.alt}
          onChange={({ currentTarget }) => set({ ...own, alt: currentTarget.value })}
          className="mt-4 max-w-3xl"
        />
      )}
    </fieldset>
  );
}

/** Bytes while they leave, then the server's own work. */
function Progress({ upload: { sent } }: { upload: Upload }) {
  const percent = Math.round(sent * 100);
  const words = percent === 100 ? text.processing : text.uploading(percent);
  return (
    <div className="absolute inset-0 flex flex-col justify-end bg-ink/60 p-4 text-white">
      <UploadBar label={text.progress} words={words} sent={sent} />
    </div>
  );
}

/**
 * Stores a picture in the width of a panorama. Throws an ApiError in the words of this screen, also
 * for a picture that the server would take, but which is no panorama: it never gets into the form. Browser only.
 */
export async function uploadPanorama(
  file: File,
  options: Parameters<typeof uploadImage>[1],
): Promise<Image> {
  const image = await uploadImage(file, { ...options, use: 'panorama' }).catch((error) => {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.status, REFUSALS[error.status] ?? '');
  });
  const { width, height } = image;
  if (!isPanorama(image))
    throw new ApiError(UNPROCESSABLE, settingsInputText.panorama.shape(width, height));
  if (width < MIN_PANORAMA_WIDTH) {
    throw new ApiError(
      UNPROCESSABLE,
      settingsInputText.panorama.tooSmall(MIN_PANORAMA_WIDTH, width),
    );
  }
  return image;
}
