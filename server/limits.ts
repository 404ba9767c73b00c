import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { AppError } from '#app/lib/app-error.ts';

/** Requests a minute from one address: far above a person, well below what would hurt. */
const REQUESTS_PER_MINUTE = 600;
const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const RETRY_AFTER_S = 10;

/**
 * Keeps one visitor, or too many at once, from taking the site away from the rest. Counts routes
 * registered after it; cached answers never get here. Outside of the back office a route narrows its
 * own limit by `config: { rateLimit: { max, timeWindow } }`.
 */
export const limits = fp<{ requestsPerMinute?: number }>(
  async (app, { requestsPerMinute = REQUESTS_PER_MINUTE }) => {
    await app.register(underPressure, {
      maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS,
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
