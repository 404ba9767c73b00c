import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { carImages, settings } from '#app/db/schema.server.ts';
import { FILTER_BRANDS } from '#app/domain/cars/car-browse.rules.ts';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar, anImage, aSeason } from '#tests/support/factories.ts';

const { app, db, clock } = await testApp();

/** Dates for tests whose current time is noon of 1 July 2026 in Istanbul. */
const JULY = 'pickupDate=2026-07-10&dropoffDate=2026-07-13';

async function get(path: string) {
  const response = await app.inject(`/api${path}`);
  return { status: response.statusCode, body: response.json() };
}

async function titles(query = '') {
  const { body } = await get(`/listings${query && `?${query}`}`);
  return body.data.listings.map((car: { title: string }) => car.title);
}

describe('GET /listings @6.1 @7.1', () => {
  test('shows active cars in the envelope, with every field of the spec @3.1 @7.37', async () => {
    const image = await anImage(db);
    const facts = {
      id: 'ford-puma-2025-abcd',
      title: 'Ford Puma',
      brand: 'Ford',
      model: 'Puma',
      year: 2025,
      category: 'Üst Sınıf',
      bodyType: 'Crossover',
      fuelType: 'Hibrit',
      transmission: 'Yarı Otomatik',
      seats: 4,
      doors: 3,
      luggage: 2,
      engineCapacity: 999,
      featured: true,
    };
    await aCar(db, { ...facts, mainImageId: image.id, totalUnits: 2 });
    await aCar(db, { title: 'Retired', active: false });
    const { status, body } = await get('/listings?limit=50&page=1&status=active');
    expect(status).toBe(200);
    expect(body.success).toBe(true);
    expect(body.data.pagination).toEqual({
      page: 1,
      limit: 50,
      total: 1,
      totalPages: 1,
      hasNext: false,
      hasPrev: false,
    });
    const prices = { daily: 40, weekly: 240, monthly: 900 };
    expect(body.data.listings).toMatchObject([
      {
        ...facts,
        status: 'active',
        currency: 'EUR',
        pricing: prices,
        effectivePricing: { ...prices, currency: 'EUR', seasonalName: null, seasonalPeriod: null },
        mainImage: { url: `/images/${image.id}-1600.webp`, alt: 'Ford Puma' },
        stats: { rating: { average: 4.5, count: 0 } },
        available_units: 2,
        total_units: 2,
        quote: null,
      },
    ]);
  });

  test('returns an empty list without cars', async () => {
    const { status, body } = await get('/listings');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ listings: [], pagination: { total: 0, totalPages: 1 } });
  });

  test('pages through the fleet and caps the limit at 100 @7.36', async () => {
    for (let i = 0; i < 20; i++) await aCar(db, { title: `Car ${String(i).padStart(2, '0')}` });
    expect(await titles()).toHaveLength(15);
    expect(await titles('page=2')).toEqual(['Car 15', 'Car 16', 'Car 17', 'Car 18', 'Car 19']);
    expect(await titles('page=9')).toEqual([]);
    const { body } = await get('/listings?limit=5000');
    expect(body.data.pagination.limit).toBe(100);
  });

  test.each([
    ['brand=MG', ['MG ZS']],
    ['brand=MG&brand=Fiat', ['Fiat Egea', 'MG ZS']],
    ['brand=MG,Fiat', ['Fiat Egea', 'MG ZS']],
    ['bodyType=SUV', ['MG ZS']],
    ['fuelType=Dizel', ['Renault Clio']],
    ['transmission=Otomatik', ['MG ZS', 'Renault Clio']],
    ['transmission=Otomatik&fuelType=Elektrikli', ['MG ZS']],
    ['minPrice=41', ['MG ZS', 'Renault Clio']],
    ['maxPrice=40', ['Fiat Egea']],
    ['minPrice=45&maxPrice=50', ['MG ZS']],
    ['sort=price-desc', ['Renault Clio', 'MG ZS', 'Fiat Egea']],
    ['seats=6', ['MG ZS']],
    ['luggage=2', ['MG ZS', 'Renault Clio']],
    ['brand=Nobody', []],
  ])('filters by %s @2.16 @3.3', async (query, expected) => {
    await aCar(db, { title: 'Fiat Egea' });
    await aCar(db, {
      title: 'MG ZS',
      brand: 'MG',
      bodyType: 'SUV',
      fuelType: 'Elektrikli',
      transmission: 'Otomatik',
      dailyCents: 5000,
      seats: 7,
      luggage: 3,
    });
    await aCar(db, {
      title: 'Renault Clio',
      brand: 'Renault',
      bodyType: 'Hatchback',
      fuelType: 'Dizel',
      transmission: 'Otomatik',
      dailyCents: 6000,
      luggage: 2,
    });
    expect(await titles(query)).toEqual(expected);
  });

  test('charges the night for a missing return hour, which is the hour of the pickup', async () => {
    const { id } = await aCar(db);
    const outOfHours = { from: '22:00', to: '07:00', pickup: 20, return: 12.5, places: [] };
    await db.insert(settings).values({ value: { rental: { outOfHours } } });
    const dates = 'pickupDate=2026-07-10&returnDate=2026-07-13&pickupTime=23:30';
    const quote = { days: 3, total: 152.5 };
    const { listings } = (await app.inject(`/api/listings?${dates}`)).json().data;
    expect(listings[0].quote).toEqual(quote);
    expect((await app.inject(`/api/listings/${id}?${dates}`)).json().data.quote).toEqual(quote);
  });

  test('with dates, filters by the average price of a day and sorts by the total', async () => {
    // Seven days cost €210 for 'Weekly', which is €30 a day, and €280 for 'Daily'.
    await aCar(db, { title: 'Weekly', dailyCents: 50_00, weeklyCents: 210_00 });
    await aCar(db, { title: 'Daily', dailyCents: 40_00, weeklyCents: null });
    const week = 'pickupDate=2026-09-01&dropoffDate=2026-09-08';
    expect(await titles('sort=price-asc')).toEqual(['Daily', 'Weekly']);
    expect(await titles(`sort=price-asc&${week}`)).toEqual(['Weekly', 'Daily']);
    expect(await titles(`sort=price-desc&${week}`)).toEqual(['Daily', 'Weekly']);
    expect(await titles('maxPrice=35')).toEqual([]);
    expect(await titles(`maxPrice=35&${week}`)).toEqual(['Weekly']);
    expect(await titles(`minPrice=31&${week}`)).toEqual(['Daily']);
  });

  test('recommends featured cars first, then cheaper cars', async () => {
    await aCar(db, { title: 'Plain', dailyCents: 3000 });
    await aCar(db, { title: 'Dear', dailyCents: 9000, featured: true });
    await aCar(db, { title: 'Fair', dailyCents: 5000, featured: true });
    expect(await titles()).toEqual(['Fair', 'Dear', 'Plain']);
  });

  test('has the effective prices of the season on the pickup date', async () => {
    const car = await aCar(db);
    await aSeason(db, { carId: car.id });
    const prices = async (query: string) =>
      (await get(`/listings?${query}`)).body.data.listings[0].effectivePricing;
    expect(await prices('')).toMatchObject({ daily: 60, seasonalName: 'Yaz 2026' });
    expect(await prices('pickupDate=2026-08-31&dropoffDate=2026-09-04')).toMatchObject({
      daily: 60,
      seasonalPeriod: { startDate: '2026-06-01', endDate: '2026-08-31' },
    });
  });

  test('accepts price limits beyond the end of the slider', async () => {
    await aCar(db, { title: 'Bus', dailyCents: 250_000 });
    await aCar(db, { title: 'Coach', dailyCents: 350_000 });
    expect(await titles('minPrice=2400')).toEqual(['Bus', 'Coach']);
    expect(await titles('maxPrice=3000')).toEqual(['Bus']);
  });

  test('leaves out cars without a free unit on the dates, and prices the others @2.17 @3.8 @7.38', async () => {
    const busy = await aCar(db, { title: 'Busy' });
    const double = await aCar(db, { title: 'Double', totalUnits: 2 });
    await aCar(db, { title: 'Idle' });
    await aBooking(db, { carId: busy.id });
    await aBooking(db, { carId: double.id });
    expect(await titles()).toEqual(['Busy', 'Double', 'Idle']);
    const { body } = await get(`/listings?${JULY}`);
    expect(body.data.listings).toMatchObject([
      { title: 'Double', available_units: 1, quote: { days: 3, total: 120 } },
      { title: 'Idle', available_units: 1, quote: { days: 3, total: 120 } },
    ]);
    expect(body.data.pagination.total).toBe(2);
  });

  test.each([
    ['pending', []],
    ['confirmed', []],
    ['active', []],
    ['completed', ['Fiat']],
    ['cancelled', ['Fiat']],
  ])('with a %s booking of the only unit, lists the cars %j', async (status, expected) => {
    const car = await aCar(db, { title: 'Fiat' });
    await aBooking(db, { carId: car.id, status });
    expect(await titles(JULY)).toEqual(expected);
  });

  test('a return and a pickup at the same hour do not overlap', async () => {
    const car = await aCar(db, { title: 'Fiat' });
    await aBooking(db, { carId: car.id });
    const from = (time: string) =>
      titles(`pickupDate=2026-07-13&dropoffDate=2026-07-15&pickupTime=${time}`);
    expect(await from('10:00')).toEqual(['Fiat']);
    expect(await from('09:30')).toEqual([]);
  });

  test('counts the free units at the current time in Istanbul', async () => {
    const car = await aCar(db);
    await aBooking(db, {
      carId: car.id,
      pickupAt: '2026-07-10 10:00',
      dropoffAt: '2026-07-10 12:00',
    });
    const freeAt = async (instant: string) => {
      clock.set(instant);
      const { body } = await get(`/listings/${car.id}?at=${instant}`);
      return body.data.available_units;
    };
    expect(await freeAt('2026-07-10T06:59:00Z')).toBe(1);
    expect(await freeAt('2026-07-10T07:00:00Z')).toBe(0);
    expect(await freeAt('2026-07-10T08:59:00Z')).toBe(0);
    expect(await freeAt('2026-07-10T09:00:00Z')).toBe(1);
  });

  test.each([
    ['page=0', 'page'],
    ['limit=0x10', 'limit'],
    ['limit=', 'limit'],
    ['page=%201', 'page'],
    ['maxPrice=0b11', 'maxPrice'],
    ['status=inactive', 'status'],
    ['minPrice=-1', 'minPrice'],
    ['minPrice=90&maxPrice=30', 'minPrice'],
    ['pickupDate=2026-02-30&dropoffDate=2026-03-05', 'pickupDate'],
    ['pickupDate=tomorrow', 'pickupDate'],
    ['pickupDate=9999-12-31&dropoffDate=9999-12-31', 'pickupDate'],
    ['dropoffDate=2026-07-12', 'pickupDate'],
    ['pickupDate=2026-07-13&dropoffDate=2026-07-13', 'dropoffDate'],
    ['pickupDate=2026-07-13&dropoffDate=2026-07-10', 'dropoffDate'],
    ['pickupDate=2026-07-13&dropoffDate=2028-07-10', 'dropoffDate'],
    ['returnDate=2026-07-12', 'pickupDate'],
    ['pickupDate=2026-07-13&returnDate=2026-07-10', 'returnDate'],
    [`${JULY}&returnDate=2026-07-14`, 'returnDate'],
    [`${JULY}&dropoffTime=10:00&returnTime=12:00`, 'returnTime'],
    [`${JULY}&pickupTime=25:00`, 'pickupTime'],
    ['sort=cheapest', 'sort'],
  ])('refuses %s and names the field %s', async (query, field) => {
    const { status, body } = await get(`/listings?${query}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ success: false, error: body.message });
    expect(body.details.map((detail: { field: string }) => detail.field)).toContain(field);
  });
});

describe('GET /listings/{id}', () => {
  test('returns the whole car @3.5 @7.39', async () => {
    const [side, inside] = [await anImage(db), await anImage(db)];
    const car = await aCar(db, {
      description: 'Küçük ve çevik.',
      features: ['Klima'],
      pickupLocation: 'Antalya Lara',
      dropoffLocation: 'Antalya Kemer',
      mainImageId: side.id,
    });
    await db.insert(carImages).values([
      { carId: car.id, position: 1, imageId: side.id },
      { carId: car.id, position: 0, imageId: inside.id, alt: 'İçi' },
    ]);
    await aSeason(db, { carId: car.id });
    const { body } = await get(`/listings/${car.id}`);
    expect(body.data).toMatchObject({
      description: 'Küçük ve çevik.',
      features: ['Klima'],
      pickupLocation: 'Antalya Lara',
      dropoffLocation: 'Antalya Kemer',
      gallery: [
        { url: `/images/${inside.id}-1600.webp`, alt: 'İçi' },
        { url: `/images/${side.id}-1600.webp`, alt: car.title },
      ],
      seasonalPricing: [
        { name: 'Yaz 2026', startDate: '2026-06-01', endDate: '2026-08-31', daily: 60 },
      ],
    });
  });

  test('has effective prices for today, or for the pickup date @3.6', async () => {
    const car = await aCar(db);
    await aSeason(db, { carId: car.id });
    const today = await get(`/listings/${car.id}`);
    expect(today.body.data.effectivePricing).toEqual({
      daily: 60,
      weekly: 240,
      monthly: 900,
      currency: 'EUR',
      seasonalName: 'Yaz 2026',
      seasonalPeriod: { startDate: '2026-06-01', endDate: '2026-08-31' },
    });
    const autumn = await get(`/listings/${car.id}?pickupDate=2026-10-01`);
    expect(autumn.body.data.effectivePricing).toMatchObject({ daily: 40, seasonalName: null });
  });

  test('has names of seasons in the requested language, and marks Turkish names', async () => {
    const { id } = await aCar(db);
    await aSeason(db, { carId: id, translations: { de: { name: 'Sommer 2026' } } });
    async function seen(lang: string) {
      const { data: car } = (await get(`/listings/${id}?lang=${lang}`)).body;
      const list = (await get(`/listings?lang=${lang}`)).body;
      expect(JSON.stringify([car, list])).not.toContain('translations');
      const [listed] = list.data.listings;
      const [season] = car.seasonalPricing;
      expect(season.name).toBe(car.effectivePricing.seasonalName);
      expect(season.name).toBe(listed.effectivePricing.seasonalName);
      return [season.name, season.inTurkish];
    }
    expect(await seen('de')).toEqual(['Sommer 2026', []]);
    expect(await seen('ru')).toEqual(['Yaz 2026', ['name']]);
    expect(await seen('tr')).toEqual(['Yaz 2026', undefined]);
  });

  test('prices a rental over two seasons and counts its free units', async () => {
    const car = await aCar(db, { totalUnits: 2 });
    await aSeason(db, { carId: car.id });
    await aBooking(db, {
      carId: car.id,
      pickupAt: '2026-08-30 12:00',
      dropoffAt: '2026-09-01 12:00',
    });
    const { body } = await get(
      `/listings/${car.id}?pickupDate=2026-08-30&dropoffDate=2026-09-03&pickupTime=10:00&dropoffTime=18:00`,
    );
    // 30 and 31 August at €60, 1 to 3 September at €40: the late return is a fifth day.
    expect(body.data).toMatchObject({ available_units: 1, quote: { days: 5, total: 240 } });
  });

  test('accepts both names of the return date', async () => {
    const car = await aCar(db);
    const days = 'pickupDate=2026-10-10&pickupTime=10:00';
    const quote = { days: 8, total: 280 };
    for (const query of [
      `${days}&returnDate=2026-10-17&returnTime=12:00`,
      `${days}&dropoffDate=2026-10-17&dropoffTime=12:00`,
      `${days}&returnDate=2026-10-17&dropoffDate=2026-10-17&returnTime=12:00&dropoffTime=12:00`,
    ]) {
      expect((await get(`/listings/${car.id}?${query}`)).body.data.quote).toEqual(quote);
      expect((await get(`/listings?${query}`)).body.data.listings[0].quote).toEqual(quote);
    }
  });

  test('returns the nearest free days and other free cars for a full car', async () => {
    const full = await aCar(db, { bodyType: 'SUV' });
    await aBooking(db, {
      carId: full.id,
      pickupAt: '2026-07-08 10:00',
      dropoffAt: '2026-07-12 10:00',
    });
    const [suv, sedan, taken] = [
      await aCar(db, { title: 'Another SUV', bodyType: 'SUV', dailyCents: 9000 }),
      await aCar(db, { title: 'A sedan' }),
      await aCar(db, { title: 'Taken' }),
    ];
    await aBooking(db, { carId: taken.id });
    const { data } = (await get(`/listings/${full.id}?${JULY}`)).body;
    expect(data).toMatchObject({
      available_units: 0,
      nearestFree: [
        { pickupDate: '2026-07-12', dropoffDate: '2026-07-15' },
        { pickupDate: '2026-07-05', dropoffDate: '2026-07-08' },
      ],
      alternatives: [
        { id: suv.id, title: 'Another SUV', mainImage: null, quote: { days: 3, total: 270 } },
        { id: sedan.id, quote: { days: 3, total: 120 } },
      ],
    });
    expect(data.alternatives).toHaveLength(2);
    const other = (await get(`/listings/${sedan.id}?${JULY}`)).body.data;
    expect(other).toMatchObject({ nearestFree: [], alternatives: [] });
  });

  test.each(['5', '{}', '{"deposit": 200}'])(
    'ignores invalid stored terms of a car: %s',
    async (stored) => {
      const { id } = await aCar(db, { title: 'Broken' });
      await aCar(db);
      await db.execute(sql`update cars set terms = ${stored}::jsonb where id = ${id}`);
      const terms = { included: ['KDV'], deposit: '200 €' };
      await db.insert(settings).values({ value: { rental: { terms } } });
      const page = await get(`/listings/${id}`);
      expect(page).toMatchObject({ status: 200, body: { data: { effectiveTerms: terms } } });
      expect((await get('/listings')).body.data.listings).toHaveLength(2);
    },
  );

  test('returns texts in the requested language, and names those that are in Turkish', async () => {
    const none = { kilometres: null, age: null, fuel: null, cancellation: null };
    const { id } = await aCar(db, {
      description: 'Rahat bir araç',
      terms: { ...none, included: ['KDV'], insurance: 'Tam kasko', deposit: null },
      translations: { de: { description: 'Ein bequemes Auto', included: ['MwSt.'] } },
    });
    const { data } = (await get(`/listings/${id}?lang=de`)).body;
    expect(data).toMatchObject({
      description: 'Ein bequemes Auto',
      inTurkish: ['insurance'],
      effectiveTerms: { included: ['MwSt.'], insurance: 'Tam kasko', inTurkish: ['insurance'] },
    });
    const turkish = (await get(`/listings/${id}`)).body.data;
    expect(turkish.description).toBe('Rahat bir araç');
    expect(turkish).not.toHaveProperty('inTurkish');
    expect(turkish).not.toHaveProperty('translations');
  });

  test('has the terms of the car, or those of the office where the car has none', async () => {
    const own = { included: null, deposit: '500 €', insurance: null, kilometres: null };
    const { id } = await aCar(db, { terms: { ...own, age: null, fuel: null, cancellation: null } });
    const terms = { included: ['KDV'], deposit: '200 €', fuel: 'Dolu alınır, dolu bırakılır.' };
    await db.insert(settings).values({ value: { rental: { terms } } });
    expect((await get(`/listings/${id}`)).body.data).toMatchObject({
      terms: { deposit: '500 €', fuel: null, included: null },
      effectiveTerms: {
        included: ['KDV'],
        deposit: '500 €',
        fuel: 'Dolu alınır, dolu bırakılır.',
        insurance: null,
      },
    });
  });

  test('treats an empty list of included services as missing', async () => {
    const none = { deposit: null, insurance: null, kilometres: null };
    const terms = { included: [], ...none, age: null, fuel: null, cancellation: null };
    const { id } = await aCar(db, { terms });
    const office = { included: ['KDV'] };
    await db.insert(settings).values({ value: { rental: { terms: office } } });
    const { data } = (await get(`/listings/${id}`)).body;
    expect(data.terms.included).toBeNull();
    expect(data.effectiveTerms.included).toEqual(['KDV']);
  });

  test('is 404 for an unknown or hidden car @4.19', async () => {
    const { id } = await aCar(db, { active: false });
    for (const given of [id, 'no-such-car', '%2e%2e', "'; drop table cars; --", 'a\0b', 'ş']) {
      const { status, body } = await get(`/listings/${encodeURIComponent(given)}`);
      expect([status, body.success, body.error], given).toEqual([404, false, 'Car not found']);
    }
    const { status, body } = await get(`/listings/${id}?pickupDate=x`);
    expect([status, body.details[0].field]).toEqual([400, 'pickupDate']);
  });
});

test('GET /listings/filters counts the active fleet and lists the brands of the spec @3.4 @7.40 @9.32', async () => {
  await aCar(db, { brand: 'Fiat', dailyCents: 3000 });
  await aCar(db, { brand: 'Fiat', fuelType: 'Dizel', dailyCents: 9950 });
  await aCar(db, { brand: 'Togg', active: false });
  const { body } = await get('/listings/filters');
  expect(
    body.data.brand.map(({ value, count }: { value: string; count: number }) => [value, count]),
  ).toEqual(FILTER_BRANDS.map((brand) => [brand, brand === 'Fiat' ? 2 : 0]));
  expect(body.data.fuelType).toEqual([
    { value: 'Benzin', count: 1 },
    { value: 'Dizel', count: 1 },
  ]);
  expect(body.data.price).toEqual({ min: 30, max: 99.5 });
});

describe('GET /listings/:id/full-days', () => {
  const july = 'from=2026-07-01&to=2026-07-31';
  const fullDays = async (id: string, query = july) =>
    (await get(`/listings/${id}/full-days?${query}`)).body.data?.days;

  test('returns the days on which all units are booked all day', async () => {
    const { id: carId } = await aCar(db, { totalUnits: 2 });
    const held = { carId, pickupAt: '2026-07-09T12:00', dropoffAt: '2026-07-12T12:00' };
    await aBooking(db, held);
    expect(await fullDays(carId)).toEqual([]);
    await aBooking(db, held);
    await aBooking(db, { ...held, status: 'cancelled', dropoffAt: '2026-07-20T12:00' });
    expect(await fullDays(carId, 'from=2026-07-01&to=2026-08-31')).toEqual([
      '2026-07-10',
      '2026-07-11',
    ]);
    expect(await fullDays(carId, 'from=2026-07-11&to=2026-07-11')).toEqual(['2026-07-11']);
  });

  test('refuses a period that is missing, reversed or too long, and an inactive car', async () => {
    const { id } = await aCar(db);
    const status = async (path: string) => (await get(path)).status;
    expect(await status(`/listings/${id}/full-days`)).toBe(400);
    expect(await status(`/listings/${id}/full-days?from=2026-07-02&to=2026-07-01`)).toBe(400);
    expect(await status(`/listings/${id}/full-days?from=2026-07-01&to=2026-09-01`)).toBe(400);
    const { id: retired } = await aCar(db, { active: false });
    expect(await status(`/listings/${retired}/full-days?${july}`)).toBe(404);
  });
});
