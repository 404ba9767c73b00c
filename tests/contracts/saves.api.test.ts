import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { auditLog, customers } from '#app/db/schema.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { STAFF_RENTAL } from '#tests/support/booking-requests.ts';
import { aCar } from '#tests/support/factories.ts';
import { type Route, routesOf } from '#tests/support/routes.ts';
import { callsOf, signIn } from '#tests/support/sign-in.ts';

/** Tests of versions and of deletions for all records that staff save. */
const { built, routes } = await routesOf(() => buildTestApp());
const { app, db } = built;

type Call = ReturnType<typeof callsOf>;

interface SavedRecord {
  path: string;
  /** Valid body with a text that was not sent before. */
  body: (text: string) => object;
  /** Returns the stored record. Reads `path` by default. */
  read?: () => Promise<{ version: number }>;
}

let call: Call;
beforeEach(async () => {
  call = callsOf(app, (await signIn(db)).headers);
});

async function create(path: string, body: object): Promise<{ id: string }> {
  const { status, data } = await call('POST', path, body);
  expect(status).toBe(201);
  return data;
}

async function book() {
  const { id: carId } = await aCar(db);
  const rental = { ...STAFF_RENTAL, carId, status: 'confirmed' };
  return { rental, id: (await create('/bookings', rental)).id };
}

const aVehicle = async () =>
  create('/vehicles', { plate: '07 KV 100', carId: (await aCar(db)).id });

const CAR = { title: 'Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 40 } };
const POST = {
  title: 'Kaş yolu',
  content: 'Antalya’dan Kaş’a giden yol denizin kıyısından gider.',
};

/** Functions that create a record, by the path of its PUT endpoint. */
const SAVED: Record<string, () => Promise<SavedRecord>> = {
  '/cars/:id': async () => ({
    path: `/cars/${(await aCar(db)).id}`,
    body: (description) => ({ ...CAR, description }),
  }),
  '/blogs/:id': async () => ({
    path: `/blogs/${(await create('/blogs', POST)).id}`,
    body: (author) => ({ author }),
  }),
  '/bookings/:id': async () => {
    const { id, rental } = await book();
    return {
      path: `/bookings/${id}`,
      body: (specialRequests) => ({ ...rental, specialRequests }),
    };
  },
  '/bookings/:id/handovers/:kind': async () => {
    const { id } = await book();
    const record = { at: '2026-07-01T11:45', plate: '34 XY 1', kilometres: 1, fuelEighths: 8 };
    await create(`/bookings/${id}/handovers`, { kind: 'out', ...record });
    return {
      path: `/bookings/${id}/handovers/out`,
      body: (notes) => ({ ...record, notes }),
    };
  },
  '/transfers/:id': async () => {
    const pricing = { capacity_1_4: 30, capacity_1_6: 40, capacity_1_16: 70 };
    const { id } = await create('/transfers', { zoneName: 'Belek', pricing });
    return { path: `/transfers/${id}`, body: (description) => ({ description }) };
  },
  '/vehicles/:id': async () => ({
    path: `/vehicles/${(await aVehicle()).id}`,
    body: (colour) => ({ colour }),
  }),
  '/letting-rules/:id': async () => {
    const rule = { firstDay: '2027-01-01', lastDay: '2027-01-01', closed: true };
    const { id } = await create('/letting-rules', rule);
    return { path: `/letting-rules/${id}`, body: (name) => ({ ...rule, name }) };
  },
  '/damages/:id': async () => {
    const damages = `/vehicles/${(await aVehicle()).id}/damages`;
    const { id } = await create(damages, { panel: 'bonnet', kind: 'scratch' });
    return {
      path: `/damages/${id}`,
      body: (note) => ({ note }),
      read: async () => (await call('GET', damages)).data.damages[0],
    };
  },
  '/customers/:id': async () => {
    await book();
    const [customer] = await db.select().from(customers);
    return { path: `/customers/${customer?.id}`, body: (notes) => ({ notes }) };
  },
  '/settings': async () => ({
    path: '/settings',
    body: (name) => ({ business: { name } }),
  }),
};

/** Paths with a contract of their own, or that lead to the endpoint of another path. */
const LEFT_OUT = [
  // Keeps the hold of a visitor's request (`admin-bookings.api.test.ts`).
  '/bookings/:id/status',
  // The version is a text that also depends on the booking (`filings.api.test.ts`).
  '/filings/:bookingId/:kind',
];

const pathsOf = (method: string, has: (route: Route) => boolean = () => true) =>
  routes
    .filter((route) => route.method === method && route.url.startsWith('/api/admin/') && has(route))
    .map(({ url }) => url.replace('/api/admin', ''));

test('the table contains each PUT endpoint that accepts a version', () => {
  const withVersion = pathsOf('PUT', ({ schema: { body } }) =>
    Boolean(body && 'version' in ((body as { shape?: object }).shape ?? {})),
  );
  expect(withVersion.toSorted()).toEqual([...Object.keys(SAVED), ...LEFT_OUT].toSorted());
});

describe.each(Object.entries(SAVED))('PUT %s', (_path, make) => {
  async function saved() {
    const { path, body, read = async () => (await call('GET', path)).data } = await make();
    const save = (text: string, more: object = {}) => call('PUT', path, { ...body(text), ...more });
    return { read, save };
  }

  test('is refused with the version before the last save, and changes nothing', async () => {
    const { read, save } = await saved();
    const { version } = await read();
    expect(await save('First', { version })).toMatchObject({ status: 200 });
    const stored = await read();
    expect(stored.version).toBe(version + 1);
    expect(await save('Second', { version })).toMatchObject({
      status: 409,
      error: expect.any(String),
      details: [{ field: 'version' }],
    });
    expect(await read()).toEqual(stored);
  });

  test('succeeds once if it is sent with one version at the same time', async () => {
    const { read, save } = await saved();
    const { version } = await read();
    const responses = await Promise.all(['A', 'B', 'C'].map((text) => save(text, { version })));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = responses.find(({ status }) => status === 200);
    expect(winner?.data).toMatchObject(await read());
  });

  test('succeeds without a version, whatever was saved before', async () => {
    const { read, save } = await saved();
    const { version } = await read();
    await save('First', { version });
    expect(await save('Second')).toMatchObject({ status: 200 });
    expect((await read()).version).toBe(version + 2);
  });
});

const DELETED = Object.entries(SAVED).filter(([path]) => pathsOf('DELETE').includes(path));

describe.each(DELETED)('DELETE %s', (_path, make) => {
  test('succeeds once, also at the same time, and is recorded once', async () => {
    const { path } = await make();
    const responses = await Promise.all([call('DELETE', path), call('DELETE', path)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect(await call('GET', path)).toMatchObject({ status: 404, error: expect.any(String) });
    expect(await db.$count(auditLog, eq(auditLog.action, 'delete'))).toBe(1);
  });
});
