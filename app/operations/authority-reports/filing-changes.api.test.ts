import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { readMigrations } from '#app/db/migrations.server.ts';
import { bookings, customers, handovers } from '#app/db/schema.server.ts';
import { anonymiseCustomer } from '#app/operations/customers/anonymise-customer.server.ts';
import { forgetDocuments } from '#app/operations/handovers/documents/forget-documents.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { DAYS, DRIVER, filingRecords } from '#tests/support/filings.ts';
import { signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July 2026.
const { app, db } = await testApp();
const { clerk, handedOver, record, aTransfer } = filingRecords({ app, db });

const NOW = new Date('2026-07-01T09:00:00Z');
const CAN = { name: 'Can', surname: 'Öz', phoneNumber: '+905334445566' };

async function reported(id: string) {
  const office = await clerk();
  const marked = await office.call('PUT', `/filings/${id}`, {});
  expect(marked.status).toBe(200);
  return office;
}

async function marks() {
  const rows = [...(await db.select().from(handovers)), ...(await db.select().from(bookings))];
  return rows.flatMap(({ filed }) => filed ?? []);
}

describe('the hash of a report', () => {
  test('is not part of any response', async () => {
    await handedOver();
    const { list } = await reported('b-1/out');
    const [mark] = await marks();
    expect(mark?.hash).toHaveLength(64);
    expect(JSON.stringify(await list(`sheet=kabis&${DAYS}`))).not.toContain(mark?.hash);
  });

  test('is erased with the documents and is not stored again', async () => {
    await handedOver();
    await record('b-1', {});
    const { call } = await reported('b-1/out');
    await call('PUT', '/filings/b-1/back', {});
    await forgetDocuments(db, ['b-1'], NOW);
    expect(await marks()).toMatchObject([{ hash: '' }, { hash: '' }]);
    // Marks the erased record again.
    await call('DELETE', '/filings/b-1/out');
    await call('PUT', '/filings/b-1/out', {});
    expect(await marks()).toMatchObject([{ hash: '' }, { hash: '' }]);
    const rows = await db.select().from(handovers);
    expect(rows.map(({ documentsDeletedAt }) => documentsDeletedAt)).toEqual([NOW, NOW]);
  });

  test('is erased when a customer is anonymised', async () => {
    const { headers, call, list } = await clerk();
    const { admin } = await signIn(db);
    const book = async (given: object) => {
      const payload = {
        ...{ pickupLocation: 'AYT', dropoffLocation: 'Kemer', status: 'completed' },
        ...{ pickupTime: '2026-07-01T20:00', dropoffTime: '2026-07-01T21:00' },
        drivers: [{ name: 'Ada', surname: 'Su', phoneNumber: '+905321112233' }, CAN],
        ...{ pricing: { total: 40 }, ...given },
      };
      const response = await app.inject({
        ...{ method: 'POST', url: '/api/admin/bookings', headers, payload },
      });
      expect(response.statusCode).toBe(201);
      return response.json().data.id as string;
    };
    const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 2 };
    const transfer = await book({ serviceType: 'transfer', transferData });
    await db.insert(handovers).values({
      ...{ bookingId: transfer, kind: 'out', plate: '07 A 1', at: '2026-07-01 11:00' },
      ...{ kilometres: 1, fuelEighths: 8, staffName: 'owner' },
      signatures: { customer: null, staff: null },
      drivers: [DRIVER, { ...DRIVER, name: 'Can', surname: 'Öz' }],
    });
    for (const kind of ['transfer', 'out']) {
      expect((await call('PUT', `/filings/${transfer}/${kind}`, {})).status).toBe(200);
    }
    expect((await marks()).map(({ hash }) => hash.length)).toEqual([64, 64]);
    const [can] = await db.select().from(customers).where(eq(customers.name, 'Can'));
    await anonymiseCustomer(db, can?.id ?? '', { actor: admin, now: NOW });
    expect(await marks()).toMatchObject([{ hash: '' }, { hash: '' }]);
    for (const sheet of ['uetds', 'kabis']) {
      const { filings } = await list(`sheet=${sheet}&${DAYS}`);
      expect(filings).toMatchObject([{ filed: {}, changed: false, forgotten: false }]);
    }
  });
});

describe('a reported record', () => {
  test.each([
    ['b-1/out', 'kabis', { pickupLocation: 'Lara' }],
    ['b-1/out', 'kabis', { drivers: [{ name: 'Ada', surname: 'Su', phoneNumber: '+90 555' }] }],
    ['b-1/back', 'kabis', { dropoffLocation: 'Kemer' }],
    ['t-1/transfer', 'uetds', { totalCents: 12_345 }],
  ])('%s is marked as changed in %s after a change of %j', async (id, sheet, change) => {
    await handedOver();
    await record('b-1', {});
    await aTransfer();
    const { list } = await reported(id);
    const changed = async () => {
      const { filings } = await list(`sheet=${sheet}&${DAYS}`);
      return filings.flatMap((each: { kind: string; changed: boolean }) =>
        each.changed ? each.kind : [],
      );
    };
    expect(await changed()).toEqual([]);
    await db.update(bookings).set(change);
    expect(await changed()).toEqual([id.split('/')[1]]);
  });

  test('of a hand-over is unchanged after its return is recorded', async () => {
    await handedOver();
    const { list } = await reported('b-1/out');
    await record('b-1', { kilometres: 45_900 });
    const { filings } = await list(`sheet=kabis&${DAYS}`);
    expect(filings).toMatchObject([{ kind: 'out', changed: false }, { kind: 'back' }]);
  });
});

test('a transfer cancelled after its report is open until the mark is undone', async () => {
  await aTransfer();
  const { headers, call, list, unfiled } = await reported('t-1/transfer');
  expect(await unfiled()).toMatchObject({ uetds: 0 });
  await db.update(bookings).set({ status: 'cancelled' });
  for (const query of ['', '&open=yes']) {
    const { filings } = await list(`sheet=uetds&${DAYS}${query}`);
    expect(filings).toMatchObject([{ cancelled: true, changed: false, missing: [], filed: {} }]);
  }
  expect(await unfiled()).toMatchObject({ uetds: 1 });
  const url = `/api/admin/filings/export?format=csv&sheet=uetds&${DAYS}`;
  expect((await app.inject({ url, headers })).body).toContain('U-ETDS iptal;T-1');
  expect((await call('DELETE', '/filings/t-1/transfer')).status).toBe(200);
  expect(await unfiled()).toMatchObject({ uetds: 0 });
  expect((await list(`sheet=uetds&${DAYS}`)).filings).toEqual([]);
});

test('another driver’s row lacks the customer’s phone number', async () => {
  const drivers = [
    { ...DRIVER, name: 'ADA' },
    { ...DRIVER, name: 'Ece' },
  ];
  await handedOver({ drivers });
  const { headers } = await clerk();
  const url = `/api/admin/filings/export?format=csv&sheet=kabis&${DAYS}&open=yes`;
  const [titles = '', ...lines] = (await app.inject({ url, headers })).body.split('\r\n');
  const phone = titles.split(';').indexOf('Telefon');
  const phones = lines.slice(0, 2).map((line) => line.split(';')[phone]);
  expect(phones).toEqual([expect.stringContaining('90 532 111 22 33'), '']);
  expect(await db.query.auditLog.findMany()).toMatchObject([{ after: { open: true, rows: 1 } }]);
});

test('a completed rental without a hand-over is listed as unrecorded', async () => {
  const rental = { pickupAt: '2026-07-01 08:00', dropoffAt: '2026-07-01 10:00' };
  await aBooking(db, { id: 'b-2', reference: 'B-2', status: 'completed', ...rental });
  const { list } = await clerk();
  const { unrecorded } = await list(`sheet=kabis&${DAYS}`);
  expect(unrecorded).toMatchObject([{ bookingId: 'b-2', bookingReference: 'B-2' }]);
});

describe('records with deleted documents', () => {
  test('must be reported again once documents are recorded again', async () => {
    await handedOver();
    await record('b-1', {});
    await forgetDocuments(db, ['b-1'], NOW);
    const { call, unfiled } = await clerk();
    expect(await unfiled()).toMatchObject({ kabis: 0 });
    const { out } = (await call('GET', '/bookings/b-1/handovers')).data;
    const { at, vehicleId, plate, kilometres, fuelEighths, damages, signatures, version } = out;
    const same = { at, vehicleId, plate, kilometres, fuelEighths, damages, signatures };
    const kept = await call('PUT', '/bookings/b-1/handovers/out', { ...same, version });
    expect(kept.status).toBe(200);
    expect(await unfiled()).toMatchObject({ kabis: 0 });
    const saved = await call('PUT', '/bookings/b-1/handovers/out', { ...same, drivers: [DRIVER] });
    expect(saved.status).toBe(200);
    expect(await unfiled()).toMatchObject({ kabis: 2 });
  });

  test('are marked by the migration if their booking is completed', async () => {
    await handedOver({ drivers: [] }, 'b-1');
    await record('b-1', {});
    await db.update(bookings).set({ status: 'completed' });
    await handedOver({ drivers: [] }, 'b-2');
    await handedOver({}, 'b-3');
    await db.update(bookings).set({ status: 'completed' }).where(eq(bookings.id, 'b-3'));
    const filings = readMigrations().flatMap(({ sql }) => sql);
    for (const statement of filings.filter((each) => each.includes(`SET "forgotten_at"`))) {
      await db.execute(statement);
    }
    const rows = await db.select().from(handovers).orderBy(handovers.bookingId, handovers.kind);
    expect(rows.map(({ documentsDeletedAt }) => documentsDeletedAt !== null)).toEqual([
      ...[true, true, false, false],
    ]);
  });
});
