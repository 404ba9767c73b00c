/**
 * Writes the payments of a booking. A payment is reversed with a reason, never changed or deleted.
 */
import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { type Saving, staffNameOf } from '#app/db/audit-log.server.ts';
import type { Db } from '#app/db/client.server.ts';
import type { RepeatableSaving } from '#app/db/idempotency-keys.server.ts';
import { LOCKS } from '#app/db/locks.server.ts';
import { payments } from '#app/db/schema.server.ts';
import { businessInstant, businessNow, formatSlashDate } from '#app/lib/dates/dates.ts';
import { centsToEuros, eurosToCents, formatExact, type Rates } from '#app/lib/money/money.ts';
import {
  creditedCents,
  owedCents,
  refundableMinor,
  refundCents,
  reversalRefusal,
  roundingCharge,
} from './account.rules.ts';
import type { PaymentInput } from './account.schema.ts';
import {
  type AccountRefusal,
  type AccountResult,
  type BookingRow,
  changeAccount,
  invalid,
  NOT_FOUND,
  recordAccountChange,
} from './change-account.server.ts';
import { insertCharge, voidCharges } from './charges.server.ts';
import { firstMoneyDay } from './money-days.rules.ts';
import { isPlausibleRate } from './rate.rules.ts';
import { readRows, type StoredPayment } from './read-account.server.ts';

type NewPayment = Omit<
  typeof payments.$inferInsert,
  'id' | 'bookingId' | 'number' | 'staffName' | 'createdAt'
>;

/** Amount as paid, in hundredths of its currency, and the same amount in euro cents at `rate`. */
interface Money {
  currency: PaymentInput['currency'];
  amountMinor: number;
  rate: number;
  cents: number;
}

/**
 * Records money that was received or returned (`product.md, "The account of a booking"`). Keeping a
 * part of the deposit writes two rows with the method `kept`: deposit out, price in. If a payment
 * in a foreign currency leaves a balance below one unit, a charge settles it. `rates` are today's.
 *
 * Refuses a balance that has changed since, a time in the future or before `firstMoneyDay`, an
 * earlier day in a foreign currency without its rate, an implausible rate, a refund above the rest
 * of its payment, a returned deposit above the deposit held, and a kept deposit above the balance.
 */
export function recordPayment(
  db: Db,
  bookingId: string,
  { input, rates }: { input: PaymentInput; rates: Rates },
  by: RepeatableSaving,
): Promise<AccountResult> {
  // The balance is left out, because it differs when the request is repeated after a lost response.
  const request = ['payment', { ...input, balance: null }];
  return changeAccount(db, { bookingId, request }, by, async (tx, booking) => {
    if (input.balance !== null && eurosToCents(input.balance) !== booking.balanceCents) {
      return { ok: false, reason: 'changed' };
    }
    const { payments: stored } = await readRows(tx, bookingId);
    const refunded = stored.find(({ id }) => id === input.refundOf) ?? null;
    const money = moneyOf(input, { refunded, stored, rates });
    const paidAt = input.at === null ? by.now : businessInstant(input.at);
    const refusal =
      refusedTime(input, { refunded, paidAt, rates }, by) ||
      refusedRefund(input, { money, refunded, stored }, by) ||
      refusedDeposit(input, { money, booking }, by);
    if (refusal) return refusal;

    const { direction, purpose, method, note, refundOf } = input;
    const payment = { ...money, direction, purpose, method, paidAt, note, refundOf };
    const row = await insertPayment(tx, booking, payment, by);
    if (method === 'kept') {
      const toPrice = { direction: 'in', purpose: 'price', refundOf: null } as const;
      await insertPayment(tx, booking, { ...payment, ...toPrice, keptFrom: row.id }, by);
    }
    if (direction === 'in' && purpose === 'price') await settleRounding(tx, booking, row, by);
    return { ok: true, madeId: row.id };
  });
}

/**
 * Reverses a payment that was a mistake, together with the other row of a kept deposit and with its
 * rounding charge. `invalid`: the payment was reversed already, is itself a reversal, or was
 * refunded or kept since.
 */
export async function reversePayment(
  db: Db,
  paymentId: string,
  reason: string,
  by: RepeatableSaving,
): Promise<AccountResult> {
  const [found] = await db.select().from(payments).where(eq(payments.id, paymentId));
  if (!found) return NOT_FOUND;
  const { bookingId } = found;
  const request = ['reverse-payment', paymentId, reason];
  return changeAccount(db, { bookingId, request }, by, async (tx, booking) => {
    const rows = await readRows(tx, bookingId);
    const payment = rows.payments.find(({ id }) => id === paymentId);
    if (!payment) return NOT_FOUND;
    const refusal = reversalRefusal(payment, rows.payments);
    if (refusal) return invalid('reason', by.texts.account.reversal[refusal]);
    const pair = rows.payments.filter(
      (row) => row.id === paymentId || row.keptFrom === paymentId || row.id === payment.keptFrom,
    );
    for (const row of pair) await insertReversal(tx, booking, row, reason, by);
    const roundings = rows.charges.filter(
      (charge) => charge.roundingOf === paymentId && charge.voidedAt === null,
    );
    await voidCharges(tx, booking, roundings, reason, by);
    return { ok: true, madeId: paymentId };
  });
}

/**
 * Inserts a payment with the next receipt number and logs it. The caller updates the stored sums.
 */
export async function insertPayment(
  tx: Db,
  booking: Pick<BookingRow, 'id' | 'reference'>,
  payment: NewPayment,
  by: Saving,
): Promise<StoredPayment> {
  // Numbers must have no gaps. The lock lasts until the transaction ends, so that transactions get
  // them one by one.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCKS.receipts})`);
  const [last] = await tx
    .select({ number: sql<number>`coalesce(max(${payments.number}), 0)::int` })
    .from(payments);
  const [row] = await tx
    .insert(payments)
    .values({
      ...payment,
      id: randomUUID(),
      bookingId: booking.id,
      number: (last?.number ?? 0) + 1,
      staffName: staffNameOf(by),
      createdAt: by.now,
    })
    .returning();
  if (!row) throw new Error('The payment was not written');
  const after = {
    number: row.number,
    direction: row.direction,
    purpose: row.purpose,
    method: row.method,
    currency: row.currency,
    paid: row.amountMinor / 100,
    amount: centsToEuros(row.cents),
    ...(row.reverses && { reverses: row.reverses }),
  };
  await recordAccountChange(tx, booking, { entity: 'payment', id: row.id, after }, by);
  return row as StoredPayment;
}

/**
 * Returns the amount in hundredths and in euro cents. A refund has the currency and rate of its
 * payment; other money has the typed rate, else today's.
 */
function moneyOf(
  input: PaymentInput,
  {
    refunded,
    stored,
    rates,
  }: { refunded: StoredPayment | null; stored: readonly StoredPayment[]; rates: Rates },
): Money {
  const amountMinor = Math.round(input.amount * 100);
  if (refunded) {
    const { currency, rate } = refunded;
    return { currency, amountMinor, rate, cents: refundCents(refunded, amountMinor, stored) };
  }
  const { currency } = input;
  const rate = currency === 'EUR' ? 1 : (input.rate ?? rates[currency]);
  const cents = currency === 'EUR' ? amountMinor : creditedCents(amountMinor, rate);
  return { currency, amountMinor, rate, cents };
}

/**
 * Refuses a time in the future, a day before `firstMoneyDay`, and an implausible rate. Also refuses
 * an earlier day in a foreign currency without rate, because only staff know the rate of that day.
 */
function refusedTime(
  { currency, rate }: PaymentInput,
  { refunded, paidAt, rates }: { refunded: StoredPayment | null; paidAt: Date; rates: Rates },
  by: Saving,
): AccountRefusal | null {
  const texts = by.texts.account.input;
  if (paidAt > by.now) return invalid('at', texts.inFuture);
  const day = businessNow(paidAt).date;
  const today = businessNow(by.now).date;
  const first = firstMoneyDay(today);
  if (day < first) return invalid('at', texts.tooEarly(formatSlashDate(first)));
  if (currency === 'EUR' || refunded) return null;
  if (rate === null) return day < today ? invalid('rate', texts.rateOfDay) : null;
  const current = rates[currency];
  if (isPlausibleRate(rate, { current, day, today })) return null;
  return invalid('rate', texts.implausibleRate(formatExact(current, currency)));
}

function refusedRefund(
  input: PaymentInput,
  {
    money,
    refunded,
    stored,
  }: { money: Money; refunded: StoredPayment | null; stored: readonly StoredPayment[] },
  by: Saving,
): AccountRefusal | null {
  const texts = by.texts.account.input;
  if (input.refundOf === null) return null;
  if (!refunded) return invalid('refundOf', texts.unknownPayment);
  if (refunded.purpose !== input.purpose) return invalid('refundOf', texts.otherPurpose);
  if (refunded.currency !== input.currency) return invalid('currency', texts.otherCurrency);
  const left = refundableMinor(refunded, stored);
  if (money.amountMinor <= left) return null;
  return invalid('amount', texts.aboveLeft(left / 100, money.currency));
}

function refusedDeposit(
  { direction, purpose, method }: PaymentInput,
  { money, booking }: { money: Money; booking: BookingRow },
  by: Saving,
): AccountRefusal | null {
  const texts = by.texts.account.input;
  if (direction === 'in' || purpose === 'price') return null;
  const held = booking.depositCents;
  if (money.cents > held) return invalid('amount', texts.aboveDeposit(centsToEuros(held)));
  const owed = owedCents(booking.balanceCents);
  if (method !== 'kept' || money.cents <= owed) return null;
  return invalid('amount', texts.aboveOwed(centsToEuros(owed)));
}

/**
 * Adds a charge for the balance that a payment in a foreign currency leaves, if it is below one
 * unit ("Kur farkı").
 */
async function settleRounding(
  tx: Db,
  booking: BookingRow,
  { id, currency, rate, cents }: StoredPayment,
  by: Saving,
): Promise<void> {
  const rounding = roundingCharge(booking.balanceCents - cents, currency, rate);
  if (rounding === 0) return;
  const charge = {
    kind: 'other',
    label: by.storedTexts.account.input.rounding,
    quantity: 1,
    eachCents: rounding,
    note: '',
    ofReturn: false,
    roundingOf: id,
  };
  await insertCharge(tx, booking, charge, by);
}

async function insertReversal(
  tx: Db,
  booking: BookingRow,
  payment: StoredPayment,
  reason: string,
  by: Saving,
): Promise<void> {
  const { purpose, method, currency, amountMinor, rate, cents } = payment;
  const reversal = {
    direction: payment.direction === 'in' ? ('out' as const) : ('in' as const),
    purpose,
    method,
    currency,
    amountMinor,
    rate,
    cents,
    paidAt: by.now,
    note: reason,
    reverses: payment.id,
  };
  await insertPayment(tx, booking, reversal, by);
}
