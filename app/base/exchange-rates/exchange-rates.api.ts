import { defineEndpoints } from '#app/lib/http/endpoints.server.ts';
import {
  CURRENCIES,
  CURRENCY_CODES,
  type CurrencyCode,
  convertAmount,
  DEFAULT_CURRENCY,
  formatMinor,
  minorToDecimal,
} from '#app/lib/money/money.ts';
import type { Api } from '#app/services.ts';
import {
  type Conversion,
  convertAutoInputSchema,
  convertedSchema,
  convertedToAllSchema,
  convertInputSchema,
  currenciesSchema,
  shownRatesSchema,
} from './exchange-rates.schema.ts';

export const exchangeRatesApi: Api = async (app, { services }) => {
  const endpoints = defineEndpoints(app, 'Exchange rates');

  function convert(amount: number, from: CurrencyCode, to: CurrencyCode): Conversion {
    const minor = convertAmount(amount, { from, to, rates: services.rates.current().rates });
    return {
      currency: to,
      convertedAmount: minorToDecimal(minor, to),
      formatted: formatMinor(minor, to),
    };
  }

  endpoints.get('/exchange-rates/current', {
    summary: 'Returns the rates that convert prices, in units of a currency per euro',
    data: shownRatesSchema,
    config: { cached: true },
    run: () => {
      const { base, rates, asOf, source } = services.rates.current();
      return { base, rates, asOf, source };
    },
  });

  endpoints.get('/exchange-rates/currencies', {
    summary: 'Lists the supported currencies and their formats',
    data: currenciesSchema,
    config: { cached: true },
    run: () => ({ default: DEFAULT_CURRENCY, currencies: Object.values(CURRENCIES) }),
  });

  endpoints.post('/exchange-rates/convert', {
    summary: "Converts an amount to another currency, rounded half up to that currency's decimals",
    body: convertInputSchema,
    data: convertedSchema,
    config: { keepsPublicCache: true },
    run: ({ body: { amount, from, to } }) => {
      const { convertedAmount, formatted } = convert(amount, from, to);
      const { asOf } = services.rates.current();
      return { amount, from, to, convertedAmount, formatted, asOf };
    },
  });

  endpoints.post('/exchange-rates/convert-auto', {
    summary: 'Converts an amount to every supported currency',
    body: convertAutoInputSchema,
    data: convertedToAllSchema,
    config: { keepsPublicCache: true },
    run: ({ body: { amount, from } }) => {
      const conversions = CURRENCY_CODES.map((to) => convert(amount, from, to));
      const { asOf } = services.rates.current();
      return { amount, from, conversions, asOf };
    },
  });
};
