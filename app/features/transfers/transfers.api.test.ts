import { describe, expect, test } from 'vitest';
import { zones } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aZone } from '#tests/support/factories.ts';

const { app, db } = await buildTestApp();

async function get(path: string) {
  const response = await app.inject(`/api${path}`);
  return { status: response.statusCode, body: response.json() };
}

describe('GET /transfers', () => {
  test('puts the active zones straight into data, with every field of the spec @3.23 @7.48 @9.43', async () => {
    await aZone(db, {
      id: 'belek',
      zoneName: 'Belek',
      description: 'Belek merkez ve sahil otelleri',
      capacity14Cents: 3600,
      capacity16Cents: 4650,
      capacity116Cents: 7401,
      displayOrder: 60,
    });
    await aZone(db, { zoneName: 'Kumluca', active: false });
    expect(await get('/transfers')).toEqual({
      status: 200,
      body: {
        success: true,
        data: [
          {
            id: 'belek',
            zoneName: 'Belek',
            description: 'Belek merkez ve sahil otelleri',
            pricing: {
              capacity_1_4: 36,
              capacity_1_6: 46.5,
              capacity_1_16: 74.01,
              currency: 'EUR',
            },
            displayOrder: 60,
            status: 'active',
          },
        ],
      },
    });
  });

  test('an office without zones has an empty list', async () => {
    expect((await get('/transfers')).body).toEqual({ success: true, data: [] });
  });

  test('stand in display order, then by name as Turkish sorts', async () => {
    for (const [zoneName, displayOrder] of [
      ['Zeytinköy', 2],
      ['Üçağız', 2],
      ['Ulupınar', 2],
      ['Çıralı', 2],
      ['İncekum', 2],
      ['Side', 1],
      ['Demre', 3],
    ] as const) {
      await aZone(db, { zoneName, displayOrder });
    }
    const { body } = await get('/transfers');
    expect(body.data.map((zone: { zoneName: string }) => zone.zoneName)).toEqual([
      'Side',
      'Çıralı',
      'İncekum',
      'Ulupınar',
      'Üçağız',
      'Zeytinköy',
      'Demre',
    ]);
  });
});

describe('GET /transfers/{id}', () => {
  test('gives one zone @7.49', async () => {
    const { id } = await aZone(db, { zoneName: 'Kaş' });
    const { status, body } = await get(`/transfers/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { id, zoneName: 'Kaş', status: 'active' } });
  });

  test.each(['no-such-zone', '%2e%2e', "'; drop table zones; --", 'a\0b', 'ş'])(
    'an unknown zone (%j) is 404',
    async (id) => {
      const { status, body } = await get(`/transfers/${encodeURIComponent(id)}`);
      expect(status).toBe(404);
      expect(body).toEqual({
        success: false,
        error: 'Transfer bölgesi bulunamadı',
        message: 'Transfer bölgesi bulunamadı',
        details: [],
      });
    },
  );

  test('an inactive one is 404 too', async () => {
    const { id } = await aZone(db, { active: false });
    expect((await get(`/transfers/${id}`)).status).toBe(404);
    expect(await db.select().from(zones)).toHaveLength(1);
  });
});
