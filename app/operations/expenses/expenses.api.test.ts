import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July.
const { app, db } = await testApp();

let plates = 0;
let staff: ReturnType<typeof callsOf>;
let owner: ReturnType<typeof callsOf>;
beforeEach(async () => {
  staff = callsOf(app, (await signIn(db, undefined, { role: 'staff' })).headers);
  owner = callsOf(app, (await signIn(db)).headers);
});

const EXPENSE = { day: '2026-06-15', category: 'fuel', currency: 'EUR', amount: 30 };
const add = (given: object = {}) => staff('POST', '/expenses', { ...EXPENSE, ...given });

async function vehicle(fields: object = {}) {
  const car = await aCar(db, {});
  plates += 1;
  const plate = `07 TST ${plates}`;
  const { data } = await staff('POST', '/vehicles', { plate, carId: car.id, ...fields });
  return { id: data.id as string, plate };
}

describe('an expense', () => {
  test('of a vehicle stores its plate', async () => {
    const { id, plate } = await vehicle();
    const { status, data } = await add({ vehicleId: id });
    expect(status).toBe(201);
    expect(data).toMatchObject({ plate, vehicleId: id, amount: 30, euros: 30, voided: null });
  });

  test('in lira stores the given rate and the amount in euros', async () => {
    const { data } = await add({ currency: 'TRY', amount: 7500.5, rate: 37.5 });
    expect(data).toMatchObject({ amount: 7500.5, rate: 37.5, euros: 200.01 });
  });

  test.each([18.75, 75])('at half or double today’s rate is accepted: %d', async (rate) => {
    expect((await add({ currency: 'TRY', amount: 100, rate })).status).toBe(201);
  });

  test('of today in lira counts at today’s rate if none is given', async () => {
    const { data } = await add({ day: '2026-07-01', currency: 'TRY', amount: 375 });
    expect(data).toMatchObject({ rate: 37.5, euros: 10 });
  });

  test('is listed in the month of its day with the sum of the month', async () => {
    await add({ day: '2026-05-31' });
    await add({ day: '2026-05-01', amount: 12.5 });
    const { data } = await staff('GET', '/expenses?month=2026-05');
    expect(data).toMatchObject({ month: '2026-05', total: 42.5 });
    expect(data.expenses.map(({ day }: { day: string }) => day)).toEqual([
      '2026-05-31',
      '2026-05-01',
    ]);
  });

  test.each([
    [{ currency: 'TRY', rate: 0 }, 'rate'],
    [{ currency: 'TRY', rate: 0.000_000_1 }, 'rate'],
    [{ currency: 'TRY', rate: null }, 'rate'],
    [{ currency: 'TRY', amount: 10_000_000, rate: 0.001 }, 'amount'],
    [{ currency: 'TRY', amount: 1000, rate: 0.0267 }, 'rate'],
    [{ currency: 'USD', rate: 2.29 }, 'rate'],
    [{ day: '2026-07-02' }, 'day'],
    [{ day: '2024-07-31' }, 'day'],
    [{ day: '2026-02-30' }, 'day'],
    [{ note: '4111-1111-1111-1111' }, 'note'],
    [{ category: 'gifts' }, 'category'],
    [{ vatPercent: 101 }, 'vatPercent'],
    [{ vehicleId: 'none' }, 'vehicleId'],
    [{ closesService: true }, 'closesService'],
    [{ category: 'service', closesService: true }, 'closesService'],
  ])('with %j is refused with an error at its field', async (given, field) => {
    expect(await add(given)).toMatchObject({ status: 400, details: [{ field }] });
  });
});

describe('a service expense', () => {
  const SERVICE = { category: 'service', closesService: true };
  const dueOf = async (id: string) => {
    const [row] = await db.select().from(vehicles).where(eq(vehicles.id, id));
    return row;
  };

  test('clears the due service of the vehicle', async () => {
    const { id } = await vehicle({ serviceDue: '2026-06-20', serviceDueKilometres: 60_000 });
    expect((await add({ ...SERVICE, vehicleId: id })).status).toBe(201);
    expect(await dueOf(id)).toMatchObject({
      ...{ serviceDue: null, serviceDueKilometres: null, version: 2 },
    });
  });

  test('sets the next service of the vehicle', async () => {
    const { id } = await vehicle({ serviceDue: '2026-06-20', kilometres: 60_400 });
    const next = { nextServiceDay: '2027-06-15', nextServiceKilometres: 75_000 };
    expect((await add({ ...SERVICE, ...next, vehicleId: id })).status).toBe(201);
    expect(await dueOf(id)).toMatchObject({
      ...{ serviceDue: '2027-06-15', serviceDueKilometres: 75_000 },
    });
  });

  test.each([
    ['nextServiceDay', { nextServiceDay: '2026-06-15' }],
    ['nextServiceDay', { nextServiceDay: '2026-02-30' }],
    ['nextServiceKilometres', { nextServiceKilometres: 60_400 }],
    ['nextServiceKilometres', { nextServiceKilometres: -1 }],
  ])('is refused with an error at %s: %j', async (field, next) => {
    const { id } = await vehicle({ serviceDue: '2026-06-20', kilometres: 60_400 });
    const refused = await add({ ...SERVICE, ...next, vehicleId: id });
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    expect(await dueOf(id)).toMatchObject({ serviceDue: '2026-06-20', version: 1 });
  });

  test('that does not clear the due service cannot set a next one', async () => {
    const { id } = await vehicle();
    const open = { vehicleId: id, category: 'service', nextServiceDay: '2027-06-15' };
    expect(await add(open)).toMatchObject({ status: 400, details: [{ field: 'closesService' }] });
  });
});

describe('a voided expense', () => {
  test('stays in the list but not in the sum', async () => {
    const { data } = await add({ day: '2026-03-10' });
    const path = `/expenses/${data.id}/void`;
    const voided = await owner('POST', path, { reason: 'typed twice' });
    expect(voided.data.voided).toMatchObject({ reason: 'typed twice' });
    const list = (await staff('GET', '/expenses?month=2026-03')).data;
    expect(list.total).toBe(0);
    expect(list.expenses).toHaveLength(1);
  });

  test('can be voided only once, with a reason', async () => {
    const { data } = await add();
    const path = `/expenses/${data.id}/void`;
    expect(await owner('POST', path, { reason: '' })).toMatchObject({
      ...{ status: 400, details: [{ field: 'reason' }] },
    });
    await owner('POST', path, { reason: 'typed twice' });
    expect((await owner('POST', path, { reason: 'again' })).status).toBe(400);
  });
});
