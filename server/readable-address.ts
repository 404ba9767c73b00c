import { isApiPath } from './api-path.ts';

/**
 * Fastify's `rewriteUrl`: in a path whose percent signs do not decode they stand for themselves, so
 * that somebody who mistyped an address gets the page for that, not a bare refusal. Programs that
 * call the API are told that they sent nonsense.
 */
export function readableAddress({ url = '/' }: { url?: string | undefined }): string {
  if (!url.includes('%') || isApiPath(url)) return url;
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}
