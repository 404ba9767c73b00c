import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { bookingCustomers, customers, handovers } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { exportBookings } from './booking-export.server.ts';
import { exportText } from './outgoing.text.ts';

const { app, db } = await buildTestApp();

async function ask(query: string) {
  const { headers, admin } = await signIn(db, undefined, { role: 'staff' });
  const answer = await app.inject({ url: `/api/admin/bookings/export?${query}`, headers });
  return { answer, admin, lines: answer.body.replace('\ufeff', '').split('\r\n').slice(1, -1) };
}

const hostile = {
  name: '=HYPERLINK("http://x")',
  surname: '<b>&',
  phoneNumber: '+90 555 000 00 00',
};

describe('GET /admin/customers/export', () => {
  const known = {
    name: 'Çağrı',
    surname: 'Öz',
    phone: '+90 532 000 00 01',
    searchText: 'cagri oz',
  };

  test.each(['csv', 'xlsx'] as const)('%s of those whom the search finds', async (format) => {
    await db.insert(customers).values([
      { ...known, id: 'a', phoneDigits: '905320000001', lastPickupAt: '2026-07-10 10:00' },
      { ...known, id: 'b', phoneDigits: '905320000002', name: '=1+1', searchText: '=1+1 oz' },
      { ...known, id: 'c', phoneDigits: null, anonymisedAt: new Date() },
    ]);
    await aBooking(db, { id: 'one', totalCents: 12_350 });
    await db.insert(bookingCustomers).values({ bookingId: 'one', customerId: 'a', position: 0 });
    const { headers } = await signIn(db, undefined, { role: 'staff' });
    const url = `/api/admin/customers/export?format=${format}`;
    const answer = await app.inject({ url, headers });
    expect(answer.headers).toMatchObject({
      'content-disposition': `attachment; filename="customers.${format}"`,
      'cache-control': 'no-store',
    });
    if (format === 'csv') {
      const [, first, second, end] = answer.body.split('\r\n');
      expect([first, end]).toEqual([expect.stringMatching(/^'=1\+1;Öz;/), '']);
      expect(second).toContain('Çağrı;Öz;+90 532 000 00 01;;1;123,5;10.07.2026 10:00;');
    } else {
      const [, first, second, ...rest] = await readSheet(answer.rawPayload);
      expect(rest).toEqual([]);
      expect([first?.[0], second?.[0], second?.[5]]).toEqual(['=1+1', 'Çağrı', 123.5]);
    }
    const found = await app.inject({ url: `${url}&search=cagri`, headers });
    expect(found.statusCode).toBe(200);
    const log = await db.query.auditLog.findMany();
    expect(log.map(({ entity, after }) => [entity, after])).toEqual([
      ['customer', { format, rows: 2 }],
      ['customer', { format, rows: 1 }],
    ]);
  });
});

describe('GET /admin/bookings/export', () => {
  test('CSV as a Turkish Excel opens it: mark, semicolons, commas, no formulas', async () => {
    await aBooking(db, { reference: 'KRV-1', totalCents: 12_350, drivers: [hostile] });
    const { answer } = await ask('format=csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.body.charCodeAt(0)).toBe(0xfeff);
    const [head, row] = answer.body.split('\r\n');
    expect(head).toContain('Reference;Service;Status;Pickup;');
    expect(row).toContain('KRV-1;Car rental;Confirmed;10.07.2026 10:00;Antalya Havalimanı;');
    expect(row).toContain(';"\'=HYPERLINK(""http://x"") <b>&";+90 555 000 00 00;');
    expect(row).toContain(';123,5;');
  });

  test('an Excel file has dates, amounts and texts, and what looks like a formula is a text', async () => {
    await aBooking(db, { reference: 'KRV-1', totalCents: 12_350, drivers: [hostile] });
    const { answer } = await ask('format=xlsx&from=2026-07-01&to=2026-07-31');
    expect(answer.headers['content-disposition']).toContain('bookings_2026-07-01_2026-07-31.xlsx');
    const [head, row, ...rest] = await readSheet(answer.rawPayload);
    expect(rest).toEqual([]);
    const at = (title: string) => row?.[head?.indexOf(title) ?? -1];
    expect(at(exportText.columns.pickup)).toEqual(new Date('2026-07-10T10:00:00Z'));
    expect(at(exportText.columns.total)).toBe(123.5);
    expect(at(exportText.columns.customer)).toBe('=HYPERLINK("http://x") <b>&');
  });

  test('takes the filter of the list, and the log keeps no name that was searched for', async () => {
    const elif = [{ name: 'Elif', surname: 'Su', phoneNumber: '+90 532 000 00 01' }];
    const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 2 };
    const transfer = { serviceType: 'transfer', carTitle: null, transferData };
    await aBooking(db, { id: 'a', reference: 'A', status: 'pending', drivers: elif });
    await aBooking(db, { id: 'b', reference: 'B', status: 'confirmed', drivers: elif });
    await aBooking(db, { id: 'c', reference: 'C', status: 'pending' });
    await aBooking(db, { id: 'd', reference: 'D', status: 'pending', drivers: elif, ...transfer });
    const found = async (query: string) =>
      (await ask(query)).lines.map((line) => line.split(';')[0]).sort();
    expect(await found('format=csv&status=pending')).toEqual(['A', 'C', 'D']);
    expect(await found('format=csv&serviceType=transfer')).toEqual(['D']);
    const whole = 'format=csv&status=pending&search=elif&serviceType=car_rental&from=2026-07-13';
    expect(await found(whole)).toEqual(['A']);
    const [last] = (await db.query.auditLog.findMany()).slice(-1);
    expect(last?.after).toMatchObject({ status: 'pending', serviceType: 'car_rental', rows: 1 });
    expect(JSON.stringify(last)).not.toContain('elif');
    const record = { kind: 'out', plate: '07 A', at: '2026-07-10 10:00', kilometres: 5 };
    const rest = { fuelEighths: 8, signatures: { customer: null, staff: null }, staffName: 'x' };
    await db
      .insert(handovers)
      .values(['a', 'b'].map((bookingId) => ({ ...record, ...rest, bookingId })));
    const { headers } = await signIn(db);
    for (const [query, rows] of [
      ['', 2],
      ['&status=pending', 1],
      ['&search=elif&from=2026-07-10&to=2026-07-10', 2],
      ['&search=nobody', 0],
    ] as const) {
      const url = `/api/admin/handovers/export?format=csv${query}`;
      const { body } = await app.inject({ url, headers });
      expect([query, body.split('\r\n').length - 2]).toEqual([query, rows]);
    }
  });

  test('takes days, both included, in the order of pickup, over many batches', async () => {
    const days = ['2026-07-09', '2026-07-10', '2026-07-12', '2026-07-13'];
    for (const day of days) {
      const dropoffAt = `${day} 23:59:00`;
      await aBooking(db, { reference: day, pickupAt: `${day} 23:59:00`, dropoffAt });
    }
    const { lines } = await ask('format=csv&from=2026-07-10&to=2026-07-12');
    expect(lines.map((line) => line.split(';')[0])).toEqual(['2026-07-10', '2026-07-12']);
    for (let n = 0; n < 501; n += 1) await aBooking(db);
    const all = await ask('format=csv');
    expect(new Set(all.lines).size).toBe(505);
  });

  test.each([
    '',
    'format=pdf',
    'format=csv&from=2026-02-30',
    'format=csv&to=9999-12-31',
    'format=csv&from=2026-07-02&to=2026-07-01',
  ])('refuses %j', async (query) => {
    expect((await ask(query)).answer.statusCode).toBe(400);
  });

  test('refuses more rows than a sheet has, and the log knows who took what', async () => {
    await aBooking(db);
    await aBooking(db);
    const { admin } = await signIn(db);
    const options = { actor: admin, now: new Date('2026-07-01T09:00:00Z'), maxXlsxRows: 2 };
    expect(await exportBookings(db, { format: 'xlsx' }, options)).toEqual({ ok: false, most: 1 });
    const { admin: clerk } = await ask('format=csv&from=2026-07-01');
    expect(await db.query.auditLog.findMany()).toMatchObject([
      {
        adminId: clerk.id,
        action: 'download',
        entity: 'booking',
        after: { format: 'csv', rows: 2 },
      },
    ]);
  });
});
