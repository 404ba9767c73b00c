import pino from 'pino';
import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { signIn } from '#tests/support/sign-in.ts';

const lines: { url?: string }[] = [];
const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line)) });
const { app, db } = await buildTestApp({ log });

const SEARCH = 'search=Y%C4%B1lmaz%200532';

test.each([
  '/api/admin/bookings',
  '/api/admin/customers',
  '/api/admin/customers/matches',
  '/api/admin/customers/export',
  '/api/admin/bookings/export',
  '/api/admin/audit-log',
  '/admin/customers',
  '/Admin/customers',
  '/admin/bookings.data',
])('the log has the path %s without the search for a person', async (path) => {
  const { headers } = await signIn(db);
  lines.length = 0;
  await app.inject({ url: `${path}?format=csv&${SEARCH}`, headers });
  expect(lines[0]?.url).toBe(path);
});

test('the log has the full URL of public requests', async () => {
  lines.length = 0;
  await app.inject('/api/listings?limit=5');
  expect(lines[0]?.url).toBe('/api/listings?limit=5');
});

test('the log hides the places and flights of visitors', async () => {
  lines.length = 0;
  await app.inject('/api/listings?hotel=Rixos&limit=5&flightNumber=TK2414&dropoffLocation=Lara+12');
  expect(lines[0]?.url).toBe('/api/listings?hotel=…&limit=5&flightNumber=…&dropoffLocation=…');
});

test.each([
  ['/%79olculuk/geheim', '/yolculuk/…'],
  ['/en/yolculu%6B/geheim', '/en/yolculuk/…'],
  ['/api/%63alendar/geheim', '/api/calendar/…'],
  ['/%61pi/calendar/geheim', '/api/calendar/…'],
  ['/api//calendar/geheim', '/api/calendar/…'],
  ['/%61pi/admin/customers?search=geheim', '/%61pi/admin/customers'],
])('the log hides the secret in %s', async (url, logged) => {
  lines.length = 0;
  await app.inject(url);
  expect(lines[0]?.url).toBe(logged);
});
