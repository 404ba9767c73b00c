import { beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import { aBooking, aCar } from '#tests/support/factories.ts';
import { signIn } from '#tests/support/sign-in.ts';

const { app, db } = await testApp();

let headers: { authorization: string };
beforeEach(async () => {
  ({ headers } = await signIn(db));
  const { id: carId } = await aCar(db);
  await aBooking(db, { id: 'krv-22222', carId });
});

/** Extreme values of a URL: the ends of the calendar, NUL, and special characters of patterns. */
const DATES = ['0000-01-01', '0001-01-01', '9999-12-31'];
const MOMENTS = DATES.map((date) => `${date}T00:00`);
const MONTHS = DATES.map((date) => date.slice(0, 7));
const WORDS = ['%00', '%25', '%5C'];

const RULE = { firstDay: '2026-07-01', lastDay: '2026-07-01', closed: true };
const HANDOVER = { kind: 'out', at: '2026-07-01T11:45', kilometres: 1, fuelEighths: 8 };

const both = (name: string, values: string[]) =>
  values.map((value) => `${name}?from=${value}&to=${value}`);
const each = (address: string, values: string[]) => values.map((value) => address + value);

const ADDRESSES = [
  ...both('/admin/reports', MONTHS),
  ...both('/admin/audit-log', DATES),
  ...both('/admin/bookings/availability', MOMENTS),
  ...each('/admin/bookings/board?from=', DATES),
  ...each('/admin/bookings/availability?from=2026-07-01T09:00&to=2026-07-02T09:00&except=', WORDS),
  ...each('/admin/bookings?search=', WORDS),
  ...each('/admin/bookings/', WORDS),
  ...each('/admin/blogs?search=', WORDS),
  ...each('/admin/blogs?tag=', WORDS),
  ...each('/admin/blogs/', WORDS),
  ...each('/admin/transfers/', WORDS),
  ...each('/admin/cars/', WORDS),
  ...each('/admin/vehicles/', WORDS),
  ...each('/admin/letting-rules/', WORDS),
  ...each('/admin/customers/', WORDS),
  ...each('/admin/customers?search=', WORDS),
  ...each('/admin/customers/matches?search=', WORDS),
  ...each('/admin/customers/matches?phone=', WORDS),
  ...WORDS.flatMap((word) =>
    ['handovers', 'handovers/out', 'papers', 'messages'].map(
      (part) => `/admin/bookings/${word}/${part}`,
    ),
  ),
  ...each('/admin/audit-log?entity=', WORDS),
  ...each('/admin/audit-log?entityId=', WORDS),
  ...each('/admin/audit-log?admin=', WORDS),
  ...each('/admin/audit-log?action=', WORDS),
  ...each('/admin/audit-log?before=', ['9007199254740991', '1e300', '-1', 'NaN']),
  ...each('/admin/exchange-rates/history?page=', ['9007199254740991', '1e300', '0']),
  ...each('/admin/bookings?page=', ['9007199254740991', '1e300', '0']),
  ...each('/admin/blogs?page=', ['9007199254740991', '1e300', '0']),
];

test('no extreme value in a URL causes an error of the server', async () => {
  const failed: string[] = [];
  for (const address of ADDRESSES) {
    const { statusCode } = await app.inject({ url: `/api${address}`, headers });
    if (![200, 400, 404].includes(statusCode)) failed.push(`${statusCode} ${address}`);
  }
  expect(failed).toEqual([]);
});

test.each([
  ['PATCH', '/admin/admins/%00', { name: 'Ada' }],
  ['PATCH', '/admin/admins/%00/status', { status: 'inactive' }],
  ['PATCH', '/admin/blogs/%00/featured', {}],
  ['PATCH', '/admin/blogs/%00/status', { status: 'draft' }],
  ['DELETE', '/admin/blogs/%00', undefined],
  ['DELETE', '/admin/bookings/%00', undefined],
  ['PUT', '/admin/bookings/%00/status', { status: 'active' }],
  ['DELETE', '/admin/transfers/%00', undefined],
  ['PUT', '/admin/transfers/%00', { version: 1 }],
  ['POST', '/admin/transfers/%00/move', { direction: 'up' }],
  ['POST', '/admin/vehicles', { plate: '07 ABC 12', carId: '\0' }],
  ['PUT', '/admin/vehicles/%00', { colour: 'Gri' }],
  ['DELETE', '/admin/vehicles/%00', undefined],
  ['POST', '/admin/vehicles/%00/blocks', { firstDay: '2026-07-01', lastDay: '2026-07-01' }],
  ['DELETE', '/admin/vehicles/none/blocks/%00', undefined],
  ['POST', '/admin/letting-rules', { ...RULE, carId: '\0' }],
  ['PUT', '/admin/letting-rules/%00', RULE],
  ['DELETE', '/admin/letting-rules/%00', undefined],
  ['PUT', '/admin/customers/%00', { notes: '' }],
  ['POST', '/admin/customers/%00/anonymise', undefined],
  ['PUT', '/admin/filings/%00/transfer', {}],
  ['DELETE', '/admin/filings/%00/out', undefined],
  ['POST', '/admin/bookings/krv-22222/handovers', { ...HANDOVER, vehicleId: '\0' }],
  ['DELETE', '/admin/bookings/%00/handovers/out', undefined],
  ['POST', '/admin/bookings/%00/handovers/documents', undefined],
  ['POST', '/admin/blogs/preview', { id: '\0', title: '\0\ud800', content: '\0\ud800' }],
  [
    'POST',
    '/admin/blogs/preview',
    { slug: '\0', excerpt: '\ud800', content: '![a](/images/\0-320.webp)' },
  ],
] as const)('%s %s with %j causes no error of the server', async (method, address, payload) => {
  const { statusCode } = await app.inject({ method, url: `/api${address}`, headers, payload });
  expect([200, 400, 404, 409]).toContain(statusCode);
});
