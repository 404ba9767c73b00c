import type { Language } from '#app/lib/words/language.ts';
import { readToken } from './token.ts';

/**
 * Returns the headers of a back-office call (browser only). `language` is the screen's language, if it differs
 * from the endpoint's. Without it sends `*`, because the browser would send its own language.
 */
export function apiHeaders(language?: Language): Record<string, string> {
  const token = readToken();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    'accept-language': language ?? '*',
  };
}
