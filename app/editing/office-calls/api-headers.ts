/** Headers with which the back office calls the API. Browser only. */
import type { Language } from '#app/lib/words/language.ts';
import { readToken } from './token.ts';

/**
 * `language`: the screen's language, if it differs from the endpoint's. Otherwise the header names none, since the browser
 * would name its own.
 */
export function apiHeaders(language?: Language): Record<string, string> {
  const token = readToken();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    'accept-language': language ?? '*',
  };
}
