import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { nearestSchema } from '#app/domain/availability/letting-rule.schema.ts';
import {
  MAX_LAST_UNIT_DAYS,
  MAX_UNCONFIRMED,
} from '#app/domain/availability/request-limits.rules.ts';
import {
  bookedSchema,
  publicBookingSchema,
} from '#app/domain/bookings/public/public-booking.schema.ts';
import {
  type RequestBookingResult,
  requestBooking,
} from '#app/domain/bookings/public/request-booking.server.ts';
import { AppError } from '#app/lib/http/app-error.ts';
import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { requestedLanguage } from '#app/lib/words/site-language.rules.ts';
import { SITE_LANGUAGES, type SiteLanguage } from '#app/lib/words/texts.ts';
import type { Api } from '#app/services.ts';

const idempotencyHeaders = z.object({
  'idempotency-key': z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe(
      'Key chosen by the client: a repeated request with the same key creates nothing and gets the first result. 422 if the key was used for another request',
    ),
});

const languageQuery = z.object({
  lang: z
    .string()
    .optional()
    // A parameter that is given twice is ignored.
    .catch(undefined)
    .describe(
      'Language of the response (tr, en, de, ru) if the body has none. Default: `Accept-Language`, else Turkish',
    ),
});

/**
 * Returns the visitor's language: from the body, else from the URL, else from the headers. Runs
 * before these are validated.
 */
function visitorsLanguage({ body, query, headers }: FastifyRequest): SiteLanguage {
  const { language } = (body ?? {}) as { language?: unknown };
  const { lang } = query as { lang?: unknown };
  return (
    SITE_LANGUAGES.find((each) => each === language) ??
    requestedLanguage(typeof lang === 'string' ? lang : undefined, headers['accept-language'])
  );
}

export const bookingsApi: Api = async (app, { services: { db, now, bookingLimit, texts } }) => {
  const textIn = (language: SiteLanguage) => texts.site[language].publicBooking;
  app.addHook('onRequest', async (request, reply) => {
    const waitS = await bookingLimit.count(request.ip);
    if (waitS === 0) return;
    reply.header('retry-after', waitS);
    throw new AppError(429, textIn(visitorsLanguage(request)).tooOften);
  });
  defineEndpoints(app, 'Bookings').post('/bookings', {
    summary: 'Requests a car or a transfer; 409 if no unit is free or too many requests are open',
    description: `The server sets the price. The request is pending until staff confirm it. Until then it holds a unit for some hours (24 by default). It holds no unit if requests already hold their share of the fleet, or if it would hold the car's last unit for more than ${MAX_LAST_UNIT_DAYS} days. One phone number or email address can have at most ${MAX_UNCONFIRMED} open requests: 409. Places of a rental are those of \`GET /settings\` and the car's own. All times are full or half hours. If letting rules refuse the days, \`data\` of the 400 has the nearest allowed days. A transfer to a place without a listed fare has no total: staff set its price.`,
    config: { visitors: { language: visitorsLanguage, texts: textIn } },
    headers: idempotencyHeaders,
    querystring: languageQuery,
    body: publicBookingSchema,
    data: bookedSchema,
    status: 201,
    refuses: [404, 409, 422, 429],
    invalid: z.object({ nearest: nearestSchema }),
    run: async (request) => {
      const key = request.headers['idempotency-key'];
      const language = visitorsLanguage(request);
      const text = textIn(language);
      const { letting, dates } = texts.site[language];
      const sending = { now: now(), key, language, text, texts: { letting, dates } };
      const result = await requestBooking(db, request.body, sending);
      if (!result.ok) throw refusal(result, text);
      return result.booked;
    },
  });
};

/** Returns the response for a refusal. The text never names other customers, only that no car is free. */
function refusal(
  result: Extract<RequestBookingResult, { ok: false }>,
  text: SiteTexts['publicBooking'],
): AppError {
  switch (result.reason) {
    case 'invalid':
      return new AppError(400, text.invalid, result.errors);
    case 'rules':
      return new AppError(400, text.invalid, result.errors, { nearest: result.nearest });
    case 'clash':
    case 'plate-out':
      return new AppError(409, text.noFreeUnit);
    case 'too-many':
      return new AppError(409, text.tooMany);
    case 'key-reused':
      return new AppError(422, text.keyReused);
    case 'stale':
    case 'not-found':
      return new AppError(404, text.deleted);
  }
}
