import { describe, expect, test } from 'vitest';
import { vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();
const READING = { at: '2026-07-01T11:45', kilometres: 45_000, fuelEighths: 8 };
const SCRATCH = { panel: 'bonnet', kind: 'scratch', note: '' };
const DENT = { panel: 'left-front-door', kind: 'dent', note: '10 cm' };

let plates = 0;

/** Creates a vehicle with its rental, and returns what staff do with both. */
async function aVehicle() {
  const { headers } = await signIn(db);
  const { id: carId } = await aCar(db);
  plates += 1;
  const vehicleId = `hasar-${plates}`;
  await db.insert(vehicles).values({ id: vehicleId, carId, plate: `07 HSR ${plates}` });
  const call = callsOf(app, headers);
  const book = async () => {
    const { data } = await call('POST', '/bookings', {
      ...{ ...STAFF_RENTAL, carId, status: 'confirmed' },
      ...{ pickupTime: '2026-07-01T12:30', dropoffTime: '2026-07-05T12:30' },
      drivers: [{ name: 'Ada', surname: 'Su', phoneNumber: '+905321234567' }],
      pricing: { total: 200 },
    });
    return data.id as string;
  };
  const record = (id: string, kind: 'out' | 'back', damages: object[]) =>
    call('POST', `/bookings/${id}/handovers`, { kind, vehicleId, ...READING, damages });
  const list = async () => (await call('GET', `/vehicles/${vehicleId}/damages`)).data.damages;
  const add = async (given: object = SCRATCH) =>
    (await call('POST', `/vehicles/${vehicleId}/damages`, given)).data;
  return { call, vehicleId, carId, book, record, list, add };
}

describe('damages in hand-over records', () => {
  test('are added to the vehicle by a return if they are new', async () => {
    const { book, record, list } = await aVehicle();
    const id = await book();
    await record(id, 'out', [SCRATCH]);
    await record(id, 'back', [SCRATCH, DENT]);
    const found = await list();
    expect(found).toHaveLength(2);
    expect(found).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ ...SCRATCH, state: 'open', booking: null }),
        expect.objectContaining({ ...DENT, booking: expect.objectContaining({ id }) }),
      ]),
    );
  });

  test('are proposed for a new hand-over unless repaired', async () => {
    const { call, vehicleId, book, add } = await aVehicle();
    const scratch = await add();
    await add(DENT);
    await call('PUT', `/damages/${scratch.id}`, { state: 'repaired' });
    const { data } = await call('GET', `/bookings/${await book()}/handovers`);
    expect(data.lastDamages).toEqual({ [vehicleId]: [DENT] });
  });

  test('are removed from the vehicle when the record is corrected', async () => {
    const { call, book, record, list } = await aVehicle();
    const id = await book();
    await record(id, 'out', []);
    await record(id, 'back', [DENT]);
    await call('PUT', `/bookings/${id}/handovers/back`, { ...READING, damages: [SCRATCH] });
    expect(await list()).toMatchObject([SCRATCH]);
    await call('DELETE', `/bookings/${id}/handovers/back`);
    expect(await list()).toEqual([]);
  });

  test('are kept after a correction if they were charged', async () => {
    const { call, book, record, list } = await aVehicle();
    const id = await book();
    await record(id, 'out', []);
    await record(id, 'back', [DENT]);
    const [dent] = await list();
    await call('POST', `/damages/${dent.id}/charge`, { amount: 80 });
    await call('PUT', `/bookings/${id}/handovers/back`, { ...READING, damages: [] });
    expect(await list()).toMatchObject([{ state: 'charged' }]);
  });
});

describe('a charge for a damage', () => {
  test('is added to the booking whose return recorded the damage', async () => {
    const { call, book, record, list } = await aVehicle();
    const id = await book();
    await record(id, 'out', []);
    await record(id, 'back', [DENT]);
    const [dent] = await list();
    const charged = await call('POST', `/damages/${dent.id}/charge`, { amount: 80.5 });
    expect(charged).toMatchObject({ status: 201, data: { state: 'charged', charged: 80.5 } });
    const { data } = await call('GET', `/bookings/${id}/account`);
    expect(data).toMatchObject({ balance: 280.5, charges: [{ kind: 'damage', amount: 80.5 }] });
  });

  test('is refused until the former charge is voided', async () => {
    const { call, book, record, list } = await aVehicle();
    const id = await book();
    await record(id, 'out', []);
    await record(id, 'back', [DENT]);
    const [dent] = await list();
    const charge = () => call('POST', `/damages/${dent.id}/charge`, { amount: 80 });
    await charge();
    expect(await charge()).toMatchObject({ status: 400, details: [{ field: 'amount' }] });
    const { data } = await call('GET', `/bookings/${id}/account`);
    await call('POST', `/charges/${data.charges[0].id}/void`, { reason: 'Yanlış' });
    expect(await list()).toMatchObject([{ state: 'open', charged: null }]);
    expect(await charge()).toMatchObject({ status: 201 });
  });

  test('needs a booking', async () => {
    const { call, add } = await aVehicle();
    const { id } = await add();
    expect(await call('POST', `/damages/${id}/charge`, { amount: 80 })).toMatchObject({
      status: 400,
      details: [{ field: 'bookingId' }],
    });
  });
});

describe('the days of a repair', () => {
  const DAYS = { firstDay: '2026-07-10', lastDay: '2026-07-12' };

  /** Creates a vehicle with a damage, and returns what staff do with them. */
  async function aRepair() {
    const { call, vehicleId, carId, book, record, list, add } = await aVehicle();
    const { id } = await add();
    const repair = (given: object) => call('PUT', `/damages/${id}`, given);
    const blocks = async () => (await call('GET', `/vehicles/${vehicleId}`)).data.blocks;
    return { call, vehicleId, carId, book, record, list, id, repair, blocks };
  }

  test('block the vehicle', async () => {
    const { repair, blocks } = await aRepair();
    expect(await repair({ repair: DAYS })).toMatchObject({ status: 200, data: { repair: DAYS } });
    expect(await blocks()).toMatchObject([{ ...DAYS, reason: 'repair', note: 'Kaput: Çizik' }]);
  });

  test('update their block when they change', async () => {
    const { repair, blocks } = await aRepair();
    await repair({ repair: DAYS });
    const longer = { firstDay: '2026-07-11', lastDay: '2026-07-20' };
    await repair({ repair: longer });
    expect(await blocks()).toMatchObject([longer]);
  });

  test('free the vehicle when they are removed', async () => {
    const { repair, blocks } = await aRepair();
    await repair({ repair: DAYS });
    expect(await repair({ repair: null })).toMatchObject({ data: { repair: null } });
    expect(await blocks()).toEqual([]);
  });

  test('stay when another field changes', async () => {
    const { repair, blocks } = await aRepair();
    await repair({ repair: DAYS });
    await repair({ estimate: 80 });
    expect(await blocks()).toMatchObject([DAYS]);
  });

  test('are removed from the damage when staff delete the block', async () => {
    const { call, vehicleId, repair, blocks, list } = await aRepair();
    await repair({ repair: DAYS });
    const [{ id }] = await blocks();
    await call('DELETE', `/vehicles/${vehicleId}/blocks/${id}`);
    expect(await list()).toMatchObject([{ repair: null }]);
  });

  test('are refused if a booking clashes, unless staff overrule', async () => {
    const { call, book, repair, blocks } = await aRepair();
    const { data: booking } = await call('GET', `/bookings/${await book()}`);
    const during = { firstDay: '2026-07-04', lastDay: '2026-07-06' };
    const refused = await repair({ repair: during, estimate: 80 });
    expect(refused).toMatchObject({
      status: 409,
      data: { clashes: [{ reference: booking.bookingReference }] },
    });
    expect(await blocks()).toEqual([]);
    const meant = await repair({ repair: during, estimate: 80, allowOverbooking: true });
    expect(meant).toMatchObject({ status: 200, data: { repair: during, estimate: 80 } });
  });

  test('can be shortened although bookings clash with the rest', async () => {
    const { book, repair } = await aRepair();
    await book();
    const during = { firstDay: '2026-07-04', lastDay: '2026-07-06' };
    await repair({ repair: during, allowOverbooking: true });
    const shorter = { firstDay: '2026-07-04', lastDay: '2026-07-05' };
    expect(await repair({ repair: shorter })).toMatchObject({
      status: 200,
      data: { repair: shorter },
    });
  });

  test.each([
    ['an end before its beginning', { firstDay: '2026-07-12', lastDay: '2026-07-10' }],
    ['a missing day', { firstDay: '2026-07-12', lastDay: '' }],
    ['more than a year', { firstDay: '2026-07-12', lastDay: '2027-12-10' }],
  ])('are refused at the last day with %s', async (_case, days) => {
    const { repair } = await aRepair();
    expect(await repair({ repair: days })).toMatchObject({
      status: 400,
      details: [{ field: 'repair.lastDay' }],
    });
  });

  test('are refused at the first day if they are blocked already', async () => {
    const { call, vehicleId, repair } = await aRepair();
    await call('POST', `/vehicles/${vehicleId}/blocks`, {
      firstDay: '2026-07-09',
      lastDay: '2026-07-11',
    });
    expect(await repair({ repair: DAYS })).toMatchObject({
      status: 400,
      details: [{ field: 'repair.firstDay' }],
    });
  });

  test('keep their damage after a correction of its record', async () => {
    const { call, book, record, list } = await aVehicle();
    const id = await book();
    await record(id, 'out', []);
    await record(id, 'back', [DENT]);
    const [dent] = await list();
    await call('PUT', `/damages/${dent.id}`, { repair: DAYS });
    await call('PUT', `/bookings/${id}/handovers/back`, { ...READING, damages: [] });
    expect(await list()).toMatchObject([{ ...DENT, repair: DAYS }]);
  });
});

describe('the expense of a repair', () => {
  /** Creates a vehicle with a damage and an expense for its repair. */
  async function anExpense(given: object = {}) {
    const { call, vehicleId, add, list } = await aVehicle();
    const { id } = await add();
    const { data: expense } = await call('POST', '/expenses', {
      ...{ vehicleId, day: '2026-07-01', category: 'repair', amount: 4500, ...given },
    });
    return {
      call,
      vehicleId,
      expense,
      list,
      link: (expenseId: string | null) => call('PUT', `/damages/${id}`, { expenseId }),
    };
  }

  test('is returned with the damages of the vehicle', async () => {
    const { call, vehicleId, expense } = await anExpense();
    const { data } = await call('GET', `/vehicles/${vehicleId}/damages`);
    expect(data.expenses).toMatchObject([{ id: expense.id, amount: 4500, currency: 'TRY' }]);
  });

  test('can be linked and unlinked', async () => {
    const { expense, link } = await anExpense();
    expect(await link(expense.id)).toMatchObject({ data: { expense: { amount: 4500 } } });
    expect(await link(null)).toMatchObject({ data: { expense: null } });
  });

  test('is unlinked when it is voided', async () => {
    const { call, expense, link, list } = await anExpense();
    await link(expense.id);
    await call('POST', `/expenses/${expense.id}/void`, { reason: 'Yanlış' });
    expect(await list()).toMatchObject([{ expense: null }]);
  });

  test('is refused if it belongs to another vehicle', async () => {
    const other = await anExpense();
    const { link } = await anExpense();
    expect(await link(other.expense.id)).toMatchObject({
      status: 400,
      details: [{ field: 'expenseId' }],
    });
  });
});

test('staff can enter the day of a repair', async () => {
  const { call, add } = await aVehicle();
  const { id } = await add();
  const repaired = { state: 'repaired', repairedDay: '2026-07-01' };
  expect((await call('PUT', `/damages/${id}`, repaired)).data).toMatchObject(repaired);
});

test('a repair day in the future is refused', async () => {
  const { call, add } = await aVehicle();
  const { id } = await add();
  const later = await call('PUT', `/damages/${id}`, {
    state: 'repaired',
    repairedDay: '2026-07-02',
  });
  expect(later).toMatchObject({ status: 400, details: [{ field: 'repairedDay' }] });
});

test('a repaired damage has today as its repair day by default', async () => {
  const { call, add } = await aVehicle();
  const { id, version } = await add();
  const repaired = await call('PUT', `/damages/${id}`, {
    state: 'repaired',
    estimate: 40,
    version,
  });
  expect(repaired.data).toMatchObject({ repairedDay: '2026-07-01', estimate: 40, version: 2 });
});

test.each([
  ['panel', { panel: 'mirror' }],
  ['kind', { ...SCRATCH, kind: 'rust' }],
  ['estimate', { ...SCRATCH, estimate: -1 }],
])('an invalid %s is refused at its field', async (field, given) => {
  const { call, vehicleId } = await aVehicle();
  const refused = await call('POST', `/vehicles/${vehicleId}/damages`, given);
  expect(refused).toMatchObject({ status: 400, details: [{ field }] });
});
