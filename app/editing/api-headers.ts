/** Headers with which the back office asks the API. Browser only. */
import { type Language, SCREEN_LANGUAGE } from '#app/lib/language.ts';
import { readToken } from './token.ts';

/** `language`: of the screen that asks, where its door has another one (IN_TURKISH in `server/api.ts`). */
export function apiHeaders(language?: Language): Record<string, string> {
  const token = readToken();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(language && { [SCREEN_LANGUAGE]: language }),
  };
}
