import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import fp from 'fastify-plugin';
import { AppError } from '#app/lib/app-error.ts';

/** From one address: far above a person, well below what would hurt. */
const REQUESTS_PER_MINUTE = 600;
/** Far above a guest, or a hotel's reception that books for its guests. */
const BOOKINGS_PER_HOUR = 30;
/** Later than this, the process has more to do than it can: new requests are told to come back. */
const MAX_EVENT_LOOP_DELAY_MS = 1_000;
const RETRY_AFTER_S = 10;

export interface Limits {
  /** Of one address, for everything that is not a ready answer. */
  requestsPerMinute?: number;
  /** Bookings that one address may ask for: they hold cars that nobody else gets then. */
  bookingsPerHour?: number;
  /** 0: never too busy. */
  maxEventLoopDelayMs?: number;
}

/**
 * Keeps one visitor, or too many at once, from taking the site away from the rest. Holds for routes of
 * the same scope that are registered after it; cached answers never get here. Outside of the back office a route narrows its
 * own limit by `config: { limit }`, or `config: { rateLimit: { max, timeWindow } }`.
 */
export const limits = fp<Limits>(
  async (
    app,
    {
      requestsPerMinute = REQUESTS_PER_MINUTE,
      bookingsPerHour = BOOKINGS_PER_HOUR,
      maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS,
    },
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
    // Before the plugin's own hook, which reads what this one writes.
    app.addHook('onRoute', (route) => {
      if (route.config?.limit !== 'bookingsPerHour') return;
      const rateLimit = { max: bookingsPerHour, timeWindow: '1 hour' };
      route.config = { ...route.config, rateLimit };
    });
    await app.register(rateLimit, { max: requestsPerMinute, timeWindow: '1 minute' });
  },
);
