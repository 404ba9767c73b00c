import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();
const READING = { at: '2026-07-01T11:45', kilometres: 45_000, fuelEighths: 8 };
const FUEL = { kind: 'fuel', euros: 60, note: '' };

let plates = 0;

/** Creates a rental of €200 with a vehicle of its own, and returns what staff do with it. */
async function aRental() {
  const { headers } = await signIn(db);
  const { id: carId } = await aCar(db);
  const call = callsOf(app, headers);
  const { data } = await call('POST', '/bookings', {
    ...{ ...STAFF_RENTAL, carId, status: 'confirmed' },
    ...{ pickupTime: '2026-07-01T12:30', dropoffTime: '2026-07-05T12:30' },
    drivers: [{ name: 'Ada', surname: 'Su', phoneNumber: '+905321234567' }],
    pricing: { total: 200 },
  });
  const id = data.id as string;
  plates += 1;
  const plate = `07 PRA ${plates}`;
  const record = (kind: 'out' | 'back', given: object) =>
    call('POST', `/bookings/${id}/handovers`, { kind, ...READING, plate, ...given });
  const account = async () => (await call('GET', `/bookings/${id}/account`)).data;
  const handOver = () =>
    record('out', {
      money: {
        balance: 200,
        payment: { method: 'cash', currency: 'TRY', amount: 8000, rate: 40 },
        deposit: { method: 'cash', amount: 300 },
      },
    });
  return { call, id, record, account, handOver };
}

describe('a hand-over', () => {
  test('stores payment and deposit with its record', async () => {
    const { handOver, account } = await aRental();
    expect(await handOver()).toMatchObject({ status: 201, data: { money: null } });
    expect(await account()).toMatchObject({
      ...{ paid: 200, balance: 0, depositHeld: 300, state: 'paid' },
      payments: [
        { purpose: 'deposit', amount: 300 },
        { purpose: 'price', currency: 'TRY', amount: 8000, credited: 200 },
      ],
    });
  });

  test('stores a card hold apart from payments', async () => {
    const { record, account } = await aRental();
    const cardHold = { amount: 300, reference: 'POS 7', expiresOn: '2026-07-28' };
    expect(await record('out', { money: { balance: 200, cardHold } })).toMatchObject({
      status: 201,
    });
    const { depositHeld, cardHolds } = await account();
    expect({ depositHeld, cardHolds }).toMatchObject({
      depositHeld: 0,
      cardHolds: [{ amount: 300, state: 'held' }],
    });
  });

  test('writes nothing if the money is refused', async () => {
    const { call, id, record, account } = await aRental();
    const cardHold = { amount: 300, expiresOn: '2026-06-01' };
    const payment = { method: 'cash', amount: 200 };
    const refused = await record('out', { money: { balance: 200, payment, cardHold } });
    expect(refused).toMatchObject({
      status: 400,
      details: [{ field: 'money.cardHold.expiresOn' }],
    });
    expect((await account()).payments).toEqual([]);
    expect((await call('GET', `/bookings/${id}/handovers`)).data.out).toBeNull();
  });

  test('is refused if the balance was paid meanwhile', async () => {
    const { call, id, handOver, account } = await aRental();
    const taken = { direction: 'in', purpose: 'price', method: 'cash', amount: 200 };
    await call('POST', `/bookings/${id}/payments`, taken);
    expect(await handOver()).toMatchObject({ status: 409 });
    expect((await account()).payments).toHaveLength(1);
  });

  test.each([
    ['payment', { payment: { method: 'cash', amount: 0 } }, 'money.payment.amount'],
    ['deposit', { deposit: { method: 'cash', amount: -1 } }, 'money.deposit.amount'],
    ['card hold', { cardHold: { amount: 0, expiresOn: '2026-07-28' } }, 'money.cardHold.amount'],
  ])('refuses a %s that is not above zero at its field', async (_, money, field) => {
    const { record } = await aRental();
    const refused = await record('out', { money: { balance: 200, ...money } });
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
  });

  test('refuses a card number as the reference of a card hold at its field', async () => {
    const { record } = await aRental();
    const cardHold = { amount: 300, reference: '5555 5555 5555 4444', expiresOn: '2026-07-28' };
    expect(await record('out', { money: { balance: 200, cardHold } })).toMatchObject({
      status: 400,
      details: [
        {
          field: 'money.cardHold.reference',
          message: expect.stringContaining('kart numarası içeremez'),
        },
      ],
    });
  });

  test('refuses a rate the wrong way round at its field, with the current rate', async () => {
    const { record, account } = await aRental();
    const payment = { method: 'cash', currency: 'TRY', amount: 1125, rate: 0.0267 };
    expect(await record('out', { money: { balance: 200, payment } })).toMatchObject({
      status: 400,
      details: [{ field: 'money.payment.rate', message: expect.stringContaining('₺37.50') }],
    });
    expect((await account()).payments).toEqual([]);
  });
});

describe('a return', () => {
  test('pays a charge from the deposit and refunds the rest', async () => {
    const { handOver, record, account } = await aRental();
    await handOver();
    const money = { balance: 0, keep: 60, giveBack: true };
    expect(await record('back', { charges: [FUEL], money })).toMatchObject({ status: 201 });
    expect(await account()).toMatchObject({ charged: 60, balance: 0, depositHeld: 0 });
    expect((await account()).payments.slice(2)).toMatchObject([
      { direction: 'out', purpose: 'deposit', method: 'kept', amount: 60 },
      { direction: 'in', purpose: 'price', method: 'kept', amount: 60 },
      { direction: 'out', purpose: 'deposit', method: 'cash', amount: 240 },
    ]);
  });

  test('stores a payment of what the deposit does not cover', async () => {
    const { handOver, record, account } = await aRental();
    await handOver();
    const charges = [{ ...FUEL, euros: 350 }];
    const payment = { method: 'card', amount: 50 };
    const money = { balance: 0, keep: 300, giveBack: true, payment };
    expect(await record('back', { charges, money })).toMatchObject({ status: 201 });
    expect(await account()).toMatchObject({ charged: 350, balance: 0, depositHeld: 0 });
  });

  test('captures from a card hold what the deposit does not cover', async () => {
    const { record, account } = await aRental();
    const payment = { method: 'card', amount: 200 };
    const cardHold = { amount: 300, expiresOn: '2026-07-28' };
    await record('out', { money: { balance: 200, payment, cardHold } });
    const money = { balance: 0, keep: 60, giveBack: true };
    expect(await record('back', { charges: [FUEL], money })).toMatchObject({ status: 201 });
    expect(await account()).toMatchObject({ balance: 0, cardHolds: [{ state: 'captured' }] });
  });

  test('releases a card hold if nothing of it is kept', async () => {
    const { record, account } = await aRental();
    const cardHold = { amount: 300, expiresOn: '2026-07-28' };
    await record('out', { money: { balance: 200, cardHold } });
    await record('back', { money: { balance: 200, giveBack: true } });
    expect((await account()).cardHolds).toMatchObject([{ state: 'released' }]);
  });

  test('is refused if more is kept than is held', async () => {
    const { handOver, record, account } = await aRental();
    await handOver();
    const money = { balance: 0, keep: 301, giveBack: true };
    const refused = await record('back', { charges: [FUEL], money });
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'money.keep' }] });
    expect(await account()).toMatchObject({ charged: 0, depositHeld: 300 });
  });

  test('keeps exactly what is owed from deposits in two currencies', async () => {
    const { call, id, handOver, record, account } = await aRental();
    await handOver();
    await call('POST', `/bookings/${id}/payments`, {
      ...{ direction: 'in', purpose: 'deposit', method: 'cash', currency: 'TRY', amount: 3750 },
    });
    const charges = [{ ...FUEL, euros: 350 }];
    const kept = (keep: number) =>
      record('back', { charges, money: { balance: 0, keep, giveBack: true } });
    expect(await kept(350.01)).toMatchObject({ status: 400, details: [{ field: 'money.keep' }] });
    expect(await kept(350)).toMatchObject({ status: 201 });
    expect(await account()).toMatchObject({ balance: 0, depositHeld: 0, state: 'paid' });
  });

  test('refuses to keep more of the deposit than is owed', async () => {
    const { handOver, record, account } = await aRental();
    await handOver();
    const money = { balance: 0, keep: 60.01, giveBack: true };
    const refused = await record('back', { charges: [FUEL], money });
    expect(refused).toMatchObject({
      status: 400,
      details: [{ field: 'money.keep', message: expect.stringContaining('€60.00') }],
    });
    expect(await account()).toMatchObject({ charged: 0, depositHeld: 300 });
  });

  test('refuses to capture more from a card hold than is owed', async () => {
    const { record, account } = await aRental();
    const cardHold = { amount: 300, expiresOn: '2026-07-28' };
    await record('out', { money: { balance: 200, cardHold } });
    const refused = await record('back', { money: { balance: 200, keep: 200.01 } });
    expect(refused).toMatchObject({ status: 400, details: [{ field: 'money.keep' }] });
    expect(await account()).toMatchObject({ balance: 200, cardHolds: [{ state: 'held' }] });
  });

  test('leaves the deposit unchanged if nothing is refunded', async () => {
    const { handOver, record, account } = await aRental();
    await handOver();
    await record('back', {});
    expect(await account()).toMatchObject({ depositHeld: 300, balance: 0 });
  });
});
