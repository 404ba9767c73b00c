import type { FastifyRequest } from 'fastify';
import { AppError } from '#app/lib/http/app-error.ts';

/** Maximum number of logged characters of the header, because strangers choose its value. */
const LOGGED_CHARACTERS = 200;

/**
 * Throws a 403 if another site sent the form. `Sec-Fetch-Site` counts first because the browser
 * compares addresses as the visitor sees them: behind a proxy the process may know another address,
 * and a page with `Referrer-Policy: no-referrer` hides its origin. Older browsers send only
 * `Origin`. A form without both headers is accepted.
 */
export function refuseForeignForm(request: FastifyRequest, siteUrl: string | null): void {
  const { headers, protocol, host } = request;
  const { origin, 'sec-fetch-site': site } = headers;
  if (site === 'same-origin') return;
  const ownOrigins = [siteUrl, `${protocol}://${host}`].filter((each) => each !== null);
  if (site !== 'cross-site') {
    if (origin === undefined) return;
    const sent = URL.parse(origin)?.origin;
    if (sent && ownOrigins.some((own) => URL.parse(own)?.origin === sent)) return;
  }
  request.log.info(
    { origin: origin?.slice(0, LOGGED_CHARACTERS), site, ownOrigins },
    'a form of another origin was refused: if it is your own site, check SITE_URL and TRUST_PROXY',
  );
  throw new AppError(403, 'This form was sent by another site');
}
