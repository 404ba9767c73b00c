import { expect, test } from 'vitest';
import { settings as settingsTable } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';

const { app, db } = await testApp();

test('anyone can read contact, hours, places and extras, priced in euros @9.23', async () => {
  const response = await app.inject('/api/settings');
  expect(response.statusCode).toBe(200);
  const { success, data } = response.json();
  expect(success).toBe(true);
  expect(data.business).toMatchObject({
    phone: '+90 242 000 00 00',
    email: 'info@example.com',
    // A new business has no rating.
    reviewSummary: { rating: 0, count: 0 },
  });
  expect(data.rental).toMatchObject({
    currency: 'EUR',
    extras: {
      cocukKoltugu: { daily: 5, maxCount: 3 },
      ekSurucu: { daily: 8, maxCount: 1 },
      gencSurucu: { daily: 15, maxCount: 1 },
    },
  });
  // Contract and messages are private.
  expect(Object.keys(data).sort()).toEqual(['business', 'rental']);
  expect(data.rental.places).toContain('Antalya Havalimanı (AYT)');
  expect(data.rental.placeTerms).toEqual({
    'Antalya Havalimanı (AYT)': { kind: 'airport', deliveryFee: 0, returnFee: 0 },
    'Antalya Belek Otel Teslimi': { kind: 'hotel', deliveryFee: 0, returnFee: 0 },
  });
});

test('stored settings that are invalid are replaced by the defaults', async () => {
  await db.insert(settingsTable).values({ value: { business: { email: 'nobody' } } });
  const response = await app.inject('/api/settings');
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('nobody');
});
