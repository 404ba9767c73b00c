/**
 * Tests states that all POST endpoints of accounts, cash, expenses, damages, tolls and fines share:
 * a repeated request, a wrong amount, a deleted booking.
 */
import { beforeEach, describe, expect, test } from 'vitest';
import {
  auditLog,
  bookings,
  cardHolds,
  cashCounts,
  cashMoves,
  charges,
  damages,
  expenses,
  handovers,
  payments,
  roadCharges,
  vehicles,
} from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { routesOf } from '#tests/support/routes.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

// The clock is at noon of 1 July.
const { built, routes } = await routesOf(() => buildTestApp());
const { app, db } = built;

const PLATE = '07 ABC 123';
const REASON = { reason: 'typed twice' };
const OTHER_REASON = { reason: 'another reason' };
const PAYMENT = { direction: 'in', purpose: 'price', method: 'cash', amount: 100 };
const HOLD = { amount: 500, expiresOn: '2026-07-20' };
const EXPENSE = { day: '2026-06-15', category: 'fuel', currency: 'EUR', amount: 30 };
const MOVE = { kind: 'added', amount: 50 };
const TOLL = { kind: 'toll', plate: PLATE, at: '2026-06-22T10:30', amount: 75 };
const NEAR_RETURN = { ...TOLL, at: '2026-06-25T10:15' };
const SCRATCH = { panel: 'bonnet', kind: 'scratch' };

/** Request of a test. `other` is a different body that is refused with the same Idempotency-Key. */
interface Post {
  path: string;
  body: object;
  other: object;
}

let call: ReturnType<typeof callsOf>;
let headers: { authorization: string };
let bookingId: string;

/** Creates a completed rental with hand-overs of the plate on 20 and 25 June. */
beforeEach(async () => {
  headers = (await signIn(db)).headers;
  call = callsOf(app, headers);
  const { id: carId } = await aCar(db);
  await db.insert(vehicles).values({ id: 'v', carId, plate: PLATE });
  const booking = await aBooking(db, { carId, status: 'completed', totalCents: 400_00 });
  bookingId = booking.id;
  const record = { bookingId, vehicleId: 'v', plate: PLATE, staffName: 'Zeynep' };
  const reading = { kilometres: 5, fuelEighths: 8, signatures: { customer: null, staff: null } };
  await db.insert(handovers).values([
    { ...record, ...reading, kind: 'out', at: '2026-06-20 10:00' },
    { ...record, ...reading, kind: 'back', at: '2026-06-25 10:00' },
  ]);
});

async function made(path: string, body: object): Promise<string> {
  const { data } = await call('POST', path, body);
  return data.id ?? data.movements[0].id;
}
const ofBooking = (path: string) => `/bookings/${bookingId}/${path}`;

/** Valid requests by path; the first test fails if a path is missing here. */
const POSTS: Record<string, () => Promise<Post>> = {
  '/bookings/:id/charges': async () => ({
    path: ofBooking('charges'),
    body: { kind: 'fuel', each: 25 },
    other: { kind: 'fuel', each: 26 },
  }),
  '/bookings/:id/payments': async () => ({
    path: ofBooking('payments'),
    body: PAYMENT,
    other: { ...PAYMENT, amount: 101 },
  }),
  '/bookings/:id/card-holds': async () => ({
    path: ofBooking('card-holds'),
    body: HOLD,
    other: { ...HOLD, amount: 501 },
  }),
  '/card-holds/:id/end': async () => ({
    path: `/card-holds/${await made(ofBooking('card-holds'), HOLD)}/end`,
    body: { capture: 60 },
    other: { capture: null },
  }),
  '/charges/:id/void': async () => ({
    path: `/charges/${await made(ofBooking('charges'), { kind: 'fuel', each: 25 })}/void`,
    body: REASON,
    other: OTHER_REASON,
  }),
  '/payments/:id/reverse': async () => ({
    path: `/payments/${await made(ofBooking('payments'), PAYMENT)}/reverse`,
    body: REASON,
    other: OTHER_REASON,
  }),
  '/cash/counts': async () => ({ path: '/cash/counts', body: { EUR: 5 }, other: { EUR: 6 } }),
  '/cash/moves': async () => ({
    path: '/cash/moves',
    body: MOVE,
    other: { ...MOVE, amount: 51 },
  }),
  '/cash/moves/:id/reverse': async () => ({
    path: `/cash/moves/${await made('/cash/moves', MOVE)}/reverse`,
    body: REASON,
    other: OTHER_REASON,
  }),
  '/expenses': async () => ({
    path: '/expenses',
    body: EXPENSE,
    other: { ...EXPENSE, amount: 31 },
  }),
  '/expenses/:id/void': async () => ({
    path: `/expenses/${await made('/expenses', EXPENSE)}/void`,
    body: REASON,
    other: OTHER_REASON,
  }),
  '/vehicles/:id/damages': async () => ({
    path: '/vehicles/v/damages',
    body: SCRATCH,
    other: { ...SCRATCH, kind: 'dent' },
  }),
  '/damages/:id/charge': async () => ({
    path: `/damages/${await made('/vehicles/v/damages', SCRATCH)}/charge`,
    body: { amount: 80, bookingId },
    other: { amount: 90, bookingId },
  }),
  '/road-charges/import': async () => ({
    path: '/road-charges/import',
    body: { rows: [TOLL, NEAR_RETURN] },
    other: { rows: [TOLL] },
  }),
  '/road-charges/:id/state': async () => {
    await call('POST', '/road-charges/import', { rows: [NEAR_RETURN] });
    const [{ id, version }] = (await call('GET', '/road-charges')).data.roadCharges;
    return {
      path: `/road-charges/${id}/state`,
      body: { state: 'charged', bookingId, version },
      other: { state: 'office', version },
    };
  },
};

/** Field of the amount by path, and a function that returns the body with a given amount. */
const AMOUNTS: Record<string, [field: string, body: (amount: unknown) => object]> = {
  '/bookings/:id/charges': ['each', (each) => ({ kind: 'fuel', each })],
  '/bookings/:id/payments': ['amount', (amount) => ({ ...PAYMENT, amount })],
  '/bookings/:id/card-holds': ['amount', (amount) => ({ ...HOLD, amount })],
  '/card-holds/:id/end': ['capture', (capture) => ({ capture })],
  '/cash/moves': ['amount', (amount) => ({ ...MOVE, amount })],
  '/expenses': ['amount', (amount) => ({ ...EXPENSE, amount })],
  '/damages/:id/charge': ['amount', (amount) => ({ amount, bookingId })],
  '/road-charges/import': [
    'rows.1.amount',
    (amount) => ({ rows: [NEAR_RETURN, { ...TOLL, amount }] }),
  ],
};

async function readRows() {
  const tables = [bookings, charges, payments, cardHolds, cashCounts, cashMoves, expenses];
  const rows = [];
  for (const table of [...tables, damages, roadCharges, auditLog]) {
    rows.push(await db.select().from(table));
  }
  return rows;
}

function send({ path }: Post, payload: object) {
  const url = `/api/admin${path}`;
  const withKey = { ...headers, 'idempotency-key': 'press-1' };
  return app.inject({ method: 'POST', url, headers: withKey, payload });
}

const family = routes.filter(
  ({ method, url }) =>
    method === 'POST' &&
    /\/(charges|payments|card-holds|cash|expenses|damages|road-charges)\b/.test(url),
);

test('POSTS contains each POST endpoint of the account family', () => {
  const paths = family.map(({ url }) => url.replace('/api/admin', ''));
  expect(paths.toSorted()).toEqual(Object.keys(POSTS).toSorted());
});

test('OpenAPI describes the header Idempotency-Key of each POST of the account family', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const described = family.filter(({ url }) =>
    paths[url.replace(':id', '{id}')].post.parameters?.some(
      (parameter: { in: string; name: string }) =>
        parameter.in === 'header' && parameter.name === 'idempotency-key',
    ),
  );
  expect(described).toEqual(family);
});

describe.each(Object.entries(POSTS))('POST %s', (_path, prepare) => {
  test('repeated with the same Idempotency-Key writes nothing and returns the same response', async () => {
    const post = await prepare();
    const first = await send(post, post.body);
    const rows = await readRows();
    const again = await send(post, post.body);
    expect([200, 201]).toContain(first.statusCode);
    expect([again.statusCode, again.json()]).toEqual([first.statusCode, first.json()]);
    expect(await readRows()).toEqual(rows);
  });

  test('sent twice at the same time with one Idempotency-Key returns the same response twice', async () => {
    const post = await prepare();
    const [one, two] = await Promise.all([send(post, post.body), send(post, post.body)]);
    expect([200, 201]).toContain(one.statusCode);
    expect([two.statusCode, two.json()]).toEqual([one.statusCode, one.json()]);
  });

  test('sent with another body and the same Idempotency-Key is refused with a message', async () => {
    const post = await prepare();
    await send(post, post.body);
    const rows = await readRows();
    const refused = await send(post, post.other);
    expect([refused.statusCode, refused.json().message]).toEqual([
      409,
      expect.stringMatching(/ .+\.$/),
    ]);
    expect(await readRows()).toEqual(rows);
  });
});

describe.each(Object.entries(AMOUNTS))('POST %s', (path, [field, body]) => {
  test.each([0, -1, 1.005, 1e12, 'on'])(
    'with the amount %j is refused with an error at its field',
    async (amount) => {
      const post = await POSTS[path]?.();
      const rows = await readRows();
      const refused = await call('POST', post?.path, body(amount));
      expect(refused).toMatchObject({ status: 400, details: [{ field }] });
      expect(await readRows()).toEqual(rows);
    },
  );
});

describe('after the booking was deleted', () => {
  test.each(['charges', 'payments', 'card-holds'])('POST %s returns 404', async (path) => {
    const { body } = (await POSTS[`/bookings/:id/${path}`]?.()) ?? {};
    await db.delete(bookings);
    const rows = await readRows();
    expect(await call('POST', ofBooking(path), body)).toMatchObject({ status: 404 });
    expect(await readRows()).toEqual(rows);
  });

  test.each([
    ['/damages/:id/charge', 'bookingId', (body: object) => body],
    ['/road-charges/:id/state', 'bookingId', (body: object) => body],
    [
      '/road-charges/import',
      'rows.1.bookingId',
      () => ({ rows: [NEAR_RETURN, { ...TOLL, bookingId }] }),
    ],
  ])('POST %s is refused with an error at %s', async (path, field, bodyOf) => {
    const post = await POSTS[path]?.();
    await db.delete(bookings);
    const rows = await readRows();
    const refused = await call('POST', post?.path, bodyOf(post?.body ?? {}));
    expect(refused).toMatchObject({ status: 400, details: [{ field }] });
    expect(await readRows()).toEqual(rows);
  });
});
