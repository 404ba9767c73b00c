import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { signedInAdmin } from '../auth/signed-in-admin.server.ts';
import {
  adminRatesSchema,
  ratesHistoryQuerySchema,
  ratesHistorySchema,
  ratesOverrideSchema,
  ratesStatusSchema,
  refreshedRatesSchema,
} from './admin-rates.schema.ts';
import {
  endOverride,
  fetchRatesNow,
  readAdminRates,
  readRatesStatus,
  setOverride,
} from './admin-rates.server.ts';
import { adminRatesText as text } from './admin-rates.text.ts';
import { listRateSets } from './exchange-rates.server.ts';

const tags = ['Exchange rates (staff)'];
const refusals = { 400: failureSchema, 401: failureSchema };

/** Rates for staff: `/admin/exchange-rates`. */
export const adminRatesApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const { db, now, rates: keeper } = services;
  const status = () => readRatesStatus(db, { keeper, now: now() });

  app.get(
    '/admin/exchange-rates',
    {
      schema: {
        tags,
        summary: 'The rates in force, and whether the last fetch failed',
        response: { 200: success(adminRatesSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await readAdminRates(db, keeper) }),
  );

  app.get(
    '/admin/exchange-rates/status',
    {
      schema: {
        tags,
        summary: 'Source and age of the rates, what was tried last and what comes next',
        response: { 200: success(ratesStatusSchema), 401: failureSchema },
      },
    },
    async () => ({ success: true as const, data: await status() }),
  );

  app.get(
    '/admin/exchange-rates/history',
    {
      schema: {
        tags,
        summary: 'Every set of rates that was stored, the latest first',
        querystring: ratesHistoryQuerySchema,
        response: { 200: success(ratesHistorySchema), ...refusals },
      },
    },
    async ({ query }) => ({ success: true as const, data: await listRateSets(db, query) }),
  );

  app.put(
    '/admin/exchange-rates',
    {
      config: { ownBound: true },
      schema: {
        tags,
        summary: 'Fetches from the provider now; 503, and the rates stay, when that fails',
        response: { 200: success(refreshedRatesSchema), 401: failureSchema, 503: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await fetchRatesNow(db, keeper, by);
      if (!result.ok) throw new AppError(503, result.error);
      return { success: true as const, data: { ...keeper.current(), changed: result.changed } };
    },
  );

  app.post(
    '/admin/exchange-rates/override',
    {
      schema: {
        tags,
        summary: 'Sets rates by hand for a time; 409 when they are far from those in force',
        body: ratesOverrideSchema,
        response: { 200: success(ratesStatusSchema), ...refusals, 409: failureSchema },
      },
    },
    async (request) => {
      const by = { actor: signedInAdmin(request), now: now() };
      const result = await setOverride(db, request.body, by);
      if (!result.ok) {
        const { errors } = result;
        throw result.reason === 'unusual'
          ? new AppError(409, text.override.unusualSum, errors)
          : new AppError(400, errors[0]?.message ?? '', errors);
      }
      await keeper.reload();
      return { success: true as const, data: await status() };
    },
  );

  app.delete(
    '/admin/exchange-rates/override',
    {
      schema: {
        tags,
        summary: 'Ends the rates that were set by hand; the history keeps them',
        response: { 200: success(ratesStatusSchema), 401: failureSchema, 404: failureSchema },
      },
    },
    async (request) => {
      const ended = await endOverride(db, { actor: signedInAdmin(request), now: now() });
      if (!ended) throw new AppError(404, text.override.none);
      await keeper.reload();
      return { success: true as const, data: await status() };
    },
  );
};
