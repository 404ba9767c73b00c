import { z } from 'zod';
import { doorsOf } from '#app/lib/doors.server.ts';
import type { Api } from '#app/services.ts';
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
export const settingsApi: Api = async (app, { services }) => {
  const doors = doorsOf(app, 'Site');

  doors.get('/settings', {
    summary: 'Business details, pickup places and extras',
    answer: publicSettingsSchema,
    config: { cached: true },
    run: async () => {
      const { business, rental } = await services.settings.read();
      const { places, extras } = rental;
      const offers = { currency: 'EUR' as const, places, extras: offersInEuros(extras) };
      return { business, rental: offers };
    },
  });
};
