/** Sends a panorama to the server. Browser only. */

import type { Image } from '#app/features/images/images.schema.ts';
import { MAX_UPLOAD_BYTES } from '#app/features/images/images.schema.ts';
import { uploadImage } from '#app/features/images/upload-client.ts';
import { ApiError } from '#app/lib/api-client.ts';
import { settingsFormText } from './settings-form.text.ts';
import { settingsInputText } from './settings-input.text.ts';
import { isPanorama, MIN_PANORAMA_WIDTH } from './settings-limits.rules.ts';

const text = settingsFormText.panorama;
const refusals = settingsInputText.panorama;

const UNPROCESSABLE = 422;
export const MAX_MEGABYTES = MAX_UPLOAD_BYTES / 1024 / 1024;

/**
 * Stores a picture in the width of a panorama. Throws an ApiError in the words of this screen, also
 * for a picture that the server would take, but which is no panorama: it never gets into the form.
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
  if (!isPanorama(image)) throw new ApiError(UNPROCESSABLE, refusals.shape(width, height));
  if (width < MIN_PANORAMA_WIDTH) {
    throw new ApiError(UNPROCESSABLE, refusals.tooSmall(MIN_PANORAMA_WIDTH, width));
  }
  return image;
}

const REFUSALS: Record<number, string> = {
  400: text.unreadable,
  413: text.tooLarge(MAX_MEGABYTES),
  415: text.unreadable,
};
