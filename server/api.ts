import type { FastifyPluginAsync } from 'fastify';
import { carsApi } from '#app/features/cars/cars.api.ts';
import { exchangeRatesApi } from '#app/features/exchange-rates/exchange-rates.api.ts';
import { newsApi } from '#app/features/news/news.api.ts';
import { settingsApi } from '#app/features/site/settings.api.ts';
import { transfersApi } from '#app/features/transfers/transfers.api.ts';
import type { Services } from '#app/services.ts';
import { refuseUnknownPath } from './error-handler.ts';

/** All of `/api`: every feature's door, and a refusal for what none of them knows. */
export const api: FastifyPluginAsync<{ services: Services }> = async (app, { services }) => {
  for (const plugin of [carsApi, exchangeRatesApi, newsApi, settingsApi, transfersApi])
    await app.register(plugin, { services });
  app.all('/*', { schema: { hide: true } }, async (request) => refuseUnknownPath(request));
};
