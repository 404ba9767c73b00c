import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { smallPages } from '#tests/support/small-pages.tsx';

const { app } = await buildTestApp({
  keepRows: true,
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
])('%s is no address of another host', async (url, location) => {
  const answer = await app.inject({ url });
  expect(answer.statusCode).toBe(301);
  expect(answer.headers.location).toBe(location);
});

test('a form reaches the action of its page', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/page',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'to=there',
  });
  expect(answer.headers.location).toBe('/there');
});

test.each([
  ['JSON', { 'content-type': 'application/json' }, '{}'],
  ['nothing', {}, undefined],
])('%s instead of a form is refused, not an error of ours', async (_name, headers, payload) => {
  const answer = await app.inject({ method: 'POST', url: '/page', headers, payload });
  expect(answer.statusCode).toBe(415);
});
