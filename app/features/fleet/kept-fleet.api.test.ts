import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await buildTestApp({ hearing: true });

test('visitors see a change of staff at once, though the fleet is kept', async () => {
  const { id } = await aCar(db, { title: 'Fiat Egea' });
  const { headers } = await signIn(db);
  const titles = async (query: string) => {
    const { data } = (await app.inject(`/api/listings?${query}`)).json();
    return data.listings.map((car: { title: string }) => car.title);
  };
  expect(await titles('minPrice=1')).toEqual(['Fiat Egea']);
  // Told by nothing, so what is kept is what is shown.
  await aCar(db, { title: 'Untold', dailyCents: 9000 });
  expect(await titles('minPrice=2')).toEqual(['Fiat Egea']);

  const url = `/api/admin/cars/${id}`;
  const { data } = (await app.inject({ url, headers })).json();
  const { statusCode } = await app.inject({
    method: 'PUT',
    url,
    headers,
    payload: { ...data, title: 'Fiat Egea Cross', status: false, version: data.version },
  });
  expect(statusCode).toBe(200);
  expect(await titles('minPrice=3')).toEqual(['Untold']);
});

test('a kept car is told of with the price and the free units of the days that are asked for', async () => {
  const { id: carId } = await aCar(db, { title: 'Kept', dailyCents: 4000, totalUnits: 2 });
  const taken = { carId, pickupAt: '2031-05-12T12:00:00', dropoffAt: '2031-05-14T10:00:00' };
  await aBooking(db, { ...taken, status: 'confirmed' });
  const asked = async (query: string) => {
    const { data } = (await app.inject(`/api/listings?limit=100&${query}`)).json();
    const kept = data.listings.find((car: { title: string }) => car.title === 'Kept');
    return { quote: kept.quote, free: kept.available_units };
  };
  expect(await asked('minPrice=4')).toEqual({ quote: null, free: 2 });
  expect(await asked('pickupDate=2031-05-10&dropoffDate=2031-05-12')).toEqual({
    quote: { days: 2, total: 80 },
    free: 2,
  });
  expect(await asked('pickupDate=2031-05-10&dropoffDate=2031-05-13')).toEqual({
    quote: { days: 3, total: 120 },
    free: 1,
  });
});
