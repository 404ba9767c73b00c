export const SIGN_IN_PATH = '/admin/login';
export const SIGN_OUT_PATH = '/admin/sign-out';
export const DASHBOARD_PATH = '/admin';

/** The sign-in page, which leads back to `wanted` (path and query) afterwards. */
export function signInPath(wanted: string): string {
  const next = placeAfterSignIn(wanted);
  return next === DASHBOARD_PATH
    ? SIGN_IN_PATH
    : `${SIGN_IN_PATH}?next=${encodeURIComponent(next)}`;
}

/**
 * Where somebody goes after signing in: to the place in the back office that they wanted. Anything
 * else in an address, such as another site's, is not believed.
 */
export function placeAfterSignIn(next: string | null): string {
  if (!next || !/^\/admin(?![^/?#])/.test(next) || /[\\\s]|\.\./.test(next)) return DASHBOARD_PATH;
  return next.startsWith(SIGN_IN_PATH) ? DASHBOARD_PATH : next;
}
