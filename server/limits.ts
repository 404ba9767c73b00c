import { setTimeout as sleep } from 'node:timers/promises';
import rateLimit from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { clientNetwork } from '#app/features/auth/client-network.rules.ts';
import { AppError } from '#app/lib/app-error.ts';
import { createAdmission, type Place } from './admission.ts';

/** From one address: far above a person, well below what would hurt. */
const REQUESTS_PER_MINUTE = 600;
/** Far above a guest, or a hotel's reception that books for its guests. */
const BOOKINGS_PER_HOUR = 30;
/** Programs that ask again as soon as they are refused are slowed down by this. */
const REFUSAL_PAUSE_MS = 200;
/** Refusals that pause cost a little memory; more than this are sent at once. */
const MAX_PAUSING = 1_000;
/** How often the log says how many were refused. */
const REPORT_EVERY_MS = 10_000;

declare module 'fastify' {
  interface FastifyRequest {
    /** Nothing was done for it: too many came, or too many of its address. */
    refused: boolean;
    place: Place | null;
  }
}

export interface Limits {
  /** Of one address, for everything that is not a ready answer. */
  requestsPerMinute?: number;
  /** Bookings that one address may ask for: they hold cars that nobody else gets then. */
  bookingsPerHour?: number;
  /** Replaces the usual bounds of work in hand. */
  admission?: Parameters<typeof createAdmission>[0];
  refusalPauseMs?: number;
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
      admission: bounds,
      refusalPauseMs = REFUSAL_PAUSE_MS,
    },
  ) => {
    const admission = createAdmission(bounds);
    let pausing = 0;
    let refused = 0;
    let report: NodeJS.Timeout | undefined;
    app.decorateRequest('place', null);

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
    await app.register(rateLimit, {
      max: requestsPerMinute,
      timeWindow: '1 minute',
      onExceeded: (request) => countRefusal(request),
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
      if ((statusCode !== 429 && statusCode !== 503) || pausing >= MAX_PAUSING) return;
      pausing += 1;
      await sleep(refusalPauseMs);
      pausing -= 1;
    });
    app.addHook('onClose', async () => clearTimeout(report));

    async function takePlace(request: FastifyRequest, reply: FastifyReply) {
      if (request.routeOptions.config.ownBound) return;
      const place = admission.enter(clientNetwork(request.ip));
      request.place = place;
      reply.raw.once('close', place.stopWaiting);
      if (await place.admitted) return;
      countRefusal(request);
      throw new AppError(503, 'The service is busy. Please try again in a moment.');
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

function mayHaveBody({ method }: FastifyRequest): boolean {
  return method !== 'GET' && method !== 'HEAD';
}
