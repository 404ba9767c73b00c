import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { aCar } from '#tests/support/factories.ts';
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

test('a kept car is told of with the price and the units of the days that are asked for', async () => {
  await aCar(db, { title: 'Kept', dailyCents: 4000, weeklyCents: null, totalUnits: 2 });
  const asked = async (query: string) => {
    const { data } = (await app.inject(`/api/listings?brand=&limit=100&${query}`)).json();
    return data.listings.find((car: { title: string }) => car.title === 'Kept');
  };
  const without = await asked('');
  const two = await asked('pickupDate=2031-05-10&dropoffDate=2031-05-12');
  const three = await asked('pickupDate=2031-05-10&dropoffDate=2031-05-13');
  expect(two).not.toEqual(three);
  const { quote: _two, ...rest } = two;
  const { quote: _three, ...others } = three;
  expect(rest).toEqual(others);
  expect(without).toMatchObject({ title: 'Kept' });
});
