import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog, cars, lettingRules } from '#app/db/schema.server.ts';
import { MAX_LETTING_RULES } from '#app/domain/availability/letting-rule.schema.ts';
import { testApp } from '#tests/support/app.ts';
import { aCar } from '#tests/support/factories.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

const RULES = '/letting-rules';
const AUGUST = { firstDay: '2027-08-01', lastDay: '2027-08-31', minDays: 5, name: 'Ağustos' };

let owner: ReturnType<typeof callsOf>;
let staff: ReturnType<typeof callsOf>;
beforeEach(async () => {
  owner = callsOf(app, (await signIn(db)).headers);
  staff = callsOf(app, (await signIn(db, undefined, { role: 'staff' })).headers);
});

const add = async (given: object = {}) => owner('POST', RULES, { ...AUGUST, ...given });
const entries = () => db.select().from(auditLog).where(eq(auditLog.entity, 'letting-rule'));

describe('a new rule', () => {
  test('has the defaults of the fields that were not sent', async () => {
    const { status, data, headers } = await add();
    expect(status).toBe(201);
    expect(headers.location).toBe(`/api/admin/letting-rules/${data.id}`);
    expect(data).toMatchObject({
      ...AUGUST,
      ...{ carId: null, carTitle: null, maxDays: null, closed: false, version: 1 },
      ...{ noPickupWeekdays: [], noReturnWeekdays: [] },
    });
  });

  test('for a car has the title of the car', async () => {
    const car = await aCar(db);
    const { data } = await add({ carId: car.id });
    expect(data).toMatchObject({ carId: car.id, carTitle: car.title });
    expect((await owner('GET', `${RULES}/${data.id}`)).data).toEqual(data);
  });

  test('has each weekday once, from Monday to Sunday', async () => {
    const { data } = await add({ noReturnWeekdays: ['sunday', 'monday', 'sunday'] });
    expect(data.noReturnWeekdays).toEqual(['monday', 'sunday']);
  });

  test('for one day is stored', async () => {
    const day = { firstDay: '2028-02-29', lastDay: '2028-02-29' };
    expect(await add({ ...day, minDays: null, closed: true })).toMatchObject({
      status: 201,
      data: day,
    });
  });

  test.each([
    ['a last day before the first', { lastDay: '2027-07-31' }, 'lastDay'],
    ['a maximum below the minimum', { maxDays: 4 }, 'maxDays'],
    ['0 days at least', { minDays: 0 }, 'minDays'],
    ['366 days at most', { maxDays: 366 }, 'maxDays'],
    ['half a day', { minDays: 1.5 }, 'minDays'],
    ['a text as days', { minDays: 'five' }, 'minDays'],
    [
      'no pickup on every weekday',
      {
        noPickupWeekdays: [
          ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        ],
      },
      'noPickupWeekdays',
    ],
    [
      'no return on every weekday',
      {
        noReturnWeekdays: [
          ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'],
        ],
      },
      'noReturnWeekdays',
    ],
    ['no restriction', { minDays: null }, 'closed'],
    ['an unknown weekday', { noPickupWeekdays: ['monday', 'someday'] }, 'noPickupWeekdays.1'],
    ['an unknown car', { carId: 'no-car' }, 'carId'],
    ['a day that does not exist', { firstDay: '2027-02-29' }, 'firstDay'],
    ['no last day', { lastDay: undefined }, 'lastDay'],
    ['a name of 81 characters', { name: 'x'.repeat(81) }, 'name'],
  ])('with %s is refused with an error at its field', async (_name, given, field) => {
    expect(await add(given)).toMatchObject({ status: 400, details: [{ field }] });
    expect(await db.$count(lettingRules)).toBe(0);
  });

  test('is refused if there are as many rules as allowed', async () => {
    const { firstDay, lastDay } = AUGUST;
    const full = Array.from({ length: MAX_LETTING_RULES }, (_, i) => ({
      ...{ id: `rule-${i}`, firstDay, lastDay, closed: true },
    }));
    await db.insert(lettingRules).values(full);
    expect(await add()).toMatchObject({ status: 400, details: [{ field: 'firstDay' }] });
  });
});

test('the list has the rules by their first day, and the cars by title', async () => {
  const [zebra, anchor] = [
    await aCar(db, { title: 'Zebra', active: false }),
    await aCar(db, { title: 'Çapa' }),
  ];
  const later = await add();
  const sooner = await add({ firstDay: '2027-01-01', lastDay: '2027-12-31', carId: zebra.id });
  const { status, data } = await staff('GET', RULES);
  expect(status).toBe(200);
  expect(data.rules).toEqual([sooner.data, later.data]);
  expect(data.cars).toEqual([
    { id: anchor.id, title: 'Çapa' },
    { id: zebra.id, title: 'Zebra' },
  ]);
});

describe('replacing a rule', () => {
  test('resets fields that are not sent to their defaults', async () => {
    const { data } = await add({ maxDays: 20, noPickupWeekdays: ['sunday'] });
    const closed = { firstDay: '2027-01-01', lastDay: '2027-01-01', closed: true };
    const { status, data: replaced } = await owner('PUT', `${RULES}/${data.id}`, closed);
    expect(status).toBe(200);
    expect(replaced).toMatchObject({
      ...closed,
      ...{ minDays: null, maxDays: null, name: '', noPickupWeekdays: [], version: 2 },
    });
  });

  test('keeps translations that are not sent, and removes empty ones', async () => {
    const { data } = await add({
      translations: { en: { name: 'August' }, de: { name: 'August (de)' } },
    });
    const { data: replaced } = await owner('PUT', `${RULES}/${data.id}`, {
      ...AUGUST,
      translations: { de: { name: '' } },
    });
    expect(replaced.translations).toEqual({
      en: { name: 'August' },
      de: {},
      ru: {},
    });
  });

  test('is refused if the rule was saved since the version was read', async () => {
    const { data } = await add();
    await owner('PUT', `${RULES}/${data.id}`, { ...AUGUST, minDays: 7, version: 1 });
    const late = await owner('PUT', `${RULES}/${data.id}`, { ...AUGUST, minDays: 9, version: 1 });
    expect(late).toMatchObject({
      status: 409,
      error: 'Siz açtıktan sonra bu kuralı başka biri değiştirdi',
    });
    expect((await owner('GET', `${RULES}/${data.id}`)).data).toMatchObject({ minDays: 7 });
  });

  test('by one for an unknown car is refused', async () => {
    const { data } = await add();
    const unknown = await owner('PUT', `${RULES}/${data.id}`, { ...AUGUST, carId: 'no-car' });
    expect(unknown).toMatchObject({ status: 400, details: [{ field: 'carId' }] });
  });

  test.each(['GET', 'PUT', 'DELETE'] as const)(
    '%s of an unknown id has status 404',
    async (method) => {
      const body = method === 'PUT' ? AUGUST : undefined;
      expect(await owner(method, `${RULES}/none`, body)).toMatchObject({
        status: 404,
        error: 'Bu kural artık yok',
      });
    },
  );
});

test('a deleted rule is gone', async () => {
  const { data } = await add();
  expect(await owner('DELETE', `${RULES}/${data.id}`)).toMatchObject({
    status: 200,
    data: { id: data.id },
  });
  expect((await owner('GET', RULES)).data.rules).toEqual([]);
});

test('a rule is deleted with its car', async () => {
  const car = await aCar(db);
  await add({ carId: car.id });
  const forAll = await add();
  await db.delete(cars).where(eq(cars.id, car.id));
  expect((await owner('GET', RULES)).data.rules).toEqual([forAll.data]);
});

test('staff read rules and change none', async () => {
  const { data } = await add();
  const path = `${RULES}/${data.id}`;
  expect(await staff('GET', path)).toMatchObject({ status: 200, data });
  for (const call of [
    await staff('POST', RULES, AUGUST),
    await staff('PUT', path, AUGUST),
    await staff('DELETE', path),
  ]) {
    expect(call.status).toBe(403);
  }
  expect((await owner('GET', RULES)).data.rules).toEqual([data]);
});

test('the audit log has each change of a rule with its name and car', async () => {
  const car = await aCar(db, { title: 'Fiat Panda' });
  const { data } = await add({ carId: car.id });
  await owner('PUT', `${RULES}/${data.id}`, { ...AUGUST, carId: car.id, minDays: 7 });
  await owner('DELETE', `${RULES}/${data.id}`);
  const log = await entries();
  expect(log.map(({ action, title }) => [action, title])).toEqual([
    ['create', 'Ağustos · Fiat Panda'],
    ['update', 'Ağustos · Fiat Panda'],
    ['delete', 'Ağustos · Fiat Panda'],
  ]);
  expect(log[1]).toMatchObject({ before: { minDays: 5 }, after: { minDays: 7 } });
});

test('OpenAPI describes the rules', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const list = paths['/api/admin/letting-rules'];
  expect(Object.keys(list)).toEqual(['get', 'post']);
  const rule = paths['/api/admin/letting-rules/{id}'];
  expect(Object.keys(rule).sort()).toEqual(['delete', 'get', 'put']);
  const { schema } = list.post.requestBody.content['application/json'];
  expect(schema.properties.minDays.description).toContain('null: no limit');
});
