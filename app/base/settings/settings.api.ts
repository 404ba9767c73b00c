import { z } from 'zod';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { languageQuery, responseLanguage } from '#app/lib/words/response-language.server.ts';
import { turkishResponseFields } from '#app/lib/words/translations.schema.ts';
import type { Api } from '#app/services.ts';
import { offersInEuros } from './extras.rules.ts';
import { PLACE_KINDS, toTripTerms } from './places/place-terms.rules.ts';
import { settingsInputSchema, settingsSchema } from './settings.schema.ts';
import { BUSINESS_TEXTS, businessIn } from './settings-in-language.rules.ts';

/** Settings in API responses, with money in euros. */
const publicSettingsSchema = z.object({
  business: settingsSchema.shape.business.extend(turkishResponseFields(BUSINESS_TEXTS)),
  rental: z.object({
    currency: z.literal('EUR'),
    places: z.array(z.string()),
    placeTerms: z
      .record(
        z.string(),
        z.object({
          kind: z
            .enum(PLACE_KINDS)
            .describe(
              'Type of the place. A request may name the hotel, or the flight number at an airport',
            ),
          deliveryFee: z.number().describe('Fee in euros for a pickup at this place; 0: free'),
          returnFee: z
            .number()
            .describe(
              'Fee in euros for a return to this place after a pickup at another place; 0: free',
            ),
        }),
      )
      .describe(
        'Type and fees by name of the place; a missing place has the type `other` and no fee',
      ),
    outOfHours: settingsInputSchema.shape.rental.shape.outOfHours,
    extras: settingsInputSchema.shape.rental.shape.extras,
  }),
});

export const settingsApi: Api = async (app, { services }) => {
  const endpoints = defineEndpoints(app, 'Site');

  endpoints.get('/settings', {
    summary: 'Returns contact details, opening hours, places and extras',
    data: publicSettingsSchema,
    querystring: languageQuery,
    config: { cached: true },
    run: async (request, reply) => {
      const settings = await services.settings.read();
      const business = businessIn(settings, responseLanguage(request, reply));
      const { places, outOfHours, extras } = settings.rental;
      const terms = Object.entries(toTripTerms(settings.rental).places);
      const placeTerms = Object.fromEntries(
        terms.map(([place, { kind, deliveryCents, returnCents }]) => [
          place,
          {
            kind,
            deliveryFee: centsToEuros(deliveryCents),
            returnFee: centsToEuros(returnCents),
          },
        ]),
      );
      const offers = {
        currency: 'EUR' as const,
        places,
        placeTerms,
        outOfHours,
        extras: offersInEuros(extras),
      };
      return { business, rental: offers };
    },
  });
};
