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
/** Index of the row that an action changes; 0 is the newest row. */
const row = fc.nat({ max: 5 });
const action = fc.oneof(
  fc.record({
    type: fc.constant('pay' as const),
    purpose: fc.constantFrom('price', 'deposit'),
    method: fc.constantFrom('cash', 'card', 'transfer', 'agency'),
    currency: fc.constantFrom('EUR', 'USD', 'TRY'),
    cents,
  }),
  fc.record({ type: fc.constant('refund' as const), row, cents }),
  fc.record({ type: fc.constant('keep' as const), cents }),
  fc.record({ type: fc.constant('charge' as const), cents }),
  fc.record({ type: fc.constant('goodwill' as const), cents }),
  fc.record({ type: fc.constant('reverse' as const), row }),
  fc.record({ type: fc.constant('void' as const), row }),
  fc.record({ type: fc.constant('hold' as const), cents }),
  fc.record({ type: fc.constant('end-hold' as const), row, capture: fc.option(cents) }),
  fc.record({
    type: fc.constant('status' as const),
    status: fc.constantFrom('active', 'cancelled'),
  }),
);
const lirasForEuro = fc.integer({ min: 20, max: 90 });
type Action = typeof action extends fc.Arbitrary<infer Each> ? Each : never;

const signedCents = ({ direction, credited }: Payment) =>
  direction === 'in' ? eurosToCents(credited) : -eurosToCents(credited);
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

/**
 * Creates an active booking. Returns functions that read and change its account as staff or owner.
 */
async function anAccount(totalCents: number) {
  const { id } = await aBooking(db, { status: 'active', totalCents });
  const staff = callsOf(app, (await signIn(db, undefined, { role: 'staff' })).headers);
  const owner = callsOf(app, (await signIn(db)).headers);
  const read = async (): Promise<Account> => (await staff('GET', `/bookings/${id}/account`)).data;

  async function act(given: Action) {
    const { payments: paid, charges, cardHolds } = await read();
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
        const refunded = paid.at(-1 - given.row);
        if (!refunded) return null;
        const { purpose, method, currency, id: refundOf } = refunded;
        const amount = given.cents / 100;
        return pay({ direction: 'out', purpose, method, currency, refundOf, amount });
      }
      case 'keep': {
        const kept = { direction: 'out', purpose: 'deposit', method: 'kept' };
        return pay({ ...kept, amount: given.cents / 100 });
      }
      case 'charge':
        return charge('fuel', given.cents);
      case 'goodwill':
        return charge('goodwill', -given.cents);
      case 'reverse': {
        const wrong = paid.at(-1 - given.row);
        return wrong ? owner('POST', `/payments/${wrong.id}/reverse`, reason) : null;
      }
      case 'void': {
        const wrong = charges.at(-1 - given.row);
        return wrong ? owner('POST', `/charges/${wrong.id}/void`, reason) : null;
      }
      case 'hold': {
        const hold = { amount: given.cents / 100, expiresOn: '2026-07-20' };
        return staff('POST', `/bookings/${id}/card-holds`, hold);
      }
      case 'end-hold': {
        const hold = cardHolds.at(-1 - given.row);
        const capture = given.capture === null ? null : given.capture / 100;
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
  async function takeAllBack() {
    await staff('PUT', `/bookings/${id}/status`, { status: 'active' });
    for (const { id: paymentId } of (await read()).payments.reverse()) {
      await owner('POST', `/payments/${paymentId}/reverse`, { reason: 'all' });
    }
    for (const charge of (await read()).charges.filter(({ voided }) => !voided)) {
      await owner('POST', `/charges/${charge.id}/void`, { reason: 'all' });
    }
  }
  return { id, read, act, takeAllBack };
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
  const step = fc.record({ both: fc.tuple(action, action), lirasForEuro });
  const steps = fc.array(step, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 90_000 }), steps, async (totalCents, given) => {
      const { id, read, act, takeAllBack } = await anAccount(totalCents);
      for (const { both, lirasForEuro: liras } of given) {
        const answers = await Promise.all(both.map(act));
        for (const answer of answers) expect([undefined, 200, 201, 400]).toContain(answer?.status);
        const { rates: before, ...account } = await read();
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
      await takeAllBack();
      expect(await read()).toMatchObject({
        ...{ charged: 0, paid: 0, depositHeld: 0, balance: totalCents / 100 },
      });
    }),
    { numRuns: 12 },
  );
});
