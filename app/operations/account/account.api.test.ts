import { describe, expect, test } from 'vitest';
import { payments } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July.
const { app, db } = await testApp();

const PAYMENT = { direction: 'in', purpose: 'price', method: 'cash', amount: 100 };
const DEPOSIT = { ...PAYMENT, purpose: 'deposit', amount: 300 };

/**
 * Creates a confirmed booking of €400. Returns functions that act on its account as staff or owner.
 */
async function account(overrides: Parameters<typeof aBooking>[1] = {}) {
  const { id } = await aBooking(db, { status: 'confirmed', totalCents: 400_00, ...overrides });
  const { headers } = await signIn(db, undefined, { role: 'staff' });
  const owner = callsOf(app, (await signIn(db)).headers);
  const call = callsOf(app, headers);
  const pay = (payment: object = {}) =>
    call('POST', `/bookings/${id}/payments`, { ...PAYMENT, ...payment });
  const charge = (given: object) => call('POST', `/bookings/${id}/charges`, given);
  const read = async () => (await call('GET', `/bookings/${id}/account`)).data;
  return { id, headers, call, owner, pay, charge, read };
}

test('a new account contains the price and no rows', async () => {
  const { read } = await account();
  expect(await read()).toMatchObject({
    ...{ price: 400, charged: 0, due: 400, paid: 0, balance: 400, depositHeld: 0, state: 'due' },
    ...{ charges: [], payments: [], cardHolds: [] },
  });
});

describe('a booking that was paid before the accounts began', () => {
  const SETTLED = { status: 'completed', settledCents: 400_00 } as const;

  test('is paid, without a payment', async () => {
    const { read } = await account(SETTLED);
    expect(await read()).toMatchObject({
      ...{ due: 400, paid: 0, settledBefore: 400, balance: 0, state: 'paid', payments: [] },
    });
  });

  test('owes a charge that comes later', async () => {
    const { charge, pay, read } = await account(SETTLED);
    await charge({ kind: 'toll', each: 7 });
    expect(await read()).toMatchObject({ balance: 7, state: 'partly-paid' });
    await pay({ amount: 7 });
    expect(await read()).toMatchObject({ paid: 7, balance: 0, state: 'paid' });
  });
});

describe('a charge', () => {
  test('adds to the balance of a completed booking', async () => {
    const { charge, read } = await account({ status: 'completed' });
    const made = await charge({ kind: 'toll', quantity: 2, each: 3.5, note: 'HGS' });
    expect(made).toMatchObject({ status: 201, data: { account: { balance: 407, charged: 7 } } });
    expect((await read()).charges).toMatchObject([{ amount: 7, voided: null }]);
  });

  test('is the whole due amount of a cancelled booking', async () => {
    const { charge } = await account({ status: 'cancelled' });
    const { data } = await charge({ kind: 'no-show', each: 50 });
    expect(data.account).toMatchObject({ due: 50, balance: 50, state: 'due' });
  });

  test('of goodwill lowers the balance', async () => {
    const { charge } = await account();
    const { data } = await charge({ kind: 'goodwill', each: -30 });
    expect(data.account.balance).toBe(370);
  });

  test('can be voided only once, with a reason', async () => {
    const { charge, owner, read } = await account();
    const { data } = await charge({ kind: 'fuel', each: 25 });
    const path = `/charges/${data.id}/void`;
    expect(await owner('POST', path, { reason: ' ' })).toMatchObject({
      ...{ status: 400, details: [{ field: 'reason' }] },
    });
    expect((await owner('POST', path, { reason: 'typed twice' })).status).toBe(200);
    expect((await owner('POST', path, { reason: 'again' })).status).toBe(400);
    expect(await read()).toMatchObject({
      ...{ balance: 400, charges: [{ voided: { reason: 'typed twice' } }] },
    });
  });

  test.each([
    [{ kind: 'goodwill', each: 5 }, 'each'],
    [{ kind: 'fuel', each: 5, quantity: 0 }, 'quantity'],
    [{ kind: 'unknown', each: 5 }, 'kind'],
    [{ kind: 'fuel', each: 90_000, quantity: 2 }, 'quantity'],
  ])('%j is refused with an error at its field', async (given, field) => {
    const { charge, read } = await account();
    expect(await charge(given)).toMatchObject({ status: 400, details: [{ field }] });
    expect((await read()).charges).toEqual([]);
  });
});

describe('a payment', () => {
  test('lowers the balance and gets the next receipt number', async () => {
    const { pay } = await account();
    const first = await pay();
    const second = await pay({ amount: 300, method: 'card' });
    expect(first.data.account).toMatchObject({ paid: 100, balance: 300, state: 'partly-paid' });
    expect(second.data.account).toMatchObject({ paid: 400, balance: 0, state: 'paid' });
    const [one, two] = second.data.account.payments;
    expect(two.number).toBe(one.number + 1);
  });

  test.each([
    ['half of', { currency: 'TRY', rate: 18.75 }, 201],
    ['below half of', { currency: 'TRY', rate: 18.74 }, 400],
    ['double', { currency: 'TRY', rate: 75 }, 201],
    ['above double', { currency: 'TRY', rate: 75.01 }, 400],
    ['half of', { currency: 'USD', rate: 0.57 }, 201],
    ['below half of', { currency: 'USD', rate: 0.569 }, 400],
    ['no more than', { currency: 'USD', rate: null }, 201],
    ['far from, but in euros,', { currency: 'EUR', rate: 40 }, 201],
  ])('at a rate %s today’s is accepted or refused: %j %i', async (_what, given, status) => {
    const { pay } = await account();
    const { status: answered, data } = await pay({ amount: 10, ...given });
    expect(answered).toBe(status);
    if (given.currency === 'EUR') expect(data.account.paid).toBe(10);
  });

  test('in lira stores its amount and rate', async () => {
    const { pay } = await account();
    const { data } = await pay({ currency: 'TRY', amount: 7500, rate: 37.5 });
    expect(data.account).toMatchObject({ paid: 200, balance: 200 });
    expect(data.account.payments).toMatchObject([
      { currency: 'TRY', amount: 7500, rate: 37.5, credited: 200 },
    ]);
  });

  test('in whole lira settles the remainder as an exchange difference', async () => {
    const { pay, owner, read } = await account({ totalCents: 123_45 });
    const { data } = await pay({ currency: 'TRY', amount: 5090, rate: 41.2379 });
    expect(data.account).toMatchObject({ balance: 0, state: 'paid' });
    expect(data.account.charges).toMatchObject([{ kind: 'other', label: 'Kur farkı' }]);
    await owner('POST', `/payments/${data.id}/reverse`, { reason: 'wrong booking' });
    expect(await read()).toMatchObject({ balance: 123.45, paid: 0, charged: 0 });
  });

  test.each([
    [{ currency: 'TRY', rate: 0 }, 'rate'],
    [{ currency: 'TRY', rate: 0.000_000_1 }, 'rate'],
    [{ currency: 'TRY', amount: 10_000_000, rate: 0.001 }, 'amount'],
    [{ currency: 'TRY', amount: 1125, rate: 0.0267 }, 'rate'],
    [{ currency: 'USD', rate: 2.29 }, 'rate'],
    [{ currency: 'GBP' }, 'currency'],
    [{ note: 'card 5555 5555 5555 4444 12/27' }, 'note'],
    [{ at: '2026-07-02T10:00' }, 'at'],
    [{ at: '2024-07-31T23:59' }, 'at'],
    [{ direction: 'out' }, 'refundOf'],
    [{ method: 'kept' }, 'method'],
    [{ refundOf: 'nothing' }, 'refundOf'],
    [{ direction: 'out', refundOf: 'nothing' }, 'refundOf'],
  ])('%j is refused with an error at its field', async (given, field) => {
    const { pay, read } = await account();
    expect(await pay(given)).toMatchObject({ status: 400, details: [{ field }] });
    expect((await read()).payments).toEqual([]);
  });

  test('is recorded once if two clerks send it with the same balance', async () => {
    const { pay, read } = await account();
    const both = await Promise.all([
      pay({ amount: 400, balance: 400 }),
      pay({ amount: 400, balance: 400 }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await read()).toMatchObject({ paid: 400, balance: 0 });
  });

  test('that is sent again with the new balance and the same Idempotency-Key is recorded once', async () => {
    const { id, headers, read } = await account();
    const send = (balance: number) =>
      app.inject({
        ...{ method: 'POST', url: `/api/admin/bookings/${id}/payments` },
        headers: { ...headers, 'idempotency-key': 'press-2' },
        payload: { ...PAYMENT, balance },
      });
    const [first, again] = [await send(400), await send(300)];
    expect(again.json().data.id).toBe(first.json().data.id);
    expect(await read()).toMatchObject({ paid: 100, payments: [{ amount: 100 }] });
  });

  test('that was refused can be corrected and sent with the same key', async () => {
    const { id, headers, read } = await account();
    const send = (amount: number) =>
      app.inject({
        ...{ method: 'POST', url: `/api/admin/bookings/${id}/payments` },
        headers: { ...headers, 'idempotency-key': 'press-3' },
        payload: { ...PAYMENT, amount, at: amount === 100 ? '2026-07-02T10:00' : null },
      });
    expect((await send(100)).statusCode).toBe(400);
    expect((await send(90)).statusCode).toBe(201);
    expect((await read()).payments).toMatchObject([{ amount: 90 }]);
  });
});

describe('a refund', () => {
  test('cannot exceed the rest of its payment', async () => {
    const { pay, read } = await account();
    const { data } = await pay();
    const refund = (amount: number) => pay({ direction: 'out', amount, refundOf: data.id });
    expect((await refund(60)).data.account).toMatchObject({ paid: 40, balance: 360 });
    expect(await refund(41)).toMatchObject({ status: 400, details: [{ field: 'amount' }] });
    expect((await read()).payments[0]).toMatchObject({ refundable: 40 });
  });

  test('is converted at the rate of its payment', async () => {
    const { pay } = await account();
    const paid = await pay({ currency: 'TRY', amount: 3750, rate: 37.5 });
    const refund = { direction: 'out', currency: 'TRY', amount: 3750, refundOf: paid.data.id };
    expect((await pay({ ...refund, rate: 50 })).data.account).toMatchObject({
      ...{ paid: 0, balance: 400 },
    });
  });
});

test('of two refunds of the same payment at once, one is refused', async () => {
  const { pay, read } = await account();
  const { data } = await pay();
  const refund = () => pay({ direction: 'out', amount: 60, refundOf: data.id });
  const both = await Promise.all([refund(), refund()]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 400]);
  expect(await read()).toMatchObject({ paid: 40, payments: [{ refundable: 40 }, { amount: 60 }] });
});

describe('a deposit', () => {
  test('can be kept in part and refunded in part', async () => {
    const { pay, charge, read } = await account();
    await pay({ amount: 400 });
    const { data } = await pay(DEPOSIT);
    await charge({ kind: 'damage', each: 60 });
    await pay({ ...DEPOSIT, direction: 'out', method: 'kept', amount: 60 });
    await pay({ ...DEPOSIT, direction: 'out', amount: 240, refundOf: data.id });
    expect(await read()).toMatchObject({
      ...{ depositHeld: 0, charged: 60, paid: 460, balance: 0, state: 'paid' },
    });
  });

  test('cannot be refunded beyond the amount held', async () => {
    const { pay } = await account();
    const { data } = await pay(DEPOSIT);
    await pay({ ...DEPOSIT, direction: 'out', method: 'kept', amount: 60 });
    const all = await pay({ ...DEPOSIT, direction: 'out', amount: 300, refundOf: data.id });
    expect(all).toMatchObject({ status: 400, details: [{ field: 'amount' }] });
  });

  test('cannot be kept beyond what is owed', async () => {
    const { pay, read } = await account();
    await pay({ amount: 393 });
    await pay(DEPOSIT);
    const tooMuch = await pay({ ...DEPOSIT, direction: 'out', method: 'kept', amount: 7.01 });
    expect(tooMuch).toMatchObject({
      status: 400,
      details: [{ field: 'amount', message: expect.stringContaining('€7.00') }],
    });
    expect(await read()).toMatchObject({ depositHeld: 300, balance: 7 });
  });

  test('in lira can be kept up to exactly what is owed in euros', async () => {
    const { pay, read } = await account();
    await pay({ amount: 393 });
    await pay({ ...DEPOSIT, currency: 'TRY', amount: 11_250 });
    const keep = (amount: number) => pay({ ...DEPOSIT, direction: 'out', method: 'kept', amount });
    expect((await keep(7.01)).status).toBe(400);
    expect((await keep(7)).status).toBe(201);
    expect(await read()).toMatchObject({ depositHeld: 293, balance: 0, state: 'paid' });
    expect((await keep(0.01)).status).toBe(400);
  });

  test('of a cancelled booking can be kept for its charges alone', async () => {
    const { pay, charge } = await account({ status: 'cancelled' });
    await pay(DEPOSIT);
    await charge({ kind: 'no-show', each: 50 });
    const keep = (amount: number) => pay({ ...DEPOSIT, direction: 'out', method: 'kept', amount });
    expect((await keep(50.01)).status).toBe(400);
    expect((await keep(50)).status).toBe(201);
  });

  test('cannot be kept if the booking is overpaid', async () => {
    const { pay } = await account();
    await pay({ amount: 410 });
    await pay(DEPOSIT);
    const kept = await pay({ ...DEPOSIT, direction: 'out', method: 'kept', amount: 1 });
    expect(kept).toMatchObject({ status: 400, details: [{ field: 'amount' }] });
  });

  test('that was kept is held again after a reversal', async () => {
    const { pay, owner, read } = await account();
    await pay(DEPOSIT);
    const { data } = await pay({ ...DEPOSIT, direction: 'out', method: 'kept', amount: 60 });
    expect(
      (await owner('POST', `/payments/${data.id}/reverse`, { reason: 'no damage' })).status,
    ).toBe(200);
    expect(await read()).toMatchObject({ depositHeld: 300, paid: 0 });
  });
});

describe('a card hold', () => {
  const HOLD = { amount: 500, reference: 'POS 12', expiresOn: '2026-07-20' };

  test('changes neither balance nor deposit', async () => {
    const { id, call } = await account();
    const { data } = await call('POST', `/bookings/${id}/card-holds`, HOLD);
    expect(data.account).toMatchObject({
      ...{
        balance: 400,
        depositHeld: 0,
        cardHolds: [{ amount: 500, state: 'held', captured: null }],
      },
    });
  });

  test('can be captured once as a card payment', async () => {
    const { id, call, read } = await account();
    const { data } = await call('POST', `/bookings/${id}/card-holds`, HOLD);
    const end = (capture: number | null) => call('POST', `/card-holds/${data.id}/end`, { capture });
    expect(await end(501)).toMatchObject({ status: 400, details: [{ field: 'capture' }] });
    expect((await end(60)).status).toBe(200);
    expect((await end(null)).status).toBe(400);
    expect(await read()).toMatchObject({
      ...{ paid: 60, cardHolds: [{ amount: 500, state: 'captured', captured: 60 }] },
    });
  });

  test.each([
    ['more than the price that is left', 100, 300.01, 300],
    ['anything of a paid booking', 400, 0.01, 0],
    ['anything of an overpaid booking', 450, 0.01, 0],
  ])('cannot be captured for %s', async (_what, paid, capture, owed) => {
    const { id, call, pay, read } = await account();
    await pay({ amount: paid });
    const { data } = await call('POST', `/bookings/${id}/card-holds`, HOLD);
    const message = expect.stringContaining(`€${owed}.00`);
    expect(await call('POST', `/card-holds/${data.id}/end`, { capture })).toMatchObject({
      ...{ status: 400, details: [{ field: 'capture', message }] },
    });
    expect(await read()).toMatchObject({ paid, cardHolds: [{ state: 'held' }] });
  });

  test('can be captured for exactly what is owed, of a cancelled booking the charges', async () => {
    const { id, call, charge, read } = await account({ status: 'cancelled' });
    await charge({ kind: 'no-show', each: 80 });
    const { data } = await call('POST', `/bookings/${id}/card-holds`, HOLD);
    const end = (capture: number) => call('POST', `/card-holds/${data.id}/end`, { capture });
    expect((await end(80.01)).status).toBe(400);
    expect((await end(80)).status).toBe(200);
    expect(await read()).toMatchObject({ balance: 0, state: 'paid' });
  });

  test.each(['reference', 'note'])('with a card number as its %s is refused', async (field) => {
    const { id, call, read } = await account();
    const hold = { ...HOLD, [field]: '5555 5555 5555 4444' };
    expect(await call('POST', `/bookings/${id}/card-holds`, hold)).toMatchObject({
      ...{ status: 400, details: [{ field }] },
    });
    expect((await read()).cardHolds).toEqual([]);
  });

  test('that expires on a past day is refused', async () => {
    const { id, call } = await account();
    const past = { ...HOLD, expiresOn: '2026-06-30' };
    expect(await call('POST', `/bookings/${id}/card-holds`, past)).toMatchObject({
      ...{ status: 400, details: [{ field: 'expiresOn' }] },
    });
  });
});

test.each([
  ['charges', { kind: 'cancellation', each: 50 }],
  ['card-holds', { amount: 300, expiresOn: '2026-07-20' }],
])('a booking with nothing but %s cannot be deleted', async (path, row) => {
  const { id, call, read } = await account({ status: 'cancelled' });
  expect((await call('POST', `/bookings/${id}/${path}`, row)).status).toBe(201);
  const before = await read();
  expect((await call('DELETE', `/bookings/${id}`)).status).toBe(409);
  expect(await read()).toEqual(before);
});

test('a booking with payments can be cancelled, but not deleted', async () => {
  const { id, call, pay } = await account();
  await pay();
  expect((await call('DELETE', `/bookings/${id}`)).status).toBe(409);
  const { status, data } = await call('PUT', `/bookings/${id}/status`, {
    ...{ status: 'cancelled', cancelReason: 'no-show' },
  });
  expect([status, data.cancelReason]).toEqual([200, 'no-show']);
  expect(data.account).toMatchObject({ due: 0, paid: 100, balance: -100, state: 'overpaid' });
});

test('receipt numbers have no gap after a refused payment', async () => {
  const { pay } = await account();
  await pay();
  await pay({ currency: 'TRY', amount: 5, at: '2030-01-01T00:00' });
  await pay();
  const rows = await db.select({ number: payments.number }).from(payments);
  const numbers = rows.map(({ number }) => number).sort((a, b) => a - b);
  expect(numbers).toEqual(numbers.map((_, i) => i + 1));
});
