import type { InjectOptions } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { buildTestApp } from '#tests/support/app.ts';

const { app } = await buildTestApp({ keepRows: true });

app.get('/api/test/broken', async () => {
  throw new Error('the password is hunter2');
});
app.get('/api/test/full', async () => {
  throw new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '53100' }) });
});
app.get('/test/broken', async () => {
  throw new Error('the password is hunter2');
});
app.get(
  '/api/test/wrong-answer',
  { schema: { response: { 200: z.object({ a: z.string() }) } } },
  () => ({
    a: 5,
  }),
);
app.post(
  '/api/test/echo',
  { schema: { body: z.object({ name: z.string() }) } },
  ({ body }) => body,
);

const post = (payload: string, contentType = 'application/json') => ({
  method: 'POST' as const,
  url: '/api/test/echo',
  headers: { 'content-type': contentType },
  payload,
});
const OUR_FAULT = 'Something went wrong on our side. Please try again later.';

describe('an error of the API @7.2', () => {
  test.each<[string, string | InjectOptions, number, string]>([
    ['an unknown path', '/api/nothing', 404, 'There is nothing at GET /api/nothing'],
    [
      'an unknown method',
      { method: 'PATCH', url: '/api/listings' },
      404,
      'There is nothing at PATCH /api/listings',
    ],
    ['a wrong parameter', '/api/listings?limit=0', 400, 'Some parameters are not valid'],
    ['a wrong field', post('{"name":5}'), 400, 'Some fields are not valid'],
    ['malformed JSON', post('{"name"'), 400, 'The body is not valid JSON'],
    ['a body that is not JSON', post('<a/>', 'text/xml'), 415, 'Unsupported media type'],
    ['a huge body', post(`{"name":"${'x'.repeat(2 ** 20)}"}`), 413, 'The request is too large'],
    [
      'a full disk',
      '/api/test/full',
      503,
      'The server’s disk is full, so nothing can be saved. Please free some space and try again.',
    ],
    ['a bug', '/api/test/broken', 500, OUR_FAULT],
    ['a response that does not match its schema', '/api/test/wrong-answer', 500, OUR_FAULT],
    ['a malformed URL', '/api/%', 400, 'The request could not be understood'],
  ])('%s has the right status, format and text @8.46', async (_what, request, status, text) => {
    const answer = await app.inject(request);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ success: false, error: text, message: text });
    expect(answer.json().details).toBeInstanceOf(Array);
  });

  test('names the invalid fields', async () => {
    const { details } = (await app.inject('/api/listings?limit=0&pickupDate=tomorrow')).json();
    expect(details.map(({ field }: { field: string }) => field)).toEqual(['limit', 'pickupDate']);
  });

  test('does not reveal its cause to visitors', async () => {
    const answer = await app.inject('/test/broken');
    expect(answer.statusCode).toBe(500);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).toMatch('Beklenmeyen bir hata');
    expect(answer.body + (await app.inject('/api/test/broken')).body).not.toMatch('hunter2');
  });
});

describe('every response', () => {
  test.each(['/api/listings', '/api/nothing', '/healthz', '/nowhere', '/api/openapi.json'])(
    'has the security headers at %s',
    async (url) => {
      const { headers } = await app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringContaining("script-src 'self';"),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  test('has a request id from the server, whatever id the client sends', async () => {
    const ask = () => app.inject({ url: '/healthz', headers: { 'x-request-id': 'forged-by-me' } });
    const ids = [(await ask()).headers['x-request-id'], (await ask()).headers['x-request-id']];
    expect(new Set([...ids, 'forged-by-me']).size).toBe(3);
  });
});
