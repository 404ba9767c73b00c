import { describe, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { aZone } from '#tests/support/factories.ts';

const { app, db } = await testApp();

async function get(path: string, headers: Record<string, string> = {}) {
  const response = await app.inject({ url: `/api${path}`, headers });
  return { status: response.statusCode, body: response.json(), headers: response.headers };
}

describe('GET /transfers', () => {
  test('returns the active zones as a plain list, with every field of the spec @3.23 @7.48 @9.43', async () => {
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
    const { status, body } = await get('/transfers');
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      data: [
        {
          id: 'belek',
          zoneName: 'Belek',
          spellings: [],
          description: 'Belek merkez ve sahil otelleri',
          pricing: { capacity_1_4: 36, capacity_1_6: 46.5, capacity_1_16: 74.01, currency: 'EUR' },
          displayOrder: 60,
          status: 'active',
        },
      ],
    });
  });

  test('returns an empty list if there are no zones', async () => {
    expect((await get('/transfers')).body).toEqual({ success: true, data: [] });
  });
});

describe('the language of zones', () => {
  test('is chosen by query or header, and fields in Turkish are listed', async () => {
    const translations = { en: { description: 'Beach hotels' } };
    const { id } = await aZone(db, { description: 'Sahil otelleri', translations });
    const described = async (query: string, headers?: Record<string, string>) => {
      const { body } = await get(`/transfers${query}`, headers);
      const [{ description, inTurkish }] = body.data;
      return inTurkish ? [description, ...inTurkish] : description;
    };
    expect(await described('')).toBe('Sahil otelleri');
    expect(await described('?lang=en')).toEqual(['Beach hotels']);
    expect(await described('?lang=ru')).toEqual(['Sahil otelleri', 'description']);
    expect(await described('?lang=xx')).toBe('Sahil otelleri');
    // Responses are cached for each language.
    expect(await described('', { 'accept-language': 'fr, en-GB;q=0.8, tr;q=0.1' })).toEqual([
      'Beach hotels',
    ]);
    expect(await described('?lang=tr', { 'accept-language': 'en' })).toBe('Sahil otelleri');
    expect(await described('')).toBe('Sahil otelleri');
    const { body, headers } = await get(`/transfers/${id}?lang=en`);
    expect(body.data.description).toBe('Beach hotels');
    expect(headers.vary).toContain('Accept-Language');
  });
});

describe('GET /transfers/{id}', () => {
  test('returns one zone @7.49', async () => {
    const { id } = await aZone(db, { zoneName: 'Kaş' });
    const { status, body } = await get(`/transfers/${id}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ success: true, data: { id, zoneName: 'Kaş', status: 'active' } });
  });

  test('is 404 for an unknown or inactive zone', async () => {
    const { id } = await aZone(db, { active: false });
    for (const given of [id, 'no-such-zone', '%2e%2e', "'; drop table zones; --", 'a\0b', 'ş']) {
      const { status, body } = await get(`/transfers/${encodeURIComponent(given)}`);
      expect([status, body.success], given).toEqual([404, false]);
      expect(body.error).toBe('Transfer bölgesi bulunamadı');
    }
  });
});
