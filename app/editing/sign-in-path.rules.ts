export const SIGN_IN_PATH = '/admin/login';
export const SIGN_OUT_PATH = '/admin/sign-out';
export const DASHBOARD_PATH = '/admin';

/** Returns the address of the sign-in page, which leads back to `wanted` (path and query). */
export function signInPath(wanted: string): string {
  const next = placeAfterSignIn(wanted);
  return next === DASHBOARD_PATH
    ? SIGN_IN_PATH
    : `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`;
}

/** Base for parsing a path. */
const ANY_ORIGIN = 'http://kervan.invalid';

/**
 * Returns the page to open after signing in: `next` if it is in the back office. Returns the dashboard for any
 * other address, for example of another site, and for the pages of signing in and out. Parses like a browser,
 * with all forms of `..` and `//`.
 */
export function placeAfterSignIn(next: string | null): string {
  const url = next ? readAddress(next) : null;
  if (url?.origin !== ANY_ORIGIN || !/^\/admin(\/|$)/.test(url.pathname)) return DASHBOARD_PATH;
  const leadsNowhere = [SIGN_IN_PATH, SIGN_OUT_PATH].some((path) =>
    url.pathname.toLowerCase().startsWith(path),
  );
  return leadsNowhere ? DASHBOARD_PATH : url.pathname + url.search + url.hash;
}

/** Replaces `URL.parse`, which the oldest supported browsers lack (docs/decisions/044). */
function readAddress(text: string): URL | null {
  try {
    return new URL(text, ANY_ORIGIN);
  } catch {
    return null;
  }
}
