/** Data of the session in the browser (spec, part 4). Public pages read it too. Browser only. */

export const TOKEN_KEY = 'admin_token';
export const ADMIN_KEY = 'admin_user';

/** Set from a deliberate sign-out until the next sign-in. */
export const LEFT_KEY = 'admin_left';

/** Set from a session that the server refused until the next sign-in. */
export const ENDED_KEY = 'admin_session_ended';

/** Matches our tokens. Other texts may be invalid in a header. */
const TOKEN = /^[\w-]{1,200}$/;

/** Returns false in a browser that forbids storage (server/page-scripts/). Such a browser cannot sign in. */
export function hasStorage(): boolean {
  return document.documentElement.dataset.keeps !== 'nothing';
}

/** Returns the token; null without a sign-in, or if the stored text is not a token. */
export function readToken(): string | null {
  const token = localStorage.getItem(TOKEN_KEY);
  return token !== null && TOKEN.test(token) ? token : null;
}

/** Returns the id of the person who is signed in; empty if it cannot be read. */
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

/**
 * Removes a session that the server refused. The sign-in page then says that the session has ended
 * (`hasEnded`).
 */
export function endSession(): void {
  clearCredentials();
  localStorage.setItem(ENDED_KEY, 'yes');
}

/** Returns true if the server refused the last session. */
export function hasEnded(): boolean {
  return readToken() === null && localStorage.getItem(ENDED_KEY) !== null;
}

/** Returns true if the last person signed out deliberately; false after a session expired. */
export function hasLeft(): boolean {
  return readToken() === null && localStorage.getItem(LEFT_KEY) !== null;
}
