import { ApiError } from './http/api-client.ts';

/** A part of a page that came, or did not; `error` is the server's own text, empty where it gave none. */
export type Part<T> = { ok: true; data: T } | { ok: false; error: string };

/** Waits for a part so that its failure leaves the others standing; a redirect still leads away. */
export async function loadPart<T>(part: Promise<T>): Promise<Part<T>> {
  try {
    return { ok: true, data: await part };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // An answer that is not as promised says nothing about the cause: the part's own text does.
    const answered = error.status > 0 && error.status < 400;
    return { ok: false, error: answered ? '' : error.message };
  }
}
