import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { failureSchema } from '#app/lib/envelope.schema.ts';
import {
  CURRENCIES,
  CURRENCY_CODES,
  type CurrencyCode,
  convertAmount,
  DEFAULT_CURRENCY,
  formatMinor,
  minorToDecimal,
} from '#app/lib/money.ts';
import type { Services } from '#app/services.ts';
import {
  type Conversion,
  convertAnswer,
  convertAutoAnswer,
  convertAutoInputSchema,
  convertInputSchema,
  currenciesAnswer,
  currentRatesAnswer,
} from './exchange-rates.schema.ts';

/** The public doors of exchange rates: `/exchange-rates`. */
export const exchangeRatesApi: FastifyPluginAsyncZod<{ services: Services }> = async (
  app,
  { services },
) => {
  const tags = ['Exchange rates'];

  function convert(amount: number, from: CurrencyCode, to: CurrencyCode): Conversion {
    const minor = convertAmount(amount, { from, to, rates: services.rates.current().rates });
    return {
      currency: to,
      convertedAmount: minorToDecimal(minor, to),
      formatted: formatMinor(minor, to),
    };
  }

  app.get(
    '/exchange-rates/current',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'The rates that prices are shown with: units of a currency for one euro',
        response: { 200: currentRatesAnswer },
      },
    },
    async () => {
      const { base, rates, asOf, source } = services.rates.current();
      return { success: true as const, data: { base, rates, asOf, source } };
    },
  );

  app.get(
    '/exchange-rates/currencies',
    {
      config: { cached: true },
      schema: {
        tags,
        summary: 'The supported currencies and how each is shown',
        response: { 200: currenciesAnswer },
      },
    },
    async () => ({
      success: true as const,
      data: { default: DEFAULT_CURRENCY, currencies: Object.values(CURRENCIES) },
    }),
  );

  app.post(
    '/exchange-rates/convert',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'An amount in another currency, rounded half up to its decimals',
        body: convertInputSchema,
        response: { 200: convertAnswer, 400: failureSchema },
      },
    },
    async ({ body: { amount, from, to } }) => {
      const { convertedAmount, formatted } = convert(amount, from, to);
      const { asOf } = services.rates.current();
      return {
        success: true as const,
        data: { amount, from, to, convertedAmount, formatted, asOf },
      };
    },
  );

  app.post(
    '/exchange-rates/convert-auto',
    {
      config: { readOnly: true },
      schema: {
        tags,
        summary: 'An amount in every supported currency',
        body: convertAutoInputSchema,
        response: { 200: convertAutoAnswer, 400: failureSchema },
      },
    },
    async ({ body: { amount, from } }) => {
      const conversions = CURRENCY_CODES.map((to) => convert(amount, from, to));
      const { asOf } = services.rates.current();
      return { success: true as const, data: { amount, from, conversions, asOf } };
    },
  );
};
