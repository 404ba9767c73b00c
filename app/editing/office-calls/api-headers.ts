/** Headers with which the back office calls the API. Browser only. */
import type { Language } from '#app/lib/words/language.ts';
import { readToken } from './token.ts';

/**
 * Returns the headers. `language` is the screen's language, if it differs from the endpoint's.
 * Otherwise sends `*`, since the browser would send its own language.
 */
export function apiHeaders(language?: Language): Record<string, string> {
  const token = readToken();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    'accept-language': language ?? '*',
  };
}
