import { apiHeaders } from '#app/editing/office-calls/api-headers.ts';
import { clearCredentials } from '#app/editing/office-calls/token.ts';
import { ApiError, readBody } from '#app/lib/http/api-client.ts';
import type { Language } from '#app/lib/words/language.ts';
import type { Image } from '../images.schema.ts';
import { uploadedImageSchema } from '../images.schema.ts';

const UPLOAD_PATH = '/api/images/upload';
/** Time without any progress after which an upload is aborted. A slow upload continues. */
const STALLED_AFTER_MS = 45_000;

interface Options {
  signal: AbortSignal;
  onProgress: (sent: number) => void;
  /** Kind of picture. A panorama is stored in a larger width; photos of staff are private. */
  use?: 'panorama' | 'staff';
  /** Language of the screen, if it is not English. */
  language?: Language;
}

/**
 * Uploads a picture and returns it without an alt text. Uses XMLHttpRequest, because fetch does not
 * report how many bytes were sent. Throws an ApiError: with status 0 if the connection failed,
 * stalled or was aborted by `signal`. A 401 deletes the credentials; the caller opens the sign-in
 * page.
 */
export function uploadImage(
  file: File,
  { signal, onProgress, use, language }: Options,
): Promise<Image> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    let stalled: ReturnType<typeof setTimeout> | undefined;
    function stillMoving() {
      clearTimeout(stalled);
      stalled = setTimeout(abort, STALLED_AFTER_MS);
    }

    request.upload.onprogress = ({ loaded, total }) => {
      stillMoving();
      onProgress(total > 0 ? loaded / total : 0);
    };
    request.onload = () => {
      try {
        resolve(readImage(request));
      } catch (error) {
        if (request.status === 401) clearCredentials();
        reject(error);
      }
    };
    request.onerror = request.onabort = () => reject(new ApiError(0, ''));
    request.onloadend = () => {
      clearTimeout(stalled);
      signal.removeEventListener('abort', abort);
    };

    request.open('POST', use ? `${UPLOAD_PATH}?use=${use}` : UPLOAD_PATH);
    for (const [name, value] of Object.entries(apiHeaders(language)))
      request.setRequestHeader(name, value);
    const body = new FormData();
    body.append('image', file);
    signal.addEventListener('abort', abort);
    stillMoving();
    request.send(body);
    if (signal.aborted) abort();
  });
}

function readImage({ status, responseText }: XMLHttpRequest): Image {
  const uploaded = readBody(status, parseJson(responseText), uploadedImageSchema);
  const { imageUrl: url, width, height, srcset } = uploaded;
  return { url, alt: '', width, height, srcset };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
