import { describe, expect, test } from 'vitest';
import { bookings, handovers, settings } from '#app/db/schema.server.ts';
import { anonymiseCustomer } from '#app/operations/customers/anonymise-customer.server.ts';
import { forgetDocuments } from '#app/operations/handovers/documents/forget-documents.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { DAYS, DRIVER, filingRecords } from '#tests/support/filings.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { input: text } = allTexts.office.tr.filings;

// The clock is at noon of 1 July 2026.
const { app, db } = await testApp();
const { clerk, handedOver, record, aTransfer } = filingRecords({ app, db });

describe('GET /admin/filings', () => {
  test('lists hand-overs and returns as separate reports, with masked document numbers', async () => {
    await handedOver({ drivers: [{ ...DRIVER, licenceClass: '' }] });
    await record('b-1', { kilometres: 45_900 });
    const { list } = await clerk();
    const { filings, pagination, sheets, unfiled } = await list(`sheet=kabis&${DAYS}`);
    expect(filings).toMatchObject([
      {
        ...{ bookingId: 'b-1', kind: 'out', bookingReference: 'B-1', at: '2026-06-30T10:05' },
        ...{ plate: '07 A 1', dropoffAt: '2026-07-04T10:00', returnedAt: '2026-07-01T11:00' },
        people: [{ name: 'Ada Su', idNumber: '••••••••901' }],
        ...{ missing: ['licenceClass', 'checkId'], forgotten: false, filed: null, changed: false },
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

  test('lists confirmed transfers with their missing names', async () => {
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

  test('lists active rentals without a recorded hand-over', async () => {
    await handedOver();
    const rental = { pickupAt: '2026-07-01 10:00', dropoffAt: '2026-07-04 10:00' };
    await aBooking(db, { id: 'b-2', reference: 'B-2', status: 'active', ...rental });
    await aBooking(db, { id: 'b-3', reference: 'B-3', status: 'confirmed', ...rental });
    const { list } = await clerk();
    const { unrecorded, unrecordedTotal } = await list(`sheet=kabis&${DAYS}`);
    expect(unrecordedTotal).toBe(1);
    expect(unrecorded).toMatchObject([
      { bookingId: 'b-2', bookingReference: 'B-2', customer: expect.stringMatching(/./) },
    ]);
  });

  test.each([
    ['sheet=kabis&from=2026-07-02&to=2026-07-01', text.days],
    ['sheet=kabis&from=2026-06-01&to=2026-07-02', text.days],
    ['sheet=kabis&from=2026-02-30&to=2026-07-01', text.day],
  ])('refuses the query %s', async (query, message) => {
    const { call } = await clerk();
    const { status, details } = await call('GET', `/filings?${query}`);
    expect(status).toBe(400);
    expect(details.map((each: { message: string }) => each.message)).toContain(message);
  });
});

describe('the mark of a reported record', () => {
  test('contains person and time, and can be removed', async () => {
    await handedOver();
    await aTransfer();
    const { admin, call, list, unfiled } = await clerk();
    expect(await unfiled()).toEqual({ kabis: 1, uetds: 1 });
    const filed = { at: '2026-07-01T09:00:00.000Z', by: admin.name };
    for (const [id, sheet] of [
      ['b-1/out', 'kabis'],
      ['t-1/transfer', 'uetds'],
    ]) {
      const [{ version }] = (await list(`sheet=${sheet}&${DAYS}`)).filings;
      const marked = await call('PUT', `/filings/${id}`, { version });
      expect(marked).toMatchObject({ status: 200, data: { filed } });
      // A repeated request changes nothing.
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
    expect(
      log.map(({ entity, entityId, title, after }) => [entity, entityId, title, after]),
    ).toEqual([
      ['filing', 'b-1', 'B-1 · KABİS teslim', { filed: filed.at }],
      ['filing', 't-1', 'T-1 · U-ETDS', { filed: filed.at }],
      ['filing', 'b-1', 'B-1 · KABİS teslim', { filed: null }],
    ]);
  });

  test('stays valid after a change of details that are not reported', async () => {
    await handedOver();
    const { call, list, unfiled } = await clerk();
    await call('PUT', '/filings/b-1/out', {});
    await db.update(handovers).set({ notes: 'a scratch', updatedAt: new Date() });
    await db.update(bookings).set({ status: 'completed', updatedAt: new Date() });
    expect((await list(`sheet=kabis&${DAYS}`)).filings).toMatchObject([{ changed: false }]);
    expect(await unfiled()).toMatchObject({ kabis: 0 });
  });

  test('is outdated after a change until the record is reported again', async () => {
    await handedOver();
    const { call, list, unfiled } = await clerk();
    const readOpen = async () => (await list(`sheet=kabis&${DAYS}&open=yes`)).filings;
    const [{ version }] = await readOpen();
    await call('PUT', '/filings/b-1/out', { version });
    await db.update(handovers).set({ plate: '07 B 2', version: 2 });
    const [changed] = await readOpen();
    expect(changed).toMatchObject({ changed: true });
    expect(await unfiled()).toMatchObject({ kabis: 1 });
    const stale = await call('PUT', '/filings/b-1/out', { version });
    expect(stale).toMatchObject({
      status: 409,
      error: text.stale,
      details: [{ field: 'version' }],
    });
    await call('PUT', '/filings/b-1/out', { version: changed.version });
    expect(await readOpen()).toEqual([]);
    expect(await unfiled()).toMatchObject({ kabis: 0 });
  });

  test('cannot be set for records that need no report', async () => {
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
  test('counts records of the 31 days up to tomorrow', async () => {
    await handedOver({ at: '2026-06-02 00:00' });
    await handedOver({ at: '2026-06-01 23:59' }, 'b-2');
    await aTransfer({ pickupAt: '2026-07-02 23:59', dropoffAt: '2026-07-03 01:00' });
    await aTransfer({
      ...{ id: 't-2', reference: 'T-2' },
      ...{ pickupAt: '2026-07-03 00:00', dropoffAt: '2026-07-03 01:00' },
    });
    const { unfiled } = await clerk();
    expect(await unfiled()).toEqual({ kabis: 1, uetds: 1 });
  });

  test('skips a sheet that the office does not use', async () => {
    await handedOver();
    await aTransfer();
    await db.insert(settings).values({ value: { papers: { uetds: false } } });
    const { unfiled, list } = await clerk();
    expect(await unfiled()).toEqual({ kabis: 1, uetds: 0 });
    expect((await list(`sheet=kabis&${DAYS}`)).sheets).toEqual({ kabis: true, uetds: false });
  });

  test('skips records whose documents were deleted', async () => {
    await handedOver();
    const { call, list, unfiled } = await clerk();
    await call('PUT', '/filings/b-1/out', {});
    await handedOver({}, 'b-2');
    await forgetDocuments(db, ['b-1', 'b-2'], new Date());
    expect((await list(`sheet=kabis&${DAYS}`)).filings).toMatchObject([
      { bookingId: 'b-1', forgotten: true, missing: [], changed: false, filed: {} },
      { bookingId: 'b-2', forgotten: true, missing: [], filed: null },
    ]);
    expect(await unfiled()).toEqual({ kabis: 0, uetds: 0 });
  });

  test('skips a transfer whose customer was anonymised', async () => {
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
    expect(filings).toMatchObject([{ forgotten: true, missing: [], people: [{ name: 'Anonim' }] }]);
  });
});
