import { expect, test } from 'vitest';
import { offersInCents, offersInEuros } from '#app/base/settings/extras.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { car } from '#tests/support/booking-form.ts';
import { platesFor, pricedCar, pricedZone } from './booking-options.schema.ts';

test('converts prices to exact cents and names seasons in the language', () => {
  const days = { startDate: '2026-06-01', endDate: '2026-08-31' };
  const pricing = { daily: 45.55, weekly: null, monthly: 0.29 };
  const cents = { dailyCents: 4555, weeklyCents: null, monthlyCents: 29 };
  const summer = { name: 'Yaz', translations: { de: { name: 'Sommer' } }, ...days, ...pricing };
  const priced = (language: SiteLanguage) =>
    pricedCar({ pricing, seasonalPricing: [summer] }, { wholeMonths: true, language });
  expect(priced('tr')).toEqual({
    wholeMonths: true,
    ...cents,
    seasons: [{ name: 'Yaz', ...days, ...cents }],
  });
  expect(priced('de').seasons).toMatchObject([{ name: 'Sommer', turkishName: 'Yaz' }]);
  expect(priced('ru').seasons).toMatchObject([{ name: 'Yaz', inTurkish: ['name'] }]);
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
  expect(offersInCents(offersInEuros(offers))).toEqual(offers);
});

test('offers the vehicles in service and the vehicle that the rental already has', () => {
  const of = (id: string, sold = false) => ({ id, plate: `07 ${id}`, sold });
  const egea = { ...car, vehicles: [of('A'), of('B'), of('S', true), of('T', true)] };
  const clio = { ...car, id: 'clio', vehicles: [of('M')] };
  const { car: text } = allTexts.office.en.bookings.form;
  const named = (booking: { carId: string; vehicleId: string } | null) =>
    Object.values(platesFor(egea, [egea, clio], { booking, busyVehicles: ['B'] }, text));
  const free = ['07 A', expect.stringMatching(/^07 B \(/)];
  expect(named(null)).toEqual(free);
  expect(named({ carId: 'egea', vehicleId: 'S' })).toEqual([...free, '07 S (sold)']);
  expect(named({ carId: 'egea', vehicleId: 'M' })).toEqual([...free, '07 M']);
  expect(named({ carId: 'clio', vehicleId: 'M' })).toEqual(free);
});
