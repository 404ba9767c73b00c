import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { AppError } from '#app/lib/app-error.ts';
import { failureSchema, success } from '#app/lib/envelope.schema.ts';
import { idParams } from '#app/lib/id.schema.ts';
import type { Services } from '#app/services.ts';
import { transfersText } from './transfers.text.ts';
import { toZoneJson, zoneSchema } from './zone.schema.ts';
import { listZones, readZone } from './zones.server.ts';

/** Where transfers go and what they cost: `/transfers`. */
export const transfersApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services: { db } },
) => {
  const tags = ['Transfers'];

  app.get(
    '/transfers',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'Active transfer zones with their fares, in display order',
        response: { 200: success(z.array(zoneSchema)) },
      },
    },
    async () => ({ success: true as const, data: (await listZones(db)).map(toZoneJson) }),
  );

  app.get(
    '/transfers/:id',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'One transfer zone',
        params: idParams,
        response: { 200: success(zoneSchema), 404: failureSchema },
      },
    },
    async ({ params }) => {
      const zone = await readZone(db, params.id);
      if (!zone) throw new AppError(404, transfersText.fares.empty);
      return { success: true as const, data: toZoneJson(zone) };
    },
  );
};
