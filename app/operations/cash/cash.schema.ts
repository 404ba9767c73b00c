/** Cash box in the API. Amounts are in their currency, with two decimals. */
import { z } from 'zod';
import { PAYMENT_DIRECTIONS, PAYMENT_PURPOSES } from '#app/domain/account/account.rules.ts';
import { moneyLineSchema } from '#app/domain/account/account.schema.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY, WALL_CLOCK } from '#app/lib/dates/openapi-formats.ts';
import { CURRENCY_CODES } from '#app/lib/money/money.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { CASH_MOVE_KINDS } from './cash.rules.ts';

const MAX_CASH = 100_000_000;
export const MAX_CASH_NOTE = 300;

const note = moneyLineSchema(MAX_CASH_NOTE).default('');
export const cashReasonSchema = moneyLineSchema(MAX_CASH_NOTE).min(1, messageKey('reason'));
const hasCents = (amount: number) => Math.abs(Math.round(amount * 100) / 100 - amount) < 1e-6;

const counted = z
  .number(messageKey('counted'))
  .min(0, messageKey('counted'))
  .max(MAX_CASH, messageKey('tooHigh'))
  .refine(hasCents, messageKey('counted'))
  .nullable()
  .default(null)
  .describe('Counted cash in this currency; null: not counted');

export const cashCountInputSchema = z
  .object({ EUR: counted, USD: counted, TRY: counted, note })
  .refine(({ EUR, USD, TRY }) => EUR !== null || USD !== null || TRY !== null, {
    path: ['EUR'],
    error: messageKey('countOne'),
  });
export type CashCountInput = z.infer<typeof cashCountInputSchema>;

export const cashMoveInputSchema = z.object({
  kind: z.enum(CASH_MOVE_KINDS, messageKey('moveKind')),
  currency: z.enum(CURRENCY_CODES).default('EUR'),
  amount: z
    .number(messageKey('amount'))
    .gt(0, messageKey('amount'))
    .max(MAX_CASH, messageKey('tooHigh'))
    .refine(hasCents, messageKey('amount')),
  note,
  allowOverdraft: z
    .boolean()
    .default(false)
    .describe('True: records a move of more cash than the box should hold'),
});
export type CashMoveInput = z.infer<typeof cashMoveInputSchema>;

export const cashQuerySchema = z.object({
  day: z
    .string()
    .refine(isPlausibleDate, messageKey('day'))
    .meta(DAY)
    .optional()
    .describe(
      'Movements and counts of this day in Istanbul; default: movements since the last count',
    ),
});

const movementSchema = z.object({
  id: z.string(),
  kind: z.enum(['payment', 'expense', ...CASH_MOVE_KINDS]),
  purpose: z
    .enum(PAYMENT_PURPOSES)
    .nullable()
    .describe('Purpose of a payment: the price or the deposit; null for other movements'),
  direction: z.enum(PAYMENT_DIRECTIONS).describe('`out` for money that left the cash box'),
  currency: z.enum(CURRENCY_CODES),
  amount: z.number().describe('Amount in `currency`; negative for money that left the cash box'),
  at: z.string().meta(WALL_CLOCK),
  bookingId: z.string().nullable(),
  title: z
    .string()
    .describe('Reference of the booking, or plate or vendor of the expense; else empty'),
  note: z.string(),
  staffName: z.string(),
  reverses: z.boolean().describe('True if it reverses an earlier movement'),
  reversible: z.boolean().describe('True if owners can reverse the movement'),
});
export type CashMovement = z.infer<typeof movementSchema>;

const sumsSchema = z.object({
  opening: z
    .number()
    .nullable()
    .describe('Expected cash at the beginning of the day; null except for owners'),
  received: z.number().describe('Sum of the movements into the cash box'),
  left: z.number().describe('Sum of the movements out of the cash box, as a positive amount'),
  difference: z
    .number()
    .nullable()
    .describe('Sum of the differences of the counts; null except for owners'),
  closing: z
    .number()
    .nullable()
    .describe('`opening` + `received` − `left` + `difference`; null except for owners'),
});
export type CashSums = z.infer<typeof sumsSchema>;

const countSchema = z.object({
  id: z.int(),
  currency: z.enum(CURRENCY_CODES),
  counted: z.number(),
  expected: z.number().nullable().describe('Expected cash; null except for owners'),
  difference: z.number().nullable().describe('Counted minus expected cash; null except for owners'),
  at: z.string().meta(WALL_CLOCK),
  staffName: z.string(),
  note: z.string(),
});
export type CashCount = z.infer<typeof countSchema>;

export const cashSchema = z
  .object({
    day: z.string().nullable(),
    boxes: z.array(
      z.object({
        currency: z.enum(CURRENCY_CODES),
        expected: z.number().nullable().describe('Expected cash; null except for owners'),
        lastCount: countSchema.nullable(),
        sums: sumsSchema.nullable().describe('Sums of `day`; null without a day'),
      }),
    ),
    movements: z.array(movementSchema).describe('Movements, newest first'),
    moreMovements: z.boolean().describe('True if older movements are left out'),
    counts: z.array(countSchema).describe('Counts, newest first'),
  })
  .meta({ id: 'Cash' });
export type Cash = z.infer<typeof cashSchema>;
