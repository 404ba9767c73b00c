import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import pLimit from 'p-limit';
import { AppError } from '#app/lib/http/app-error.ts';
import { refusalsText } from '../pages/own-texts.ts';

/**
 * Maximum number of requests per minute from one address: far above a person's needs, well below a
 * harmful load.
 */
const REQUESTS_PER_MINUTE = 600;
/**
 * Length of the IPv6 prefix that counts as one address: the largest network that one connection
 * usually gets (RFC 6177).
 */
const IPV6_SUBNET = 48;
/**
 * Maximum number of pages rendered at the same time. Rendering needs the only thread: more pages at
 * once make each page later and none sooner.
 */
const PAGES_IN_FLIGHT = 4;
/**
 * Maximum number of other requests in progress. They mostly wait for the database, which has about
 * ten connections.
 */
const RESPONSES_IN_FLIGHT = 8;
/** Maximum number of waiting requests; further requests are refused at once. */
const WAITING = 1_000;
/**
 * Milliseconds that a reading request may wait, so that the server responds or refuses within a
 * second (decision 017).
 */
const READ_WAIT_MS = 700;
/**
 * Milliseconds that a writing request to the API, or a form sent without JavaScript, may wait:
 * longer, because fifty visitors may want the last car at once.
 */
const WRITE_WAIT_MS = 5_000;
/**
 * Milliseconds after which the slot of a client that left is freed; longer than any database
 * statement may take.
 */
const MAX_WORK_MS = 20_000;
/**
 * Number of turns of the event loop for which the slot of a finished page stays empty. Node accepts
 * one new connection per turn, and a turn that renders a page is long.
 */
const FREE_TURNS_AFTER_PAGE = 20;
/** Interval in milliseconds at which the log reports the number of refused requests. */
const REPORT_EVERY_MS = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Frees the request's slot in the queue; only the first call has an effect. Null without a
     * slot.
     */
    releaseSlot: (() => void) | null;
  }
}

interface Bounds {
  inFlight: number;
  waiting: number;
  readWaitMs: number;
}

export interface Limits {
  /** Maximum per minute from one address. Cached responses, files and pictures do not count. */
  requestsPerMinute?: number;
  /** Replaces the default limits of the queues. */
  work?: Partial<Bounds>;
}

/**
 * Keeps one visitor, or too many at once, from blocking the site for all others. Applies to routes
 * that are registered later in the same scope. Cached responses do not come here. Outside of the
 * back office a route sets a lower limit with `config: { rateLimit: { max, timeWindow } }`.
 */
const limitRequests: FastifyPluginAsync<Limits> = async (
  app,
  { requestsPerMinute = REQUESTS_PER_MINUTE, work },
) => {
  const pages = createQueue(
    work?.inFlight ?? PAGES_IN_FLIGHT,
    work?.waiting ?? WAITING,
    FREE_TURNS_AFTER_PAGE,
  );
  const responses = createQueue(work?.inFlight ?? RESPONSES_IN_FLIGHT, work?.waiting ?? WAITING);
  let refused = 0;
  let report: NodeJS.Timeout | undefined;
  app.decorateRequest('releaseSlot', null);

  // A client that has reset its connection has no address to count, and needs no response.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.ip) done();
    else reply.hijack();
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    ipv6Subnet: IPV6_SUBNET,
    onExceeded: (request) => countRefusal(request),
  });

  // Runs after the body has arrived, so that a slow upload holds no slot.
  app.addHook('preHandler', async (request, reply) => {
    const { ownBound, rendered } = request.routeOptions.config;
    if (ownBound) return;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const waitMs = isRead ? (work?.readWaitMs ?? READ_WAIT_MS) : WRITE_WAIT_MS;
    request.releaseSlot = await (rendered ? pages : responses)(reply.raw, waitMs);
    if (request.releaseSlot) return;
    countRefusal(request);
    throw new AppError(503, refusalsText[request.admin ? request.language : 'en'].refusals.busy);
  });
  // Frees the slot before the response is sent, so that a slow reader holds no slot.
  app.addHook('onSend', async ({ releaseSlot }) => releaseSlot?.());
  app.addHook('onClose', async () => clearTimeout(report));

  /** Counts refusals instead of logging each, because there may be thousands a second. */
  function countRefusal(request: FastifyRequest) {
    request.refused = true;
    refused += 1;
    report ??= setTimeout(() => {
      app.log.warn({ refused }, 'requests were refused because of overload');
      refused = 0;
      report = undefined;
    }, REPORT_EVERY_MS).unref();
  }
};

export const limits = fp(limitRequests, {
  name: 'limits',
  dependencies: ['public-cache', 'error-handler'],
});

/**
 * Returns a queue in which `inFlight` requests work at a time and `waiting` more may wait. Entering
 * it resolves to the function that frees the slot; to null if the queue is full, the wait was too
 * long, or the client has left. A freed slot stays empty for `freeTurns` turns of the event loop.
 */
function createQueue(inFlight: number, waiting: number, freeTurns = 0) {
  const limit = pLimit(inFlight);
  return (response: ServerResponse, waitMs: number) =>
    new Promise<(() => void) | null>((resolve) => {
      if (limit.pendingCount >= waiting) return resolve(null);
      let isLate = false;
      const timer = setTimeout(() => {
        isLate = true;
        resolve(null);
      }, waitMs);
      void limit(async () => {
        clearTimeout(timer);
        if (isLate || response.destroyed) return resolve(null);
        await new Promise<void>((leave) => {
          // Work continues after its client has left, so the slot of an unfinished response is
          // freed later.
          response.once('close', () => {
            if (!response.writableFinished) setTimeout(leave, MAX_WORK_MS).unref();
          });
          resolve(leave);
        });
        for (let turn = 0; turn < freeTurns; turn += 1) await nextTurn();
      });
    });
}
