import { z } from 'zod';
import { pageQuery, paginationSchema } from '#app/lib/http/envelope.schema.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { type IssueWords, messageKey } from '#app/lib/words/issue-text.ts';
import { ratesSchema, shownRatesSchema } from '../exchange-rates.schema.ts';
import { RATE_DECIMALS, RATE_LIMITS, type SetCode } from '../rates-override.rules.ts';

const instant = z.iso.datetime();

const attemptSchema = z.object({ at: instant, error: z.string().nullable() });
const failureSchema = z.object({ at: instant, error: z.string() });

/** Response of `GET /admin/exchange-rates`. */
export const adminRatesSchema = shownRatesSchema
  .extend({
    fetchedAt: instant
      .nullable()
      .describe('Time at which these rates were first fetched or set; null for the default rates'),
    expiresAt: instant.nullable().describe('End of manual rates; null for other rates'),
    defaults: ratesSchema.describe('Default rates, which are used while no rates are stored'),
    lastError: failureSchema.nullable().describe('Error of the last fetch; null if it succeeded'),
  })
  .meta({ id: 'AdminRates' });
export type AdminRates = z.infer<typeof adminRatesSchema>;

const overrideSchema = z.object({
  rates: ratesSchema,
  setAt: instant,
  expiresAt: instant.nullable(),
});

/** Response of `GET /admin/exchange-rates/status`. */
export const ratesStatusSchema = z
  .object({
    source: shownRatesSchema.shape.source,
    asOf: shownRatesSchema.shape.asOf,
    ageDays: z
      .int()
      .nullable()
      .describe('Days since `asOf` in Istanbul; null for the default rates'),
    provider: z
      .object({ rates: ratesSchema, asOf: z.iso.date(), fetchedAt: instant })
      .nullable()
      .describe(
        'Latest rates of the provider, even if manual rates are in force; null if none were fetched',
      ),
    override: overrideSchema.nullable().describe('Manual rates in force; null if there are none'),
    lastAttempt: attemptSchema.nullable(),
    lastError: failureSchema
      .nullable()
      .describe('Latest failed fetch, even if a later one succeeded; null if none failed'),
    nextRefreshAt: instant
      .nullable()
      .describe('Time of the next automatic fetch; null while a fetch is running'),
    refreshing: z.boolean(),
  })
  .meta({ id: 'RatesStatus' });
export type RatesStatus = z.infer<typeof ratesStatusSchema>;

/** Response of `PUT /admin/exchange-rates`. */
export const refreshedRatesSchema = shownRatesSchema.extend({
  changed: z.boolean().describe('True if this fetch changed the rates in force'),
  fetchedAt: instant.nullable(),
  expiresAt: instant.nullable(),
});

export const rateSetSchema = shownRatesSchema
  .omit({ base: true })
  .extend({
    id: z.string(),
    source: z.enum(['ecb', 'manual']),
    asOf: z.iso.date(),
    fetchedAt: instant,
    expiresAt: instant.nullable(),
  })
  .meta({ id: 'RateSet' });
export type RateSetJson = z.infer<typeof rateSetSchema>;

export const ratesHistoryQuerySchema = pageQuery(20);
export const ratesHistorySchema = z.object({
  history: z.array(rateSetSchema),
  pagination: paginationSchema,
});
export type RatesHistory = z.infer<typeof ratesHistorySchema>;

function rate(code: SetCode) {
  const { min, max } = RATE_LIMITS[code];
  const outside = messageKey('rateRange', min, max);
  return z
    .number({
      error: ({ input }) =>
        input === undefined || input === null ? messageKey('rateRequired') : outside,
    })
    .min(min, outside)
    .max(max, outside)
    .refine((given) => Number(given.toFixed(RATE_DECIMALS)) === given, {
      error: messageKey('rateDecimals', RATE_DECIMALS),
    });
}

export function overrideWords({ rates: { page } }: OfficeTexts): IssueWords {
  const { rateRange, rateRequired, rateDecimals, expiryRequired } = page.override;
  return {
    messages: { rateRange, rateRequired, rateDecimals, expiryRequired },
    labels: { USD: 'USD', TRY: 'TRY' },
  };
}

/**
 * Body of `POST /admin/exchange-rates/override`. `setOverride` checks that the end is in the
 * future.
 */
export const ratesOverrideSchema = z.object({
  USD: rate('USD'),
  TRY: rate('TRY'),
  expiresAt: z.iso
    .datetime({ offset: true, error: messageKey('expiryRequired') })
    .transform((given) => new Date(given).toISOString()),
  allowUnusual: z
    .boolean()
    .default(false)
    .describe('Sets the rates even if one differs by more than 20 % from the current rate'),
});
export type RatesOverride = z.infer<typeof ratesOverrideSchema>;
