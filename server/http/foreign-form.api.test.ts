/**
 * Tests forms that are sent without JavaScript to a process behind a TLS proxy that it does not
 * trust.
 */
import { pino } from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { aCar, aZone } from '#tests/support/factories.ts';
import { testSite } from '#tests/support/site.ts';

const SITE_URL = 'https://kervan.example';
const lines: { level: number; msg: string }[] = [];
const { app, db } = await testSite({
  services: { siteUrl: SITE_URL },
  log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
});
beforeEach(async () => {
  lines.length = 0;
  await aZone(db, { zoneName: 'Belek' });
  await aCar(db, { id: 'egea' });
});

const RENTAL = {
  pickupLocation: 'Antalya Havalimanı (AYT)',
  dropoffLocation: 'Antalya Havalimanı (AYT)',
  pickupDate: '2026-07-10',
  pickupTime: '10:00',
  returnDate: '2026-07-13',
  returnTime: '10:00',
};
const TRANSFER = {
  name: 'Ayşe Yılmaz',
  email: 'ayse@example.com',
  phone: '0532 111 22 33',
  pickupLocation: 'Antalya Havalimanı',
  dropoffLocation: 'Belek',
  date: '2026-07-10',
  time: '10:00',
  passengers: '2',
  vehicle: 'capacity_1_4',
};
const POSTS = [
  ['/currency', { currency: 'USD' }, /^\/cars$/],
  ['/transfer', TRANSFER, /^https:\/\/wa\.me\//],
  ['/cars/egea', RENTAL, /^https:\/\/wa\.me\//],
] as const;

async function send(url: string, fields: Record<string, string>, headers: Record<string, string>) {
  const { statusCode, headers: answered } = await app.inject({
    method: 'POST',
    url,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      referer: `${SITE_URL}/cars`,
      ...headers,
    },
    payload: `${new URLSearchParams(fields)}`,
  });
  return [statusCode, answered.location];
}

test.each([
  ['the public address as its origin', { origin: SITE_URL }],
  ['the URL of the process as its origin', { origin: 'http://kervan.test', host: 'kervan.test' }],
  ['the public address and its host kept', { origin: SITE_URL, host: 'kervan.example' }],
  ['no origin', {}],
  ['a hidden origin from the same site', { origin: 'null', 'sec-fetch-site': 'same-origin' }],
])('a form with %s is accepted', async (_name, headers) => {
  for (const [url, fields, location] of POSTS) {
    expect([url, ...(await send(url, fields, headers))]).toEqual([
      url,
      303,
      expect.stringMatching(location),
    ]);
  }
});

test.each([
  ['from another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
  ['from another site that claims ours', { origin: SITE_URL, 'sec-fetch-site': 'cross-site' }],
  ['from another site without an origin', { 'sec-fetch-site': 'cross-site' }],
  ['from a sibling domain', { origin: 'https://x.kervan.example', 'sec-fetch-site': 'same-site' }],
  ['with a hidden origin', { origin: 'null' }],
])('a form %s is refused', async (_name, headers) => {
  for (const [url, fields] of POSTS) {
    expect([url, ...(await send(url, fields, headers))]).toEqual([url, 403, undefined]);
  }
});

test("the log of a refused form has its origin and the site's own origins", async () => {
  await send('/transfer', TRANSFER, {
    origin: 'https://www.kervan.example',
    host: 'localhost:3000',
  });
  expect(lines).toContainEqual(
    expect.objectContaining({
      level: 30,
      origin: 'https://www.kervan.example',
      ownOrigins: [SITE_URL, 'http://localhost:3000'],
    }),
  );
});

test('ignored forwarded headers are logged once', async () => {
  const forwarded = { 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' };
  const { app } = await testSite({
    log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
  });
  for (let n = 0; n < 3; n += 1) await app.inject({ url: '/api/listings', headers: forwarded });
  const ignored = ['X-Forwarded-For', 'X-Forwarded-Proto'];
  expect(lines.filter(({ level }) => level > 30)).toMatchObject([{ level: 40, ignored }]);
});
