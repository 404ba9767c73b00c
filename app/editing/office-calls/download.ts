/** Downloads of files that need the token of this browser. Browser only. */

import { z } from 'zod';
import { ApiError, readResponse } from '#app/lib/http/api-client.ts';
import type { Language } from '#app/lib/words/language.ts';
import { fetchAdminApi } from './admin-api.ts';

/** Time limit for a long list on a slow connection. */
const LIMIT_MS = 300_000;
/** Time until the file is released: some browsers read it a while after the click. */
const READ_MS = 60_000;

const FILE_NAME = /filename="([^"]+)"/;

/**
 * Downloads `/api` + `path` under the server's file name. Saves nothing after an abort. Throws what
 * `fetchAdminApi` throws, and an `ApiError`: with the server's text in `language` if the server
 * refuses (empty if it sent none), without a text if the connection breaks during the download.
 */
export async function downloadFile(
  path: string,
  signal: AbortSignal,
  language: Language,
): Promise<void> {
  const response = await fetchAdminApi(`/api${path}`, { signal, language, limitMs: LIMIT_MS });
  if (!response.ok) await readResponse(response, z.never());
  const file = await response.blob().catch(() => null);
  signal.throwIfAborted();
  if (!file) throw new ApiError(0, '');
  const link = document.createElement('a');
  const url = URL.createObjectURL(file);
  link.href = url;
  link.download = FILE_NAME.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
