import { ApiError } from '#app/lib/api-client.ts';

/** A part of a page that came, or did not. */
export type Part<T> = { ok: true; data: T } | { ok: false };

/** Waits for a part so that its failure leaves the others standing; a redirect still leads away. */
export async function settled<T>(part: Promise<T>): Promise<Part<T>> {
  try {
    return { ok: true, data: await part };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { ok: false };
  }
}
