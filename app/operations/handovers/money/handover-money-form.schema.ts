/**
 * Form of the money of a hand-over or a return. Amounts are texts; with an empty method nothing is
 * paid.
 */
import { z } from 'zod';
import { addDays, businessNow } from '#app/lib/dates/dates.ts';
import { readDecimal } from '#app/lib/money/decimal.ts';
import { CURRENCY_CODES, eurosToCents, type Rates } from '#app/lib/money/money.ts';
import { readRate } from '#app/office/bookings/account/payment-amounts.rules.ts';
import { DEPOSIT_BY, type HandoverMoney, PAID_BY } from './handover-money.schema.ts';

/** Usual duration of a card hold. */
const HOLD_DAYS = 28;

/** `rate` is empty for euros. */
const taken = { currency: z.enum(CURRENCY_CODES), rate: z.string(), amount: z.string() };
const moneyFormSchema = z.object({
  balance: z.number(),
  rates: z.object({ EUR: z.number(), USD: z.number(), TRY: z.number() }),
  payment: z.object({ method: z.enum(['', ...PAID_BY]), ...taken }),
  /** `hold`: the customer's bank holds the deposit, and no money is paid. */
  deposit: z.object({ method: z.enum(['', ...DEPOSIT_BY, 'hold']), ...taken }),
  cardHold: z.object({ amount: z.string(), reference: z.string(), expiresOn: z.string() }),
  keep: z.string(),
  giveBack: z.boolean(),
});
export type MoneyForm = z.infer<typeof moneyFormSchema>;

/** Returns an amount as a person types it: `120,5`. */
export function asTyped(amount: number): string {
  return String(amount).replace('.', ',');
}

/**
 * Returns the form of a new record, which takes no money yet. `deposit` and `keep` are proposals in
 * euros.
 */
export function newMoney(
  { balance, rates }: { balance: number; rates: Rates },
  { deposit, keep }: { deposit: number | null; keep: number },
): MoneyForm {
  const proposed = deposit === null ? '' : asTyped(deposit);
  return {
    balance,
    rates,
    payment: { method: '', currency: 'EUR', rate: '', amount: '' },
    deposit: { method: '', currency: 'EUR', rate: '', amount: proposed },
    cardHold: {
      amount: proposed,
      reference: '',
      expiresOn: addDays(businessNow(new Date()).date, HOLD_DAYS),
    },
    keep: keep === 0 ? '' : asTyped(keep),
    giveBack: true,
  };
}

/** Returns the euro cents of a typed amount; 0 for a text that is not a number. */
export function typedCents(typed: string): number {
  const euros = readDecimal(typed);
  return euros === null || Number.isNaN(euros) ? 0 : eurosToCents(euros);
}

/**
 * Returns the typed amount; null if it is empty. A text that is not a number stays a text, which
 * the schema refuses.
 */
function typedAmount(typed: string): number | string | null {
  const amount = readDecimal(typed);
  return amount === null || !Number.isNaN(amount) ? amount : typed;
}

export const moneyCodec = {
  shape: moneyFormSchema.nullable(),
  /** Records are read without money, so the form of a stored record has none. */
  toForm: (value: MoneyForm | HandoverMoney | null | undefined) =>
    value && 'rates' in value ? value : null,
  toValue(form: MoneyForm | null) {
    if (form === null) return null;
    const { balance, payment, deposit, cardHold, keep, giveBack } = form;
    const taken = <T extends MoneyForm['payment'] | MoneyForm['deposit']>(part: T) => ({
      ...part,
      amount: typedAmount(part.amount),
      rate: part.currency === 'EUR' || part.rate.trim() === '' ? null : readRate(part.rate),
    });
    const isHold = deposit.method === 'hold';
    return {
      balance,
      payment: payment.method === '' ? null : taken(payment),
      deposit: deposit.method === '' || isHold ? null : taken(deposit),
      cardHold: isHold ? { ...cardHold, amount: typedAmount(cardHold.amount) } : null,
      keep: typedAmount(keep) ?? 0,
      giveBack,
    };
  },
};
