import type { FastifyRequest } from 'fastify';
import { changeContext } from '#app/base/auth/signed-in-admin.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints, respondInTurkish } from '#app/lib/http/endpoints.server.ts';
import type { Api } from '#app/services.ts';
import { listRateSets } from '../exchange-rates.server.ts';
import {
  adminRatesSchema,
  overrideWords,
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

export const adminRatesApi: Api = async (app, { services }) => {
  respondInTurkish(app);
  const text = (request: FastifyRequest) => request.texts.rates.page;
  const endpoints = defineEndpoints(app, 'Exchange rates (staff)', { words: overrideWords });
  const { db, now, rates: keeper } = services;
  const status = ({ texts }: FastifyRequest) => readRatesStatus(db, { keeper, now: now(), texts });

  endpoints.get('/admin/exchange-rates', {
    summary: 'Returns the current rates, and the error of the last fetch if it failed',
    data: adminRatesSchema,
    run: ({ texts }) => readAdminRates(db, { now: now(), texts }),
  });

  endpoints.get('/admin/exchange-rates/status', {
    summary: 'Returns source and age of the rates, the last fetch and the time of the next',
    data: ratesStatusSchema,
    run: status,
  });

  endpoints.get('/admin/exchange-rates/history', {
    summary: 'Lists all stored sets of rates, latest first',
    querystring: ratesHistoryQuerySchema,
    data: ratesHistorySchema,
    run: ({ query }) => listRateSets(db, query),
  });

  endpoints.put('/admin/exchange-rates', {
    summary:
      'Fetches rates from the provider now; 503 if the fetch fails, which leaves the rates unchanged',
    data: refreshedRatesSchema,
    config: { ownBound: true },
    run: async (request) => {
      const by = changeContext(request, now());
      const result = await fetchRatesNow(db, keeper, by);
      if (!result.ok) throw new AppError(503, result.error);
      return { ...keeper.current(), changed: result.changed };
    },
  });

  endpoints.post('/admin/exchange-rates/override', {
    summary:
      'Sets manual rates until `expiresAt`; 409 if one differs by more than 20 % from the current rate',
    body: ratesOverrideSchema,
    data: ratesStatusSchema,
    refuses: [409],
    run: async (request) => {
      const by = changeContext(request, now());
      const result = await setOverride(db, request.body, by);
      if (!result.ok) {
        const { errors } = result;
        throw result.reason === 'unusual'
          ? new AppError(409, text(request).override.unusualSum, errors)
          : new AppError(400, errors[0]?.message ?? '', errors);
      }
      await keeper.reload();
      return status(request);
    },
  });

  endpoints.delete('/admin/exchange-rates/override', {
    summary: 'Ends the manual rates, which stay in the history; 404 if there are none',
    data: ratesStatusSchema,
    refuses: [404],
    run: async (request) => {
      const ended = await endOverride(db, changeContext(request, now()));
      if (!ended) throw new AppError(404, text(request).override.none);
      await keeper.reload();
      return status(request);
    },
  });
};
