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
 * Returns the page after signing in: the wanted place in the back office. Any other address, for
 * example of another site, becomes the dashboard. Parses like a browser, with all forms of `..` and
 * `//`.
 */
export function placeAfterSignIn(next: string | null): string {
  const url = next ? readAddress(next) : null;
  if (url?.origin !== ANY_ORIGIN || !/^\/admin(\/|$)/.test(url.pathname)) return DASHBOARD_PATH;
  const leadsNowhere = [SIGN_IN_PATH, SIGN_OUT_PATH].some((path) =>
    url.pathname.toLowerCase().startsWith(path),
  );
  return leadsNowhere ? DASHBOARD_PATH : url.pathname + url.search + url.hash;
}

/** Replaces `URL.parse`, which is newer than the oldest browsers (docs/decisions/044). */
function readAddress(text: string): URL | null {
  try {
    return new URL(text, ANY_ORIGIN);
  } catch {
    return null;
  }
}
