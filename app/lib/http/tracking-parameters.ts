/**
 * Matches names of parameters that advertisements, mails and social networks add to an address to
 * track where a visitor comes from.
 */
const TRACKING =
  /^(utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|gad_\w+|srsltid|_ga|_gl|fbclid|igshid|msclkid|yclid|ysclid|_openstat|ttclid|twclid|li_fat_id|epik|mc_cid|mc_eid|_hsenc|_hsmi)$/i;

/**
 * Returns an address or a query without tracking parameters; the rest is unchanged. No page may
 * depend on these parameters: the server caches one response for all of their values.
 */
export function withoutTracking(address: string): string {
  const queryAt = address.indexOf('?');
  if (queryAt < 0) return address;
  const kept = address
    .slice(queryAt + 1)
    .split('&')
    .filter((part) => !TRACKING.test(part.split('=', 1)[0] ?? ''));
  const path = address.slice(0, queryAt);
  return kept.join('') === '' ? path : `${path}?${kept.join('&')}`;
}
