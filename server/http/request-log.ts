import { randomBytes } from 'node:crypto';
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import fp from 'fastify-plugin';
import { ignoredForwarding } from '#app/lib/http/forwarded-headers.server.ts';
import { isOfficePath } from './request-head.ts';

const FOREIGN_ID = /^[\w-]{8,64}$/;

/**
 * Returns a generator of request ids, which are short and differ between runs of the process. An id
 * from outside is used only behind a trusted proxy; otherwise a visitor could write into the log.
 */
export function requestIds(trustProxy: boolean): FastifyServerOptions['genReqId'] {
  const run = randomBytes(4).toString('hex');
  let count = 0;
  return (raw) => {
    const foreign = trustProxy ? raw.headers['x-request-id'] : undefined;
    if (typeof foreign === 'string' && FOREIGN_ID.test(foreign)) return foreign;
    count += 1;
    return `${run}-${count.toString(36)}`;
  };
}

/** Silences Fastify's two lines per request; `requestLog` writes one. */
export function silentLogController(): LogController {
  return new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
}

/**
 * Logs one structured line for every response, except for files, health checks, cached pages and
 * refused requests. Warns once if forwarded headers are ignored.
 */
export const requestLog = fp(
  async (app) => {
    let saidIgnored = false;
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
      if (saidIgnored) return;
      const ignored = ignoredForwarding(request);
      if (ignored.length === 0) return;
      saidIgnored = true;
      request.log.warn(
        { ignored },
        'forwarded headers are ignored: if your own proxy sends them, set TRUST_PROXY=on',
      );
    });
    app.addHook('onResponse', (request, reply, done) => {
      if (!isQuiet(request)) {
        request.log.info(
          {
            method: request.method,
            url: loggedUrl(request),
            status: reply.statusCode,
            ms: Math.round(reply.elapsedTime),
            ip: request.ip,
          },
          'answered',
        );
      }
      done();
    });
  },
  { name: 'request-log', dependencies: ['public-cache'] },
);

/**
 * Matches addresses that end with a secret, the calendar feed and the trip page, even if no route
 * has the address.
 */
const SECRETS = /(\/api\/calendar\/|\/yolculuk\/).*/is;

/**
 * Matches query fields with a visitor's places and flight, which forms without JavaScript send in
 * the address.
 */
const WHEREABOUTS = /([?&](?:hotel|flightNumber|pickupLocation|dropoffLocation)=)[^&]+/g;

/**
 * Returns the address for the log. Addresses of the back office lose the whole query because it may
 * name a person.
 */
export function loggedUrl({ url, routeOptions }: FastifyRequest): string {
  const { secretQuery } = routeOptions.config ?? {};
  const plain = plainSpelling(url);
  const isOffice = isOfficePath(url) || plain.startsWith('/api/admin/');
  if (secretQuery || isOffice) return url.replace(/\?.*/s, '');
  if (SECRETS.test(plain)) return plain.replace(SECRETS, '$1…');
  return url.replace(WHEREABOUTS, '$1…');
}

/** Returns an address as routers read it: `/%79olculuk//x` is `/yolculuk/x`. Never throws. */
function plainSpelling(url: string): string {
  return url
    .replace(/%([2-7][\da-f])/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\/{2,}/g, '/');
}

function isQuiet(request: FastifyRequest): boolean {
  return request.servedFromCache || request.refused || request.routeOptions.config.quiet === true;
}
