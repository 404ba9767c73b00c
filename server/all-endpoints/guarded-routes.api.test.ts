import { createHash } from 'node:crypto';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { eq, sql } from 'drizzle-orm';
import type { HTTPMethods } from 'fastify';
import { expect, test } from 'vitest';
import { signOut } from '#app/base/auth/sign-in.server.ts';
import { admins } from '#app/db/schema.server.ts';
import pages from '#app/routes.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { aBooking, aCar, anAdmin, anImage, aPost, aZone } from '#tests/support/factories.ts';
import { type Route, routesOf } from '#tests/support/routes.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { built, routes } = await routesOf(() => buildTestApp());
const { app, db, clock } = built;

/**
 * Endpoints that need no token. All others must refuse a request without one, so that nobody opens
 * a new endpoint by accident. HEAD is treated like GET.
 */
const FOR_EVERYBODY = [
  'ALL /api/*',
  'GET /api/backups/:name',
  'GET /api/blogs',
  'GET /api/blogs/:slug',
  'GET /api/blogs/categories',
  'GET /api/blogs/search',
  'GET /api/blogs/tags',
  'GET /api/calendar/:file',
  'GET /api/docs',
  'GET /api/docs/*',
  'GET /api/exchange-rates/currencies',
  'GET /api/exchange-rates/current',
  'GET /api/listings',
  'GET /api/listings/:id',
  'GET /api/listings/:id/full-days',
  'GET /api/listings/filters',
  'GET /api/openapi.json',
  'GET /api/settings',
  'GET /api/transfers',
  'GET /api/transfers/:id',
  'POST /api/auth/admin/login',
  'POST /api/auth/admin/logout',
  'POST /api/bookings',
  'POST /api/exchange-rates/convert',
  'POST /api/exchange-rates/convert-auto',
];

/**
 * Endpoints for staff and owners. All other endpoints of the office must refuse staff, so that a
 * new endpoint is for owners only until somebody adds it here.
 */
const FOR_STAFF = [
  'ALL /api/admin',
  'GET /api/admin/bookings/:id/account',
  'POST /api/admin/bookings/:id/card-holds',
  'POST /api/admin/bookings/:id/charges',
  'POST /api/admin/bookings/:id/payments',
  'POST /api/admin/card-holds/:id/end',
  'ALL /api/admin/*',
  'DELETE /api/admin/blogs/:id',
  'DELETE /api/admin/bookings/:id',
  'DELETE /api/admin/bookings/:id/handovers/:kind',
  'DELETE /api/admin/exchange-rates/override',
  'DELETE /api/admin/filings/:bookingId/:kind',
  'DELETE /api/admin/transfers/:id',
  'DELETE /api/admin/vehicles/:id',
  'DELETE /api/admin/vehicles/:id/blocks/:blockId',
  'DELETE /api/images/delete',
  'DELETE /api/news/admin/:id',
  'GET /api/admin/blogs',
  'GET /api/admin/blogs/:id',
  'GET /api/admin/blogs/tags',
  'GET /api/admin/bookings',
  'GET /api/admin/cash',
  'GET /api/admin/reports/ledger/export',
  'GET /api/admin/reports/money',
  'GET /api/admin/reports/vehicles',
  'GET /api/admin/expenses',
  'POST /api/admin/cash/counts',
  'POST /api/admin/cash/moves',
  'POST /api/admin/expenses',
  'GET /api/admin/bookings/:id',
  'GET /api/admin/bookings/:id/cancellation-fees',
  'GET /api/admin/bookings/:id/handovers',
  'GET /api/admin/bookings/:id/handovers/:kind',
  'GET /api/admin/bookings/:id/history',
  'GET /api/admin/bookings/:id/messages',
  'GET /api/admin/bookings/:id/papers',
  'GET /api/admin/bookings/availability',
  'GET /api/admin/bookings/board',
  'GET /api/admin/bookings/export',
  'GET /api/admin/bookings/options',
  'GET /api/admin/bookings/statistics',
  'GET /api/admin/cars',
  'GET /api/admin/cars/:id',
  'GET /api/admin/customers',
  'GET /api/admin/customers/:id',
  'GET /api/admin/customers/matches',
  'GET /api/admin/dashboard/agenda',
  'GET /api/admin/dashboard/available-cars',
  'GET /api/admin/dashboard/readiness',
  'GET /api/admin/dashboard/recent-bookings',
  'GET /api/admin/dashboard/stats',
  'GET /api/admin/exchange-rates',
  'GET /api/admin/exchange-rates/history',
  'GET /api/admin/exchange-rates/status',
  'GET /api/admin/filings',
  'GET /api/admin/filings/export',
  'GET /api/admin/handovers/export',
  'GET /api/admin/images/:file',
  'GET /api/admin/letting-rules',
  'GET /api/admin/letting-rules/:id',
  'GET /api/admin/notices',
  'GET /api/admin/reports',
  'GET /api/admin/road-charges',
  'GET /api/admin/road-charges/:id/objection',
  'GET /api/admin/search',
  'GET /api/admin/transfers',
  'GET /api/admin/transfers/:id',
  'GET /api/admin/vehicles',
  'GET /api/admin/vehicles/:id',
  'GET /api/admin/vehicles/:id/damages',
  'POST /api/admin/vehicles/:id/damages',
  'PUT /api/admin/damages/:id',
  'POST /api/admin/damages/:id/charge',
  'GET /api/admin/vehicles/:id/rentals',
  'GET /api/admin/charges/export',
  'GET /api/admin/payments/export',
  'GET /api/admin/vehicles/export',
  'GET /api/auth/admin/me',
  'GET /api/news/admin',
  'GET /api/news/admin/:id',
  'GET /api/news/admin/tags',
  'PATCH /api/admin/blogs/:id/featured',
  'PATCH /api/admin/blogs/:id/status',
  'PATCH /api/admin/cars/:id/status',
  'PATCH /api/news/admin/:id/featured',
  'PATCH /api/news/admin/:id/status',
  'POST /api/admin/blogs',
  'POST /api/admin/blogs/preview',
  'POST /api/admin/bookings',
  'POST /api/admin/bookings/:id/papers/signed/:signedId',
  'POST /api/admin/bookings/:id/trip-link',
  'POST /api/admin/bookings/:id/handovers',
  'POST /api/admin/bookings/:id/handovers/documents',
  'POST /api/admin/cars',
  'POST /api/admin/exchange-rates/override',
  'POST /api/admin/road-charges/:id/state',
  'POST /api/admin/road-charges/import',
  'POST /api/admin/log-navigation',
  'POST /api/admin/transfers',
  'POST /api/admin/transfers/:id/move',
  'POST /api/admin/vehicles',
  'POST /api/admin/vehicles/:id/blocks',
  'POST /api/auth/admin/logout-others',
  'POST /api/images/upload',
  'POST /api/images/upload-multiple',
  'POST /api/news/admin',
  'POST /api/news/admin/preview',
  'PUT /api/admin/blogs/:id',
  'PUT /api/admin/bookings/:id',
  'PUT /api/admin/bookings/:id/handovers/:kind',
  'PUT /api/admin/bookings/:id/status',
  'PUT /api/admin/cars/:id',
  'PUT /api/admin/customers/:id',
  'PUT /api/admin/exchange-rates',
  'PUT /api/admin/filings/:bookingId/:kind',
  'PUT /api/admin/transfers/:id',
  'PUT /api/admin/vehicles/:id',
  'PUT /api/auth/admin/language',
  'PUT /api/auth/admin/password',
  'PUT /api/news/admin/:id',
];

/** Rows with this id exist, so that a route without a guard would change them. */
const ID = 'the-one';
const FAR = '/what/there/is/not';

const ofApi = routes.filter(({ url }) => url.startsWith('/api'));
const label = ({ method, url }: Route) => `${method} ${url}`;
const methodsToTry = ({ method }: Route) =>
  (method === 'ALL' ? ['GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'] : [method]).map(
    (each) => each as HTTPMethods,
  );

const withHead = (list: string[]) =>
  new Set([...list, ...list.map((each) => each.replace(/^GET /, 'HEAD '))]);
const open = withHead(FOR_EVERYBODY);
const forStaff = withHead(FOR_STAFF);
const guarded = ofApi.filter((route) => !open.has(label(route)));

function ask({ url }: Route, method: HTTPMethods, authorization?: string) {
  const path = url.replace(/\/:\w+/g, `/${ID}`).replace(/\/\*$/, FAR);
  const headers = { ...(authorization && { authorization }) };
  const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? undefined : { id: ID };
  return app.inject({ method: method as 'GET', url: path, headers, ...(body && { body }) });
}

/** Returns a hash of each table of the database. */
async function everything(): Promise<Record<string, string>> {
  const { rows } = await db.execute<{ name: string }>(
    sql`select quote_ident(tablename) as name from pg_tables where schemaname = 'public'`,
  );
  const content = rows.map(async ({ name }) => {
    const table = await db.execute(sql.raw(`select t::text as row from ${name} t order by 1`));
    return [name, createHash('sha256').update(JSON.stringify(table.rows)).digest('hex')] as const;
  });
  return Object.fromEntries(await Promise.all(content));
}

test('every endpoint in the list of public endpoints exists and is outside of the back office', () => {
  const labels = new Set(ofApi.map(label));
  expect(FOR_EVERYBODY.filter((each) => !labels.has(each))).toEqual([]);
  expect(FOR_EVERYBODY.filter((each) => /\/api\/(admin|news\/admin|images)/.test(each))).toEqual(
    [],
  );
});

test('the back office has guarded endpoints', () => {
  expect(guarded.map(label)).toEqual(
    expect.arrayContaining([
      'ALL /api/admin',
      'GET /api/admin/bookings/:id/account',
      'POST /api/admin/bookings/:id/card-holds',
      'POST /api/admin/bookings/:id/charges',
      'POST /api/admin/bookings/:id/payments',
      'POST /api/admin/card-holds/:id/end',
      'ALL /api/admin/*',
      'GET /api/auth/admin/me',
      'HEAD /api/auth/admin/me',
      'POST /api/admin/register',
    ]),
  );
});

function unguardedPages(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, file, children = [] }) =>
    file === 'office/frame/admin-guard.route.tsx'
      ? []
      : [...(path ? [path] : []), ...unguardedPages(children)],
  );
}

test('every page of the office except sign-in and sign-out has the guard', async () => {
  const unguarded = unguardedPages(await pages);
  expect(unguarded).toContain('transfer');
  expect(unguarded.filter((path) => /^admin(\/|$)/.test(path))).toEqual([
    'admin/login',
    'admin/sign-out',
  ]);
});

test('only the API and pages accept methods other than GET and HEAD', () => {
  const writes = routes.filter(({ method }) => !['GET', 'HEAD'].includes(method));
  expect(writes.filter(({ url }) => !url.startsWith('/api/') && url !== '/api')).toEqual([]);
});

test('every office endpoint refuses a request without a valid token and changes nothing', async () => {
  await aCar(db, { id: ID });
  await aPost(db, { id: ID, slug: ID });
  await aZone(db, { id: ID });
  await aBooking(db, { id: ID });
  await anImage(db, { id: ID });
  const { headers } = await signIn(db, new Date('2026-05-01T09:00:00Z'));
  const closed = await signIn(db);
  await db.update(admins).set({ active: false }).where(eq(admins.id, closed.admin.id));
  const signedOut = await signIn(db);
  await signOut(db, signedOut.token, clock.now());
  const before = await everything();
  const dead = [headers, closed.headers, signedOut.headers].map((each) => each.authorization);
  const wrong = ['Bearer none', 'Bearer ', 'Basic YTpi', ...dead];
  const error = allTexts.office.en.auth.refusals.notSignedIn;
  for (const [n, route] of guarded.entries()) {
    for (const method of methodsToTry(route)) {
      // All endpoints share one check of tokens. One endpoint gets every wrong token, the others
      // one each.
      const all = route.url === '/api/auth/admin/me';
      for (const token of [undefined, ...(all ? wrong : [wrong[n % wrong.length]])]) {
        const response = await ask(route, method, token);
        const what = [label(route), method, token];
        expect([...what, response.statusCode]).toEqual([...what, 401]);
        expect(response.headers).toMatchObject({
          'www-authenticate': 'Bearer',
          'cache-control': 'no-store',
        });
        if (method !== 'HEAD') expect(response.json()).toMatchObject({ success: false, error });
      }
    }
  }
  expect(await everything()).toEqual(before);
});

test('HEAD changes nothing', async () => {
  await aCar(db, { id: ID });
  await aBooking(db, { id: ID });
  const { headers } = await signIn(db);
  const before = await everything();
  for (const route of ofApi.filter(({ method }) => method === 'HEAD')) {
    await ask(route, 'HEAD', headers.authorization);
  }
  expect(await everything()).toEqual(before);
});

test('every endpoint for owners refuses staff with a message and changes nothing', async () => {
  await aCar(db, { id: ID });
  await anAdmin(db, { id: ID });
  const clerk = await signIn(db, undefined, { role: 'staff' });
  const before = await everything();
  for (const route of guarded.filter((each) => !forStaff.has(label(each)))) {
    for (const method of methodsToTry(route)) {
      const response = await ask(route, method, clerk.headers.authorization);
      expect([label(route), response.statusCode]).toEqual([label(route), 403]);
      if (method === 'HEAD') continue;
      expect(response.json()).toMatchObject({
        success: false,
        error: allTexts.office.tr.auth.roles.ownersOnly,
      });
    }
  }
  expect(await everything()).toEqual(before);
});

test('every endpoint in the list for staff exists and accepts staff', async () => {
  const labels = new Set(guarded.map(label));
  expect(FOR_STAFF.filter((each) => !labels.has(each))).toEqual([]);
  for (const route of guarded.filter((each) => forStaff.has(label(each)))) {
    for (const method of methodsToTry(route)) {
      const { headers } = await signIn(db, undefined, { role: 'staff' });
      const { statusCode } = await ask(route, method, headers.authorization);
      expect([401, 403], `${method} ${route.url}`).not.toContain(statusCode);
    }
  }
});

test('a token that another test uses as expired is valid before its end', async () => {
  const { headers } = await signIn(db, new Date('2026-05-01T09:00:00Z'));
  clock.set('2026-05-30T09:00:00Z');
  expect((await app.inject({ url: '/api/auth/admin/me', headers })).statusCode).toBe(200);
});

test('other forms of a URL do not bypass the guard', async () => {
  for (const url of [
    '/api/admin',
    '/api/admin/',
    '/api/admin/cars/',
    '/api/admin/none',
    '/api/%61dmin/cars',
    '/api/admin/../admin/cars',
    '/api/admin/cars?token=x',
  ])
    expect([url, (await app.inject(url)).statusCode]).toEqual([url, 401]);
  for (const url of [
    '/api//admin/cars',
    '/api/ADMIN/cars',
    '/api/admin%2Fcars',
    '/api/x/../admin/cars',
    '//api/admin/cars',
  ])
    expect([401, 404], url).toContain((await app.inject(url)).statusCode);
});

test('another site gets no CORS permission', async () => {
  const { headers, statusCode } = await app.inject({
    method: 'OPTIONS',
    url: '/api/admin/cars',
    headers: { origin: 'https://elsewhere.test', 'access-control-request-method': 'PUT' },
  });
  expect(statusCode).toBe(401);
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('OpenAPI marks exactly the guarded endpoints as protected', async () => {
  const { components, paths } = (await app.inject('/api/openapi.json')).json();
  expect(components.securitySchemes.token).toEqual({ type: 'http', scheme: 'bearer' });
  const described = Object.entries<Record<string, { security?: object; responses: object }>>(paths);
  const locked = described.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security, responses }]) => ({
      label: `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
      locked: JSON.stringify(security) === '[{"token":[]}]' && '401' in responses,
    })),
  );
  const ofStaff = new Set(guarded.map(label));
  for (const each of locked) expect(each).toEqual({ ...each, locked: ofStaff.has(each.label) });
});
