/** Headers with which the back office asks the API. Browser only. */
import { SCREEN_LANGUAGE } from '#app/lib/language.ts';
import { readToken } from './token.ts';

/** Screens whose texts the specification gives in English. A hand-over below /admin/bookings is Turkish. */
const ENGLISH =
  /^\/admin\/(blog|bookings|cars|create-blog|edit-blog|editCar|transfer-zones)(\/|$)(?!.*\/handover\/)/;

/** Who asks, from which screen: its language is that of the answer's texts, unless a person chose one. */
export function apiHeaders(screen: string = location.pathname): Record<string, string> {
  const token = readToken();
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(!ENGLISH.test(screen) && { [SCREEN_LANGUAGE]: 'tr' }),
  };
}
