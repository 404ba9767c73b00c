import { ApiError } from './http/api-client.ts';

/** Part of a page that loaded or failed. `error` is the server's text; empty if it sent none. */
export type Part<T> = { ok: true; data: T } | { ok: false; error: string };

/**
 * Waits for a part of a page. A failure leaves the other parts in place; a redirect still leaves
 * the page.
 */
export async function loadSection<T>(part: Promise<T>): Promise<Part<T>> {
  try {
    return { ok: true, data: await part };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // A response of the wrong shape does not tell the cause, so the part's own text is shown.
    const answered = error.status > 0 && error.status < 400;
    return { ok: false, error: answered ? '' : error.message };
  }
}
