import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { bookings, handovers, settings } from '#app/db/schema.server.ts';
import { anonymiseCustomer } from '#app/features/customers/anonymise-customer.server.ts';
import { forgetDocuments } from '#app/features/handovers/forget-documents.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { filingInputText as text } from './filings.text.ts';

// The clock stands at noon of 1 July 2026.
const { app, db } = await buildTestApp();

const DAYS = 'from=2026-06-30&to=2026-07-01';
const DRIVER = {
  name: 'Ada',
  surname: 'Su',
  idNumber: '12345678901',
  nationality: 'TR',
  birthDate: '1990-05-04',
  licenceNumber: 'L-998877',
  licenceClass: 'B',
  licenceDate: '2010-01-02',
  address: '=Lara',
};

/** Calls as a clerk, who is no owner. */
async function clerk() {
  const { headers, admin } = await signIn(db, undefined, { role: 'staff' });
  async function call(method: 'GET' | 'PUT' | 'DELETE', path: string, payload?: object) {
    const url = `/api/admin${path}`;
    const answer = await app.inject({ method, url, headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  }
  const list = async (query: string) => (await call('GET', `/filings?${query}`)).data;
  const unfiled = async () => (await call('GET', '/dashboard/agenda')).data.unfiled;
  return { admin, headers, call, list, unfiled };
}

/** A rental that was handed over, by default yesterday. */
async function handedOver(given: Partial<typeof handovers.$inferInsert> = {}, id = 'b-1') {
  await aBooking(db, {
    ...{ id, reference: id.toUpperCase(), status: 'active' },
    ...{ pickupAt: '2026-06-30 10:00', dropoffAt: '2026-07-04 10:00' },
    drivers: [
      { name: 'Ada', surname: 'Su', phoneNumber: '+90 532 111 22 33' },
      { name: 'Can', surname: 'Su', phoneNumber: '+90 532 444 55 66' },
    ],
  });
  await record(id, { kind: 'out', at: '2026-06-30 10:05', drivers: [DRIVER], ...given });
  return id;
}

function record(bookingId: string, given: Partial<typeof handovers.$inferInsert>) {
  const reading = { plate: '07 A 1', kilometres: 45_000, fuelEighths: 8, staffName: 'owner' };
  const signatures = { customer: null, staff: null };
  return db
    .insert(handovers)
    .values({ bookingId, kind: 'back', at: '2026-07-01 11:00', ...reading, signatures, ...given });
}

function aTransfer(given: Partial<typeof bookings.$inferInsert> = {}) {
  return aBooking(db, {
    ...{ id: 't-1', reference: 'T-1', serviceType: 'transfer', carTitle: null },
    ...{ pickupAt: '2026-07-01 20:00', dropoffAt: '2026-07-01 21:00' },
    pickupLocation: 'Antalya Havalimanı (AYT)',
    dropoffLocation: 'Kemer',
    transferData: { vehicleCapacity: 'capacity_1_4', passengers: 3, flightNumber: 'TK 2410' },
    ...given,
  });
}

describe('GET /admin/filings', () => {
  test('hand-overs and returns are reports of their own; of numbers only the end is shown', async () => {
    await handedOver({ drivers: [{ ...DRIVER, licenceClass: '' }] });
    await record('b-1', { kilometres: 45_900 });
    const { list } = await clerk();
    const { filings, pagination, sheets, unfiled } = await list(`sheet=kabis&${DAYS}`);
    expect(filings).toMatchObject([
      {
        ...{ bookingId: 'b-1', kind: 'out', bookingReference: 'B-1', at: '2026-06-30T10:05' },
        ...{ plate: '07 A 1', dropoffAt: '2026-07-04T10:00', returnedAt: '2026-07-01T11:00' },
        people: [{ name: 'Ada Su', idNumber: '••••••••901' }],
        ...{ missing: ['licenceClass'], gone: false, filed: null, changed: false },
      },
      { bookingId: 'b-1', kind: 'back', at: '2026-07-01T11:00', missing: [] },
    ]);
    expect(JSON.stringify(filings)).not.toContain('12345678901');
    expect(JSON.stringify(filings)).not.toContain('L-998877');
    expect(pagination.total).toBe(2);
    expect(sheets).toEqual({ kabis: true, uetds: true });
    expect(unfiled).toEqual({ kabis: 2, uetds: 0 });
    expect((await list('sheet=kabis&from=2026-07-01&to=2026-07-01')).filings).toHaveLength(1);
    const second = await list(`sheet=kabis&${DAYS}&limit=1&page=2`);
    expect(second.filings).toMatchObject([{ kind: 'back' }]);
  });

  test('transfers that are agreed, with the names that are still missing', async () => {
    await aTransfer();
    await aTransfer({ id: 't-2', reference: 'T-2', status: 'pending' });
    await aTransfer({ id: 't-3', reference: 'T-3', status: 'cancelled' });
    const { list } = await clerk();
    expect((await list(`sheet=uetds&${DAYS}`)).filings).toMatchObject([
      {
        ...{ bookingId: 't-1', kind: 'transfer', at: '2026-07-01T20:00', passengers: 3 },
        ...{ missing: ['passengers'], flightNumber: 'TK 2410', plate: null },
        people: [{ name: 'Ayşe Yılmaz', idNumber: '' }],
      },
    ]);
  });

  test('names the rentals under way that were never handed over on paper', async () => {
    await handedOver();
    const rental = { pickupAt: '2026-07-01 10:00', dropoffAt: '2026-07-04 10:00' };
    await aBooking(db, { id: 'b-2', reference: 'B-2', status: 'active', ...rental });
    await aBooking(db, { id: 'b-3', reference: 'B-3', status: 'confirmed', ...rental });
    const { list } = await clerk();
    const { unrecorded } = await list(`sheet=kabis&${DAYS}`);
    expect(unrecorded).toEqual([{ bookingId: 'b-2', bookingReference: 'B-2' }]);
  });

  test.each([
    ['sheet=kabis&from=2026-07-02&to=2026-07-01', text.days],
    ['sheet=kabis&from=2026-06-01&to=2026-07-02', text.days],
    ['sheet=kabis&from=2026-02-30&to=2026-07-01', text.day],
  ])('refuses %s', async (query, message) => {
    const { call } = await clerk();
    const { status, details } = await call('GET', `/filings?${query}`);
    expect(status).toBe(400);
    expect(details.map((each: { message: string }) => each.message)).toContain(message);
  });
});

describe('the mark', () => {
  test('says who reported it and when, leaves the reminder, can be taken back, and is recorded', async () => {
    await handedOver();
    await aTransfer();
    const { admin, call, list, unfiled } = await clerk();
    expect(await unfiled()).toEqual({ kabis: 1, uetds: 1 });
    const filed = { at: '2026-07-01T09:00:00.000Z', by: admin.name };
    for (const [id, sheet] of [
      ['b-1/out', 'kabis'],
      ['t-1/transfer', 'uetds'],
    ]) {
      const [{ hash }] = (await list(`sheet=${sheet}&${DAYS}`)).filings;
      const marked = await call('PUT', `/filings/${id}`, { hash });
      expect(marked).toMatchObject({ status: 200, data: { filed } });
      // A second click changes nothing.
      expect(await call('PUT', `/filings/${id}`, {})).toMatchObject({ data: { filed } });
      expect((await list(`sheet=${sheet}&${DAYS}&open=yes`)).filings).toEqual([]);
      const { filings } = await list(`sheet=${sheet}&${DAYS}`);
      expect(filings).toMatchObject([{ filed, changed: false }]);
    }
    expect(await unfiled()).toEqual({ kabis: 0, uetds: 0 });
    const back = await call('DELETE', '/filings/b-1/out');
    expect(back).toMatchObject({ status: 200, data: { filed: null } });
    expect(await unfiled()).toEqual({ kabis: 1, uetds: 0 });
    const log = await db.query.auditLog.findMany();
    expect(log.map(({ thing, thingId, title, after }) => [thing, thingId, title, after])).toEqual([
      ['filing', 'b-1', 'B-1 · KABİS teslim', { filed: filed.at }],
      ['filing', 't-1', 'T-1 · U-ETDS', { filed: filed.at }],
      ['filing', 'b-1', 'B-1 · KABİS teslim', { filed: null }],
    ]);
  });

  test('a record that was changed since says so until it is reported again', async () => {
    await handedOver();
    const { call, list } = await clerk();
    const read = async () => (await list(`sheet=kabis&${DAYS}`)).filings[0];
    const { hash } = await read();
    await call('PUT', '/filings/b-1/out', { hash });
    // What the police are not told of is no change.
    await db.update(handovers).set({ notes: 'a scratch', updatedAt: new Date() });
    await db.update(bookings).set({ status: 'completed', updatedAt: new Date() });
    expect(await read()).toMatchObject({ changed: false });
    await db.update(handovers).set({ plate: '07 B 2' });
    expect(await read()).toMatchObject({ changed: true });
    const stale = await call('PUT', '/filings/b-1/out', { hash });
    expect(stale).toMatchObject({
      status: 409,
      error: text.stale,
      details: [{ field: 'version' }],
    });
    await call('PUT', '/filings/b-1/out', { hash: (await read()).hash });
    expect(await read()).toMatchObject({ changed: false });
  });

  test('there is none of what is not to be reported', async () => {
    await handedOver();
    await aTransfer({ status: 'pending' });
    const { call } = await clerk();
    for (const id of ['b-1/back', 'b-1/transfer', 't-1/transfer', 't-1/out', 'none/out']) {
      for (const method of ['PUT', 'DELETE'] as const)
        expect(await call(method, `/filings/${id}`, {})).toMatchObject({ status: 404 });
    }
    expect((await call('PUT', '/filings/b-1/sideways', {})).status).toBe(400);
    expect(await db.query.auditLog.findMany()).toEqual([]);
  });
});

describe('the reminder', () => {
  test('is of the last thirty days, of transfers also of tonight, and of no other', async () => {
    await handedOver({ at: '2026-06-01 00:00' });
    await handedOver({ at: '2026-05-31 23:59' }, 'b-2');
    await aTransfer({ pickupAt: '2026-07-01 23:59', dropoffAt: '2026-07-02 01:00' });
    await aTransfer({
      ...{ id: 't-2', reference: 'T-2' },
      ...{ pickupAt: '2026-07-02 00:00', dropoffAt: '2026-07-02 01:00' },
    });
    const { unfiled } = await clerk();
    expect(await unfiled()).toEqual({ kabis: 1, uetds: 1 });
  });

  test('is not of a sheet that the office does not report', async () => {
    await handedOver();
    await aTransfer();
    await db.insert(settings).values({ value: { papers: { uetds: false } } });
    const { unfiled, list } = await clerk();
    expect(await unfiled()).toEqual({ kabis: 1, uetds: 0 });
    expect((await list(`sheet=kabis&${DAYS}`)).sheets).toEqual({ kabis: true, uetds: false });
  });

  test('is not of what was forgotten, whose rows stay', async () => {
    await handedOver();
    const { call, list, unfiled } = await clerk();
    await call('PUT', '/filings/b-1/out', {});
    await handedOver({}, 'b-2');
    await forgetDocuments(db, ['b-1', 'b-2']);
    expect((await list(`sheet=kabis&${DAYS}`)).filings).toMatchObject([
      { bookingId: 'b-1', gone: true, missing: [], changed: false, filed: {} },
      { bookingId: 'b-2', gone: true, missing: [], filed: null },
    ]);
    expect(await unfiled()).toEqual({ kabis: 0, uetds: 0 });
  });

  test('is not of a transfer whose customer was anonymised', async () => {
    const { headers, list, unfiled } = await clerk();
    const { admin } = await signIn(db);
    const made = await app.inject({
      ...{ method: 'POST', url: '/api/admin/bookings', headers },
      payload: {
        ...{ serviceType: 'transfer', pickupLocation: 'AYT', dropoffLocation: 'Kemer' },
        ...{ pickupTime: '2026-07-01T20:00', dropoffTime: '2026-07-01T21:00' },
        drivers: [{ name: 'Ada', surname: 'Su', phoneNumber: '+905321112233' }],
        transferData: { vehicleCapacity: 'capacity_1_4', passengers: 1 },
        ...{ status: 'completed', pricing: { total: 40 } },
      },
    });
    expect(made.statusCode).toBe(201);
    expect(await unfiled()).toMatchObject({ uetds: 1 });
    const [customer] = await db.query.customers.findMany();
    const by = { actor: admin, now: new Date() };
    expect(await anonymiseCustomer(db, customer?.id ?? '', by)).toMatchObject({ ok: true });
    expect(await unfiled()).toMatchObject({ uetds: 0 });
    const { filings } = await list(`sheet=uetds&${DAYS}`);
    expect(filings).toMatchObject([{ gone: true, missing: [], people: [{ name: 'Anonim' }] }]);
  });
});

describe('GET /admin/filings/export', () => {
  const head = (cells: unknown[] | undefined, row: unknown[] | undefined) => (title: string) =>
    row?.[cells?.indexOf(title) ?? -1];

  test('Excel for KABİS: a line for each driver, whole numbers; the log knows who took it', async () => {
    await handedOver({ drivers: [DRIVER, { ...DRIVER, name: 'Can', idNumber: 'P-1' }] });
    await record('b-1', { kilometres: 45_900, at: '2026-07-01 12:00' });
    const { admin, headers } = await clerk();
    const url = `/api/admin/filings/export?format=xlsx&sheet=kabis&${DAYS}`;
    const answer = await app.inject({ url, headers });
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="kabis_2026-06-30_2026-07-01.xlsx"',
      'cache-control': 'no-store',
    });
    const [titles, first, second, third, fourth, ...rest] = await readSheet(answer.rawPayload);
    expect(rest).toEqual([]);
    const of = head(titles, first);
    expect([of('Bildirim'), of('Plaka'), of('T.C. kimlik / pasaport no')]).toEqual([
      ...['KABİS teslim', '07 A 1', '12345678901'],
    ]);
    expect(of('Gerçek bitiş')).toEqual(new Date('2026-07-01T12:00:00Z'));
    expect([of('Çıkış km'), of('Dönüş km'), of('Doğum tarihi')]).toEqual([
      ...[45_000, 45_900, '04.05.1990'],
    ]);
    expect([first, second, third, fourth].map((row) => head(titles, row)('Telefon'))).toEqual([
      ...['+90 532 111 22 33', '+90 532 444 55 66', '+90 532 111 22 33', '+90 532 444 55 66'],
    ]);
    const days = { from: '2026-06-30', to: '2026-07-01' };
    expect(await db.query.auditLog.findMany()).toMatchObject([
      {
        ...{ adminId: admin.id, action: 'download', thing: 'filing', title: 'KABİS .xlsx' },
        after: { format: 'xlsx', ...days },
      },
    ]);
  });

  test('CSV for U-ETDS: a line for each passenger, empty where Kervan knows nothing', async () => {
    await aTransfer({ drivers: [{ name: '=1+1', surname: 'Öz', phoneNumber: '5' }] });
    const { headers } = await clerk();
    const url = `/api/admin/filings/export?format=csv&sheet=uetds&${DAYS}`;
    const { body, statusCode } = await app.inject({ url, headers });
    expect(statusCode).toBe(200);
    const [titles = '', first = '', second = '', third, end] = body
      .replace('\ufeff', '')
      .split('\r\n');
    const of = head(titles.split(';'), first.split(';'));
    expect([of('Ad'), of('Soyad'), of('Kalkış ili'), of('Şoför')]).toEqual(["'=1+1", 'Öz', '', '']);
    expect([of('Başlangıç'), of('Uçuş'), of('Yolcu')]).toEqual([
      ...['01.07.2026 20:00', 'TK 2410', '3'],
    ]);
    expect(head(titles.split(';'), second.split(';'))('Ad')).toBe('');
    expect(third).toContain('T-1');
    expect(end).toBe('');
  });

  test('says what was deleted, and holds only what is open where that is asked for', async () => {
    await handedOver();
    await forgetDocuments(db, ['b-1']);
    await handedOver({}, 'b-2');
    await db.update(handovers).set({ plate: '07 C 3' }).where(eq(handovers.bookingId, 'b-2'));
    const { headers, call } = await clerk();
    const lines = async (query: string) => {
      const url = `/api/admin/filings/export?format=csv&sheet=kabis&${DAYS}${query}`;
      return (await app.inject({ url, headers })).body.split('\r\n').slice(1, -1);
    };
    expect(await lines('')).toEqual([
      expect.stringContaining(';Silindi;'),
      expect.stringContaining('07 C 3'),
    ]);
    expect(await lines('&open=yes')).toEqual([expect.stringContaining('07 C 3')]);
    await call('PUT', '/filings/b-2/out', {});
    expect(await lines('&open=yes')).toEqual([]);
  });
});
