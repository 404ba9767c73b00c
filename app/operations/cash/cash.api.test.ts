import { desc, eq, isNull } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import { cashCounts, cashMoves, expenses, payments } from '#app/db/schema.server.ts';
import { CURRENCY_CODES } from '#app/lib/money/money.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';
import type { Cash, CashMovement } from './cash.schema.ts';

// The clock is at noon of 1 July.
const { app, db, clock } = await testApp();

const NOON = '2026-07-01T09:00:00Z';

let staff: ReturnType<typeof callsOf>;
let owner: ReturnType<typeof callsOf>;
beforeEach(async () => {
  clock.set(NOON);
  await db.delete(payments);
  await db.delete(expenses);
  await db.delete(cashMoves);
  await db.delete(cashCounts);
  staff = callsOf(app, (await signIn(db, undefined, { role: 'staff' })).headers);
  owner = callsOf(app, (await signIn(db)).headers);
});

const PAYMENT = { direction: 'in', purpose: 'price', method: 'cash', amount: 100 };
const EXPENSE = { day: '2026-07-01', category: 'fuel', currency: 'EUR', amount: 30 };

async function booking() {
  const { id } = await aBooking(db, { status: 'confirmed', totalCents: 500_00 });
  const pay = async (payment: object = {}): Promise<string> =>
    (await staff('POST', `/bookings/${id}/payments`, { ...PAYMENT, ...payment })).data.id;
  /** Records a card hold and captures a part of it. */
  const capture = async (amount: number) => {
    const hold = { amount: 500, expiresOn: '2026-07-20' };
    const { data } = await staff('POST', `/bookings/${id}/card-holds`, hold);
    return staff('POST', `/card-holds/${data.id}/end`, { capture: amount });
  };
  return { id, pay, capture };
}
const expected = async (currency = 'EUR') => {
  const { boxes }: Cash = (await owner('GET', '/cash')).data;
  return boxes.find((box) => box.currency === currency)?.expected;
};
const move = (given: object) => staff('POST', '/cash/moves', given);
const count = (given: object) => staff('POST', '/cash/counts', given);

describe('expected cash', () => {
  test('is 0 in an empty box', async () => {
    expect((await owner('GET', '/cash')).data).toMatchObject({
      boxes: [{ expected: 0, lastCount: null }, { expected: 0 }, { expected: 0 }],
      ...{ movements: [], counts: [] },
    });
  });

  test('does not include cards, transfers, captured card holds and kept deposits', async () => {
    const { pay, capture } = await booking();
    expect((await capture(70)).status).toBe(200);
    await pay({ method: 'card' });
    await pay({ method: 'transfer' });
    await pay({ purpose: 'deposit', amount: 300 });
    await pay({ purpose: 'deposit', direction: 'out', method: 'kept', amount: 60 });
    expect(await expected()).toBe(300);
  });

  test('falls by a refund and by a reversal', async () => {
    const { pay } = await booking();
    const first = await pay();
    const second = await pay({ amount: 50 });
    await pay({ direction: 'out', amount: 40, refundOf: first });
    await owner('POST', `/payments/${second}/reverse`, { reason: 'wrong booking' });
    expect(await expected()).toBe(60);
  });

  test('includes moves and cash expenses, but no expense by card', async () => {
    await move({ kind: 'added', amount: 200 });
    await move({ kind: 'bank', amount: 50 });
    await move({ kind: 'taken', amount: 20.5 });
    await staff('POST', '/expenses', EXPENSE);
    await staff('POST', '/expenses', { ...EXPENSE, method: 'card' });
    expect(await expected()).toBe(99.5);
  });

  test('is the same after exchange rates change', async () => {
    const { pay } = await booking();
    await pay({ currency: 'USD', amount: 114, rate: 1.14 });
    const before = (await owner('GET', '/cash')).data;
    const changed = await owner('POST', '/exchange-rates/override', {
      ...{ USD: 1.2, TRY: 40, expiresAt: '2026-07-02T12:00:00+03:00' },
    });
    expect(changed.status).toBe(200);
    expect((await owner('GET', '/cash')).data).toEqual(before);
  });
});

describe('a count', () => {
  test('stores the difference, and the next expected cash begins at the counted amount', async () => {
    const { pay } = await booking();
    await pay();
    const { status } = await count({ EUR: 95, note: 'five are missing' });
    expect(status).toBe(201);
    await pay({ amount: 10 });
    const { data } = await owner('GET', '/cash');
    expect(data.counts).toMatchObject([
      { currency: 'EUR', counted: 95, expected: 100, difference: -5, note: 'five are missing' },
    ]);
    expect(data.boxes[0].expected).toBe(105);
    expect(data.movements).toMatchObject([{ kind: 'payment', amount: 10 }]);
  });

  test('does not include a payment that is recorded later with an earlier time', async () => {
    const { pay } = await booking();
    await count({ EUR: 0 });
    await pay({ at: '2026-06-30T23:50' });
    expect(await expected()).toBe(100);
  });

  test('of one currency leaves the others uncounted', async () => {
    const { pay } = await booking();
    await pay({ currency: 'USD', amount: 114 });
    await count({ EUR: 0 });
    expect(await expected('USD')).toBe(114);
  });

  test('does not change when one of its expenses is voided, and the cash comes back after it', async () => {
    await count({ EUR: 100 });
    const { data: expense } = await staff('POST', '/expenses', EXPENSE);
    await count({ EUR: 100 });
    await owner('POST', `/expenses/${expense.id}/void`, { reason: 'typed twice' });
    const { data } = await owner('GET', '/cash');
    expect(data.counts[0]).toMatchObject({ expected: 70, difference: 30 });
    expect(data.boxes[0].expected).toBe(130);
    expect(data.movements).toMatchObject([{ amount: 30, reverses: true, note: 'typed twice' }]);
    await count({ EUR: 100 });
    const { data: later } = await owner('GET', '/cash');
    expect(later).toMatchObject({ boxes: [{ expected: 100 }, {}, {}], movements: [] });
    // Both differences together are zero: no cash was missing.
    expect(later.counts[0]).toMatchObject({ expected: 130, difference: -30 });
  });

  test('shows staff neither the expected amount nor the difference', async () => {
    const { pay } = await booking();
    await pay();
    const { data } = await count({ EUR: 90 });
    expect(data.boxes[0]).toMatchObject({ expected: null, lastCount: { counted: 90 } });
    expect(data.counts[0]).toMatchObject({ expected: null, difference: null });
  });

  test.each([
    [{}, 'EUR'],
    [{ EUR: -1 }, 'EUR'],
    [{ TRY: 1.005 }, 'TRY'],
    [{ USD: 'ten' }, 'USD'],
  ])('of %j is refused with an error at its field', async (given, field) => {
    expect(await count(given)).toMatchObject({ status: 400, details: [{ field }] });
    expect((await owner('GET', '/cash')).data.counts).toEqual([]);
  });
});

describe('a move', () => {
  test.each([
    [{ kind: 'lost', amount: 5 }, 'kind'],
    [{ kind: 'bank', amount: 5, currency: 'GBP' }, 'currency'],
    [{ kind: 'bank', amount: 5, note: '5555 5555 5555 4444' }, 'note'],
  ])('of %j is refused with an error at its field', async (given, field) => {
    expect(await move(given)).toMatchObject({ status: 400, details: [{ field }] });
  });

  test('is reversed only once, with a reason', async () => {
    await move({ kind: 'added', amount: 50 });
    await count({ EUR: 50 });
    const { data } = await move({ kind: 'bank', amount: 50 });
    const path = `/cash/moves/${data.movements[0].id}/reverse`;
    expect((await owner('POST', path, { reason: ' ' })).status).toBe(400);
    const reversed = await owner('POST', path, { reason: 'wrong' });
    expect(reversed.data).toMatchObject({
      boxes: [{ expected: 50 }, {}, {}],
      movements: [
        { amount: 50, reverses: true, reversible: false },
        { amount: -50, reverses: false, reversible: false },
      ],
    });
    expect((await owner('POST', path, { reason: 'again' })).status).toBe(400);
  });
});

describe('a move of more cash than the box should hold', () => {
  test.each(['bank', 'taken'])('(%s) is refused without telling the amount', async (kind) => {
    const { pay } = await booking();
    await pay();
    await pay({ currency: 'TRY', amount: 9000 });
    const refused = await move({ kind, amount: 100.01 });
    expect(refused).toMatchObject({ status: 409, details: [{ field: 'allowOverdraft' }] });
    expect(JSON.stringify({ ...refused, headers: null })).not.toContain('100');
    expect(await expected()).toBe(100);
  });

  test('is recorded if staff allow it', async () => {
    const given = { kind: 'bank', amount: 100.01 };
    expect((await move({ ...given, allowOverdraft: true })).status).toBe(201);
    expect(await expected()).toBe(-100.01);
  });

  test('is measured from the last count, with the rows after it', async () => {
    const { pay } = await booking();
    await pay();
    await count({ EUR: 40 });
    await staff('POST', '/expenses', EXPENSE);
    expect((await move({ kind: 'bank', amount: 10.01 })).status).toBe(409);
    expect((await move({ kind: 'bank', amount: 10 })).status).toBe(201);
  });

  test('does not depend on two clerks who move at once', async () => {
    const { pay } = await booking();
    await pay();
    const both = await Promise.all([1, 2].map(() => move({ kind: 'taken', amount: 60 })));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  test('is never asked about cash that is put in', async () => {
    expect((await move({ kind: 'added', amount: 500 })).status).toBe(201);
  });
});

test('a day lists its movements and counts', async () => {
  const { pay } = await booking();
  await pay({ at: '2026-06-30T23:59' });
  await pay({ at: '2026-07-01T00:00', amount: 70 });
  await count({ EUR: 170 });
  const { data } = await staff('GET', '/cash?day=2026-07-01');
  expect(data).toMatchObject({ day: '2026-07-01', movements: [{ amount: 70 }] });
  expect(data.counts).toHaveLength(1);
  expect((await staff('GET', '/cash?day=2026-06-30')).data.counts).toEqual([]);
});

test('movements say what they are: purpose, direction, and whether they reverse another', async () => {
  const { pay } = await booking();
  const paid = await pay({ at: '2026-07-01T08:00' });
  await pay({ at: '2026-07-01T08:01', direction: 'out', amount: 10, refundOf: paid });
  const taken = await pay({ at: '2026-07-01T08:02', purpose: 'deposit', amount: 300 });
  await pay({
    ...{ at: '2026-07-01T08:03', purpose: 'deposit', direction: 'out' },
    ...{ amount: 300, refundOf: taken },
  });
  const wrong = await pay({ at: '2026-07-01T08:04', purpose: 'deposit', amount: 5 });
  await owner('POST', `/payments/${wrong}/reverse`, { reason: 'wrong' });
  await move({ kind: 'bank', amount: 50 });
  const { movements }: Cash = (await staff('GET', '/cash')).data;
  const said = movements.map((row) => [row.kind, row.purpose, row.direction, row.reverses]);
  expect(said).toHaveLength(7);
  expect(said).toEqual(
    expect.arrayContaining([
      ['payment', 'price', 'in', false],
      ['payment', 'price', 'out', false],
      ['payment', 'deposit', 'in', false],
      ['payment', 'deposit', 'out', false],
      ['payment', 'deposit', 'out', true],
      ['bank', null, 'out', false],
    ]),
  );
});

describe('the sums of a day', () => {
  const sumsOf = async (day: string, call = owner) => {
    const { boxes }: Cash = (await call('GET', `/cash?day=${day}`)).data;
    return boxes.find(({ currency }) => currency === 'EUR')?.sums;
  };

  test('add up from the opening to the closing amount', async () => {
    const { pay } = await booking();
    await pay({ at: '2026-06-30T23:59', amount: 200 });
    await pay({ at: '2026-07-01T00:00', amount: 70 });
    await staff('POST', '/expenses', EXPENSE);
    await count({ EUR: 235 });
    expect(await sumsOf('2026-06-30')).toEqual({
      ...{ opening: 0, received: 200, left: 0, difference: 0, closing: 200 },
    });
    expect(await sumsOf('2026-07-01')).toEqual({
      ...{ opening: 200, received: 70, left: 30, difference: -5, closing: 235 },
    });
    clock.set('2026-07-02T09:00:00Z');
    await move({ kind: 'bank', amount: 100 });
    expect(await sumsOf('2026-07-02')).toEqual({
      ...{ opening: 235, received: 0, left: 100, difference: 0, closing: 135 },
    });
    expect(await expected()).toBe(135);
  });

  test('of a counted day do not change by a payment that is recorded later with an earlier time', async () => {
    const { pay } = await booking();
    await pay({ at: '2026-06-30T10:00', amount: 200 });
    clock.set('2026-06-30T18:00:00Z');
    await count({ EUR: 200 });
    const counted = await sumsOf('2026-06-30');
    clock.set(NOON);
    await pay({ at: '2026-06-30T11:00', amount: 70 });
    expect(await sumsOf('2026-06-30')).toEqual(counted);
    expect(await sumsOf('2026-07-01')).toMatchObject({ opening: 200, received: 70, closing: 270 });
    const movements = async (day: string) =>
      (await owner('GET', `/cash?day=${day}`)).data.movements.map(
        (row: CashMovement) => row.amount,
      );
    expect(await movements('2026-06-30')).toEqual([200]);
    expect(await movements('2026-07-01')).toEqual([70]);
    // The next count contains the payment, and its day stays the same.
    await count({ EUR: 270 });
    expect(await sumsOf('2026-06-30')).toEqual(counted);
  });

  test('of a day that was not counted include a payment that is recorded later', async () => {
    const { pay } = await booking();
    await pay({ at: '2026-06-30T11:00', amount: 70 });
    await count({ EUR: 70 });
    expect(await sumsOf('2026-06-30')).toMatchObject({ received: 70, closing: 70 });
  });

  test('include movements that the list leaves out', async () => {
    const rows = Array.from({ length: 301 }, (_, i) => ({
      ...{ id: `m${i}`, kind: 'added' as const, currency: 'EUR', amountMinor: 100 },
      ...{ movedAt: new Date('2026-07-01T06:00:00Z'), staffName: 'Ece' },
    }));
    await db.insert(cashMoves).values(rows);
    expect(await sumsOf('2026-07-01')).toMatchObject({ received: 301, closing: 301 });
  });

  test('show staff neither the opening and closing amount nor the difference', async () => {
    await count({ EUR: 90 });
    expect(await sumsOf('2026-07-01', staff)).toEqual({
      ...{ opening: null, received: 0, left: 0, difference: null, closing: null },
    });
  });

  test('are null without a day', async () => {
    const { boxes }: Cash = (await owner('GET', '/cash')).data;
    expect(boxes.map(({ sums }) => sums)).toEqual([null, null, null]);
  });
});

test('an expense stays in its day, and its void is a movement of the day of the void', async () => {
  const { data: expense } = await staff('POST', '/expenses', EXPENSE);
  clock.set('2026-07-02T09:00:00Z');
  await owner('POST', `/expenses/${expense.id}/void`, { reason: 'typed twice' });
  expect((await staff('GET', '/cash?day=2026-07-01')).data.movements).toMatchObject([
    { kind: 'expense', amount: -30, reverses: false, at: '2026-07-01T12:00' },
  ]);
  expect((await staff('GET', '/cash?day=2026-07-02')).data.movements).toMatchObject([
    { kind: 'expense', amount: 30, reverses: true, at: '2026-07-02T12:00', note: 'typed twice' },
  ]);
});

test('expected cash is all cash that moved plus all differences, after any actions of two clerks', async () => {
  const amount = fc.integer({ min: 1, max: 500 });
  const currency = fc.constantFrom(...CURRENCY_CODES);
  const method = fc.constantFrom('cash', 'card', 'transfer');
  const step = fc.oneof(
    fc.record({
      do: fc.constantFrom('pay', 'refund', 'keep', 'capture', 'reverse-payment', 'spend'),
      ...{ amount, currency, method },
    }),
    fc.record({
      do: fc.constant('move' as const),
      kind: fc.constantFrom('bank', 'taken', 'added'),
      ...{ amount, currency },
    }),
    fc.record({ do: fc.constantFrom('reverse-move', 'void') }),
    fc.record({ do: fc.constant('count' as const), amount, currency }),
  );
  type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

  /** Cash that moved, in hundredths. Expenses are added from their rows, because they can be voided. */
  const moved = { EUR: 0, USD: 0, TRY: 0 };
  const cashExpenses = new Set<string>();

  async function act(given: Step) {
    const { pay, capture } = await booking();
    switch (given.do) {
      case 'pay':
      case 'refund':
      case 'reverse-payment': {
        const paid = { amount: given.amount, currency: given.currency, method: given.method };
        const paymentId = await pay(paid);
        if (given.do === 'refund') {
          await pay({ ...paid, method: 'cash', direction: 'out', refundOf: paymentId });
          moved[given.currency] -= given.amount * 100;
        }
        if (given.do === 'reverse-payment') {
          await owner('POST', `/payments/${paymentId}/reverse`, { reason: 'wrong' });
        } else if (given.method === 'cash') {
          moved[given.currency] += given.amount * 100;
        }
        break;
      }
      case 'keep': {
        const deposit = { purpose: 'deposit', amount: given.amount, method: given.method };
        await pay(deposit);
        await pay({ ...deposit, direction: 'out', method: 'kept' });
        if (given.method === 'cash') moved.EUR += given.amount * 100;
        break;
      }
      case 'capture':
        await capture(given.amount);
        break;
      case 'spend': {
        const { amount: spent, currency: paidIn, method: by } = given;
        const expense = { ...EXPENSE, amount: spent, currency: paidIn, method: by };
        const { data } = await staff('POST', '/expenses', expense);
        if (by === 'cash') cashExpenses.add(data.id);
        break;
      }
      case 'move':
        await move({
          ...{ kind: given.kind, amount: given.amount, currency: given.currency },
          allowOverdraft: true,
        });
        moved[given.currency] += given.amount * (given.kind === 'added' ? 100 : -100);
        break;
      case 'reverse-move': {
        const [last] = await db.select().from(cashMoves).orderBy(desc(cashMoves.movedAt)).limit(1);
        if (!last) break;
        const reversed = await owner('POST', `/cash/moves/${last.id}/reverse`, { reason: 'wrong' });
        const sign = last.kind === 'added' ? -1 : 1;
        if (reversed.status === 200) {
          moved[last.currency as keyof typeof moved] += sign * last.amountMinor;
        }
        break;
      }
      case 'void': {
        const [last] = await db.select().from(expenses).where(isNull(expenses.voidedAt)).limit(1);
        if (last) await owner('POST', `/expenses/${last.id}/void`, { reason: 'wrong' });
        break;
      }
      case 'count':
        await count({ [given.currency]: given.amount });
        break;
    }
  }

  /** Cash that left by expenses. The cash of a void expense came back. */
  async function readSpent(spentIn: string): Promise<number> {
    const rows = await db.select().from(expenses).where(eq(expenses.currency, spentIn));
    return rows
      .filter(({ id }) => cashExpenses.has(id))
      .filter(({ voidedAt }) => voidedAt === null)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  }

  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(step, step), { maxLength: 6 }), async (pairs) => {
      for (const pair of pairs) {
        await Promise.all(pair.map(act));
        for (const code of CURRENCY_CODES) {
          const counts = await db.select().from(cashCounts).where(eq(cashCounts.currency, code));
          const differences = counts.reduce(
            (sum, { countedMinor, expectedMinor }) => sum + countedMinor - expectedMinor,
            0,
          );
          const cash = moved[code] - (await readSpent(code)) + differences;
          expect([code, await expected(code)]).toEqual([code, cash / 100]);
          const { boxes }: Cash = (await owner('GET', '/cash?day=2026-07-01')).data;
          const sums = boxes.find(({ currency: each }) => each === code)?.sums;
          expect([code, sums?.closing]).toEqual([code, cash / 100]);
        }
      }
    }),
    { numRuns: 12 },
  );
});
