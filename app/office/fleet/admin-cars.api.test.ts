import { asc, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditLog, cars, seasons } from '#app/db/schema.server.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar, anImage, aSeason } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

const FOUR = { title: 'Fiat Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 45.5 } };
const REQUIRED = 'Please fill in required fields (Title, Brand, Model, and Daily Price)';
const SUMMER = { name: 'Yaz', startDate: '2026-06-15', endDate: '2026-09-15', daily: 60 };

/**
 * Returns a function that calls `/admin/cars` as a signed-in person and returns status and
 * envelope.
 */
async function staff() {
  const { headers } = await signIn(db);
  return callsOf(app, headers, '/api/admin/cars');
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

describe('GET /admin/cars', () => {
  test.each([5, { en: 5 }, { en: { description: 5 } }, null])(
    'lists a car whose translations were damaged in the database: %j',
    async (damaged) => {
      const call = await staff();
      const car = await aCar(db);
      const season = await aSeason(db, { carId: car.id });
      const translations = sql`${JSON.stringify(damaged)}::jsonb` as never;
      await db.update(cars).set({ translations });
      await db.update(seasons).set({ translations });
      const { status, data } = await call('GET', '');
      expect(status).toBe(200);
      expect(data.cars[0]).toMatchObject({ translations: { en: {}, de: {}, ru: {} } });
      expect(data.cars[0].seasonalPricing[0]).toMatchObject({ name: season.name });
      expect((await call('GET', `/${car.id}`)).status).toBe(200);
    },
  );
});

describe('POST /admin/cars', () => {
  test('completes the four required fields with the defaults of the spec @3.7', async () => {
    const call = await staff();
    const made = await call('POST', '', FOUR);
    expect(made).toMatchObject({ status: 201, success: true });
    expect(made.headers.location).toBe(`/api/admin/cars/${made.data.id}`);
    expect(made.data).toMatchObject({
      id: expect.stringMatching(/^fiat-egea-2026-[a-z0-9]{4}$/),
      ...FOUR,
      year: 2026,
      category: 'Lüks',
      bodyType: 'Sedan',
      fuelType: 'Benzin',
      transmission: 'Otomatik',
      seats: 5,
      doors: 4,
      engineCapacity: null,
      pricing: { daily: 45.5, weekly: null, monthly: null },
      effectivePricing: { daily: 45.5, weekly: 318.5, monthly: 1365, seasonalName: null },
      mainImage: null,
      gallery: [],
      status: true,
      featured: false,
      stats: { rating: { average: null, count: 0 } },
      total_units: 1,
      upcomingBookings: 0,
      version: 1,
      createdAt: '2026-07-01T09:00:00.000Z',
    });
    expect((await call('GET', `/${made.data.id}`)).data).toEqual(made.data);
    expect(await visitorsSee(made.data.id)).toMatchObject({ titles: ['Fiat Egea'], status: 200 });
  });

  test('stores the given values, and pictures with their sizes', async () => {
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

  test('lists the four missing fields with the messages of the spec', async () => {
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
    ['year too large for the column', { year: 2 ** 40 }, 400, ['year']],
    ['unknown main picture', { mainImage: { url: '/images/x.webp' } }, 400, ['mainImage']],
    ['unknown gallery picture', { gallery: [{ url: '/etc/passwd' }] }, 400, ['gallery.0']],
    ['list instead of a car', [FOUR], 400, ['']],
    ['body of a megabyte', { description: 'x'.repeat(1024 * 1024) }, 413, []],
  ])('refuses this input: %s', async (_what, given, status, fields) => {
    const call = await staff();
    const payload = Array.isArray(given) ? given : { ...FOUR, ...given };
    const response = await call('POST', '', payload);
    expect(response).toMatchObject({ status, success: false });
    expect(response.details.map((detail: { field: string }) => detail.field)).toEqual(fields);
    expect((await call('GET', '')).data.cars).toEqual([]);
  });

  test('ignores a sent id, version and dates', async () => {
    const call = await staff();
    const own = { id: 'mine', version: 9, createdAt: '2001-01-01', upcomingBookings: 5 };
    const title = "Robert'); drop table cars; -- <b>\u0000</b>";
    const { data } = await call('POST', '', { ...FOUR, ...own, title });
    expect(data).toMatchObject({
      id: expect.stringMatching(/^fiat-egea/),
      version: 1,
      createdAt: '2026-07-01T09:00:00.000Z',
      upcomingBookings: 0,
      title: "Robert'); drop table cars; -- <b></b>",
    });
  });
});

describe('PUT /admin/cars/{id}', () => {
  test('visitors see the change at once @7.13', async () => {
    const call = await staff();
    const { id } = await aCar(db, { title: 'Before' });
    expect((await visitorsSee(id)).titles).toEqual(['Before']);
    const response = await call('PUT', `/${id}`, { ...FOUR, title: 'After', version: 1 });
    expect(response).toMatchObject({ status: 200, data: { id, title: 'After', version: 2 } });
    const { titles, car } = await visitorsSee(id);
    expect([titles, car.title, car.pricing.daily]).toEqual([['After'], 'After', 45.5]);
  });

  test('changes only the sent terms of the car', async () => {
    const call = await staff();
    const { data: car } = await call('POST', '', { ...FOUR, terms: { deposit: ' 500 € ' } });
    const none = { insurance: null, kilometres: null, age: null, fuel: null, cancellation: null };
    expect(car.terms).toEqual({ ...none, included: null, deposit: '500 €' });
    const put = (terms: object, version: number) =>
      call('PUT', `/${car.id}`, { ...FOUR, version, terms });
    const saved = await put({ included: ['KDV', 'Yol yardımı'], fuel: '' }, car.version);
    expect(saved.data.terms).toEqual({
      ...none,
      included: ['KDV', 'Yol yardımı'],
      deposit: '500 €',
    });
    expect((await visitorsSee(car.id)).car.effectiveTerms).toEqual(saved.data.terms);
    const twice = await put({ included: ['KDV', ' KDV ', 'Yol yardımı'] }, car.version + 1);
    expect(twice.data.terms.included).toEqual(['KDV', 'Yol yardımı']);
    // An emptied list is stored as null, because the editor cannot tell them apart.
    const emptied = await put({ included: [] }, car.version + 2);
    expect(emptied.data.terms.included).toBeNull();
    const wrong = await put({ included: ['', 'KDV'], age: 'x'.repeat(301) }, car.version + 3);
    expect(wrong.status).toBe(400);
    expect(wrong.details).toEqual([
      { field: 'terms.included.0', message: 'Included in the price is required' },
      { field: 'terms.age', message: 'Age and licence must have at most 300 characters' },
    ]);
  });

  test('invalid terms from the database are kept in the audit log', async () => {
    const call = await staff();
    const { data: car } = await call('POST', '', FOUR);
    const terms = { deposit: 200, fuel: 'Dolu' };
    await db.execute(sql`update cars set terms = ${JSON.stringify(terms)}::jsonb`);
    const saved = await call('PUT', `/${car.id}`, { ...FOUR, version: car.version });
    expect(saved.data.terms).toMatchObject({ deposit: null, fuel: null });
    const [, entry] = await db.select().from(auditLog).orderBy(asc(auditLog.id));
    expect(entry?.before).toMatchObject({ title: 'Fiat Egea', terms });
  });

  test('refuses invalid fields', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    const before = await call('GET', `/${id}`);
    for (const [payload, field, error] of [
      [{ ...FOUR, version: 'two' }, 'version', 'Some fields are not valid'],
      [{ version: 1 }, 'title', REQUIRED],
    ] as const) {
      const response = await call('PUT', `/${id}`, payload);
      expect(response).toMatchObject({ status: 400, success: false });
      expect([response.details[0].field, response.error]).toEqual([
        field,
        expect.stringContaining(error),
      ]);
    }
    expect((await call('GET', `/${id}`)).data).toEqual(before.data);
  });

  describe('with fewer units than are booked', () => {
    async function bookedCar() {
      const call = await staff();
      const car = await aCar(db, { title: 'Fiat Egea', totalUnits: 3 });
      for (const reference of ['KRV-ONE', 'KRV-TWO']) {
        await aBooking(db, { reference, carId: car.id });
      }
      const save = (total_units: number, more = {}) =>
        call('PUT', `/${car.id}`, { ...FOUR, title: 'Fiat Egea', total_units, ...more });
      return { call, save, path: `/${car.id}` };
    }

    test('is refused with a list of bookings that would have no unit', async () => {
      const { call, save, path } = await bookedCar();
      expect(await save(1)).toMatchObject({
        status: 409,
        error: 'Fiat Egea would have 1 instead of 3 units, too few for KRV-ONE and KRV-TWO',
        data: { clashes: [{ reference: 'KRV-ONE' }, { reference: 'KRV-TWO' }] },
      });
      expect((await call('GET', path)).data).toMatchObject({ total_units: 3, version: 1 });
    });

    test('is saved if staff confirm the overbooking', async () => {
      const { save } = await bookedCar();
      const { status, data } = await save(1, { allowOverbooking: true });
      expect([status, data.total_units]).toEqual([200, 1]);
    });

    test('is saved without a question if each booking has a unit', async () => {
      const { save } = await bookedCar();
      expect((await save(2)).status).toBe(200);
    });

    test('is saved without a question if the units were too few before', async () => {
      const { save } = await bookedCar();
      await save(1, { allowOverbooking: true });
      expect((await save(1)).status).toBe(200);
    });
  });

  test.each([
    [0, 200, 0],
    [1440, 200, 1440],
    [null, 200, null],
    [1441, 400, 30],
    [-1, 400, 30],
    [7.5, 400, 30],
  ])('with a buffer of %s minutes has status %s', async (bufferMinutes, status, stored) => {
    const call = await staff();
    const { data } = await call('POST', '', { ...FOUR, bufferMinutes: 30 });
    const saved = await call('PUT', `/${data.id}`, { ...FOUR, bufferMinutes });
    expect(saved.status).toBe(status);
    if (status === 400) expect(saved.details).toMatchObject([{ field: 'bufferMinutes' }]);
    expect((await call('GET', `/${data.id}`)).data.bufferMinutes).toBe(stored);
  });

  test('without a buffer keeps the stored one', async () => {
    const call = await staff();
    const { data } = await call('POST', '', { ...FOUR, bufferMinutes: 30 });
    const { data: saved } = await call('PUT', `/${data.id}`, FOUR);
    expect(saved.bufferMinutes).toBe(30);
  });

  test('stores an emptied weekly or monthly price as none', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    const pricing = { daily: 40, weekly: '', monthly: '' };
    const { status, data } = await call('PUT', `/${id}`, { ...FOUR, pricing });
    expect(status).toBe(200);
    expect(data).toMatchObject({ pricing: { daily: 40, weekly: null, monthly: null } });
  });

  test('keeps the translated names of a season that is sent without them', async () => {
    const call = await staff();
    const names = { en: { name: 'Summer' }, de: { name: ' Sommer ' }, ru: { name: '' } };
    const given = { ...FOUR, seasonalPricing: [{ ...SUMMER, translations: names }] };
    const { id } = (await call('POST', '', given)).data;
    const stored = async () => (await call('GET', `/${id}`)).data.seasonalPricing[0].translations;
    const saved = (season: object) => call('PUT', `/${id}`, { ...FOUR, seasonalPricing: [season] });
    const kept = { en: { name: 'Summer' }, de: { name: 'Sommer' }, ru: {} };
    expect(await stored()).toEqual(kept);
    await call('PUT', `/${id}`, FOUR);
    await saved({ ...SUMMER, endDate: '2026-09-20', daily: 70 });
    expect(await stored()).toEqual(kept);
    const tooLong = { ...SUMMER, translations: { ru: { name: 'x'.repeat(81) } } };
    expect(await saved(tooLong)).toMatchObject({
      status: 400,
      details: [
        {
          field: 'seasonalPricing.0.translations.ru.name',
          message: expect.stringContaining('Pricing name (Русский)'),
        },
      ],
    });
    const { data } = await saved({ ...SUMMER, translations: { en: { name: '' } } });
    expect(data.seasonalPricing[0].translations).toEqual({ ...kept, en: {} });
    await saved({ ...SUMMER, name: 'Kış' });
    expect(await stored()).toEqual({ en: {}, de: {}, ru: {} });
  });

  test('reports only the first error of a field', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    const season = { name: '', startDate: '', endDate: '', daily: '' };
    const { details } = await call('PUT', `/${id}`, { ...FOUR, seasonalPricing: [season] });
    const fields = details.map(({ field }: { field: string }) => field);
    expect(fields.length).toBeGreaterThan(1);
    expect(fields).toEqual([...new Set(fields)]);
  });
});

describe('PATCH /admin/cars/{id}/status @4.21 @7.14', () => {
  test.each([
    [true, true],
    ['active', true],
    [false, false],
    ['inactive', false],
  ])('sets a car’s status from %j', async (status, active) => {
    const call = await staff();
    const { id } = await aCar(db, { active: !active, title: 'Egea' });
    expect((await visitorsSee(id)).status).toBe(active ? 404 : 200);
    const response = await call('PATCH', `/${id}/status`, { status });
    expect(response).toMatchObject({ status: 200, data: { id, status: active, version: 2 } });
    expect(await visitorsSee(id)).toMatchObject(
      active ? { titles: ['Egea'], status: 200 } : { titles: [], status: 404 },
    );
  });

  test('refuses an unknown status', async () => {
    const call = await staff();
    const { id } = await aCar(db);
    for (const body of [{}, { status: 1 }, { status: 'on' }, { status: null }]) {
      expect(await call('PATCH', `/${id}/status`, body)).toMatchObject({
        status: 400,
        details: [{ field: 'status', message: 'Status must be true, false, active or inactive' }],
      });
    }
  });
});

describe('DELETE /admin/cars/{id}', () => {
  test('hides the car from visitors and keeps its bookings', async () => {
    const call = await staff();
    const { id } = await aCar(db, { title: 'Egea' });
    await aBooking(db, { carId: id });
    await visitorsSee(id);
    const response = await call('DELETE', `/${id}`);
    expect(response).toMatchObject({ status: 200, data: { id, title: 'Egea', keptBookings: 1 } });
    expect(await visitorsSee(id)).toMatchObject({ titles: [], status: 404 });
  });
});

describe('GET /admin/cars @7.12', () => {
  async function fleet() {
    await aCar(db, { title: 'Araç 1', brand: 'Citroën', model: 'C3', id: 'citroen-c3-2024-aaaa' });
    await aCar(db, { title: 'Araç 2', brand: 'Škoda', model: 'Işık', id: 'x-1' });
    await aCar(db, { title: 'Araç 3', brand: 'Fiat', model: 'Egea', id: 'x-2', active: false });
  }
  const titles = (response: { data: { cars: { title: string }[] } }) =>
    response.data.cars.map((car) => car.title);

  test('filters by status, and by words in any spelling', async () => {
    const call = await staff();
    await fleet();
    for (const [query, numbers] of [
      ['', [1, 2, 3]],
      ['status=active', [1, 2]],
      ['status=inactive', [3]],
      ['search=CITROEN', [1]],
      ['search=citro%C3%ABn', [1]],
      ['search=ISIK', [2]],
      ['search=skoda', [2]],
      ['search=egea+fiat', [3]],
      ['search=c3-2024', [1]],
      ['search=%00', []],
      ['search=arac+egea&status=active', []],
      ['search=++', [1, 2, 3]],
    ] as const) {
      const expected = numbers.map((number) => `Araç ${number}`);
      expect(titles(await call('GET', `?${query}`)), query).toEqual(expected);
    }
  });

  test('returns pages of at most 100 cars, and refuses invalid queries', async () => {
    const call = await staff();
    await fleet();
    const response = await call('GET', '?limit=2&page=2');
    expect(titles(response)).toEqual(['Araç 3']);
    const pagination = { page: 2, limit: 2, total: 3, totalPages: 2, hasNext: false };
    expect(response.data.pagination).toMatchObject({ ...pagination, hasPrev: true });
    expect((await call('GET', '?limit=1000')).data.pagination.limit).toBe(100);
    expect((await call('GET', '?page=9')).data.cars).toEqual([]);
    for (const [query, field] of [
      ['page=0', 'page'],
      ['limit=x', 'limit'],
      ['status=on', 'status'],
      [`search=${'x'.repeat(101)}`, 'search'],
    ]) {
      const refused = await call('GET', `?${query}`);
      expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    }
  });
});
