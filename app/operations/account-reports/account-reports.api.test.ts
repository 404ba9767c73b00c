import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import { readSheet } from 'read-excel-file/node';
import { beforeEach, describe, expect, test } from 'vitest';
import { bookings, charges, expenses, payments } from '#app/db/schema.server.ts';
import { creditedCents } from '#app/domain/account/account.rules.ts';
import { DEFAULT_RATES } from '#app/lib/money/money.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July.
const { app, db } = await testApp();

let call: ReturnType<typeof callsOf>;
let headers: { authorization: string };
beforeEach(async () => {
  await db.delete(charges);
  await db.delete(payments);
  await db.delete(expenses);
  await db.delete(bookings);
  headers = (await signIn(db)).headers;
  call = callsOf(app, headers);
});

const PAYMENT = { direction: 'in', purpose: 'price', method: 'cash', amount: 100 };
const JULY = 'from=2026-07&to=2026-07';
const JUNE = 'from=2026-06&to=2026-06';

async function booking(overrides: Parameters<typeof aBooking>[1] = {}) {
  const { id } = await aBooking(db, { status: 'confirmed', totalCents: 400_00, ...overrides });
  const pay = async (payment: object = {}): Promise<string> =>
    (await call('POST', `/bookings/${id}/payments`, { ...PAYMENT, ...payment })).data.id;
  const charge = (given: object) => call('POST', `/bookings/${id}/charges`, given);
  return { id, pay, charge };
}
const money = async (query: string) => (await call('GET', `/reports/money?${query}`)).data;

describe('the money report', () => {
  test('is empty without bookings', async () => {
    expect(await money(JULY)).toMatchObject({
      ...{ days: [], totals: { agreed: 0, received: 0, deposits: 0 } },
      ...{ open: { bookings: 0, amount: 0 }, depositsHeld: { bookings: 0, amount: 0 } },
    });
  });

  test('dates agreed amounts by pickup and received amounts by payment', async () => {
    const { pay } = await booking({ pickupAt: '2026-07-10 10:00', dropoffAt: '2026-07-12 10:00' });
    await pay({ at: '2026-06-30T23:59', method: 'card' });
    await pay({ at: '2026-07-01T00:00', amount: 50 });
    expect(await money(JUNE)).toMatchObject({
      totals: { agreed: 0, received: 100, card: 100, cash: 0 },
      days: [{ day: '2026-06-30', card: 100 }],
    });
    expect((await money(JULY)).days).toMatchObject([
      { day: '2026-07-01', agreed: 0, received: 50, cash: 50 },
      { day: '2026-07-10', agreed: 400, received: 0 },
    ]);
  });

  test('separates deposits from received payments', async () => {
    const { pay } = await booking();
    await pay({ purpose: 'deposit', amount: 300 });
    await pay({ purpose: 'deposit', direction: 'out', method: 'kept', amount: 60 });
    expect(await money(JULY)).toMatchObject({
      totals: { received: 60, kept: 60, cash: 0, deposits: 240 },
      depositsHeld: { bookings: 1, amount: 240 },
    });
  });

  test('shows what is owed and overpaid now, without pending bookings', async () => {
    await booking();
    await booking({ status: 'active', totalCents: 50_00 });
    await booking({ status: 'pending' });
    const { pay } = await booking({ totalCents: 30_00 });
    await pay();
    expect(await money(JULY)).toMatchObject({
      open: { bookings: 2, amount: 450 },
      openBegun: { bookings: 1, amount: 50 },
      overpaid: { bookings: 1, amount: 70 },
    });
  });

  test.each([
    ['an active booking', { status: 'active', pickupAt: '2026-07-10 10:00' }, 1],
    ['a completed booking', { status: 'completed' }, 1],
    ['a confirmed booking whose pickup has passed', { pickupAt: '2026-07-01 12:00' }, 1],
    ['a confirmed booking whose pickup is to come', { pickupAt: '2026-07-01 12:01' }, 0],
  ] as const)('counts %s by its begin: %j %i', async (_what, given, begun) => {
    await booking({ dropoffAt: '2026-07-20 10:00', ...given });
    const { open, openBegun } = await money(JULY);
    expect([open.bookings, openBegun.bookings]).toEqual([1, begun]);
  });

  test('counts a cancelled booking that owes a charge as begun', async () => {
    const { charge } = await booking({ status: 'cancelled', pickupAt: '2026-07-10 10:00' });
    await charge({ kind: 'no-show', each: 50 });
    expect((await money(JULY)).openBegun).toEqual({ bookings: 1, amount: 50 });
  });

  test('includes the deposit of a pending booking in the deposits held', async () => {
    const { pay } = await booking({ status: 'pending' });
    await pay({ purpose: 'deposit', amount: 300 });
    expect((await money(JULY)).depositsHeld).toEqual({ bookings: 1, amount: 300 });
  });

  test('counts only the charges of a cancelled booking as agreed', async () => {
    const { charge } = await booking({ status: 'cancelled', pickupAt: '2026-07-10 10:00' });
    await charge({ kind: 'no-show', each: 50 });
    expect((await money(JULY)).totals.agreed).toBe(50);
  });

  test('equals the sums that bookings store after any payments, refunds and deposits', async () => {
    const method = fc.constantFrom('cash', 'card', 'transfer', 'agency');
    const step = fc.record({
      do: fc.constantFrom('pay', 'refund', 'deposit', 'keep', 'reverse', 'capture'),
      ...{ method, refundMethod: method },
      amount: fc.integer({ min: 1, max: 300 }),
      currency: fc.constantFrom('EUR', 'TRY', 'USD'),
    });
    /** Cents of the price by method, over all runs. */
    const cents = { cash: 0, card: 0, transfer: 0, agency: 0, kept: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 6 }), async (steps) => {
        const { id: bookingId, pay } = await booking({ totalCents: 2_000_00 });
        for (const { do: action, method: by, refundMethod, amount, currency } of steps) {
          if (action === 'deposit' || action === 'keep') {
            await pay({ purpose: 'deposit', method: by, amount });
            if (action === 'keep') {
              await pay({ purpose: 'deposit', direction: 'out', method: 'kept', amount: 1 });
              cents.kept += 100;
            }
            continue;
          }
          if (action === 'capture') {
            const hold = { amount, expiresOn: '2026-07-20' };
            const { data } = await call('POST', `/bookings/${bookingId}/card-holds`, hold);
            await call('POST', `/card-holds/${data.id}/end`, { capture: 1 });
            cents.card += 100;
            continue;
          }
          const id = await pay({ method: by, amount, currency });
          if (action === 'reverse') {
            await call('POST', `/payments/${id}/reverse`, { reason: 'x' });
            continue;
          }
          cents[by] += creditedCents(amount * 100, DEFAULT_RATES[currency]);
          if (action === 'refund') {
            const refund = { direction: 'out', currency, amount: 1, refundOf: id };
            await pay({ ...refund, method: refundMethod });
            cents[refundMethod] -= creditedCents(100, DEFAULT_RATES[currency]);
          }
        }
        const [sums] = await db
          .select({
            paid: sql`sum(${bookings.paidCents})`.mapWith(Number),
            deposits: sql`sum(${bookings.depositCents})`.mapWith(Number),
          })
          .from(bookings);
        const { totals } = await money(JULY);
        for (const name of Object.keys(cents) as (keyof typeof cents)[]) {
          expect([name, Math.round(totals[name] * 100)]).toEqual([name, cents[name]]);
        }
        expect(Math.round(totals.received * 100)).toBe(sums?.paid);
        expect(Math.round(totals.deposits * 100)).toBe(sums?.deposits);
      }),
      { numRuns: 5 },
    );
  });

  test('refuses a period that ends before it begins', async () => {
    const answer = await call('GET', '/reports/money?from=2026-07&to=2026-06');
    expect(answer).toMatchObject({ status: 400, details: [{ field: 'to' }] });
  });
});

describe('the vehicle report', () => {
  const report = async (query: string) => (await call('GET', `/reports/vehicles?${query}`)).data;
  let plates = 0;
  async function vehicle() {
    const car = await aCar(db, {});
    plates += 1;
    const plate = `07 RPT ${plates}`;
    const { data } = await call('POST', '/vehicles', { plate, carId: car.id });
    return { id: data.id as string, carId: car.id, carTitle: car.title, plate };
  }
  const rowOf = async (id: string, query: string) =>
    (await report(query)).vehicles.find((row: { vehicleId: string }) => row.vehicleId === id);

  test('divides the price of a rental between its months by days', async () => {
    const { id, carId, carTitle } = await vehicle();
    const days = { pickupAt: '2026-06-29 10:00', dropoffAt: '2026-07-03 10:00' };
    await booking({ ...days, carId, carTitle, vehicleId: id, totalCents: 400_00 });
    expect(await rowOf(id, JUNE)).toMatchObject({ daysLet: 2, idleDays: 28, revenue: 200 });
    expect(await rowOf(id, 'from=2026-06&to=2026-07')).toMatchObject({
      ...{ daysLet: 4, revenue: 400, profit: 400 },
      months: [
        { month: '2026-06', daysLet: 2 },
        { month: '2026-07', daysLet: 2, idleDays: 29 },
      ],
    });
  });

  test('adds charges and subtracts expenses', async () => {
    const { id, carId, carTitle } = await vehicle();
    const days = { pickupAt: '2026-07-01 10:00', dropoffAt: '2026-07-03 10:00' };
    const { charge } = await booking({ ...days, carId, carTitle, vehicleId: id });
    await charge({ kind: 'fuel', each: 25 });
    const spent = { day: '2026-07-01', category: 'tyres', currency: 'EUR', amount: 500 };
    await call('POST', '/expenses', { ...spent, vehicleId: id });
    expect(await rowOf(id, JULY)).toMatchObject({
      ...{ revenue: 400, charges: 25, expenses: 500, profit: -75 },
    });
  });

  test('has a row of the car for rentals without a vehicle', async () => {
    const car = await aCar(db, { title: 'Without plates' });
    await booking({ pickupAt: '2026-07-01 10:00', carId: car.id, carTitle: car.title });
    await call('POST', '/expenses', {
      ...{ day: '2026-07-01', category: 'rent', currency: 'EUR', amount: 90 },
    });
    const data = await report(JULY);
    expect(data.officeExpenses).toBe(90);
    expect(data.vehicles).toContainEqual(
      expect.objectContaining({ plate: null, carTitle: car.title, utilisation: null }),
    );
  });

  test('counts the fee of a cancelled rental, not its price', async () => {
    const { id, carId, carTitle } = await vehicle();
    const rental = { pickupAt: '2026-07-01 10:00', carId, carTitle, vehicleId: id };
    const { charge } = await booking({ ...rental, status: 'cancelled' });
    await charge({ kind: 'cancellation', each: 50 });
    expect(await rowOf(id, JULY)).toMatchObject({
      daysLet: 0,
      revenue: 0,
      charges: 50,
      profit: 50,
    });
  });

  test('does not count pending and cancelled rentals', async () => {
    const { id, carId, carTitle } = await vehicle();
    const rental = { pickupAt: '2026-07-01 10:00', carId, carTitle, vehicleId: id };
    await booking({ ...rental, status: 'pending' });
    await booking({ ...rental, status: 'cancelled' });
    expect(await rowOf(id, JULY)).toMatchObject({ daysLet: 0, revenue: 0, utilisation: 0 });
  });
});

test('reports, ledger and expenses stay the same after exchange rates change', async () => {
  const { id: carId, title: carTitle } = await aCar(db);
  const { data: vehicle } = await call('POST', '/vehicles', { plate: '07 RATE 1', carId });
  const rental = { carId, carTitle, vehicleId: vehicle.id, pickupAt: '2026-07-01 10:00' };
  const { pay, charge } = await booking(rental);
  const paid = await pay({ currency: 'TRY', amount: 7500 });
  await pay({ direction: 'out', currency: 'TRY', amount: 1234.5, refundOf: paid });
  await pay({ purpose: 'deposit', currency: 'USD', amount: 300 });
  await charge({ kind: 'fuel', each: 25 });
  const tyres = { day: '2026-07-01', category: 'tyres', currency: 'TRY', amount: 5000 };
  await call('POST', '/expenses', { ...tyres, vehicleId: vehicle.id });
  const read = async () => {
    const ledger = '/api/admin/reports/ledger/export?format=csv&month=2026-07';
    const paths = [
      `/reports/money?${JULY}`,
      `/reports/vehicles?${JULY}`,
      '/expenses?month=2026-07',
    ];
    const responses = await Promise.all(paths.map((path) => call('GET', path)));
    return {
      ledger: (await app.inject({ url: ledger, headers })).body,
      reports: responses.map(({ status, data }) => [status, data]),
    };
  };
  const before = await read();
  // The header, six lines and the totals of four sections.
  expect(before.ledger.trim().split('\r\n')).toHaveLength(10);
  const changed = await call('POST', '/exchange-rates/override', {
    ...{ USD: 1.2, TRY: 40, expiresAt: '2026-07-02T12:00:00+03:00' },
  });
  expect(changed.status).toBe(200);
  expect(await read()).toEqual(before);
});

describe("the accountant's file", () => {
  const RECEIVED = 'Tahsil edilen';
  const DEPOSITS = 'Depozito (gelir değil)';
  const AGREED = 'Tahakkuk (tahsil edilene eklenmez)';
  const file = async (query: string) => {
    const response = await app.inject({
      url: `/api/admin/reports/ledger/export?${query}`,
      headers,
    });
    return { status: response.statusCode, lines: response.body.trim().split('\r\n') };
  };

  test('contains payments, refunds and charges with VAT, and deposits without VAT', async () => {
    const { id, pay, charge } = await booking();
    const [row] = await db.select().from(bookings).where(eq(bookings.id, id));
    const paid = await pay({ amount: 120 });
    await pay({ direction: 'out', amount: 60, refundOf: paid });
    await pay({ purpose: 'deposit', amount: 300 });
    await charge({ kind: 'fuel', each: 24 });
    const { status, lines } = await file('format=csv&month=2026-07');
    expect(status).toBe(200);
    const cells = lines.slice(1).map((line) => line.split(';'));
    const amounts = cells.map((line) => [line[0], line[2], line[4], line[8], line[10], line[11]]);
    const reference = row?.reference;
    expect(amounts).toEqual([
      [RECEIVED, 'Tahsilat', reference, '120', '20', '100'],
      [RECEIVED, 'İade', reference, '-60', '-10', '-50'],
      [RECEIVED, 'Toplam', '', '60', '10', '50'],
      [DEPOSITS, 'Depozito alındı', reference, '300', '0', '300'],
      [DEPOSITS, 'Toplam', '', '300', '0', '300'],
      [AGREED, 'Ek ücret: Eksik yakıt', reference, '24', '4', '20'],
      [AGREED, 'Toplam', '', '24', '4', '20'],
    ]);
  });

  test('has deposits and received amounts that add up to those of the money report', async () => {
    const { pay, charge } = await booking();
    const deposit = { purpose: 'deposit', amount: 300 };
    const taken = await pay(deposit);
    const keep = { ...deposit, direction: 'out', method: 'kept' };
    const kept = await pay({ ...keep, amount: 60 });
    await call('POST', `/payments/${kept}/reverse`, { reason: 'wrong' });
    const returned = await pay({ ...deposit, direction: 'out', refundOf: taken });
    await call('POST', `/payments/${returned}/reverse`, { reason: 'wrong' });
    await pay({ ...keep, amount: 50 });
    const wrong = await pay({ method: 'card', amount: 20 });
    await call('POST', `/payments/${wrong}/reverse`, { reason: 'wrong' });
    await pay({ amount: 80 });
    await charge({ kind: 'fuel', each: 24 });
    const { lines } = await file('format=csv&month=2026-07');
    const cells = lines.slice(1).map((line) => line.split(';'));
    const linesOf = (section: string) => cells.filter(([each]) => each === section);
    const isTotal = (line: string[]) => line[2] === 'Toplam';
    const { totals } = await money(JULY);
    expect(totals).toMatchObject({ deposits: 250, received: 130 });
    for (const [section, amount] of [
      [DEPOSITS, totals.deposits],
      [RECEIVED, totals.received],
    ]) {
      const own = linesOf(section).filter((line) => !isTotal(line));
      expect(own.reduce((sum, line) => sum + Number(line[8]), 0)).toBe(amount);
      expect(linesOf(section).find(isTotal)?.[8]).toBe(String(amount));
    }
    expect(linesOf(DEPOSITS).map((line) => line[2])).toEqual([
      'Depozito alındı',
      'Depozitodan kesinti',
      'Depozitodan kesinti, geri alma',
      'Depozito iadesi',
      'Depozito iadesi, geri alma',
      'Depozitodan kesinti',
      'Toplam',
    ]);
  });

  test('is the same as a workbook', async () => {
    const { pay } = await booking();
    await pay({ amount: 120 });
    const url = '/api/admin/reports/ledger/export?format=xlsx&month=2026-07';
    const rows = await readSheet((await app.inject({ url, headers })).rawPayload);
    expect(rows.map((row) => [row[0], row[2], row[8]])).toEqual([
      ['Bölüm', 'Tür', 'Euro (€)'],
      [RECEIVED, 'Tahsilat', 120],
      [RECEIVED, 'Toplam', 120],
    ]);
  });

  test('contains only its header for a month without payments', async () => {
    expect((await file('format=csv&month=2020-01')).lines).toHaveLength(1);
  });

  test('refuses a month that does not exist', async () => {
    expect((await file('format=xlsx&month=2026-13')).status).toBe(400);
  });
});
