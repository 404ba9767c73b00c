import { describe, expect, test } from 'vitest';
import { lettingRules } from '#app/db/schema.server.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';
import { testSite } from '#tests/support/site.ts';

const { app, db } = await testSite();

async function aRule(changes: Partial<typeof lettingRules.$inferInsert>) {
  const values = { id: crypto.randomUUID(), firstDay: '2026-08-01', lastDay: '2026-08-31' };
  await db.insert(lettingRules).values({ ...values, ...changes });
}

const data = async (path: string) => (await app.inject(`/api${path}`)).json().data;
const trip = (from: string, to: string) => `pickupDate=${from}&returnDate=${to}`;
const MIN_5 = trip('2026-08-10', '2026-08-12');

describe('GET /listings with letting rules', () => {
  test('returns a car with the total of the shortest allowed rental among the refused', async () => {
    const { id } = await aCar(db);
    await aRule({ name: 'Bayram', translations: { de: { name: 'Opferfest' } }, minDays: 5 });
    const { listings, refused, pagination } = await data(`/listings?${MIN_5}&lang=de`);
    expect([listings, pagination.total]).toEqual([[], 0]);
    expect(refused).toMatchObject([
      {
        id,
        dropoffDate: '2026-08-15',
        quote: { days: 5, total: 200 },
        broken: [{ kind: 'tooShort', days: 5, name: 'Opferfest' }],
      },
    ]);
  });

  test('returns a car whose days are closed with the total of the next allowed days', async () => {
    const { id } = await aCar(db);
    await aRule({ closed: true });
    const { refused } = await data(`/listings?${trip('2026-08-30', '2026-09-02')}`);
    expect(refused).toMatchObject([
      {
        ...{ id, pickupDate: '2026-09-01', dropoffDate: '2026-09-04' },
        ...{ quote: { days: 3, total: 120 }, broken: [{ kind: 'closed', until: '2026-08-31' }] },
      },
    ]);
  });

  test('applies the stricter of the rules of all cars and of the car', async () => {
    const { id } = await aCar(db);
    await aRule({ minDays: 3 });
    await aRule({ minDays: 6, carId: id });
    const [{ broken }] = (await data(`/listings?${MIN_5}`)).refused;
    expect(broken).toMatchObject([{ kind: 'tooShort', days: 6 }]);
  });

  test.each([
    ['the last day', '2026-08-31', 0],
    ['the day after it', '2026-09-01', 1],
  ])('decides by the day of the pickup: %s', async (_, from, count) => {
    await aCar(db);
    await aRule({ closed: true });
    const { listings } = await data(`/listings?${trip(from, '2026-09-05')}`);
    expect(listings).toHaveLength(count);
  });
});

test('a car’s page refuses the trip and offers the shortest allowed one with its price', async () => {
  const { id } = await aCar(db);
  await aRule({ name: 'Bayram', minDays: 5 });
  const page = (await app.inject(`/cars/${id}?${MIN_5}`)).body;
  expect(page).toContain('Bu tarihlerde en az 5 gün kiralanır');
  expect(page).toMatch(/5\u00a0gün kirala: €200\.00/);
  expect(page).not.toContain('WhatsApp ile rezervasyon iste');
});

describe('the nearest allowed days of list and car page', () => {
  /** Returns the days that the list names for a refused car, and those that its page names. */
  async function nearest(id: string, trip: string) {
    const { refused } = await data(`/listings?${trip}`);
    const { otherLength, nearestFree } = await data(`/listings/${id}?${trip}`);
    const [found = null] = refused;
    return { list: found && [found.pickupDate, found.dropoffDate], otherLength, nearestFree };
  }

  test('are later days if no unit is free for the shortest allowed rental', async () => {
    const { id } = await aCar(db);
    await aRule({ minDays: 5, lastDay: '2026-08-15' });
    await aBooking(db, {
      ...{ carId: id, pickupAt: '2026-08-13 10:00', dropoffAt: '2026-08-17 10:00' },
    });
    const { list, otherLength, nearestFree } = await nearest(id, MIN_5);
    expect(otherLength).toBeNull();
    expect(list).toEqual(['2026-08-17', '2026-08-19']);
    expect(nearestFree).toContainEqual({ pickupDate: '2026-08-17', dropoffDate: '2026-08-19' });
  });

  test('are the longest rental before the next booking', async () => {
    const { id } = await aCar(db);
    await aRule({ noReturnWeekdays: ['wednesday'] });
    await aBooking(db, {
      ...{ carId: id, pickupAt: '2026-08-12 12:00', dropoffAt: '2026-08-17 10:00' },
    });
    // 12 August 2026 is a Wednesday, and the car is booked on Thursday.
    const { list, otherLength } = await nearest(id, MIN_5);
    expect(list).toEqual(['2026-08-10', '2026-08-11']);
    expect(otherLength).toMatchObject({ dropoffDate: '2026-08-11' });
  });

  test('are missing if no unit is free within two months', async () => {
    const { id } = await aCar(db);
    await aRule({ minDays: 5 });
    await aBooking(db, {
      ...{ carId: id, pickupAt: '2026-08-09 10:00', dropoffAt: '2026-12-17 10:00' },
    });
    expect(await nearest(id, MIN_5)).toMatchObject({ list: null, otherLength: null });
  });
});

test('each page of the list ends with the cars that are allowed on other days', async () => {
  const ids = Array.from({ length: 17 }, (_, i) => `car-${i}`);
  for (const id of ids) await aCar(db, { id });
  await aRule({ carId: 'car-16', minDays: 5 });
  for (const page of [1, 2]) {
    const { body } = await app.inject(`/cars?${MIN_5}&page=${page}`);
    expect(body, `page ${page}`).toContain('id="cars-refused"');
  }
});

test('a form without JavaScript is refused with the reason at the return date', async () => {
  const { id } = await aCar(db);
  await aRule({ minDays: 5 });
  const response = await app.inject({
    method: 'POST',
    url: `/cars/${id}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `${MIN_5}&pickupTime=10:00&returnTime=10:00&pickupLocation=Antalya+Lara&dropoffLocation=Antalya+Lara`,
  });
  expect(response.statusCode).toBe(400);
  expect(response.body).toContain('Bu tarihlerde en az 5 gün kiralanır');
});

test('the list without allowed cars says why and offers the shortest allowed days', async () => {
  await aCar(db);
  await aRule({ name: 'Bayram', minDays: 5 });
  const page = (await app.inject(`/cars?${MIN_5}`)).body;
  expect(page).toContain('5\u00a0gün kirala, en ucuz €200.00');
  expect(page).toContain('returnDate=2026-08-15');
});

test('a change of a rule is seen at once on a cached page', async () => {
  const { id } = await aCar(db);
  const path = `/cars/${id}?${MIN_5}`;
  const isRefused = async () =>
    (await app.inject(path)).body.includes('Bu tarihlerde en az 5 gün kiralanır');
  expect(await isRefused()).toBe(false);
  const { headers } = await signIn(db);
  const created = await app.inject({
    method: 'POST',
    url: '/api/admin/letting-rules',
    headers,
    payload: { firstDay: '2026-08-01', lastDay: '2026-08-31', minDays: 5 },
  });
  expect(await isRefused()).toBe(true);
  await app.inject({
    method: 'DELETE',
    url: `/api/admin/letting-rules/${created.json().data.id}`,
    headers,
  });
  expect(await isRefused()).toBe(false);
});
