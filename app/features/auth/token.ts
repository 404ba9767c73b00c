/** The token of a signed-in browser, alone: public pages look for it too. Browser only. */

export const TOKEN_KEY = 'admin_token';

/** As the server would take it for one; what is broken may not even be fit for a header. */
const TOKEN = /^[\w-]{1,200}$/;

/** Null when nobody is signed in, or what is kept is no token. */
export function readToken(): string | null {
  const token = localStorage.getItem(TOKEN_KEY);
  return token !== null && TOKEN.test(token) ? token : null;
}
