import { ApiError } from './http/api-client.ts';

/** Part of a page that loaded or failed. `error` is the server's message; empty if the server sent none. */
export type Part<T> = { ok: true; data: T } | { ok: false; error: string };

/**
 * Returns the data of a part of a page, or the message of an `ApiError`. Throws everything else,
 * such as a redirect.
 */
export async function loadPart<T>(part: Promise<T>): Promise<Part<T>> {
  try {
    return { ok: true, data: await part };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // The message about a wrong shape tells no cause. With an empty message the part shows its own
    // text.
    const isSuccess = error.status > 0 && error.status < 400;
    return { ok: false, error: isSuccess ? '' : error.message };
  }
}
