import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import pLimit from 'p-limit';
import { WIDE_FACTOR, wideNetwork } from '#app/base/auth/client-network.rules.ts';
import { AppError } from '#app/lib/app-error.ts';
import { refusalsText } from './refusals.text.ts';

/** From one address: far above a person, well below what would hurt. */
const REQUESTS_PER_MINUTE = 600;
/** Rendering is the work of one thread: more pages at once make each of them later and none sooner. */
const PAGES_IN_FLIGHT = 4;
/** The rest mostly waits for the database, which has some ten connections. */
const ANSWERS_IN_FLIGHT = 8;
/** More than this are refused at once. */
const WAITING = 1_000;
/** Who waits longer is refused, within a second of asking (docs/decisions/017). */
const WAIT_MS = 700;
/** A form that was sent waits longer before it is refused: fifty visitors may want the last car at once. */
const PATIENT_WAIT_MS = 5_000;
/** Longer than any statement of the database may take. */
const LONGEST_WORK_MS = 20_000;
/**
 * Node takes on one new connection each turn of its loop, and a page that is rendered makes a turn
 * long: so many turns are left free after each page.
 */
const FREE_TURNS = 20;
/** How often the log says how many were refused. */
const REPORT_EVERY_MS = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Gives its place to the next; the first call counts. */
    leavePlace: (() => void) | null;
  }
}

interface Bounds {
  inFlight: number;
  waiting: number;
  waitMs: number;
}

export interface Limits {
  /** Of one address. Ready answers, files and pictures do not count. */
  requestsPerMinute?: number;
  /** Replaces the usual bounds of work in hand. */
  work?: Partial<Bounds>;
}

/**
 * Keeps one visitor, or too many at once, from taking the site away from the rest. Holds for routes of
 * the same scope that are registered after it; ready answers never get here. Outside of the back
 * office a route narrows its own limit by `config: { rateLimit: { max, timeWindow } }`.
 */
const limitRequests: FastifyPluginAsync<Limits> = async (
  app,
  { requestsPerMinute = REQUESTS_PER_MINUTE, work },
) => {
  const usual = { inFlight: ANSWERS_IN_FLIGHT, waiting: WAITING, waitMs: WAIT_MS };
  const letIn = async () => {
    for (let turn = 0; turn < FREE_TURNS; turn += 1) await nextTurn();
  };
  const pages = createQueue({ ...usual, inFlight: PAGES_IN_FLIGHT, ...work }, letIn);
  const answers = createQueue({ ...usual, ...work });
  const writes = createQueue({ ...usual, waitMs: PATIENT_WAIT_MS, ...work });
  let refused = 0;
  let report: NodeJS.Timeout | undefined;
  app.decorateRequest('leavePlace', null);

  // A client that has reset its connection has no address to count by, and needs no answer.
  app.addHook('onRequest', (request, reply, done) => {
    if (request.ip) done();
    else reply.hijack();
  });
  await app.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    onExceeded: (request) => countRefusal(request),
  });
  const countWideNetwork = app.createRateLimit({
    max: requestsPerMinute * WIDE_FACTOR,
    keyGenerator: ({ ip }) => wideNetwork(ip) ?? ip,
    allowList: ({ ip }) => wideNetwork(ip) === null,
  });
  app.addHook('onRequest', async (request, reply) => {
    const counted = await countWideNetwork(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    countRefusal(request);
    reply.header('retry-after', counted.ttlInSeconds);
    throw new AppError(429, refusalsText.en.statuses[429]);
  });

  // After the limit of an address, which the plugin counts in `onRequest` of each route.
  app.addHook('preParsing', async (request, reply) => {
    if (!mayHaveBody(request)) await takePlace(request, reply);
  });
  // A body that comes slowly must not hold a place: where there can be one it is waited for first.
  app.addHook('preHandler', async (request, reply) => {
    if (mayHaveBody(request)) await takePlace(request, reply);
  });
  // Given back before the answer is sent: a client that reads slowly must not hold it either.
  app.addHook('onSend', async ({ leavePlace }) => leavePlace?.());
  app.addHook('onClose', async () => clearTimeout(report));

  async function takePlace(request: FastifyRequest, { raw }: FastifyReply) {
    const { ownBound, rendered } = request.routeOptions.config;
    if (ownBound) return;
    const enter = rendered ? pages : mayHaveBody(request) ? writes : answers;
    request.leavePlace = await enter(raw);
    if (request.leavePlace) return;
    countRefusal(request);
    throw new AppError(503, refusalsText[request.admin ? request.language : 'en'].refusals.busy);
  }

  /** They leave no line of their own in the log: there may be thousands a second. */
  function countRefusal(request: FastifyRequest) {
    request.refused = true;
    refused += 1;
    report ??= setTimeout(() => {
      app.log.warn({ refused }, 'requests were refused: more came than can be answered');
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
 * Bounds the work in hand. What it makes resolves to the function that gives the place back, or to null
 * when there is none in time, too many wait, or the client leaves. `after` runs before the next begins.
 */
function createQueue({ inFlight, waiting, waitMs }: Bounds, after?: () => Promise<void>) {
  const limit = pLimit(inFlight);
  return (response: ServerResponse) =>
    new Promise<(() => void) | null>((resolve) => {
      if (limit.pendingCount >= waiting) return resolve(null);
      let waits = true;
      const giveUp = () => {
        waits = false;
        resolve(null);
      };
      const timer = setTimeout(giveUp, waitMs);
      response.once('close', giveUp);
      void limit(async () => {
        clearTimeout(timer);
        if (!waits) return;
        await new Promise<void>((leave) => {
          // Work goes on though its client has left. Should it end without an answer, its place is free.
          response.once('close', () => {
            if (!response.writableFinished) setTimeout(leave, LONGEST_WORK_MS).unref();
          });
          resolve(leave);
        });
        await after?.();
      });
    });
}

function mayHaveBody({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
