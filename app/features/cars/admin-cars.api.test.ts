import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, cars, idempotencyKeys, images } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking, aCar, anImage, aSeason } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db, clock } = await buildTestApp();

const FOUR = { title: 'Fiat Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 45.5 } };
const REQUIRED = 'Please fill in required fields (Title, Brand, Model, and Daily Price)';
const SUMMER = { name: 'Yaz', startDate: '2026-06-15', endDate: '2026-09-15', daily: 60 };

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls `/admin/cars` as somebody who is signed in; gives the status and the envelope. */
async function staff() {
  const { headers } = await signIn(db);
  return async (method: Method, path: string, payload?: object) => {
    const response = await app.inject({ method, url: `/api/admin/cars${path}`, headers, payload });
    return { status: response.statusCode, headers: response.headers, ...response.json() };
  };
}

async function picture(id = 'abcdefabcdefabcdefabcdef') {
  const image = await anImage(db, { id });
  return { url: `/images/${image.id}-1600.webp`, alt: '' };
}

async function visitorsSee(id: string) {
  const [list, one] = [await app.inject('/api/listings'), await app.inject(`/api/listings/${id}`)];
  const titles = list.json().data.listings.map((car: { title: string }) => car.title);
  return { titles, status: one.statusCode, car: one.json().data };
}

describe('POST /admin/cars', () => {
  test('makes of the four required fields a car with the defaults of the spec @3.7', async () => {
    const call = await staff();
    const made = await call('POST', '', FOUR);
    expect(made).toMatchObject({ status: 201, success: true });
    expect(made.headers.location).toBe(`/api/admin/cars/${made.data.id}`);
    expect(made.data).toEqual({
      id: expect.stringMatching(/^fiat-egea-2026-[a-z0-9]{4}$/),
      title: 'Fiat Egea',
      brand: 'Fiat',
      model: 'Egea',
      year: 2026,
      category: 'Lüks',
      bodyType: 'Sedan',
      fuelType: 'Benzin',
      transmission: 'Otomatik',
      seats: 5,
      doors: 4,
      engineCapacity: null,
      description: '',
      pickupLocation: null,
      dropoffLocation: null,
      currency: 'EUR',
      pricing: { daily: 45.5, weekly: null, monthly: null },
      effectivePricing: {
        daily: 45.5,
        weekly: 318.5,
        monthly: 1365,
        currency: 'EUR',
        seasonalName: null,
        seasonalPeriod: null,
      },
      mainImage: null,
      gallery: [],
      status: true,
      featured: false,
      features: [],
      seasonalPricing: [],
      stats: { rating: { average: null, count: 0 } },
      available_units: 1,
      total_units: 1,
      upcomingBookings: 0,
      version: 1,
      createdAt: '2026-07-01T09:00:00.000Z',
      updatedAt: '2026-07-01T09:00:00.000Z',
    });
    expect((await call('GET', `/${made.data.id}`)).data).toEqual(made.data);
    expect(await visitorsSee(made.data.id)).toMatchObject({ titles: ['Fiat Egea'], status: 200 });
  });

  test('keeps what is given, pictures with their sizes, the season that holds today', async () => {
    const call = await staff();
    const main = await picture();
    const { data } = await call('POST', '', {
      ...FOUR,
      mainImage: main,
      gallery: [{ ...main, alt: 'Yandan' }, main],
      seasonalPricing: [{ ...SUMMER, startDate: '2027-06-15', endDate: '2027-09-15' }, SUMMER],
      status: false,
    });
    expect(data).toMatchObject({
      mainImage: { ...main, width: 1600, height: 900, srcset: expect.stringContaining('320w') },
      gallery: [{ alt: 'Yandan' }, { alt: '' }],
      seasonalPricing: [SUMMER, { startDate: '2027-06-15' }],
      effectivePricing: { daily: 60, seasonalName: 'Yaz' },
      status: false,
    });
  });

  test('names the four fields when they are missing, in the words of the spec', async () => {
    const call = await staff();
    expect(await call('POST', '', { title: ' ' })).toMatchObject({
      status: 400,
      success: false,
      error: REQUIRED,
      message: REQUIRED,
      details: [
        { field: 'title', message: 'Title is required' },
        { field: 'brand', message: 'Brand is required' },
        { field: 'model', message: 'Model is required' },
        { field: 'pricing.daily', message: 'Daily price is required' },
      ],
    });
    expect((await call('POST', '', { ...FOUR, seats: 0 })).error).toBe('Some fields are not valid');
  });

  test.each<[string, object, number, string[]]>([
    ['negative price', { pricing: { daily: -1 } }, 400, ['pricing.daily']],
    ['price as text', { pricing: { daily: '45' } }, 400, ['pricing.daily']],
    ['NaN, which JSON has not', { pricing: { daily: Number.NaN } }, 400, ['pricing.daily']],
    ['year to come', { year: 2028 }, 400, ['year']],
    ['year past every column', { year: 2 ** 40 }, 400, ['year']],
    ['seats as text', { seats: '5' }, 400, ['seats']],
    ['long title', { title: 'x'.repeat(121) }, 400, ['title']],
    ['status as text', { status: 'active' }, 400, ['status']],
    ['unknown main picture', { mainImage: { url: '/images/x.webp' } }, 400, ['mainImage']],
    ['unknown gallery picture', { gallery: [{ url: '/etc/passwd' }] }, 400, ['gallery.0']],
    [
      'day that does not exist',
      { seasonalPricing: [{ ...SUMMER, endDate: '2026-02-30' }] },
      400,
      ['seasonalPricing.0.endDate'],
    ],
    [
      'overlap',
      { seasonalPricing: [SUMMER, { ...SUMMER, startDate: '2026-09-15', endDate: '2026-09-20' }] },
      400,
      ['seasonalPricing.1.startDate'],
    ],
    ['list instead of a car', [FOUR], 400, ['']],
    ['body of a megabyte', { description: 'x'.repeat(1024 * 1024) }, 413, []],
  ])('refuses a %s', async (_what, given, status, fields) => {
    const call = await staff();
    const payload = Array.isArray(given) ? given : { ...FOUR, ...given };
    const answer = await call('POST', '', payload);
    expect(answer).toMatchObject({ status, success: false });
    expect(answer.details.map((detail: { field: string }) => detail.field)).toEqual(fields);
    expect((await call('GET', '')).data.cars).toEqual([]);
  });

  test.each([
    ['text/plain', JSON.stringify(FOUR), 415],
    ['application/x-www-form-urlencoded', 'title=Egea', 415],
    ['application/json', '{"title":', 400],
    ['application/json', '', 400],
  ])('refuses %s %j', async (type, payload, status) => {
    const { headers } = await signIn(db);
    const response = await app.inject({
      method: 'POST',
      url: '/api/admin/cars',
      headers: { ...headers, 'content-type': type },
      payload,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ success: false, error: expect.any(String) });
  });

  test('lets nobody choose id, version or dates, and takes any text as text', async () => {
    const call = await staff();
    const { data } = await call('POST', '', {
      ...FOUR,
      id: 'mine',
      version: 9,
      createdAt: '2001-01-01',
      upcomingBookings: 5,
      title: "Robert'); drop table cars; -- <b>\u0000</b>",
    });
    expect(data).toMatchObject({
      id: expect.stringMatching(/^fiat-egea/),
      version: 1,
      createdAt: '2026-07-01T09:00:00.000Z',
      upcomingBookings: 0,
      title: "Robert'); drop table cars; -- <b></b>",
    });
  });
});

describe('POST /admin/cars with an Idempotency-Key', () => {
  /** Adds a car as somebody; gives the status and the envelope. */
  async function adder() {
    const { headers } = await signIn(db);
    return async (key: string, payload: object = FOUR) => {
      const response = await app.inject({
        method: 'POST',
        url: '/api/admin/cars',
        headers: { ...headers, 'idempotency-key': key },
        payload,
      });
      return { status: response.statusCode, headers: response.headers, ...response.json() };
    };
  }
  const count = () => db.$count(cars);

  test('sent again it makes no second car, and answers the one there is as it is now', async () => {
    const [add, call] = [await adder(), await staff()];
    const first = await add('k');
    expect(await add('k')).toMatchObject({ status: 201, data: first.data });
    await call('PATCH', `/${first.data.id}/status`, { status: false });
    const again = await add('k');
    expect(again).toMatchObject({ status: 201, data: { id: first.data.id, version: 2 } });
    expect(again.headers.location).toBe(first.headers.location);
    expect(await count()).toBe(1);
    expect(await db.$count(auditLog, eq(auditLog.action, 'create'))).toBe(1);
  });

  test('sent again it is not checked again: the picture it came with may be gone', async () => {
    const [add, call] = [await adder(), await staff()];
    const payload = { ...FOUR, mainImage: await picture() };
    const { data } = await add('k', payload);
    await call('PUT', `/${data.id}`, { ...FOUR, mainImage: null, version: 1 });
    await db.delete(images);
    expect(await add('k', payload)).toMatchObject({
      status: 201,
      data: { id: data.id, version: 2, mainImage: null },
    });
    expect((await add('other', payload)).status).toBe(400);
    expect(await count()).toBe(1);
  });

  test('sent several times at once it makes one', async () => {
    const add = await adder();
    const answers = await Promise.all(['k', 'k', 'k', 'other'].map((key) => add(key)));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    expect(new Set(answers.slice(0, 3).map(({ data }) => data.id)).size).toBe(1);
    expect(await count()).toBe(2);
  });

  test('belongs to one car of one person', async () => {
    const [add, addAsOther] = [await adder(), await adder()];
    await add('k');
    expect(await add('k', { ...FOUR, title: 'Another' })).toMatchObject({
      status: 422,
      error: 'This Idempotency-Key has made another car. Please choose another one.',
    });
    expect((await addAsOther('k', { ...FOUR, title: 'Another' })).status).toBe(201);
    expect(await count()).toBe(2);
  });

  test('is free again when nothing was made', async () => {
    const add = await adder();
    expect((await add('k', { ...FOUR, year: 2028 })).status).toBe(400);
    expect((await add('k')).status).toBe(201);
  });

  test('does not bring back what was deleted', async () => {
    const [add, call] = [await adder(), await staff()];
    await call('DELETE', `/${(await add('k')).data.id}`);
    expect(await add('k')).toMatchObject({ status: 404, error: 'Car not found' });
    expect(await count()).toBe(0);
  });

  test('is forgotten after a week', async () => {
    const { headers } = await signIn(db);
    const add = async (payload: object) => {
      const url = '/api/admin/cars';
      const sent = { ...headers, 'idempotency-key': 'k' };
      return (await app.inject({ method: 'POST', url, headers: sent, payload })).statusCode;
    };
    expect(await add(FOUR)).toBe(201);
    clock.set('2026-07-08T09:00:00Z');
    expect(await add({ ...FOUR, title: 'Another' })).toBe(422);
    clock.set('2026-07-08T09:00:01Z');
    expect(await add({ ...FOUR, title: 'Another' })).toBe(201);
    expect(await db.$count(idempotencyKeys)).toBe(1);
  });

  test.each(['', 'x'.repeat(101)])('refuses %j', async (key) => {
    const add = await adder();
    expect(await add(key)).toMatchObject({ status: 400, details: [{ field: 'idempotency-key' }] });
  });
});

describe('PUT /admin/cars/{id}', () => {
  test('visitors see the change at once @7.13', async () => {
    const call = await staff();
    const { id } = await aCar(db, { title: 'Before' });
    expect((await visitorsSee(id)).titles).toEqual(['Before']);
    const answer = await call('PUT', `/${id}`, { ...FOUR, title: 'After', version: 1 });
    expect(answer).toMatchObject({ status: 200, data: { id, title: 'After', version: 2 } });
    const { titles, car } = await visitorsSee(id);
    expect([titles, car.title, car.pricing.daily]).toEqual([['After'], 'After', 45.5]);
  });

  test('what is left out stays as it was', async () => {
    const call = await staff();
    const { id } = await aCar(db, { ratingAverage: 4.7, features: ['Klima'], totalUnits: 3 });
    await aSeason(db, { carId: id });
    const before = (await call('GET', `/${id}`)).data;
    const { data } = await call('PUT', `/${id}`, { ...FOUR, version: 1 });
    expect(before.pricing).toMatchObject({ weekly: 240, monthly: 900 });
    const { effectivePricing, ...rest } = before;
    expect(data).toMatchObject({
      ...rest,
      ...FOUR,
      pricing: { ...before.pricing, daily: 45.5 },
      version: 2,
      updatedAt: data.updatedAt,
    });
  });

  test('a tariff that is null is taken away, alone', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    const pricing = { daily: 45.5, weekly: null };
    const { data } = await call('PUT', `/${id}`, { ...FOUR, pricing, version: 1 });
    expect(data.pricing).toEqual({ daily: 45.5, weekly: null, monthly: 900 });
  });

  test('two editors: the second learns that the first was quicker, and nothing is lost', async () => {
    const call = await staff();
    const other = await staff();
    const { id } = await aCar(db);
    expect((await call('PUT', `/${id}`, { ...FOUR, title: 'First', version: 1 })).status).toBe(200);
    expect(await other('PUT', `/${id}`, { ...FOUR, title: 'Second', version: 1 })).toMatchObject({
      status: 409,
      error: 'Somebody else has changed this car since you opened it',
      details: [{ field: 'version' }],
    });
    expect((await other('GET', `/${id}`)).data).toMatchObject({ title: 'First', version: 2 });
  });

  test.each<[object, number, string]>([
    [FOUR, 400, 'version'],
    [{ ...FOUR, version: 'x' }, 400, 'version'],
    [{ version: 1 }, 400, 'title'],
    [{ ...FOUR, version: 1, doors: 1.5 }, 400, 'doors'],
    [{ ...FOUR, version: 1, year: 2028 }, 400, 'year'],
    [{ ...FOUR, version: 1, gallery: [{ url: 'x' }] }, 400, 'gallery.0'],
    [{ ...FOUR, version: 2 }, 409, 'version'],
  ])('refuses %j with %i at %s', async (payload, status, field) => {
    const call = await staff();
    const { id } = await aCar(db);
    const before = await call('GET', `/${id}`);
    const answer = await call('PUT', `/${id}`, payload);
    expect(answer).toMatchObject({ status, success: false });
    expect(answer.details[0].field).toBe(field);
    expect((await call('GET', `/${id}`)).data).toEqual(before.data);
  });
});

describe('PATCH /admin/cars/{id}/status @4.21 @7.14', () => {
  test.each([
    [true, true],
    ['active', true],
    [false, false],
    ['inactive', false],
  ])('%j', async (status, active) => {
    const call = await staff();
    const { id } = await aCar(db, { active: !active, title: 'Egea' });
    expect((await visitorsSee(id)).status).toBe(active ? 404 : 200);
    const answer = await call('PATCH', `/${id}/status`, { status });
    expect(answer).toMatchObject({ status: 200, data: { id, status: active, version: 2 } });
    expect(await visitorsSee(id)).toMatchObject(
      active ? { titles: ['Egea'], status: 200 } : { titles: [], status: 404 },
    );
  });

  test.each([{}, { status: 1 }, { status: 'on' }, { status: null }])('refuses %j', async (body) => {
    const call = await staff();
    const { id } = await aCar(db);
    expect(await call('PATCH', `/${id}/status`, body)).toMatchObject({
      status: 400,
      details: [{ field: 'status', message: 'Status must be true, false, active or inactive' }],
    });
  });
});

describe('DELETE /admin/cars/{id}', () => {
  test('takes the car from visitors, keeps its bookings, and works once', async () => {
    const call = await staff();
    const { id } = await aCar(db, { title: 'Egea' });
    await aBooking(db, { carId: id });
    await visitorsSee(id);
    const answer = await call('DELETE', `/${id}`);
    expect(answer).toMatchObject({ status: 200, data: { id, title: 'Egea', keptBookings: 1 } });
    expect(await visitorsSee(id)).toMatchObject({ titles: [], status: 404 });
    expect(await call('DELETE', `/${id}`)).toMatchObject({ status: 404, error: 'Car not found' });
  });
});

test.each<[Method, string, object | undefined]>([
  ['GET', '/none', undefined],
  ['GET', '/%00', undefined],
  ['PUT', '/none', { ...FOUR, version: 1 }],
  ['PATCH', '/none/status', { status: true }],
  ['DELETE', '/none', undefined],
  ['DELETE', '/%F0%9F%98%80', undefined],
])('%s %s finds no car', async (method, path, payload) => {
  const call = await staff();
  expect(await call(method, path, payload)).toMatchObject({ status: 404, error: 'Car not found' });
});

describe('GET /admin/cars @7.12', () => {
  async function fleet() {
    await aCar(db, { title: 'Araç 1', brand: 'Citroën', model: 'C3', id: 'citroen-c3-2024-aaaa' });
    await aCar(db, { title: 'Araç 2', brand: 'Škoda', model: 'Işık', id: 'x-1' });
    await aCar(db, { title: 'Araç 3', brand: 'Fiat', model: 'Egea', id: 'x-2', active: false });
  }
  const titles = (answer: { data: { cars: { title: string }[] } }) =>
    answer.data.cars.map((car) => car.title);

  test.each([
    ['', ['Araç 1', 'Araç 2', 'Araç 3']],
    ['status=active', ['Araç 1', 'Araç 2']],
    ['status=inactive', ['Araç 3']],
    ['search=CITROEN', ['Araç 1']],
    ['search=citro%C3%ABn', ['Araç 1']],
    ['search=ISIK', ['Araç 2']],
    ['search=skoda', ['Araç 2']],
    ['search=egea+fiat', ['Araç 3']],
    ['search=c3-2024', ['Araç 1']],
    ['search=ARAC', ['Araç 1', 'Araç 2', 'Araç 3']],
    ['search=%00', []],
    ['search=arac+egea&status=active', []],
    ['search=++', ['Araç 1', 'Araç 2', 'Araç 3']],
  ])('%s', async (query, expected) => {
    const call = await staff();
    await fleet();
    expect(titles(await call('GET', `?${query}`))).toEqual(expected);
  });

  test('in pages', async () => {
    const call = await staff();
    await fleet();
    const answer = await call('GET', '?limit=2&page=2');
    expect(titles(answer)).toEqual(['Araç 3']);
    expect(answer.data.pagination).toEqual({
      page: 2,
      limit: 2,
      total: 3,
      totalPages: 2,
      hasNext: false,
      hasPrev: true,
    });
    expect((await call('GET', '?limit=1000')).data.pagination.limit).toBe(100);
    expect((await call('GET', '?page=9')).data).toMatchObject({
      cars: [],
      pagination: { total: 3 },
    });
  });

  test.each([
    ['page=0', 'page'],
    ['limit=x', 'limit'],
    ['status=on', 'status'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('refuses %s', async (query, field) => {
    const call = await staff();
    expect(await call('GET', `?${query}`)).toMatchObject({ status: 400, details: [{ field }] });
  });
});

test('the API description has every call and says what a car is', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  expect(Object.keys(paths['/api/admin/cars']).sort()).toEqual(['get', 'post']);
  expect(Object.keys(paths['/api/admin/cars/{id}']).sort()).toEqual(['delete', 'get', 'put']);
  expect(Object.keys(paths['/api/admin/cars/{id}/status'])).toEqual(['patch']);
  const body = paths['/api/admin/cars'].post.requestBody.content['application/json'].schema;
  expect(body.required).toEqual(expect.arrayContaining(['title', 'brand', 'model']));
  expect(body.properties.fuelType.enum).toContain('Benzin+LPG');
});
