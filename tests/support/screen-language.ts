/**
 * Patterns of screens and endpoints whose default language is English. If a Turkish screen calls an
 * English endpoint, it must send its language, so that a refusal is Turkish. Mounted tests and
 * browser tests check each call; `one-language.api.test.ts` tests the endpoints.
 */
const ENGLISH_SCREEN =
  /^\/admin\/(blog|bookings|cars|create-blog|edit-blog|editCar|transfer-zones)(\/|$)(?!.*\/handover\/)/;
const ENGLISH_DOOR =
  /^\/(admin\/(admins|register|audit-log|dashboard\/agenda|blogs|bookings(?!\/[^/]+\/handovers)|cars|card-holds|charges|payments|transfers|(customers|handovers|vehicles)\/export)|auth\/admin|images)(\/|$)/;
/** Endpoints whose refusals are not shown: the screen has its own text, or none. */
const UNSEEN =
  /^\/(auth\/admin\/(me|login|logout|language)|admin\/(notices|log-navigation|images\/.*))$/;

/**
 * Returns true if the endpoint's default language is English, false if it is Turkish; null for
 * endpoints that do not matter. `path` is below `/api`, without a query.
 */
export function isEnglishEndpoint(path: string): boolean | null {
  if (!/^\/(admin|auth\/admin|images)(\/|$)/.test(path) || UNSEEN.test(path)) return null;
  return ENGLISH_DOOR.test(path);
}

/**
 * Returns true if a Turkish screen calls an English endpoint without `tr` in `Accept-Language`
 * (`named`).
 */
export function lacksLanguage(screen: string, path: string, named: string | null | undefined) {
  const isTurkish = /^\/admin(\/|$)/.test(screen) && !ENGLISH_SCREEN.test(screen);
  return isTurkish && isEnglishEndpoint(path) === true && named !== 'tr';
}
