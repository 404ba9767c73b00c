import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { handovers, vehicleBlocks, vehicles } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking, aCar, DRIVER_DOCUMENTS } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await buildTestApp();

async function ask(path: string) {
  const { headers } = await signIn(db, undefined, { role: 'staff' });
  const answer = await app.inject({ url: `/api/admin/${path}`, headers });
  return { answer, lines: answer.body.replace('\ufeff', '').split('\r\n').slice(0, -1) };
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

  test('CSV and Excel of every field, in the order of the list; it is recorded', async () => {
    await twoVehicles();
    const { answer, lines } = await ask('vehicles/export?format=csv');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="vehicles.csv"',
      'cache-control': 'no-store',
    });
    expect(lines[1]).toMatch(/^07 ABC 123;Fiat Egea;Hizmette;Kırmızı;;45000;3;;/);
    expect(lines[2]).toMatch(/^07 XYZ 9;Fiat Egea;Satıldı;;;;;01\.08\.2026;/);
    const [first, second] = await cellsOf((await ask('vehicles/export?format=xlsx')).answer);
    expect(first).toMatchObject({ Plaka: '07 ABC 123', Kilometre: 45_000 });
    expect(first?.['Kapalı günler']).toMatch(/Bakım/);
    expect(second?.['Muayene bitişi']).toEqual(new Date('2026-08-01T00:00:00Z'));
    const log = await db.query.auditLog.findMany();
    expect(log.map(({ action, entity, after }) => [action, entity, after])).toEqual([
      ['download', 'vehicle', { format: 'csv', rows: 2 }],
      ['download', 'vehicle', { format: 'xlsx', rows: 2 }],
    ]);
  });

  test('only those whom the search of the list finds; an unknown format is refused', async () => {
    await twoVehicles();
    const { lines } = await ask('vehicles/export?format=csv&search=kirmizi');
    expect(lines.slice(1).map((line) => line.split(';')[0])).toEqual(['07 ABC 123']);
    expect((await ask('vehicles/export?format=pdf')).answer.statusCode).toBe(400);
  });
});

describe('GET /admin/handovers/export', () => {
  test('one row a hand-over of these days, without the numbers of documents', async () => {
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
        charges: [
          { kind: 'fuel', cents: 2550, note: '' },
          { kind: 'other', cents: 1000, note: 'temizlik' },
        ],
      },
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
    expect(lines).toHaveLength(3);
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

  test('over many batches each once; a wrong range is refused', async () => {
    for (let n = 0; n < 501; n += 1) {
      const { id: bookingId } = await aBooking(db);
      await db.insert(handovers).values({ ...record, bookingId });
    }
    const { lines } = await ask('handovers/export?format=csv');
    expect(new Set(lines).size).toBe(502);
    const refused = await ask('handovers/export?format=csv&from=2026-07-02&to=2026-07-01');
    expect(refused.answer.statusCode).toBe(400);
  });
});
