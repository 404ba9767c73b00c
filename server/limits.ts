import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  clientNetwork,
  WIDE_FACTOR,
  wideNetwork,
} from '#app/features/auth/client-network.rules.ts';
import { AppError } from '#app/lib/app-error.ts';
import { type AdmissionOptions, createAdmission, type Place } from './admission.ts';
import { refusalText, statusTexts } from './refusals.text.ts';

/** From one address: far above a person, well below what would hurt. */
const REQUESTS_PER_MINUTE = 600;
/**
 * Rendering is the work of one thread: more pages at once make each of them later and none sooner.
 * A few, so that one is rendered while others wait for the database.
 */
const PAGES_IN_FLIGHT = 4;
/** The rest mostly waits for the database, which has some ten connections. */
const ANSWERS_IN_FLIGHT = 8;
/** Longer than any statement of the database may take. */
const LONGEST_WORK_MS = 20_000;
/** What was typed and sent waits rather than that it is refused: fifty may want the last car at once. */
const PATIENT = { perAddress: 100, waitMs: 5_000 };
/** Programs that ask again as soon as they are refused are slowed down by this. */
const REFUSAL_PAUSE_MS = 200;
/** Refusals that pause cost a little memory; more than this are sent at once. */
const MAX_PAUSING = 1_000;
const REFUSALS_A_TURN = 50;
const REFUSALS_WHILE_MORE_COME = 20;
/** For how long new connections are taken on between one page and the next. */
const MAX_LETTING_IN_MS = 50;
/** How often the log says how many were refused. */
const REPORT_EVERY_MS = 10_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Resolves when the next page may be rendered; what follows is done before another is. */
    turnToRender(): Promise<void>;
  }
  interface FastifyRequest {
    /** Nothing was done for it: too many came, or too many of its address. */
    refused: boolean;
    place: Place | null;
    /** Refused after it had waited for a place: it is not slowed down once more. */
    hasWaited: boolean;
  }
}

export interface Limits {
  /** Of one address, for everything that is not a ready answer. */
  requestsPerMinute?: number;
  /** Replaces the usual bounds of work in hand. */
  admission?: Partial<AdmissionOptions>;
  refusalPauseMs?: number;
}

/**
 * Keeps one visitor, or too many at once, from taking the site away from the rest. Holds for routes of
 * the same scope that are registered after it; ready answers never get here. Outside of the back
 * office a route narrows its own limit by `config: { rateLimit: { max, timeWindow } }`.
 */
export const limits = fp<Limits>(
  async (
    app,
    {
      requestsPerMinute = REQUESTS_PER_MINUTE,
      admission: bounds,
      refusalPauseMs = REFUSAL_PAUSE_MS,
    },
  ) => {
    const connections = watchConnections(app.server);
    const pause = createPause(refusalPauseMs, connections);
    const pages = createAdmission({ inFlight: PAGES_IN_FLIGHT, ...bounds });
    const answers = createAdmission({ inFlight: ANSWERS_IN_FLIGHT, ...bounds });
    const writes = createAdmission({ inFlight: ANSWERS_IN_FLIGHT, ...PATIENT, ...bounds });
    let refused = 0;
    let report: NodeJS.Timeout | undefined;
    app.decorateRequest('place', null);
    app.decorateRequest('hasWaited', false);
    app.decorate('turnToRender', createTurns(connections.letIn));

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
      throw new AppError(429, statusTexts[429] ?? refusalText.busy);
    });

    // A body that comes slowly must not hold a place: where there can be one it is waited for first.
    app.addHook('onRequest', async (request, reply) => {
      if (!mayHaveBody(request)) await takePlace(request, reply);
    });
    app.addHook('preHandler', async (request, reply) => {
      if (mayHaveBody(request)) await takePlace(request, reply);
    });
    // Given back before the answer is sent: a client that reads slowly must not hold it either.
    app.addHook('onSend', async (request, { statusCode }) => {
      request.place?.leave();
      if ((statusCode === 429 || statusCode === 503) && !request.hasWaited) await pause();
    });
    app.addHook('onClose', async () => clearTimeout(report));

    async function takePlace(request: FastifyRequest, reply: FastifyReply) {
      const { ip, routeOptions } = request;
      const { ownBound, rendered } = routeOptions.config;
      if (ownBound) return;
      const work = mayHaveBody(request) ? writes : answers;
      const place = (rendered ? pages : work).enter(
        clientNetwork(ip),
        wideNetwork(ip) ?? undefined,
      );
      request.place = place;
      reply.raw.once('close', () => {
        place.stopWaiting();
        // Work goes on though its client has left. Should it end without an answer, its place is free.
        if (!reply.raw.writableFinished) setTimeout(place.leave, LONGEST_WORK_MS).unref();
      });
      const enteredAt = performance.now();
      if (await place.admitted) return;
      request.hasWaited = performance.now() - enteredAt >= refusalPauseMs;
      countRefusal(request);
      throw new AppError(503, refusalText.busy);
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
  },
);

/** One after the other, with `between` in between. */
function createTurns(between: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const turn = last;
    last = turn.then(between);
    return turn;
  };
}

/**
 * Lets refusals wait, and go on a few each turn of the loop: hundreds at once would make a turn long,
 * and be asked for again at once.
 */
function createPause(ms: number, connections: Connections): () => Promise<void> {
  const waiting: { until: number; goOn: () => void }[] = [];
  let isSending = false;

  async function send() {
    isSending = true;
    for (let first = waiting[0]; first; first = waiting[0]) {
      const left = first.until - performance.now();
      if (left > 0) await sleep(left);
      const count = connections.areComing() ? REFUSALS_WHILE_MORE_COME : REFUSALS_A_TURN;
      for (const { goOn } of waiting.splice(0, count)) goOn();
      await nextTurn();
    }
    isSending = false;
  }

  return async () => {
    if (ms === 0 || waiting.length >= MAX_PAUSING) return;
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    waiting.push({ until: performance.now() + ms, goOn });
    if (!isSending) void send();
    await promise;
  };
}

interface Connections {
  /** Waits until no new ones come, though not for long. */
  letIn(): Promise<void>;
  /** Whether one came since this was asked last. */
  areComing(): boolean;
}

/**
 * Node takes on one new connection each turn of its loop, and a page that is rendered makes a turn
 * long, as hundreds of refusals do: when many come at once, the last would wait for seconds without
 * being so much as refused.
 */
function watchConnections(server: Server): Connections {
  let count = 0;
  let lastCount = 0;
  server.on('connection', () => {
    count += 1;
  });
  return {
    async letIn() {
      // To the end of this turn; from then on each turn begins with what has come.
      await nextTurn();
      const end = performance.now() + MAX_LETTING_IN_MS;
      let before: number;
      do {
        before = count;
        await nextTurn();
      } while (count !== before && performance.now() < end);
    },
    areComing() {
      const before = lastCount;
      lastCount = count;
      return count !== before;
    },
  };
}

function mayHaveBody({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
