import { z } from 'zod';
import { cardReferenceSchema, rateSchema } from '#app/domain/account/account.schema.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { CURRENCY_CODES } from '#app/lib/money/money.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';

const MAX_EUROS = 100_000;
const MAX_PAID = 10_000_000;
const hasCents = (amount: number) => Math.abs(Math.round(amount * 100) / 100 - amount) < 1e-9;

const euros = z
  .number(messageKey('euros'))
  .min(0, messageKey('euros'))
  .max(MAX_EUROS, messageKey('euros'))
  .refine(hasCents, messageKey('euros'));

const paid = {
  currency: z.enum(CURRENCY_CODES).default('EUR'),
  amount: z
    .number(messageKey('paid'))
    .gt(0, messageKey('paid'))
    .max(MAX_PAID, messageKey('paid'))
    .refine(hasCents, messageKey('paid'))
    .describe('Amount paid, in `currency`, with at most two decimals'),
  rate: rateSchema.describe("Units of `currency` per euro; null: today's rate"),
};

export const PAID_BY = ['cash', 'card', 'transfer', 'agency'] as const;
export const DEPOSIT_BY = ['cash', 'card', 'transfer'] as const;

export const handoverMoneySchema = z.object({
  balance: z
    .number()
    .describe(
      'Balance in euros that the user saw, without the charges of this record; 409 if it has changed',
    ),
  payment: z
    .object({ method: z.enum(PAID_BY), ...paid })
    .nullable()
    .default(null)
    .describe('Payment for price and charges; null: none'),
  deposit: z
    .object({ method: z.enum(DEPOSIT_BY), ...paid })
    .nullable()
    .default(null)
    .describe('Deposit that is received, only at a hand-over; null: none'),
  cardHold: z
    .object({
      amount: euros.gt(0, messageKey('euros')),
      reference: cardReferenceSchema,
      expiresOn: z
        .string(messageKey('lastDay'))
        .refine(isPlausibleDate, messageKey('lastDay'))
        .meta(DAY),
    })
    .nullable()
    .default(null)
    .describe("Amount in euros that the customer's bank holds, only at a hand-over; null: none"),
  keep: euros
    .default(0)
    .describe(
      'Euros that are kept from the deposit, only at a return and at most what is owed; any shortfall is captured from card holds',
    ),
  giveBack: z
    .boolean()
    .default(false)
    .describe('Refunds the rest of the deposit and releases card holds, only at a return'),
});
export type HandoverMoney = z.infer<typeof handoverMoneySchema>;
