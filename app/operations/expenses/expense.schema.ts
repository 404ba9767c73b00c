/** Expenses in the API. Amounts are in their currency, with two decimals. */
import { z } from 'zod';
import { isWorthTooMuch, moneyLineSchema, rateSchema } from '#app/domain/account/account.schema.ts';
import { isPlausibleDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import { CURRENCY_CODES } from '#app/lib/money/money.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';

export const EXPENSE_CATEGORIES = [
  'service',
  'tyres',
  'repair',
  'insurance',
  'tax',
  'fuel',
  'wash',
  'fine',
  'rent',
  'other',
] as const;

export const EXPENSE_METHODS = ['cash', 'card', 'transfer'] as const;

const MAX_EXPENSE = 10_000_000;
export const MAX_VENDOR = 120;
export const MAX_EXPENSE_NOTE = 300;

const MAX_KILOMETRES = 2_000_000;

const hasCents = (amount: number) => Math.abs(Math.round(amount * 100) / 100 - amount) < 1e-6;
const day = z.string(messageKey('day')).refine(isPlausibleDate, messageKey('day')).meta(DAY);

const expenseFields = z.object({
  vehicleId: z
    .string()
    .nullable()
    .default(null)
    .describe('Id of the vehicle; null: an expense of the office'),
  day,
  category: z.enum(EXPENSE_CATEGORIES, messageKey('category')),
  amount: z
    .number(messageKey('amount'))
    .gt(0, messageKey('amount'))
    .max(MAX_EXPENSE, messageKey('tooHigh'))
    .refine(hasCents, messageKey('amount'))
    .describe('Amount paid, in `currency`, including VAT'),
  currency: z.enum(CURRENCY_CODES).default('TRY'),
  rate: rateSchema.describe(
    "Units of `currency` per euro; required for an earlier day. Null: today's rate",
  ),
  vatPercent: z
    .int(messageKey('vatPercent'))
    .min(0, messageKey('vatPercent'))
    .max(100, messageKey('vatPercent'))
    .default(20)
    .describe('VAT in percent that the amount includes'),
  method: z.enum(EXPENSE_METHODS, messageKey('method')).default('cash'),
  vendor: moneyLineSchema(MAX_VENDOR).default(''),
  note: moneyLineSchema(MAX_EXPENSE_NOTE).default(''),
  closesService: z
    .boolean()
    .default(false)
    .describe(
      'True if the due service was done; `nextServiceDay` and `nextServiceKilometres` then replace its due date',
    ),
  nextServiceDay: day
    .nullable()
    .default(null)
    .describe('Day of the next service, only with `closesService`; null: none'),
  nextServiceKilometres: z
    .int(messageKey('kilometres', MAX_KILOMETRES))
    .min(0, messageKey('kilometres', MAX_KILOMETRES))
    .max(MAX_KILOMETRES, messageKey('kilometres', MAX_KILOMETRES))
    .nullable()
    .default(null)
    .describe('Kilometres at the next service, only with `closesService`; null: none'),
});

export const expenseInputSchema = expenseFields.superRefine((expense, { addIssue }) => {
  const { nextServiceDay, currency, amount, rate } = expense;
  if (currency !== 'EUR' && isWorthTooMuch(amount, rate)) {
    addIssue({ code: 'custom', path: ['amount'], message: messageKey('tooHigh') });
  }
  if (nextServiceDay !== null && nextServiceDay <= expense.day) {
    addIssue({ code: 'custom', path: ['nextServiceDay'], message: messageKey('nextDay') });
  }
});
export type ExpenseInput = z.infer<typeof expenseInputSchema>;

export const expenseReasonSchema = moneyLineSchema(MAX_EXPENSE_NOTE).min(1, messageKey('reason'));

const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, messageKey('month'));

export const expensesQuerySchema = z.object({
  month: month.optional().describe('YYYY-MM in Istanbul; default: this month'),
});

export const expenseSchema = z
  .object({
    id: z.string(),
    vehicleId: z.string().nullable(),
    plate: z.string().nullable(),
    day: z.string().meta(DAY),
    category: z.enum(EXPENSE_CATEGORIES),
    currency: z.enum(CURRENCY_CODES),
    amount: z.number(),
    rate: z.number(),
    euros: z.number(),
    vatPercent: z.int(),
    method: z.enum(EXPENSE_METHODS),
    vendor: z.string(),
    note: z.string(),
    staffName: z.string(),
    voided: z.object({ at: z.string(), by: z.string(), reason: z.string() }).nullable(),
  })
  .meta({ id: 'Expense' });
export type Expense = z.infer<typeof expenseSchema>;

export const expensesSchema = z.object({
  month: z.string(),
  total: z.number().describe('Total in euros, without voided expenses'),
  expenses: z.array(expenseSchema).describe('Expenses, newest day first'),
  vehicles: z.array(
    z.object({
      id: z.string(),
      plate: z.string(),
      kilometres: z.int().nullable(),
      serviceDue: z.string().nullable(),
      serviceDueKilometres: z.int().nullable(),
    }),
  ),
});
export type Expenses = z.infer<typeof expensesSchema>;
