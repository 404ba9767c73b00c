import { z } from 'zod';
import { toZoneJson, zoneSchema } from '#app/domain/zones/zone.schema.ts';
import { listZones, readZone } from '#app/domain/zones/zones.server.ts';
import { found } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { idParams } from '#app/lib/id.schema.ts';
import { languageQuery, responseLanguage } from '#app/lib/words/response-language.server.ts';
import type { Api } from '#app/services.ts';

export const transfersApi: Api = async (app, { services: { db, texts } }) => {
  const endpoints = defineEndpoints(app, 'Transfers');

  endpoints.get('/transfers', {
    summary: 'Lists active transfer zones with their prices, in display order',
    data: z.array(zoneSchema),
    config: { cached: true },
    querystring: languageQuery,
    run: async (request, reply) =>
      (await listZones(db, responseLanguage(request, reply))).map(toZoneJson),
  });

  endpoints.get('/transfers/:id', {
    summary: 'Returns a transfer zone',
    params: idParams,
    querystring: languageQuery,
    data: zoneSchema,
    refuses: [404],
    config: { cached: true },
    run: async (request, reply) => {
      const language = responseLanguage(request, reply);
      const zone = await readZone(db, request.params.id, language);
      return toZoneJson(found(zone, texts.site[language].transfers.fares.empty));
    },
  });
};
