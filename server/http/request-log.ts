import { randomBytes } from 'node:crypto';
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import fp from 'fastify-plugin';
import { ignoredForwarding } from '#app/lib/http/forwarded-headers.server.ts';
import { isOfficePath } from './request-head.ts';

const FOREIGN_ID = /^[\w-]{8,64}$/;

/**
 * Ids of requests: short, unique within all runs of the process. An id from outside counts only
 * when a proxy of ours is known to set it, else a visitor could write into our log.
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

/** Fastify's own two lines a request are replaced by the one below. */
export function silentLogController(): LogController {
  return new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' });
}

/** Logs one structured line for every response, except for files, health checks and cached pages. */
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
 * Matches addresses whose rest is a secret: the calendar feed and the page of a trip, also if the
 * address has no route.
 */
const SECRETS = /(\/api\/calendar\/|\/yolculuk\/).*/is;

/**
 * Matches query fields that tell where a visitor stays and how they travel: without JavaScript,
 * forms send them in the address.
 */
const WHEREABOUTS = /([?&](?:hotel|flightNumber|pickupLocation|dropoffLocation)=)[^&]+/g;

/**
 * Returns the address for the log. Queries of the office's pages and API may name a person, so none
 * of them is logged.
 */
export function loggedUrl({ url, routeOptions }: FastifyRequest): string {
  const { secretQuery } = routeOptions.config ?? {};
  const plain = plainSpelling(url);
  const isOffice = isOfficePath(url) || plain.startsWith('/api/admin/');
  if (secretQuery || isOffice) return url.replace(/\?.*/s, '');
  if (SECRETS.test(plain)) return plain.replace(SECRETS, '$1…');
  return url.replace(WHEREABOUTS, '$1…');
}

/** An address as routers read it: `/%79olculuk//x` is `/yolculuk/x`. Never fails. */
function plainSpelling(url: string): string {
  return url
    .replace(/%([2-7][\da-f])/gi, (_all, code) => String.fromCharCode(Number.parseInt(code, 16)))
    .replace(/\/{2,}/g, '/');
}

function isQuiet(request: FastifyRequest): boolean {
  return request.servedFromCache || request.refused || request.routeOptions.config.quiet === true;
}
