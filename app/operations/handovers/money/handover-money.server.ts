import type { Saving } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { owedCents } from '#app/domain/account/account.rules.ts';
import { paymentInputSchema } from '#app/domain/account/account.schema.ts';
import { addCardHold, endCardHold } from '#app/domain/account/card-holds.server.ts';
import {
  type AccountRefusal,
  type AccountResult,
  invalid,
} from '#app/domain/account/change-account.server.ts';
import { recordPayment } from '#app/domain/account/payments.server.ts';
import { readAccount } from '#app/domain/account/read-account.server.ts';
import { centsToEuros, eurosToCents, type Rates } from '#app/lib/money/money.ts';
import type { HandoverKind } from '../handover.rules.ts';
import { refundsOf, securityOf } from './handover-money.rules.ts';
import type { HandoverMoney } from './handover-money.schema.ts';

type MoneyResult = { ok: true } | AccountRefusal;

/**
 * Records payment, deposit and card hold in the transaction of a hand-over or a return. A return
 * first keeps from the deposit, then refunds the rest of it, then takes the payment. The caller has
 * locked the booking and recorded the charges of the return. Fields of errors begin with `money.`.
 */
export async function recordMoney(
  tx: Db,
  bookingId: string,
  { kind, money, rates }: { kind: HandoverKind; money: HandoverMoney; rates: Rates },
  by: Saving,
): Promise<MoneyResult> {
  const pay = (field: string, input: object) =>
    prefixFields(
      field,
      recordPayment(tx, bookingId, { input: paymentInputSchema.parse(input), rates }, by),
    );
  const { deposit, cardHold, payment } = money;
  if (kind === 'back') {
    const settled = await settleDeposit(tx, bookingId, { money, rates, pay }, by);
    if (!settled.ok) return settled;
  }
  if (kind === 'out' && deposit) {
    const taken = await pay('deposit.', { direction: 'in', purpose: 'deposit', ...deposit });
    if (!taken.ok) return taken;
  }
  if (kind === 'out' && cardHold) {
    const held = await prefixFields(
      'cardHold.',
      addCardHold(tx, bookingId, { ...cardHold, note: '' }, by),
    );
    if (!held.ok) return held;
  }
  if (!payment) return { ok: true };
  return pay('payment.', { direction: 'in', purpose: 'price', ...payment });
}

/**
 * Pays `keep` euros, at most the balance, from the deposit, then from card holds. `giveBack`
 * refunds the rest of the deposit and releases the other card holds.
 */
async function settleDeposit(
  tx: Db,
  bookingId: string,
  {
    money: { keep, giveBack },
    rates,
    pay,
  }: {
    money: HandoverMoney;
    rates: Rates;
    pay: (field: string, input: object) => Promise<MoneyResult>;
  },
  by: Saving,
): Promise<MoneyResult> {
  const account = await readAccount(tx, bookingId, rates);
  if (!account) throw new Error(`The booking ${bookingId} does not exist`);
  const { deposit, holds } = securityOf(account);
  const wanted = eurosToCents(keep);
  const owed = owedCents(eurosToCents(account.balance));
  const texts = by.texts.account.input;
  if (wanted > deposit + holds) {
    return invalid('money.keep', texts.aboveDeposit(centsToEuros(deposit + holds)));
  }
  if (wanted > owed) return invalid('money.keep', texts.aboveOwed(centsToEuros(owed)));
  const fromDeposit = Math.min(wanted, deposit);
  if (fromDeposit > 0) {
    const amount = centsToEuros(fromDeposit);
    const kept = { direction: 'out', purpose: 'deposit', method: 'kept', amount };
    const result = await pay('keep.', kept);
    if (!result.ok) return result;
  }
  let toCapture = wanted - fromDeposit;
  for (const hold of account.cardHolds.filter(({ state }) => state === 'held')) {
    const cents = Math.min(toCapture, eurosToCents(hold.amount));
    toCapture -= cents;
    if (cents === 0 && !giveBack) continue;
    const capture = cents === 0 ? null : centsToEuros(cents);
    const ended = await prefixFields('keep.', endCardHold(tx, hold.id, { capture }, by));
    if (!ended.ok) return ended;
  }
  if (!giveBack) return { ok: true };
  for (const { payment, amount } of refundsOf(account.payments, deposit - fromDeposit)) {
    const { id: refundOf, method, currency } = payment;
    const refund = { direction: 'out', purpose: 'deposit', method, currency, amount, refundOf };
    const result = await pay('giveBack.', refund);
    if (!result.ok) return result;
  }
  return { ok: true };
}

/**
 * Adds `money` to the fields of errors: the amount of a payment becomes `money.payment.amount`.
 */
async function prefixFields(field: string, saving: Promise<AccountResult>): Promise<MoneyResult> {
  const result = await saving;
  if (result.ok) return { ok: true };
  if (result.reason !== 'invalid') return result;
  const isGroup = field === 'payment.' || field === 'deposit.' || field === 'cardHold.';
  const errors = result.errors.map(({ field: inner, message }) => ({
    field: `money.${isGroup ? field + inner : field.slice(0, -1)}`,
    message,
  }));
  return { ...result, errors };
}
