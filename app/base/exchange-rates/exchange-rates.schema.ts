import { z } from 'zod';
import { CURRENCY_CODES } from '#app/lib/money/money.ts';
import { NUMERIC_TEXT } from '#app/lib/numeric-text.schema.ts';

/** Maximum amount: more than any rental costs, and small enough for exact arithmetic. */
const MAX_AMOUNT = 1_000_000_000;

const AMOUNT_RULE = 'Must be a number with a decimal point, such as 45 or 45.50';

const currencyCode = z.enum(CURRENCY_CODES, {
  error: `Must be one of ${CURRENCY_CODES.join(', ')}`,
});

/** Empty and negative amounts count as 0 (spec, part 5). */
const amount = z
  .union([z.number(), z.literal(''), z.string().regex(NUMERIC_TEXT, AMOUNT_RULE)], {
    error: AMOUNT_RULE,
  })
  .nullish()
  .transform((value) => Math.max(0, Number(value ?? 0)))
  .refine((value) => value <= MAX_AMOUNT, `Must be at most ${MAX_AMOUNT}`);

export const convertInputSchema = z.object({ amount, from: currencyCode, to: currencyCode });
export const convertAutoInputSchema = z.object({ amount, from: currencyCode });

export const ratesSchema = z.object({
  EUR: z.number().positive(),
  USD: z.number().positive(),
  TRY: z.number().positive(),
});

/** Day of the published rates; null for the defaults. */
const asOf = z.iso.date().nullable();

export const shownRatesSchema = z.object({
  base: z.literal('EUR'),
  rates: ratesSchema,
  asOf,
  source: z.enum(['ecb', 'manual', 'default']),
});
export type ShownRates = z.infer<typeof shownRatesSchema>;

/** Rates in force. `fetchedAt` is the instant when Kervan first got this set; null for the defaults. */
export interface CurrentRates extends ShownRates {
  fetchedAt: string | null;
  /** Instant when manual rates end; null for other rates, and for manual rates without an end. */
  expiresAt: string | null;
}

const conversionSchema = z.object({
  currency: currencyCode,
  convertedAmount: z.number(),
  formatted: z.string(),
});
export type Conversion = z.infer<typeof conversionSchema>;

const currencySchema = z.object({
  code: currencyCode,
  name: z.string(),
  symbol: z.string(),
  decimals: z.int(),
});

export const currenciesSchema = z.object({
  default: currencyCode,
  currencies: z.array(currencySchema),
});
export const convertedSchema = z.object({
  amount: z.number(),
  from: currencyCode,
  to: currencyCode,
  ...conversionSchema.omit({ currency: true }).shape,
  asOf,
});
export const convertedToAllSchema = z.object({
  amount: z.number(),
  from: currencyCode,
  conversions: z.array(conversionSchema),
  asOf,
});
