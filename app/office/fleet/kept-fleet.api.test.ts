import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { RENTAL } from '#tests/support/booking-requests.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, services } = await buildTestApp({ isListening: true });

test('visitors see a change by staff at once, despite the cache', async () => {
  const { id } = await aCar(db, { title: 'Fiat Egea' });
  const { headers } = await signIn(db);
  const titles = async (query: string) => {
    const { data } = (await app.inject(`/api/listings?${query}`)).json();
    return data.listings.map((car: { title: string }) => car.title);
  };
  expect(await titles('minPrice=1')).toEqual(['Fiat Egea']);
  // Changes the database without a notification, to prove that the list comes from the cache.
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

test('a cached car shows the price and the free units for the requested days', async () => {
  const { id: carId } = await aCar(db, { title: 'Kept', dailyCents: 4000, totalUnits: 2 });
  const taken = { carId, pickupAt: '2031-05-12T12:00:00', dropoffAt: '2031-05-14T10:00:00' };
  await aBooking(db, { ...taken, status: 'confirmed' });
  const offerFor = async (query: string) => {
    const { data } = (await app.inject(`/api/listings?limit=100&${query}`)).json();
    const kept = data.listings.find((car: { title: string }) => car.title === 'Kept');
    return { quote: kept.quote, free: kept.available_units };
  };
  expect(await offerFor('minPrice=4')).toEqual({ quote: null, free: 2 });
  expect(await offerFor('pickupDate=2031-05-10&dropoffDate=2031-05-12')).toEqual({
    quote: { days: 2, total: 80 },
    free: 2,
  });
  expect(await offerFor('pickupDate=2031-05-10&dropoffDate=2031-05-13')).toEqual({
    quote: { days: 3, total: 120 },
    free: 1,
  });
});

test('a booking hides its car, and new settings apply, at once despite the cache', async () => {
  const { id: carId } = await aCar(db, { title: 'Only one', dailyCents: 4000 });
  const { headers } = await signIn(db);
  const dates = 'pickupDate=2026-08-10&dropoffDate=2026-08-12';
  const titles = async (price: number) => {
    const { data } = (await app.inject(`/api/listings?minPrice=${price}&${dates}`)).json();
    return data.listings.map((car: { title: string }) => car.title);
  };
  expect(await titles(5)).toEqual(['Only one']);
  const booking = { ...RENTAL, carId, pickupDate: '2026-08-11', returnDate: '2026-08-13' };
  const request = { method: 'POST', url: '/api/bookings', payload: booking } as const;
  expect((await app.inject(request)).statusCode).toBe(201);
  expect(await titles(6)).toEqual([]);
  expect((await app.inject(request)).statusCode).toBe(409);

  const url = '/api/admin/settings';
  const { data } = (await app.inject({ url, headers })).json();
  expect(await services.settings.read()).toBe(await services.settings.read());
  const { updatedAt: _, ...input } = data;
  const payload = { ...input, business: { ...data.business, name: 'Deniz Rent' } };
  const saved = await app.inject({ method: 'PUT', url, headers, payload });
  expect(saved.statusCode).toBe(200);
  expect((await services.settings.read()).business.name).toBe('Deniz Rent');
});

test.each([
  ['0100-01-01', '0100-01-02'],
  ['2199-12-30', '2199-12-31'],
])('days as far away as %s can be requested', async (pickupDate, dropoffDate) => {
  const query = new URLSearchParams({ pickupDate, dropoffDate });
  const { statusCode } = await app.inject(`/api/listings?${query}`);
  expect(statusCode).toBe(200);
});

test('an additional unit removes the full days', async () => {
  const { id: carId } = await aCar(db, { totalUnits: 1 });
  await aBooking(db, { carId, pickupAt: '2031-05-12T12:00:00', dropoffAt: '2031-05-14T10:00:00' });
  const { headers } = await signIn(db);
  const fullDays = async () =>
    (await app.inject(`/api/listings/${carId}/full-days?from=2031-05-01&to=2031-05-31`)).json().data
      .days;
  expect(await fullDays()).toEqual(['2031-05-13']);
  const url = `/api/admin/cars/${carId}`;
  const { data } = (await app.inject({ url, headers })).json();
  const payload = { ...data, total_units: 2 };
  const { statusCode } = await app.inject({ method: 'PUT', url, headers, payload });
  expect(statusCode).toBe(200);
  expect(await fullDays()).toEqual([]);
});

test('thirty days cost the monthly price as soon as the office enables whole months', async () => {
  const { id } = await aCar(db, { title: 'Kept' });
  const days = 'pickupDate=2031-07-10&dropoffDate=2031-08-09';
  const totals = async () => {
    const one = (await app.inject(`/api/listings/${id}?${days}`)).json();
    const list = (await app.inject(`/api/listings?${days}`)).json();
    return [one.data.quote.total, list.data.listings[0].quote.total];
  };
  expect(await totals()).toEqual([1040, 1040]);
  const { headers } = await signIn(db);
  const url = '/api/admin/settings';
  const { data } = (await app.inject({ url, headers })).json();
  const payload = { ...data, rental: { ...data.rental, wholeMonths: true } };
  expect((await app.inject({ method: 'PUT', url, headers, payload })).statusCode).toBe(200);
  expect(await totals()).toEqual([900, 900]);
});
