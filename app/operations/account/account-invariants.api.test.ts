/**
 * Tests random actions of two clerks at the same time on one account. Source: product.md, "The
 * account of a booking".
 */
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saveRateSet } from '#app/base/exchange-rates/exchange-rates.server.ts';
import { bookings, payments } from '#app/db/schema.server.ts';
import type { Account, Payment } from '#app/domain/account/account.schema.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

const { app, db, rates } = await buildTestApp();

const cents = fc.integer({ min: 1, max: 60_000 });
/** Chooses one of the rows that an action may change; 0 is the newest of them. */
const row = fc.nat({ max: 5 });
/** Part of the amount that an action may use. */
const percent = fc.integer({ min: 1, max: 100 });
const payment = fc.record({
  type: fc.constant('pay' as const),
  purpose: fc.constantFrom('price', 'deposit'),
  method: fc.constantFrom('cash', 'card', 'transfer', 'agency'),
  currency: fc.constantFrom('EUR', 'USD', 'TRY'),
  cents,
});
const action = fc.oneof(
  payment,
  fc.record({ type: fc.constant('refund' as const), row, percent }),
  fc.record({ type: fc.constant('keep' as const), percent }),
  fc.record({ type: fc.constant('charge' as const), cents }),
  fc.record({ type: fc.constant('goodwill' as const), cents }),
  fc.record({ type: fc.constant('reverse' as const), row }),
  fc.record({ type: fc.constant('void' as const), row }),
  fc.record({ type: fc.constant('hold' as const), cents }),
  fc.record({ type: fc.constant('end-hold' as const), row, percent: fc.option(percent) }),
  fc.record({
    type: fc.constant('status' as const),
    status: fc.constantFrom('active', 'cancelled'),
  }),
);
const lirasForEuro = fc.integer({ min: 20, max: 90 });
type Action = typeof action extends fc.Arbitrary<infer Each> ? Each : never;

const signedCents = ({ direction, credited }: Payment) =>
  direction === 'in' ? eurosToCents(credited) : -eurosToCents(credited);
/** Returns a part of an amount, at least its smallest unit. */
const partOf = (amount: number, percentage: number) =>
  Math.max(1, Math.floor(amount * percentage)) / 100;
const chosen = <Row>(rows: readonly Row[], index: number) => rows.at(-1 - (index % rows.length));
const sumOf = (numbers: number[]) => numbers.reduce((sum, each) => sum + each, 0);

/** Returns sums in cents, computed from the rows of the account. */
function sumsOf({ price, cancelled, charges, payments: rows }: Account) {
  const ofPurpose = (purpose: string) =>
    sumOf(rows.filter((each) => each.purpose === purpose).map(signedCents));
  const charged = charges.filter(({ voided }) => !voided).map(({ amount }) => eurosToCents(amount));
  const paid = ofPurpose('price');
  return {
    balance: (cancelled ? 0 : eurosToCents(price)) + sumOf(charged) - paid,
    depositHeld: ofPurpose('deposit'),
    paid,
  };
}

/** Returns the refunds of a payment that count. */
const refundsOf = ({ id }: Payment, rows: readonly Payment[]) =>
  rows.filter(({ refundOf, reversedBy }) => refundOf === id && !reversedBy);

/** Payments that may be refunded. A deposit of which a part was kept cannot be refunded as a whole. */
function refundable({ payments: rows, depositHeld }: Account): Payment[] {
  return rows.filter((each) => {
    const left = each.credited - sumOf(refundsOf(each, rows).map(({ credited }) => credited));
    const isHeld = eurosToCents(left) <= eurosToCents(depositHeld);
    return each.refundable > 0 && (each.purpose === 'price' || isHeld);
  });
}

/** Payments that may be reversed: neither reversed, refunded nor kept. */
function reversible({ payments: rows, depositHeld }: Account): Payment[] {
  return rows.filter((each) => {
    if (each.reverses || each.reversedBy) return false;
    if (each.direction === 'out' || each.method === 'kept') return true;
    const isHeld = each.purpose === 'price' || each.credited <= depositHeld;
    return each.refundable === each.amount && isHeld;
  });
}

/**
 * Creates an active booking. Returns functions that read and change its account as staff or owner.
 */
async function anAccount(totalCents: number) {
  const { id } = await aBooking(db, { status: 'active', totalCents });
  const staff = callsOf(app, (await signIn(db, undefined, { role: 'staff' })).headers);
  const owner = callsOf(app, (await signIn(db)).headers);
  const read = async (): Promise<Account> => (await staff('GET', `/bookings/${id}/account`)).data;

  /** Does what the account allows at the moment; null if it allows nothing of the kind. */
  async function act(given: Action) {
    const account = await read();
    const { charges, cardHolds, depositHeld, balance } = account;
    const pay = (payment: object) => staff('POST', `/bookings/${id}/payments`, payment);
    const charge = (kind: string, each: number) =>
      staff('POST', `/bookings/${id}/charges`, { kind, each: each / 100 });
    const reason = { reason: 'a mistake' };
    switch (given.type) {
      case 'pay': {
        const { purpose, method, currency } = given;
        return pay({ direction: 'in', purpose, method, currency, amount: given.cents / 100 });
      }
      case 'refund': {
        const refunded = chosen(refundable(account), given.row);
        if (!refunded) return null;
        const { purpose, method, currency, id: refundOf } = refunded;
        const amount = partOf(refunded.refundable, given.percent);
        return pay({ direction: 'out', purpose, method, currency, refundOf, amount });
      }
      case 'keep': {
        const most = Math.min(depositHeld, balance);
        if (most <= 0) return null;
        const kept = { direction: 'out', purpose: 'deposit', method: 'kept' };
        return pay({ ...kept, amount: partOf(most, given.percent) });
      }
      case 'charge':
        return charge('fuel', given.cents);
      case 'goodwill':
        return charge('goodwill', -given.cents);
      case 'reverse': {
        const wrong = chosen(reversible(account), given.row);
        return wrong ? owner('POST', `/payments/${wrong.id}/reverse`, reason) : null;
      }
      case 'void': {
        const live = charges.filter(({ voided }) => !voided);
        const wrong = chosen(live, given.row);
        return wrong ? owner('POST', `/charges/${wrong.id}/void`, reason) : null;
      }
      case 'hold': {
        const hold = { amount: given.cents / 100, expiresOn: '2026-07-20' };
        return staff('POST', `/bookings/${id}/card-holds`, hold);
      }
      case 'end-hold': {
        const open = cardHolds.filter(({ state }) => state === 'held');
        const hold = chosen(open, given.row);
        const most = hold && Math.min(hold.amount, Math.max(0, balance));
        const capture = most && given.percent ? partOf(most, given.percent) : null;
        return hold ? staff('POST', `/card-holds/${hold.id}/end`, { capture }) : null;
      }
      case 'status':
        return staff('PUT', `/bookings/${id}/status`, { status: given.status });
    }
  }

  /**
   * Sets the booking active again, reverses every payment, the newest first, and voids every
   * charge.
   */
  async function undoAll() {
    await staff('PUT', `/bookings/${id}/status`, { status: 'active' });
    for (const { id: paymentId } of (await read()).payments.reverse()) {
      await owner('POST', `/payments/${paymentId}/reverse`, { reason: 'all' });
    }
    for (const charge of (await read()).charges.filter(({ voided }) => !voided)) {
      await owner('POST', `/charges/${charge.id}/void`, { reason: 'all' });
    }
  }
  return { id, read, act, undoAll };
}

/** Stores new exchange rates. `TRY` is lira for one euro. */
async function changeRates(TRY: number) {
  await saveRateSet(db, {
    source: 'manual',
    asOf: '2026-07-01',
    rates: { EUR: 1, USD: TRY / 40, TRY },
    fetchedAt: new Date('2026-07-01T08:00:00Z'),
    expiresAt: null,
  });
  await rates.reload();
}

/** Returns two totals in cents: the paid sums that bookings store, and all payments of prices. */
async function readStoredSums() {
  const [stored] = await db
    .select({ paid: sql<string>`coalesce(sum(${bookings.paidCents}), 0)` })
    .from(bookings);
  const byMethod = await db
    .select({
      cents: sql<string>`sum(case ${payments.direction} when 'in' then cents else -cents end)`,
    })
    .from(payments)
    .where(eq(payments.purpose, 'price'))
    .groupBy(payments.method);
  return {
    paid: Number(stored?.paid),
    byMethod: sumOf(byMethod.map((each) => Number(each.cents))),
  };
}

test("an account's sums equal its rows after any actions of two clerks, and can be restored", async () => {
  const steps = fc
    .tuple(
      fc.record({ both: fc.tuple(payment, action), lirasForEuro }),
      fc.array(fc.record({ both: fc.tuple(action, action), lirasForEuro }), { maxLength: 6 }),
    )
    .map(([first, others]) => [first, ...others]);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 90_000 }), steps, async (totalCents, given) => {
      const { id, read, act, undoAll } = await anAccount(totalCents);
      for (const { both, lirasForEuro: liras } of given) {
        const responses = await Promise.all(both.map(act));
        // Each action is allowed by itself, so only the slower clerk may be refused.
        const statuses = responses.flatMap((answer) => answer?.status ?? []);
        const refused = statuses.filter((status) => ![200, 201].includes(status));
        expect([[], [400]]).toContainEqual(refused);
        expect(refused.length).toBeLessThan(statuses.length || 1);
        const { rates: before, ...account } = await read();
        for (const [i, answer] of responses.entries()) {
          const sent = both[i];
          if (sent?.type !== 'pay') continue;
          const { method, purpose, currency, cents: amount } = sent;
          expect(
            account.payments.find(({ id: stored }) => stored === answer?.data.id),
          ).toMatchObject({ method, purpose, currency, amount: amount / 100 });
        }
        for (const each of account.payments) {
          const refunds = refundsOf(each, account.payments);
          const sum = sumOf(refunds.map(({ amount }) => eurosToCents(amount)));
          expect(sum).toBeLessThanOrEqual(eurosToCents(each.amount));
          const credited = sumOf(refunds.map((refund) => eurosToCents(refund.credited)));
          expect(credited).toBeLessThanOrEqual(eurosToCents(each.credited));
        }
        const { balance, depositHeld, paid } = sumsOf({ ...account, rates: before });
        expect(eurosToCents(account.balance)).toBe(balance);
        expect(eurosToCents(account.depositHeld)).toBe(depositHeld);
        expect(depositHeld).toBeGreaterThanOrEqual(0);
        const [stored] = await db.select().from(bookings).where(eq(bookings.id, id));
        expect(stored).toMatchObject({ balanceCents: balance, paidCents: paid });
        await changeRates(liras);
        const { rates: after, ...sameAccount } = await read();
        expect(after.TRY).toBe(liras);
        expect(sameAccount).toEqual(account);
      }
      const { paid, byMethod } = await readStoredSums();
      expect(byMethod).toBe(paid);
      await undoAll();
      expect(await read()).toMatchObject({
        ...{ charged: 0, paid: 0, depositHeld: 0, balance: totalCents / 100 },
      });
    }),
    { numRuns: 12 },
  );
});
