import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { AppError } from '#app/lib/app-error.ts';

/** From one address: far above a person, well below what would hurt. */
const REQUESTS_PER_MINUTE = 600;
/** Later than this, the process has more to do than it can: new requests are told to come back. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const RETRY_AFTER_S = 10;

export interface Limits {
  /** Of one address, for everything that is not a ready answer. */
  requestsPerMinute?: number;
  /** 0: never too busy. */
  maxEventLoopDelayMs?: number;
}

/**
 * Keeps one visitor, or too many at once, from taking the site away from the rest. Holds for routes of
 * the same scope that are registered after it; cached answers never get here. Outside of the back office a route narrows its
 * own limit by `config: { rateLimit: { max, timeWindow } }`.
 */
export const limits = fp<Limits>(
  async (
    app,
    { requestsPerMinute = REQUESTS_PER_MINUTE, maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS },
  ) => {
    await app.register(underPressure, {
      maxEventLoopDelay: maxEventLoopDelayMs,
      retryAfter: RETRY_AFTER_S,
      customError: class extends AppError {
        constructor() {
          super(503, 'The service is busy. Please try again in a moment.');
        }
      },
    });
    // A client that has reset its connection has no address to count by, and needs no answer.
    app.addHook('onRequest', (request, reply, done) => {
      if (request.ip) done();
      else reply.hijack();
    });
    await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' });
  },
);
