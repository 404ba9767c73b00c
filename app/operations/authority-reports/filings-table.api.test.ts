import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { handovers } from '#app/db/schema.server.ts';
import { forgetDocuments } from '#app/operations/handovers/documents/forget-documents.server.ts';
import { testApp } from '#tests/support/app.ts';
import { DAYS, DRIVER, filingRecords } from '#tests/support/filings.ts';

// The clock is at noon of 1 July 2026.
const { app, db } = await testApp();
const { clerk, handedOver, record, aTransfer } = filingRecords({ app, db });

describe('GET /admin/filings/export', () => {
  const head = (cells: unknown[] | undefined, row: unknown[] | undefined) => (title: string) =>
    row?.[cells?.indexOf(title) ?? -1];

  test('the Excel file for KABİS has a row for each driver', async () => {
    await handedOver({ drivers: [DRIVER, { ...DRIVER, name: 'Can', idNumber: 'P-1' }] });
    await record('b-1', { kilometres: 45_900, at: '2026-07-01 12:00' });
    const { admin, headers } = await clerk();
    const url = `/api/admin/filings/export?format=xlsx&sheet=kabis&${DAYS}`;
    const response = await app.inject({ url, headers });
    expect(response.headers).toMatchObject({
      'content-disposition': 'attachment; filename="kabis_2026-06-30_2026-07-01.xlsx"',
      'cache-control': 'no-store',
    });
    const [titles, first, second, third, fourth, ...rest] = await readSheet(response.rawPayload);
    expect(rest).toEqual([]);
    const of = head(titles, first);
    expect([of('Bildirim'), of('Plaka'), of('T.C. kimlik / pasaport no')]).toEqual([
      ...['KABİS teslim', '07 A 1', '12345678901'],
    ]);
    expect(of('Gerçek bitiş')).toEqual(new Date('2026-07-01T12:00:00Z'));
    expect([of('Teslim km'), of('İade km'), of('Doğum tarihi')]).toEqual([
      ...[45_000, 45_900, new Date('1990-05-04')],
    ]);
    expect([first, second, third, fourth].map((row) => head(titles, row)('Telefon'))).toEqual([
      ...['+90 532 111 22 33', '+90 532 444 55 66', '+90 532 111 22 33', '+90 532 444 55 66'],
    ]);
    const days = { from: '2026-06-30', to: '2026-07-01', open: false, rows: 2 };
    expect(await db.query.auditLog.findMany()).toMatchObject([
      {
        ...{ adminId: admin.id, action: 'download', entity: 'filing', title: 'KABİS .xlsx' },
        after: { format: 'xlsx', ...days },
      },
    ]);
  });

  test('the CSV file for U-ETDS has a row for each passenger', async () => {
    await aTransfer({
      drivers: [{ name: '=1+1', surname: 'Öz', phoneNumber: '5' }],
      transferData: {
        ...{ vehicleCapacity: 'capacity_1_4', passengers: 3, flightNumber: 'TK 2410' },
        driverName: 'Hasan Usta',
      },
    });
    const { headers } = await clerk();
    const url = `/api/admin/filings/export?format=csv&sheet=uetds&${DAYS}`;
    const { body, statusCode } = await app.inject({ url, headers });
    expect(statusCode).toBe(200);
    const [titles = '', first = '', second = '', third, end] = body
      .replace('\ufeff', '')
      .split('\r\n');
    const of = head(titles.split(';'), first.split(';'));
    expect([of('Ad'), of('Soyad'), of('Kalkış ili'), of('Şoför')]).toEqual([
      ...["'=1+1", 'Öz', '', 'Hasan Usta'],
    ]);
    expect([of('Başlangıç'), of('Uçuş'), of('Yolcu')]).toEqual([
      ...['01.07.2026 20:00', 'TK 2410', '3'],
    ]);
    expect(head(titles.split(';'), second.split(';'))('Ad')).toBe('');
    expect(third).toContain('T-1');
    expect(end).toBe('');
  });

  test('the file marks records with deleted documents, and can be limited to open records', async () => {
    await handedOver();
    await forgetDocuments(db, ['b-1'], new Date());
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
