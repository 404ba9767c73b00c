import { describe, expect, test } from 'vitest';
import { vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock stands at noon of 1 July.
const { app, db } = await testApp();
const READING = { at: '2026-07-01T11:45', kilometres: 45_000, fuelEighths: 8 };
const SCRATCH = { panel: 'bonnet', kind: 'scratch', note: '' };
const DENT = { panel: 'left-front-door', kind: 'dent', note: '10 cm' };

let plates = 0;

/** A vehicle with a rental of it, and what staff do with both. */
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
  return { call, vehicleId, book, record, list, add };
}

describe('records of hand-overs', () => {
  test('a return adds its new damages, and only these', async () => {
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

  test('a new hand-over begins with what is not repaired', async () => {
    const { call, vehicleId, book, add } = await aVehicle();
    const scratch = await add();
    await add(DENT);
    await call('PUT', `/damages/${scratch.id}`, { state: 'repaired' });
    const { data } = await call('GET', `/bookings/${await book()}/handovers`);
    expect(data.lastDamages).toEqual({ [vehicleId]: [DENT] });
  });

  test('a correction of the record takes its damage away', async () => {
    const { call, book, record, list } = await aVehicle();
    const id = await book();
    await record(id, 'out', []);
    await record(id, 'back', [DENT]);
    await call('PUT', `/bookings/${id}/handovers/back`, { ...READING, damages: [SCRATCH] });
    expect(await list()).toMatchObject([SCRATCH]);
    await call('DELETE', `/bookings/${id}/handovers/back`);
    expect(await list()).toEqual([]);
  });

  test('a correction keeps a damage that was charged', async () => {
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

describe('a charge', () => {
  test('goes to the booking at whose return the damage was found', async () => {
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

  test('is refused twice, until the first is voided', async () => {
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

test('a repaired damage has the day of its repair', async () => {
  const { call, add } = await aVehicle();
  const { id, version } = await add();
  const repaired = await call('PUT', `/damages/${id}`, {
    state: 'repaired',
    estimate: 40,
    version,
  });
  expect(repaired.data).toMatchObject({ repairedDay: '2026-07-01', estimate: 40, version: 2 });
  const stale = await call('PUT', `/damages/${id}`, { state: 'open', version });
  expect(stale).toMatchObject({ status: 409 });
});

test.each([
  ['panel', { panel: 'mirror' }],
  ['kind', { ...SCRATCH, kind: 'rust' }],
  ['estimate', { ...SCRATCH, estimate: -1 }],
])('a wrong %s is refused at its field', async (field, given) => {
  const { call, vehicleId } = await aVehicle();
  const refused = await call('POST', `/vehicles/${vehicleId}/damages`, given);
  expect(refused).toMatchObject({ status: 400, details: [{ field }] });
});

test('an unknown vehicle or damage is not found', async () => {
  const { call } = await aVehicle();
  const answers = await Promise.all([
    call('GET', '/vehicles/nobody/damages'),
    call('POST', '/vehicles/nobody/damages', SCRATCH),
    call('PUT', '/damages/nobody', { state: 'repaired' }),
    call('POST', '/damages/nobody/charge', { amount: 1 }),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});
