/**
 * Tells whether a request of the office must send the language of its screen, so that a refusal has
 * the same language. Mounted and browser tests check each request; `one-language.api.test.ts`
 * proves the endpoints.
 */
const ENGLISH_SCREEN =
  /^\/admin\/(blog|bookings|cars|create-blog|edit-blog|editCar|transfer-zones)(\/|$)(?!.*\/handover\/)/;
const ENGLISH_DOOR =
  /^\/(admin\/(admins|register|audit-log|dashboard\/agenda|blogs|bookings(?!\/[^/]+\/handovers)|cars|card-holds|charges|payments|transfers|(customers|handovers|vehicles)\/export)|auth\/admin|images)(\/|$)/;
/** Endpoints whose refusals no screen shows: it has its own text, or none. */
const UNSEEN =
  /^\/(auth\/admin\/(me|login|logout|language)|admin\/(notices|log-navigation|images\/.*))$/;

/** `path` below `/api`, without a query. */
export function isEnglishEndpoint(path: string): boolean | null {
  if (!/^\/(admin|auth\/admin|images)(\/|$)/.test(path) || UNSEEN.test(path)) return null;
  return ENGLISH_DOOR.test(path);
}

/** `named`: the header of the call. */
export function lacksLanguage(screen: string, path: string, named: string | null | undefined) {
  const isTurkish = /^\/admin(\/|$)/.test(screen) && !ENGLISH_SCREEN.test(screen);
  return isTurkish && isEnglishEndpoint(path) === true && named !== 'tr';
}
