import { useController, useFormContext } from 'react-hook-form';
import { PictureField } from '#app/base/images/gallery/picture-field.tsx';
import { type Image, MAX_UPLOAD_BYTES } from '#app/base/images/images.schema.ts';
import { uploadImage } from '#app/base/images/upload/upload-client.ts';
import type { ImageUploads } from '#app/base/images/upload/use-image-uploads.ts';
import { useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { ApiError } from '#app/lib/http/api-client.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Picture } from '#app/ui/pictures/picture.tsx';
import { isPanorama, MIN_PANORAMA_WIDTH } from '../panorama/panorama.rules.ts';
import panorama2048 from '../panorama/panorama-2048.webp';
import { controlId, type SettingsForm } from './settings-form.tsx';

const UNPROCESSABLE = 422;
/** Returns this screen's message for a status of the server; undefined if it has none. */
function refusal(
  status: number,
  { panorama: text }: OfficeTexts['settings']['form'],
): string | undefined {
  if (status === 413) return text.faults['too-large'](MAX_UPLOAD_BYTES);
  return status === 400 || status === 415 ? text.unreadable : undefined;
}

export function PanoramaField({ uploads }: { uploads: ImageUploads }) {
  const { labels, form } = useOfficeText('settings');
  const { panorama: text } = form;
  const { control, setValue } = useFormContext<SettingsForm>();
  const { field } = useController({ control, name: 'panorama' });
  const { error } = useFieldTexts<SettingsForm>('panorama');
  return (
    <>
      <p className="mb-3 text-small-strong">{field.value ? text.own : text.painted}</p>
      <PictureField
        id={controlId('panorama')}
        label={<span className="sr-only">{labels.panorama}</span>}
        value={field.value}
        onChange={(image) =>
          setValue('panorama', image, {
            shouldDirty: true,
            shouldValidate: error !== undefined,
          })
        }
        uploads={uploads}
        error={error}
        text={text}
        placeholder={
          <Picture
            src={panorama2048}
            width={2048}
            height={1024}
            alt=""
            className="absolute inset-0 size-full object-cover"
          />
        }
      />
    </>
  );
}

/**
 * Uploads a picture in the width of a panorama. Throws an ApiError with a message of this screen,
 * also if the picture is no panorama, so that it never gets into the form.
 */
export async function uploadPanorama(
  file: File,
  options: Parameters<typeof uploadImage>[1],
  { input, form }: Pick<OfficeTexts['settings'], 'input' | 'form'>,
): Promise<Image> {
  const upload = { ...options, use: 'panorama', language: 'tr' } as const;
  const image = await uploadImage(file, upload).catch((error) => {
    if (!(error instanceof ApiError)) throw error;
    throw new ApiError(error.status, refusal(error.status, form) ?? '');
  });
  const { width, height } = image;
  if (!isPanorama(image)) throw new ApiError(UNPROCESSABLE, input.panorama.shape(width, height));
  if (width < MIN_PANORAMA_WIDTH) {
    throw new ApiError(UNPROCESSABLE, input.panorama.tooSmall(MIN_PANORAMA_WIDTH, width));
  }
  return image;
}
