/** What a signed-in browser keeps (spec, part 4). Public pages read it too. Browser only. */

export const TOKEN_KEY = 'admin_token';
export const ADMIN_KEY = 'admin_user';

/** There from a sign-out on purpose until the next sign-in. */
export const LEFT_KEY = 'admin_left';

/** Kept after the server refused a session, until the next sign-in. */
export const ENDED_KEY = 'admin_session_ended';

/** The form of our tokens; a broken one may not even be fit for a header. */
const TOKEN = /^[\w-]{1,200}$/;

/** False in a browser that forbids pages to keep data (server/page-scripts/); nobody can sign in there. */
export function keepsData(): boolean {
  return document.documentElement.dataset.keeps !== 'nothing';
}

/** Null without a sign-in, or when what is kept is no token. */
export function readToken(): string | null {
  const token = localStorage.getItem(TOKEN_KEY);
  return token !== null && TOKEN.test(token) ? token : null;
}

/** The id of the person who is signed in here; empty where that cannot be read. */
export function signedInId(): string {
  try {
    const { id } = JSON.parse(localStorage.getItem(ADMIN_KEY) ?? '') as { id?: unknown };
    return typeof id === 'string' ? id : '';
  } catch {
    return '';
  }
}

export function clearCredentials(): void {
  localStorage.removeItem(TOKEN_KEY);
  localStorage.removeItem(ADMIN_KEY);
}

/** Forgets a session that the server refused. The sign-in page then shows that the session ended (`hasEnded`). */
export function endSession(): void {
  clearCredentials();
  localStorage.setItem(ENDED_KEY, 'yes');
}

/** Returns true if the server refused the last session. */
export function hasEnded(): boolean {
  return readToken() === null && localStorage.getItem(ENDED_KEY) !== null;
}

/** Whether the last person signed out on purpose; false after a session that ran out. */
export function hasLeft(): boolean {
  return readToken() === null && localStorage.getItem(LEFT_KEY) !== null;
}
