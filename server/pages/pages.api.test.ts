import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { smallPages } from '#tests/support/small-pages.tsx';

const lines: { level: number }[] = [];
const { app } = await buildTestApp({
  keepRows: true,
  log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
  pages: smallPages({
    '/page': {
      default: () => null,
      action: async ({ request }: { request: Request }) => {
        const sent = await request.formData();
        return new Response(null, { status: 303, headers: { Location: `/${sent.get('to')}` } });
      },
    },
  }),
});

test.each([
  ['//evil.example/page', '/evil.example/page'],
  ['///page', '/page'],
])('%s redirects within the site, not to another host', async (url, location) => {
  const response = await app.inject({ url });
  expect(response.statusCode).toBe(301);
  expect(response.headers.location).toBe(location);
});

test('a form is sent to the action of its page', async () => {
  const response = await app.inject({
    method: 'POST',
    url: '/page',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'to=there',
  });
  expect(response.headers.location).toBe('/there');
});

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

test.each([
  'https://evil.example',
  'http://localhost:81',
  'https://localhost',
  'null',
  'no address',
])('a form from %s is refused without an error in the log', async (origin) => {
  lines.length = 0;
  for (const url of ['/page', '/page.data', '/nothing', '/admin']) {
    const headers = { ...FORM, host: 'localhost', origin };
    const response = await app.inject({ method: 'POST', url, headers, payload: 'to=there' });
    expect([url, response.statusCode]).toEqual([url, 403]);
    expect(response.body).toContain('Bu form başka bir siteden gönderildi.');
  }
  // 30 is the level `info` of pino.
  expect(new Set(lines.map(({ level }) => level))).toEqual(new Set([30]));
});

test('a form of the site itself is accepted', async () => {
  const headers = { ...FORM, host: 'localhost', origin: 'http://localhost' };
  const response = await app.inject({ method: 'POST', url: '/page', headers, payload: 'to=there' });
  expect(response.headers.location).toBe('/there');
});

test.each([
  ['JSON', { 'content-type': 'application/json' }, '{}'],
  ['an empty body', {}, undefined],
])('%s instead of a form has status 415', async (_name, headers, payload) => {
  const response = await app.inject({ method: 'POST', url: '/page', headers, payload });
  expect(response.statusCode).toBe(415);
});
