import { expect, test } from 'vitest';
import { offersInEuros } from '#app/features/settings/extras.rules.ts';
import { extraOffers, pricedCar, pricedZone } from './booking-options.schema.ts';

test('prices come back from JSON to the cents that they were', () => {
  const summer = { name: 'Yaz', startDate: '2026-06-01', endDate: '2026-08-31' };
  const pricing = { daily: 45.55, weekly: null, monthly: 0.29 };
  const cents = { dailyCents: 4555, weeklyCents: null, monthlyCents: 29 };
  expect(pricedCar({ pricing, seasonalPricing: [{ ...summer, ...pricing }] })).toEqual({
    ...cents,
    seasons: [{ ...summer, ...cents }],
  });
  const fares = { capacity_1_4: 30.1, capacity_1_6: 40, capacity_1_16: 1.15 };
  expect(pricedZone({ zoneName: 'Belek', pricing: { ...fares, currency: 'EUR' } })).toEqual({
    zoneName: 'Belek',
    fares: { capacity_1_4: 3010, capacity_1_6: 4000, capacity_1_16: 115 },
  });
  const offers = {
    cocukKoltugu: { dailyCents: 455, maxCount: 3 },
    ekSurucu: { dailyCents: 0, maxCount: 1 },
    gencSurucu: { dailyCents: 1501, maxCount: 0 },
  };
  expect(extraOffers(offersInEuros(offers))).toEqual(offers);
});
