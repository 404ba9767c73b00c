import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { type Route, routesOf } from '#tests/support/routes.ts';
import { signIn } from '#tests/support/sign-in.ts';

/**
 * Tests of 400, 404 and 415 for all endpoints. `server/all-endpoints/guarded-routes.api.test.ts`
 * tests 401 and 403.
 */

const { built, routes } = await routesOf(() => buildTestApp());
const { app, db } = built;

const label = ({ method, url }: Route) => `${method} ${url}`;
const endpoints = routes
  .filter(({ method, url }) => url.startsWith('/api/') && !['ALL', 'HEAD'].includes(method))
  .map((route) => ({ name: label(route), ...route }));

const HANDOVER = { kind: 'out', at: '2026-07-01T11:45', kilometres: 1, fuelEighths: 8 };

/** Valid bodies for endpoints that check the body before they look for the record. */
const BODIES: Record<string, object> = {
  'POST /api/admin/road-charges/:id/state': { state: 'office' },
  'PUT /api/admin/bookings/:id': {
    ...{ serviceType: 'car_rental', carId: 'egea', status: 'confirmed' },
    ...{ pickupLocation: 'Lara', dropoffLocation: 'Lara' },
    ...{ pickupTime: '2027-07-14T10:00', dropoffTime: '2027-07-17T10:00' },
    drivers: [{ name: 'Ayşe', surname: 'Yılmaz', phoneNumber: '+90 555 000 00 00' }],
  },
  'PUT /api/admin/bookings/:id/status': { status: 'active' },
  'PUT /api/admin/cars/:id': { title: 'Egea', brand: 'Fiat', model: 'Egea', pricing: { daily: 1 } },
  'PATCH /api/admin/cars/:id/status': { status: true },
  'POST /api/admin/bookings/:id/handovers': HANDOVER,
  'PUT /api/admin/bookings/:id/handovers/:kind': HANDOVER,
  'PUT /api/admin/letting-rules/:id': {
    firstDay: '2027-07-01',
    lastDay: '2027-07-01',
    closed: true,
  },
  'PUT /api/admin/filings/:bookingId/:kind': {},
  'PATCH /api/admin/blogs/:id/status': { status: 'draft' },
  'PATCH /api/news/admin/:id/status': { status: 'draft' },
  'POST /api/admin/bookings/:id/charges': { kind: 'fuel', each: 1 },
  'POST /api/admin/bookings/:id/payments': {
    direction: 'in',
    purpose: 'price',
    method: 'cash',
    amount: 1,
  },
  'POST /api/admin/bookings/:id/card-holds': { amount: 1, expiresOn: '2027-07-01' },
  'POST /api/admin/charges/:id/void': { reason: 'Twice' },
  'POST /api/admin/payments/:id/reverse': { reason: 'Twice' },
  'POST /api/admin/cash/moves/:id/reverse': { reason: 'Twice' },
  'POST /api/admin/expenses/:id/void': { reason: 'Twice' },
  'POST /api/admin/vehicles/:id/damages': { panel: 'roof' },
  'POST /api/admin/damages/:id/charge': { amount: 1 },
  'POST /api/admin/vehicles/:id/blocks': { firstDay: '2027-07-01', lastDay: '2027-07-01' },
  'POST /api/admin/transfers/:id/move': { direction: 'up' },
  'PATCH /api/admin/admins/:id/status': { status: true },
  'PATCH /api/admin/admins/:id/role': { role: 'staff' },
  'PATCH /api/admin/admins/:id': { name: 'Ada' },
};

const QUERIES: Record<string, string> = {
  'GET /api/backups/:name': `?key=${'x'.repeat(43)}`,
  'GET /api/listings/:id/full-days': '?from=2027-07-01&to=2027-07-02',
};

let headers: { authorization: string };
beforeEach(async () => {
  ({ headers } = await signIn(db));
});

function ask(
  { name, method, url }: (typeof endpoints)[number],
  body?: object | string,
  type = 'application/json',
) {
  const path = url
    .replace(/:kind/, 'out')
    .replace(/:signedId/, '1')
    .replace(/:\w+/g, 'none');
  return app.inject({
    method: method as 'POST',
    url: path + (QUERIES[name] ?? ''),
    headers: { ...headers, ...(body !== undefined && { 'content-type': type }) },
    ...(body !== undefined && { payload: body }),
  });
}

test.each(endpoints.filter(({ url }) => url.includes(':')))(
  '$name has status 404 for a record that does not exist',
  async (endpoint) => {
    const takesBody = ['POST', 'PUT', 'PATCH'].includes(endpoint.method);
    const body = BODIES[endpoint.name] ?? (takesBody ? { version: 1 } : undefined);
    const response = await ask(endpoint, body);
    expect([response.statusCode, response.body]).toEqual([404, expect.any(String)]);
  },
);

// Fastify parses a body with every method but GET, also if the endpoint reads none.
describe.each(endpoints.filter(({ method }) => method !== 'GET'))('$name', (endpoint) => {
  test('has status 400 for broken JSON', async () => {
    const response = await ask(endpoint, '{"version": ');
    expect([response.statusCode, response.json()]).toMatchObject([400, { success: false }]);
  });

  test('has status 415 for a body that is not JSON', async () => {
    const response = await ask(endpoint, '<a/>', 'text/xml');
    expect([response.statusCode, response.json()]).toMatchObject([415, { success: false }]);
  });
});
