import { sql } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import {
  admins,
  bookingCustomers,
  charges,
  customers,
  handovers,
  vehicleBlocks,
  vehicles,
} from '#app/db/schema.server.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar, DRIVER_DOCUMENTS } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await testApp();

async function ask(path: string, role: 'staff' | 'owner' = 'owner') {
  const { headers, admin } = await signIn(db, undefined, { role });
  const answer = await app.inject({ url: `/api/admin/${path}`, headers });
  return { answer, admin, lines: answer.body.replace('\ufeff', '').split('\r\n').slice(1, -1) };
}

async function cellsOf(answer: Awaited<ReturnType<typeof ask>>['answer']) {
  const [head = [], ...rows] = await readSheet(answer.rawPayload);
  return rows.map((row) => Object.fromEntries(head.map((title, at) => [title, row[at]])));
}

const record = {
  kind: 'out',
  plate: '07 ABC 123',
  at: '2026-07-10 10:05:00',
  kilometres: 45_000,
  fuelEighths: 7,
  signatures: { customer: null, staff: null },
  staffName: 'Zeynep',
};

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

  test.each(['csv', 'xlsx'] as const)('returns the customers of a search as %s', async (format) => {
    await db.insert(customers).values([
      { ...known, id: 'a', phoneDigits: '905320000001', lastPickupAt: '2026-07-10 10:00' },
      { ...known, id: 'b', phoneDigits: '905320000002', name: '=1+1', searchText: '=1+1 oz' },
      { ...known, id: 'c', phoneDigits: null, anonymisedAt: new Date() },
    ]);
    await aBooking(db, { id: 'one', totalCents: 12_350 });
    await db.insert(bookingCustomers).values({ bookingId: 'one', customerId: 'a', position: 0 });
    const { headers } = await signIn(db, undefined, { role: 'owner' });
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

const LISTS = ['bookings', 'customers', 'handovers'] as const;

test.each([
  [null, 'tr'],
  ['en', 'en'],
] as const)('all files are in one language for a person who chose %s', async (chosen, language) => {
  const { headers } = await signIn(db);
  await db.update(admins).set({ language: chosen });
  const heads = await Promise.all(
    LISTS.map(async (list) => {
      const url = `/api/admin/${list}/export?format=csv`;
      const { body } = await app.inject({ url, headers });
      return body.slice(1).split('\r\n')[0]?.split(';');
    }),
  );
  const titles = allTexts.office[language].outgoing.tables;
  expect(heads).toEqual(
    LISTS.map((list) => expect.arrayContaining(Object.values(titles[list].columns).slice(0, 2))),
  );
});

describe('GET /admin/bookings/export', () => {
  test('writes CSV for a Turkish Excel, with a byte order mark and no formulas', async () => {
    await aBooking(db, { reference: 'KRV-1', totalCents: 12_350, drivers: [hostile] });
    const { answer } = await ask('bookings/export?format=csv');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bookings.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.body.charCodeAt(0)).toBe(0xfeff);
    const [head, row] = answer.body.split('\r\n');
    expect(head).toContain('Referans;Hizmet türü;Durum;Alış;Alış yeri;');
    expect(row).toContain('KRV-1;Kiralama;Onaylandı;10.07.2026 10:00;Antalya Havalimanı;');
    expect(row).toContain(';"\'=HYPERLINK(""http://x"") <b>&";+90 555 000 00 00;');
    expect(row).toContain(';123,5;');
  });

  test('writes dates as dates, amounts as numbers and formulas as text into an Excel file', async () => {
    await aBooking(db, {
      ...{ reference: 'KRV-1', totalCents: 12_350, drivers: [hostile], language: 'de' },
    });
    const { answer } = await ask('bookings/export?format=xlsx&from=2026-07-01&to=2026-07-31');
    expect(answer.headers['content-disposition']).toContain('bookings_2026-07-01_2026-07-31.xlsx');
    const [head, row, ...rest] = await readSheet(answer.rawPayload);
    expect(rest).toEqual([]);
    const at = (title: string) => row?.[head?.indexOf(title) ?? -1];
    const { outgoing, bookings } = allTexts.office.tr;
    expect(at(bookings.fields.pickupTime)).toEqual(new Date('2026-07-10T10:00:00Z'));
    expect(at(bookings.fields['pricing.total'])).toBe(123.5);
    expect(at(bookings.fields.language)).toBe('Almanca');
    expect(at(outgoing.tables.bookings.columns.customer)).toBe('=HYPERLINK("http://x") <b>&');
  });

  test('contains the driver of a transfer and their phone', async () => {
    const driver = { driverName: 'Hasan Usta', driverPhone: '0533 111 22 33' };
    const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 2, ...driver };
    const transfer = { serviceType: 'transfer', carTitle: null, transferData };
    await aBooking(db, { reference: 'KRV-DRIVE', ...transfer });
    const { lines } = await ask('bookings/export?format=csv&search=KRV-DRIVE');
    expect(lines.join()).toMatch(/;Hasan Usta;[^;]*0533 111 22 33[^;]*;/);
  });

  test('applies the filters of the list', async () => {
    const desk = { requested: false };
    const elif = [{ name: 'Elif', surname: 'Su', phoneNumber: '+90 532 000 00 01' }];
    const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 2 };
    const transfer = { serviceType: 'transfer', carTitle: null, transferData };
    await aBooking(db, { ...desk, id: 'a', reference: 'A', status: 'pending', drivers: elif });
    await aBooking(db, { id: 'b', reference: 'B', status: 'confirmed', drivers: elif });
    await aBooking(db, { id: 'c', reference: 'C', status: 'pending', requested: true });
    await aBooking(db, {
      ...desk,
      id: 'd',
      reference: 'D',
      status: 'pending',
      drivers: elif,
      ...transfer,
    });
    const found = async (query: string) =>
      (await ask(`bookings/export?${query}`)).lines.map((line) => line.split(';')[0]).sort();
    expect(await found('format=csv&status=pending')).toEqual(['A', 'C', 'D']);
    expect(await found('format=csv&serviceType=transfer')).toEqual(['D']);
    expect(await found('format=csv&status=pending&requested=true')).toEqual(['C']);
    const whole = 'format=csv&status=pending&search=elif&serviceType=car_rental&from=2026-07-13';
    expect(await found(whole)).toEqual(['A']);
    const [last] = (await db.query.auditLog.findMany()).slice(-1);
    expect(last?.after).toMatchObject({ status: 'pending', serviceType: 'car_rental', rows: 1 });
    expect(JSON.stringify(last)).not.toContain('elif');
    await db.insert(handovers).values(['a', 'b'].map((bookingId) => ({ ...record, bookingId })));
    for (const [query, rows] of [
      ['', 2],
      ['&status=pending', 1],
      ['&search=elif&from=2026-07-10&to=2026-07-10', 2],
      ['&search=nobody', 0],
    ] as const) {
      const { lines } = await ask(`handovers/export?format=csv${query}`);
      expect([query, lines.length]).toEqual([query, rows]);
    }
  });

  test('includes both given days, sorted by pickup, over many batches', async () => {
    const days = ['2026-07-09', '2026-07-10', '2026-07-12', '2026-07-13'];
    for (const day of days) {
      const dropoffAt = `${day} 23:59:00`;
      await aBooking(db, { reference: `K-${day}`, pickupAt: `${day} 23:59:00`, dropoffAt });
    }
    const { lines } = await ask('bookings/export?format=csv&from=2026-07-10&to=2026-07-12');
    expect(lines.map((line) => line.split(';')[0])).toEqual(['K-2026-07-10', 'K-2026-07-12']);
    for (let n = 0; n < 501; n += 1) await aBooking(db);
    const all = await ask('bookings/export?format=csv');
    expect(new Set(all.lines).size).toBe(505);
  });

  test.each([
    '',
    'format=pdf',
    'format=csv&from=2026-02-30',
    'format=csv&to=9999-12-31',
    'format=csv&from=2026-07-02&to=2026-07-01',
  ])('refuses the query %j', async (query) => {
    expect((await ask(`bookings/export?${query}`)).answer.statusCode).toBe(400);
  });

  test('refuses an Excel file of more than 5,000 rows, but sends it as CSV', async () => {
    await db.execute(sql`insert into customers (id, name, surname, phone, phone_digits, search_text)
      select n, 'A', n, n, n, n from generate_series(1, 5000) as n`);
    const most = (await ask('customers/export?format=xlsx', 'owner')).answer;
    expect(await readSheet(most.rawPayload)).toHaveLength(5001);
    const one = { id: 'b', name: 'B', surname: '', phone: '1', phoneDigits: '1b', searchText: 'b' };
    await db.insert(customers).values(one);
    const { answer } = await ask('customers/export?format=xlsx', 'owner');
    const message = expect.stringContaining('5,000 rows');
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { success: false, error: message, message, details: [{ field: 'format', message }] },
    ]);
    expect((await ask('customers/export?format=csv', 'owner')).lines).toHaveLength(5001);
    expect(await db.query.auditLog.findMany()).toMatchObject([
      { title: '.xlsx', after: { rows: 5000 } },
      { title: '.csv', after: { rows: 5001 } },
    ]);
  });

  describe('for staff', () => {
    const statusOf = async (query: string, role: 'staff' | 'owner') =>
      (await ask(query, role)).answer.statusCode;

    test.each(['bookings', 'handovers'])('limits the file of %s to 31 days', async (list) => {
      const july = `${list}/export?format=csv&from=2026-07-01&to=2026-07-31`;
      expect(await statusOf(july, 'staff')).toBe(200);
      const days = `${list}/export?format=csv&from=2026-07-01&to=2026-08-01`;
      expect(await statusOf(days, 'staff')).toBe(400);
      expect(await statusOf(days, 'owner')).toBe(200);
    });

    test.each(['', '&from=2026-07-01', '&to=2026-07-01', '&pickupFrom=2026-07-01', '&search=elif'])(
      'refuses a list without both days with a message: %j',
      async (query) => {
        const { answer } = await ask(`bookings/export?format=csv${query}`, 'staff');
        expect(answer.statusCode).toBe(400);
        expect(answer.json().message).toContain('31');
      },
    );
  });

  test('is recorded in the audit log with its person', async () => {
    await aBooking(db);
    await aBooking(db);
    const { admin } = await ask('bookings/export?format=csv&from=2026-07-01');
    expect(await db.query.auditLog.findMany()).toMatchObject([
      {
        adminId: admin.id,
        action: 'download',
        entity: 'booking',
        title: '.csv',
        after: { format: 'csv', rows: 2 },
      },
    ]);
  });
});

describe('GET /admin/vehicles/export', () => {
  async function twoVehicles() {
    const { id: carId } = await aCar(db, { title: 'Fiat Egea' });
    await db.insert(vehicles).values([
      { id: 'a', carId, plate: '07 ABC 123', colour: 'Kırmızı', kilometres: 45_000 },
      { id: 'b', carId, plate: '07 XYZ 9', inService: false, inspectionDue: '2026-08-01' },
    ]);
    const { id: bookingId } = await aBooking(db);
    await db.insert(handovers).values([
      { ...record, bookingId, vehicleId: 'a' },
      {
        ...record,
        bookingId,
        vehicleId: 'a',
        kind: 'back',
        at: '2026-07-13 10:00',
        fuelEighths: 3,
      },
    ]);
    const days = { firstDay: '2026-07-20', lastDay: '2026-07-22', reason: 'service' };
    await db.insert(vehicleBlocks).values({ id: 'block', vehicleId: 'a', ...days });
  }

  test('sends each field as CSV and Excel in the order of the list', async () => {
    await twoVehicles();
    const { answer, lines } = await ask('vehicles/export?format=csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="vehicles.csv"',
      'cache-control': 'no-store',
    });
    expect(lines[0]).toMatch(/^07 ABC 123;Fiat Egea;Hizmette;Kırmızı;;45000;3;;/);
    expect(lines[1]).toMatch(/^07 XYZ 9;Fiat Egea;Satıldı;;;;;01\.08\.2026;/);
    const [first, second] = await cellsOf((await ask('vehicles/export?format=xlsx')).answer);
    expect(first).toMatchObject({ Plaka: '07 ABC 123', Kilometre: 45_000 });
    expect(first?.['Kiraya kapalı günler']).toMatch(/Bakım/);
    expect(second?.['Muayene bitişi']).toEqual(new Date('2026-08-01T00:00:00Z'));
    const log = await db.query.auditLog.findMany();
    expect(log.map(({ action, entity, after }) => [action, entity, after])).toEqual([
      ['download', 'vehicle', { format: 'csv', rows: 2 }],
      ['download', 'vehicle', { format: 'xlsx', rows: 2 }],
    ]);
  });

  test('sends the rows of the search', async () => {
    await twoVehicles();
    const { lines } = await ask('vehicles/export?format=csv&search=kirmizi');
    expect(lines.map((line) => line.split(';')[0])).toEqual(['07 ABC 123']);
    expect((await ask('vehicles/export?format=pdf')).answer.statusCode).toBe(400);
  });
});

describe('GET /admin/handovers/export', () => {
  test('has one row per hand-over, without document numbers', async () => {
    const { id: bookingId } = await aBooking(db, { reference: 'KRV-1' });
    await db.insert(handovers).values([
      {
        ...record,
        bookingId,
        drivers: [DRIVER_DOCUMENTS],
        damages: [{ panel: 'roof', kind: 'dent', note: 'küçük' }],
      },
      {
        ...record,
        bookingId,
        kind: 'back',
        at: '2026-07-13 23:59:00',
      },
    ]);
    const charge = {
      bookingId,
      ofReturn: true,
      day: '2026-07-13',
      quantity: 1,
      staffName: 'Deniz',
    };
    await db.insert(charges).values([
      { ...charge, id: 'c-1', kind: 'fuel', eachCents: 2550, cents: 2550 },
      { ...charge, id: 'c-2', kind: 'other', eachCents: 1000, cents: 1000, note: 'temizlik' },
    ]);
    const { id: later } = await aBooking(db, { reference: 'KRV-2' });
    await db.insert(handovers).values({ ...record, bookingId: later, at: '2026-07-14 00:00:00' });
    const days = 'from=2026-07-10&to=2026-07-13';
    const { answer, lines } = await ask(`handovers/export?format=csv&${days}`);
    expect(answer.headers).toMatchObject({
      'content-disposition': 'attachment; filename="handovers_2026-07-10_2026-07-13.csv"',
      'cache-control': 'no-store',
    });
    expect(answer.body).not.toMatch(/12345678901|998877/);
    expect(lines).toHaveLength(2);
    const sheet = await ask(`handovers/export?format=xlsx&${days}`);
    const [out, back] = await cellsOf(sheet.answer);
    expect(out).toMatchObject({
      Referans: 'KRV-1',
      Tür: 'Teslim',
      Plaka: '07 ABC 123',
      Saat: new Date('2026-07-10T10:05:00Z'),
      Kilometre: 45_000,
      Sürücüler: 'Ada Su',
      'Ek tutar (€)': 0,
      Kaydeden: 'Zeynep',
    });
    expect(out?.Hasarlar).toMatch(/^Tavan: .*, küçük$/);
    expect(back).toMatchObject({ Tür: 'İade', Sürücüler: 'Ada Su', 'Ek tutar (€)': 35.5 });
    expect(back?.['Ek ücretler']).toMatch(/€25\.50; .*€10\.00, temizlik/);
    const log = await db.query.auditLog.findMany();
    expect(log.map(({ action, entity }) => [action, entity])).toEqual([
      ['download', 'handover'],
      ['download', 'handover'],
    ]);
  });

  test('sends each row once over many batches', async () => {
    for (let n = 0; n < 501; n += 1) {
      const { id: bookingId } = await aBooking(db);
      await db.insert(handovers).values({ ...record, bookingId });
    }
    const { lines } = await ask('handovers/export?format=csv');
    expect(new Set(lines).size).toBe(501);
    const refused = await ask('handovers/export?format=csv&from=2026-07-02&to=2026-07-01');
    expect(refused.answer.statusCode).toBe(400);
  });
});

describe('GET /admin/payments/export and /admin/charges/export', () => {
  /** Creates a booking with a payment on 2 July at 00:30, its refund on 3 July, and a charge. */
  async function account() {
    const { id } = await aBooking(db, { reference: 'KRV-1', totalCents: 40_000 });
    const { headers } = await signIn(db);
    const post = async (path: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/api/admin/${path}`, headers, payload })).json();
    const cash = { purpose: 'price', method: 'cash' };
    clock.set('2026-07-01T21:30:00Z');
    const paid = await post(`bookings/${id}/payments`, { ...cash, direction: 'in', amount: 100 });
    clock.set('2026-07-03T09:00:00Z');
    const refund = { ...cash, direction: 'out', amount: 40, refundOf: paid.data.id };
    await post(`bookings/${id}/payments`, refund);
    await post(`bookings/${id}/charges`, { kind: 'toll', quantity: 2, each: 3.5, note: 'HGS' });
    clock.set('2026-07-01T09:00:00Z');
  }

  test('writes a refund as a negative amount with the number of its payment', async () => {
    await account();
    const { answer } = await ask('payments/export?format=xlsx');
    expect(await cellsOf(answer)).toMatchObject([
      { 'Makbuz no': 1, Rezervasyon: 'KRV-1', Yöntem: 'Nakit', 'Hesaba geçen (€)': 100 },
      { 'Makbuz no': 2, 'Hesaba geçen (€)': -40, 'İlgili makbuz no': 1 },
    ]);
  });

  test('dates a payment after midnight in Istanbul to the new day', async () => {
    await account();
    const of = async (day: string) =>
      (await ask(`payments/export?format=csv&from=${day}&to=${day}`)).lines.length;
    expect([await of('2026-07-01'), await of('2026-07-02'), await of('2026-07-03')]).toEqual([
      0, 1, 1,
    ]);
  });

  test('writes quantity, price and amount of a charge', async () => {
    await account();
    const { answer } = await ask('charges/export?format=xlsx&from=2026-07-03&to=2026-07-03');
    expect(await cellsOf(answer)).toMatchObject([
      { Rezervasyon: 'KRV-1', Adet: 2, 'Birim fiyat (€)': 3.5, 'Tutar (€)': 7, Not: 'HGS' },
    ]);
  });

  test('adds the sums of the account to the file of bookings', async () => {
    await account();
    const { answer } = await ask('bookings/export?format=xlsx');
    expect(await cellsOf(answer)).toMatchObject([
      { 'Ek ücretler (€)': 7, 'Ödenen (€)': 60, 'Kalan (€)': 347, 'Elde tutulan depozito (€)': 0 },
    ]);
  });

  test('has the lines of the receipt that a booking stores', async () => {
    const receiptLines = [
      {
        ...{ kind: 'rental', season: null, days: 3, months: 0, monthlyCents: 0, weeks: 0 },
        ...{ weeklyCents: 0, remainingDays: 3, dailyCents: 4000, cents: 12_000 },
      },
      { kind: 'delivery', place: 'Belek', cents: 1500 },
    ];
    await aBooking(db, { totalCents: 13_500, quotedCents: 13_500, receiptLines });
    const [row] = await cellsOf((await ask('bookings/export?format=xlsx')).answer);
    expect(row?.['Fiyat dökümü']).toMatch(/3\sgün × €40\.00 = €120\.00; .*Belek = €15\.00$/);
  });

  test('has rows of bookings whose price and charges minus payments are the balance', async () => {
    await account();
    const sums = { totalCents: 7777, chargedCents: 4000, paidCents: 5000 };
    await aBooking(db, { reference: 'KRV-2', status: 'cancelled', ...sums });
    const rows = await cellsOf((await ask('bookings/export?format=xlsx')).answer);
    expect(rows).toMatchObject([
      { Referans: 'KRV-1', 'Tutar (€)': 400, 'İptalden önceki tutar (€)': null },
      { Referans: 'KRV-2', 'Tutar (€)': 0, 'İptalden önceki tutar (€)': 77.77 },
    ]);
    for (const row of rows) {
      const due = Number(row['Tutar (€)']) + Number(row['Ek ücretler (€)']);
      expect(due - Number(row['Ödenen (€)'])).toBe(row['Kalan (€)']);
    }
  });

  test.each(['payments', 'charges'])(
    'requires days from staff for the file of %s',
    async (list) => {
      expect((await ask(`${list}/export?format=csv`, 'staff')).answer.statusCode).toBe(400);
      const days = 'from=2026-07-01&to=2026-07-31';
      expect((await ask(`${list}/export?format=csv&${days}`, 'staff')).answer.statusCode).toBe(200);
    },
  );
});
