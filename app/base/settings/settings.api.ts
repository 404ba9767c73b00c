import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { success } from '#app/lib/envelope.schema.ts';
import type { Services } from '#app/services.ts';
import { offersInEuros } from './extras.rules.ts';
import { settingsInputSchema, settingsSchema } from './settings.schema.ts';

/** As the API shows them: money in euros. */
const publicSettingsSchema = z.object({
  business: settingsSchema.shape.business,
  rental: z.object({
    currency: z.literal('EUR'),
    places: z.array(z.string()),
    extras: settingsInputSchema.shape.rental.shape.extras,
  }),
});

/** `GET /settings`: name, contact, hours, places and extras of the business, for anyone. */
export const settingsApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  app.get(
    '/settings',
    {
      config: { cached: true },
      schema: {
        tags: ['Site'],
        summary: 'Business details, pickup places and extras',
        response: { 200: success(publicSettingsSchema) },
      },
    },
    async () => {
      const { business, rental } = await services.settings.read();
      const { places, extras } = rental;
      const offers = { currency: 'EUR' as const, places, extras: offersInEuros(extras) };
      return { success: true as const, data: { business, rental: offers } };
    },
  );
};
