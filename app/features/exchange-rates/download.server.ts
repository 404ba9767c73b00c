import { FEED_ERRORS } from './exchange-rates.text.ts';

/** The feed has 2 kB; anything much larger is not the feed. */
const MAX_BYTES = 256 * 1024;
const MAX_REDIRECTS = 3;

interface Download {
  url: string;
  timeoutMs: number;
  /** Aborts it from outside. */
  signal: AbortSignal;
}

interface FailedDownload {
  ok: false;
  error: string;
  cause?: string;
}

/**
 * The text at `url`, of limited size, within `timeoutMs`. Redirects are followed only to the same
 * protocol or to https. Never throws: `error` is a text for staff, `cause` one for the log.
 */
export async function downloadText({
  url,
  timeoutMs,
  signal,
}: Download): Promise<{ ok: true; text: string } | FailedDownload> {
  const within = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
  try {
    const response = await follow(new URL(url), within, MAX_REDIRECTS);
    if (!response.ok) throw new Refusal(FEED_ERRORS.status(response.status));
    return { ok: true, text: await readLimited(response) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, error: error.message };
    if (within.aborted) return { ok: false, error: FEED_ERRORS.timeout(timeoutMs / 1000) };
    return { ok: false, error: FEED_ERRORS.unreachable, cause: causeOf(error) };
  }
}

/** Carries a text for staff out of the helpers of this file. */
class Refusal extends Error {}

async function follow(url: URL, signal: AbortSignal, redirectsLeft: number): Promise<Response> {
  const response = await fetch(url, { signal, redirect: 'manual' });
  const location = response.headers.get('location');
  if (response.status < 300 || response.status > 399 || !location) return response;
  await response.body?.cancel();
  const next = URL.parse(location, url);
  const mayFollow = next && (next.protocol === url.protocol || next.protocol === 'https:');
  if (!mayFollow || redirectsLeft === 0) throw new Refusal(FEED_ERRORS.redirect(location));
  return follow(next, signal, redirectsLeft - 1);
}

async function readLimited(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the download.
    if (bytes > MAX_BYTES) throw new Refusal(FEED_ERRORS.tooLarge);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** fetch says only "fetch failed"; the reason, such as ECONNREFUSED, is in its cause. */
function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error ? cause.message || cause.name : error.message;
}
