import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { handovers, settings, signedPapers, vehicles } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aCar, DRIVER_DOCUMENTS } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July 2026 in Istanbul.
const { app, db } = await testApp();

const CUSTOMER = {
  name: 'Ada Su',
  strokes: [
    [0, 0, 3000, 1000],
    [10, 20, 30, 40],
  ],
};
const OFFICE = { name: 'Deniz Kaya', strokes: [[5, 5, 50, 50]] };
const SIGNED = { customer: CUSTOMER, staff: OFFICE };
const NONE = { customer: null, staff: null };
const OUT = {
  ...{ at: '2026-07-01T11:45', kilometres: 45_000, fuelEighths: 8, signatures: SIGNED },
  drivers: [{ ...DRIVER_DOCUMENTS, stored: null }],
};
const SIGNED_AGAIN = {
  customer: { ...CUSTOMER, strokes: [[1, 2, 3, 4]] },
  staff: { ...OFFICE, strokes: [[4, 3, 2, 1]] },
};
const BACK = {
  ...{ at: '2026-07-01T11:50', kilometres: 45_100, fuelEighths: 8 },
  signatures: SIGNED_AGAIN,
};
const ALLOWED = { allowSignedChange: true };
const DENT = { panel: 'bonnet', kind: 'dent', note: '' };

let customers = 0;

/** Creates a signed and handed-over rental of €200 from 1 to 5 July with a new customer. */
async function signedRental() {
  customers += 1;
  const phoneNumber = `+90532123${1000 + customers}`;
  const { headers, admin } = await signIn(db);
  const { id: carId } = await aCar(db);
  const plate = `07 ${carId.slice(-4)}`.toUpperCase();
  await db.insert(vehicles).values({ id: plate, carId, plate, kilometres: 44_000 });
  const call = callsOf(app, headers);
  const rental = {
    ...{ ...STAFF_RENTAL, carId, vehicleId: plate, status: 'confirmed' },
    ...{ pickupTime: '2026-07-01T12:30', dropoffTime: '2026-07-05T12:30' },
    drivers: [{ name: 'Ada', surname: 'Su', phoneNumber }],
    pricing: { total: 200 },
  };
  const { id } = (await call('POST', '/bookings', rental)).data as { id: string };
  const path = `/bookings/${id}`;
  const out = { ...OUT, vehicleId: plate };
  await call('POST', `${path}/handovers`, { ...out, kind: 'out' });
  const papers = async () => (await call('GET', `${path}/papers`)).data;
  const signed = async (part: string) =>
    (await papers()).signed.filter((each: { part: string }) => each.part === part);
  const open = async (each: { id: number }) =>
    (await call('POST', `${path}/papers/signed/${each.id}`)).data;
  return { admin, call, id, path, rental, out, papers, signed, open, carId };
}

describe('a change of a signed hand-over', () => {
  test.each([
    ['fuel', { fuelEighths: 0 }],
    ['kilometres', { kilometres: 45_500 }],
    ['damages', { damages: [DENT] }],
    ['notes', { notes: 'A scratch behind' }],
  ])('of %s is refused with the signatures that it would end', async (_what, change) => {
    const { call, path, out } = await signedRental();
    const refused = await call('PUT', `${path}/handovers/out`, { ...out, ...change });
    expect(refused).toMatchObject({
      status: 409,
      error: expect.stringContaining('1 Tem 2026 12:00'),
    });
    expect(refused.data.signed).toContainEqual(
      expect.objectContaining({ part: 'out', signers: ['Ada Su', 'Deniz Kaya'] }),
    );
    const { data } = await call('GET', `${path}/handovers/out`);
    expect(data).toMatchObject({ fuelEighths: 8, notes: '', signatures: SIGNED });
  });

  test('removes the signatures when staff allow it', async () => {
    const { call, path, out } = await signedRental();
    const change = { ...out, fuelEighths: 0, ...ALLOWED };
    const { status, data } = await call('PUT', `${path}/handovers/out`, change);
    expect({ status, ...data }).toMatchObject({ status: 200, fuelEighths: 0, signatures: NONE });
  });

  test('stores the signed version, and who changed it', async () => {
    const { admin, call, path, out, signed, open } = await signedRental();
    await call('PUT', `${path}/handovers/out`, { ...out, damages: [DENT], ...ALLOWED });
    const [record] = await signed('out');
    expect(record.changed).toEqual({ at: '2026-07-01T09:00:00.000Z', by: admin.name });
    expect((await open(record)).handover.out).toMatchObject({ damages: [], signatures: SIGNED });
  });

  test('of the damages leaves the contract valid, because it does not list them', async () => {
    const { call, path, out, signed } = await signedRental();
    await call('PUT', `${path}/handovers/out`, { ...out, damages: [DENT], ...ALLOWED });
    expect(await signed('contract')).toMatchObject([{ changed: null }]);
  });

  test('of the fuel ends the signatures of the contract, because it states the fuel', async () => {
    const { call, path, out, signed } = await signedRental();
    await call('PUT', `${path}/handovers/out`, { ...out, fuelEighths: 4, ...ALLOWED });
    expect(await signed('contract')).toMatchObject([{ changed: { at: expect.any(String) } }]);
  });

  test('is saved without permission if both sign again', async () => {
    const { call, path, out, signed } = await signedRental();
    const change = { ...out, notes: 'A scratch behind', signatures: SIGNED_AGAIN };
    const { status, data } = await call('PUT', `${path}/handovers/out`, change);
    expect({ status, ...data }).toMatchObject({ status: 200, signatures: SIGNED_AGAIN });
    expect(await signed('out')).toMatchObject([
      { changed: { at: expect.any(String) } },
      { changed: null },
    ]);
  });

  test('without any difference is saved without permission', async () => {
    const { call, path, out, signed } = await signedRental();
    const { status, data } = await call('PUT', `${path}/handovers/out`, out);
    expect({ status, ...data }).toMatchObject({ status: 200, signatures: SIGNED });
    expect(await signed('out')).toMatchObject([{ changed: null }]);
  });

  test('that adds a second signature keeps the first', async () => {
    const { call, path, out, signed, open } = await signedRental();
    const onlyCustomer = { ...SIGNED, staff: null };
    await call('PUT', `${path}/handovers/out`, { ...out, signatures: onlyCustomer });
    const both = { ...SIGNED, staff: SIGNED_AGAIN.staff };
    await call('PUT', `${path}/handovers/out`, { ...out, signatures: both });
    const current = (await signed('contract')).at(-1);
    expect((await open(current)).handover.out.signatures).toEqual(both);
  });

  test.each(['customer', 'staff'] as const)(
    'of the name under the signature of the %s is refused until staff allow it',
    async (signer) => {
      const { call, path, out, signed, open } = await signedRental();
      const renamed = { ...SIGNED, [signer]: { ...SIGNED[signer], name: 'Baska Biri' } };
      const change = { ...out, signatures: renamed };
      const refused = await call('PUT', `${path}/handovers/out`, change);
      expect(refused).toMatchObject({
        status: 409,
        data: { signed: [{ part: 'out' }, { part: 'contract' }] },
      });
      await call('PUT', `${path}/handovers/out`, { ...change, ...ALLOWED });
      for (const part of ['out', 'contract']) {
        const [first] = await signed(part);
        expect(first).toMatchObject({ signers: ['Ada Su', 'Deniz Kaya'] });
        expect((await open(first)).handover.out.signatures).toEqual(SIGNED);
      }
      const { data } = await call('GET', `${path}/handovers/out`);
      expect(data.signatures).toEqual({ ...SIGNED, [signer]: null });
    },
  );

  test.each([
    ['of the notes', { notes: 'Two scratches behind' }],
    ['of nothing', {}],
  ])(
    '%s leaves the contract valid after the signatures of the hand-over ended',
    async (_what, next) => {
      const { call, path, out, signed } = await signedRental();
      const noted = { ...out, notes: 'A scratch behind' };
      await call('PUT', `${path}/handovers/out`, { ...noted, ...ALLOWED });
      const change = { ...noted, signatures: NONE, ...next };
      expect(await call('PUT', `${path}/handovers/out`, change)).toMatchObject({ status: 200 });
      expect(await signed('contract')).toMatchObject([{ changed: null }]);
    },
  );

  test('of the fuel is refused because of the contract after the signatures of the hand-over ended', async () => {
    const { call, path, out } = await signedRental();
    const noted = { ...out, notes: 'A scratch behind' };
    await call('PUT', `${path}/handovers/out`, { ...noted, ...ALLOWED });
    const change = { ...noted, signatures: NONE, fuelEighths: 4 };
    expect(await call('PUT', `${path}/handovers/out`, change)).toMatchObject({
      status: 409,
      data: { signed: [{ part: 'contract', signers: ['Ada Su', 'Deniz Kaya'] }] },
    });
  });

  test('that only adds new signatures is saved without permission and leaves the contract valid', async () => {
    const { call, path, out, signed } = await signedRental();
    const noted = { ...out, notes: 'A scratch behind' };
    await call('PUT', `${path}/handovers/out`, { ...noted, ...ALLOWED });
    const again = { ...noted, signatures: SIGNED_AGAIN };
    for (const _time of ['signed', 'as read']) {
      const { status, data } = await call('PUT', `${path}/handovers/out`, again);
      expect({ status, ...data }).toMatchObject({ status: 200, signatures: SIGNED_AGAIN });
    }
    expect(await signed('contract')).toMatchObject([{ changed: null }]);
  });

  test('cannot be signed with the strokes of an ended signature', async () => {
    const { call, path, out, signed } = await signedRental();
    const change = { ...out, fuelEighths: 0 };
    await call('PUT', `${path}/handovers/out`, { ...change, ...ALLOWED });
    const { status, data } = await call('PUT', `${path}/handovers/out`, change);
    expect({ status, ...data }).toMatchObject({ status: 200, signatures: NONE });
    expect(await signed('out')).toMatchObject([{ changed: { at: expect.any(String) } }]);
    expect(await signed('contract')).toHaveLength(1);
  });

  test('cannot be signed with the strokes of the other signer', async () => {
    const { call, path, out } = await signedRental();
    const change = { ...out, fuelEighths: 0, signatures: { ...NONE, staff: CUSTOMER } };
    const { data } = await call('PUT', `${path}/handovers/out`, { ...change, ...ALLOWED });
    expect(data.signatures).toEqual(NONE);
  });

  test('by deletion keeps the signed version', async () => {
    const { call, path, signed, open } = await signedRental();
    await call('DELETE', `${path}/handovers/out`);
    const [record] = await signed('out');
    expect(record.changed).not.toBeNull();
    expect((await open(record)).handover.out).toMatchObject({ kilometres: 45_000 });
  });
});

test('a return cannot be signed with the strokes of the hand-over', async () => {
  const { call, path, signed } = await signedRental();
  const back = { ...BACK, kind: 'back', signatures: SIGNED };
  const { data } = await call('POST', `${path}/handovers`, back);
  expect(data.signatures).toEqual(NONE);
  expect(await signed('back')).toEqual([]);
});

test('a deleted record cannot be signed again with its former strokes', async () => {
  const { call, path, out, signed } = await signedRental();
  await call('DELETE', `${path}/handovers/out`);
  await call('POST', `${path}/handovers`, { ...out, kind: 'out', fuelEighths: 0 });
  expect(await signed('out')).toMatchObject([{ changed: { at: expect.any(String) } }]);
});

test('a booking with signed papers cannot be deleted, even after its record is deleted', async () => {
  const { call, path, signed } = await signedRental();
  await call('DELETE', `${path}/handovers/out`);
  expect(await call('DELETE', path)).toMatchObject({
    status: 409,
    error: expect.stringContaining('has signed papers'),
  });
  expect(await signed('contract')).toHaveLength(1);
});

describe('a signed contract', () => {
  test('is stored with its price, document numbers and terms', async () => {
    const { signed, open } = await signedRental();
    const [contract] = await signed('contract');
    expect(contract).toMatchObject({ changed: null, signedAt: '2026-07-01T09:00:00.000Z' });
    expect(await open(contract)).toMatchObject({
      facts: {
        price: { total: 200 },
        contractTerms: { tr: defaultSettings.papers.contractTerms.tr },
      },
      handover: { out: { drivers: [DRIVER_DOCUMENTS], signatures: SIGNED } },
    });
  });

  test('keeps its terms after the settings change', async () => {
    const { call, path, out, papers, signed, open } = await signedRental();
    const contractTerms = { ...defaultSettings.papers.contractTerms, tr: 'Yeni madde' };
    const value = { ...defaultSettings, papers: { ...defaultSettings.papers, contractTerms } };
    await db.insert(settings).values({ value });
    try {
      expect((await papers()).contractTerms.tr).toBe('Yeni madde');
      const [contract] = await signed('contract');
      expect(contract.changed).toBeNull();
      expect((await open(contract)).facts.contractTerms.tr).not.toContain('Yeni madde');
      // The customer's signature stays, and staff remove their own.
      await call('PUT', `${path}/handovers/out`, {
        ...out,
        signatures: { ...SIGNED, staff: null },
      });
      const current = (await signed('contract')).at(-1);
      expect(current).toMatchObject({ changed: null, signers: ['Ada Su'] });
      expect((await open(current)).facts.contractTerms.tr).not.toContain('Yeni madde');
    } finally {
      await db.delete(settings);
    }
  });

  test.each([
    ['price', { pricing: { total: 999 } }],
    ['days', { dropoffTime: '2026-07-06T12:30' }],
    ['place of return', { dropoffLocation: 'Antalya Belek Otel Teslimi' }],
    ['customer', { drivers: [{ name: 'Can', surname: 'Su', phoneNumber: '+905321234567' }] }],
  ])('refuses another %s of the booking until staff allow it', async (_what, change) => {
    const { call, path, rental, signed } = await signedRental();
    const now = { ...rental, status: 'active', ...change };
    const refused = await call('PUT', path, now);
    expect(refused).toMatchObject({ status: 409, data: { signed: [{ part: 'contract' }] } });
    expect(await signed('contract')).toMatchObject([{ changed: null }]);
    expect(await call('PUT', path, { ...now, ...ALLOWED })).toMatchObject({ status: 200 });
    expect(await signed('contract')).toMatchObject([{ changed: { at: expect.any(String) } }]);
  });

  test('stays valid when only the phone of the booking changes', async () => {
    const { call, path, rental, signed } = await signedRental();
    const drivers = [{ name: 'Ada', surname: 'Su', phoneNumber: '+905321234599' }];
    const saved = await call('PUT', path, { ...rental, status: 'active', drivers });
    expect(saved.status).toBe(200);
    expect(await signed('contract')).toMatchObject([{ changed: null }]);
  });

  test('needs a new signature after a change, not a former one', async () => {
    const { call, path, rental, out, signed } = await signedRental();
    await call('PUT', path, { ...rental, status: 'active', pricing: { total: 999 }, ...ALLOWED });
    await call('PUT', `${path}/handovers/out`, out);
    expect(await signed('contract')).toHaveLength(1);
    const customer = { ...CUSTOMER, strokes: [[9, 9, 8, 8]] };
    const signatures = { ...SIGNED, customer };
    await call('PUT', `${path}/handovers/out`, { ...out, signatures });
    expect(await signed('contract')).toMatchObject([{}, { changed: null, signers: ['Ada Su'] }]);
  });

  test('stays valid when a return adds a charge', async () => {
    const { call, path, signed } = await signedRental();
    const charges = [{ kind: 'damage', euros: 500 }];
    await call('POST', `${path}/handovers`, { ...BACK, kind: 'back', charges });
    expect(await signed('contract')).toMatchObject([{ changed: null }]);
  });

  test('of another booking responds with 404', async () => {
    const { signed } = await signedRental();
    const [contract] = await signed('contract');
    const other = await signedRental();
    const { status } = await other.call('POST', `${other.path}/papers/signed/${contract.id}`);
    expect(status).toBe(404);
  });

  test('is recorded in the audit log when it is opened', async () => {
    const { id, call, signed, open } = await signedRental();
    await open((await signed('contract'))[0]);
    const { data } = await call('GET', '/audit-log?entity=handover&action=show');
    expect(data.entries).toContainEqual(expect.objectContaining({ entityId: id }));
  });
});

describe('a signed return', () => {
  test('refuses a charge added later until staff allow it', async () => {
    const { call, path, signed, open } = await signedRental();
    await call('POST', `${path}/handovers`, { ...BACK, kind: 'back' });
    const charged = { ...BACK, charges: [{ kind: 'damage', euros: 500 }] };
    const refused = await call('PUT', `${path}/handovers/back`, charged);
    expect(refused).toMatchObject({ status: 409, data: { signed: [{ part: 'back' }] } });
    const { data } = await call('PUT', `${path}/handovers/back`, { ...charged, ...ALLOWED });
    expect(data).toMatchObject({ charges: [{ euros: 500 }], signatures: NONE });
    const [record] = await signed('back');
    expect((await open(record)).handover.back).toMatchObject({
      ...{ charges: [], signatures: SIGNED_AGAIN },
    });
  });
});

describe('a record signed before signed papers were stored', () => {
  test('is stored as it was before its first change', async () => {
    const { call, path, out, id, signed, open } = await signedRental();
    await db.delete(signedPapers).where(eq(signedPapers.bookingId, id));
    const change = { ...out, fuelEighths: 0 };
    expect(await call('PUT', `${path}/handovers/out`, change)).toMatchObject({ status: 409 });
    await call('PUT', `${path}/handovers/out`, { ...change, ...ALLOWED });
    const [record] = await signed('out');
    expect(record.changed).not.toBeNull();
    expect((await open(record)).handover.out).toMatchObject({
      ...{ fuelEighths: 8, signatures: SIGNED },
    });
  });

  test('has no stored contract', async () => {
    const { call, path, out, id, signed } = await signedRental();
    await db.delete(signedPapers).where(eq(signedPapers.bookingId, id));
    await call('PUT', `${path}/handovers/out`, { ...out, fuelEighths: 0, ...ALLOWED });
    expect(await signed('contract')).toEqual([]);
  });
});

describe('the personal data in signed papers', () => {
  test('of one driver are removed, and the contract stays signed by the customer', async () => {
    const { call, path, rental, out, signed, open } = await signedRental();
    const second = { name: 'Can', surname: 'Er', phoneNumber: '+90 533 999 88 77' };
    const drivers = [...rental.drivers, second];
    await call('PUT', path, { ...rental, status: 'active', drivers, ...ALLOWED });
    const documents = [
      ...out.drivers,
      { ...DRIVER_DOCUMENTS, name: 'Can', surname: 'Er', stored: null },
    ];
    const signatures = { ...SIGNED, customer: { ...CUSTOMER, strokes: [[7, 7, 8, 8]] } };
    await call('PUT', `${path}/handovers/out`, {
      ...out,
      drivers: documents,
      signatures,
      ...ALLOWED,
    });
    await call('POST', `${path}/handovers`, { ...BACK, kind: 'back' });
    const { data } = await call('GET', '/customers?search=905339998877');
    const forgotten = await call('POST', `/customers/${data.customers[0].id}/anonymise`);
    expect(forgotten.status).toBe(200);
    const contract = (await signed('contract')).at(-1);
    expect(contract).toMatchObject({ changed: null, signers: ['Ada Su'] });
    const { facts, handover } = await open(contract);
    expect(facts.booking.drivers).toMatchObject([
      { name: 'Ada' },
      { name: 'Anonim', phoneNumber: '' },
    ]);
    expect(handover.out.drivers).toMatchObject([{ name: 'Ada' }]);
  });

  test('are deleted with the documents of the hand-over', async () => {
    const { call, path, id, rental } = await signedRental();
    await call('POST', `${path}/handovers`, { ...BACK, kind: 'back' });
    const phone = rental.drivers[0]?.phoneNumber.slice(1);
    const { data } = await call('GET', `/customers?search=${phone}`);
    await call('POST', `/customers/${data.customers[0].id}/anonymise`);
    const left = await db.$count(signedPapers, eq(signedPapers.bookingId, id));
    const [row] = await db.select().from(handovers).where(eq(handovers.bookingId, id));
    expect({ left, signatures: row?.signatures }).toEqual({ left: 0, signatures: NONE });
  });
});
