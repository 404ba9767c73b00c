import type { Language } from '#app/lib/words/language.ts';
import { readToken } from './token.ts';

/**
 * Returns the headers of a back-office call (browser only). `language` is the screen's language, if it differs
 * from the endpoint's. The headers have `*` instead if it is not given, because the browser would send its own.
 */
export function apiHeaders(language?: Language): Record<string, string> {
  const token = readToken();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    'accept-language': language ?? '*',
  };
}
