import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';

const { app } = await buildTestApp({ keepRows: true });

/** Body of the routes below. Tests change it as if a row of the database had changed. */
let stored = 'first';
let made = 0;
let gate: Promise<void> = Promise.resolve();

const config = { cached: true };
app.get('/api/test/list', { config }, async () => {
  const read = stored;
  made += 1;
  await gate;
  return { read, padding: 'x'.repeat(2_000) };
});
app.get('/api/test/missing', { config }, async (_request, reply) => {
  made += 1;
  return reply.code(404).send({});
});
app.get('/test/page', { config }, async (_request, reply) => {
  made += 1;
  return reply.type('text/html').header('vary', 'Cookie').send(`<p>${stored}</p>`);
});
app.get('/test/cookie', { config }, async (_request, reply) => {
  made += 1;
  return reply.header('set-cookie', 'currency=USD').send('x');
});
for (const [path, options] of [
  ['write', {}],
  ['convert', { config: { keepsPublicCache: true } }],
] as const) {
  app.post<{ Querystring: { status?: string } }>(
    `/api/test/${path}`,
    options,
    async (request, reply) => {
      stored = 'second';
      return reply.code(Number(request.query.status ?? 200)).send({});
    },
  );
}

const list = (headers: Record<string, string> = {}, url = '/api/test/list') =>
  app.inject({ url, headers });
const write = (path = 'write') => app.inject({ method: 'POST', url: `/api/test/${path}` });

beforeEach(() => {
  stored = 'first';
  made = 0;
  gate = Promise.resolve();
});

describe('a cached route', () => {
  test('is rendered once and then served from the cache', async () => {
    const [first, second] = [await list(), await list()];
    expect(made).toBe(1);
    expect(second.body).toBe(first.body);
    expect(second.headers).toMatchObject({
      'content-type': first.headers['content-type'],
      'content-security-policy': first.headers['content-security-policy'],
      'cache-control': 'no-cache',
      etag: first.headers.etag,
    });
    expect(second.headers['x-request-id']).toBeUndefined();
  });

  test('is compressed, both fresh and cached', async () => {
    for (let i = 0; i < 2; i += 1) {
      const { headers, rawPayload } = await list({ 'accept-encoding': 'br' });
      expect(headers['content-encoding']).toBe('br');
      expect(brotliDecompressSync(rawPayload).toString()).toMatch('"read":"first"');
    }
    expect(made).toBe(1);
  });

  test('responds with 304 to a matching ETag, both fresh and cached', async () => {
    const { etag } = (await list()).headers;
    const kept = await list({ 'if-none-match': String(etag) });
    expect([kept.statusCode, kept.body, kept.headers.etag]).toEqual([304, '', etag]);
    await write();
    stored = 'first';
    const remade = await list({ 'if-none-match': String(etag) });
    expect([remade.statusCode, remade.body, made]).toEqual([304, '', 2]);
  });

  test('responds to HEAD without a body', async () => {
    for (let i = 0; i < 2; i += 1) {
      const head = await app.inject({ method: 'HEAD', url: '/api/test/list' });
      expect([head.statusCode, head.body]).toEqual([200, '']);
      expect(Number(head.headers['content-length'])).toBeGreaterThan(2_000);
    }
  });

  test('is rendered once for simultaneous requests', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const responses = Array.from({ length: 5 }, () => list());
    setTimeout(resolve, 20);
    expect(new Set((await Promise.all(responses)).map(({ body }) => body)).size).toBe(1);
    expect(made).toBe(1);
  });

  test.each([
    ['tracking parameters', '?page=1', '?utm_source=mail&page=1&fbclid=x'],
    ['an empty query', '', '?'],
  ])('is served from the cache despite %s', async (_what, one, other) => {
    await list({}, `/api/test/list${one}`);
    await list({}, `/api/test/list${other}`);
    expect(made).toBe(1);
  });

  test.each([
    ['another path', '/test/page', '/api/test/list'],
    ['another value', '/test/page?brand=Fiat', '/test/page?brand=Ford'],
    ['one more value', '/test/page?brand=Fiat', '/test/page?brand=Fiat&brand=Ford'],
    ['another spelling of a name', '/test/page?brand=Fiat', '/test/page?br%61nd=Fiat'],
    ['another part of the data', '/test/page?_routes=a', '/test/page?_routes=b'],
  ])('is not served from the cache for %s', async (_what, one, other) => {
    await list({}, one);
    await list({}, other);
    expect(made).toBe(2);
  });

  test.each([
    ['by the header', '', { 'accept-language': 'de-AT, en;q=0.5' }, { 'accept-language': 'ru' }],
    ['by the query', '?lang=de', { 'accept-language': 'ru' }, {}],
  ])('of the API is cached per language, given %s', async (_what, query, one, other) => {
    // The router treats both paths as the same route.
    for (const path of ['/api/test/list', '/%61pi/test/list']) {
      made = 0;
      await list(one, path + query);
      await list(other, path);
      await list(one, path + query);
      expect(made).toBe(2);
    }
  });

  test('with parameters is cached immediately if another request waits for it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const waited = () => list({}, '/api/test/list?page=waited');
    const responses = [waited(), waited()];
    setTimeout(resolve, 20);
    await Promise.all(responses);
    await waited();
    expect(made).toBe(1);
  });

  test('neither serves nor stores cache entries for a request with a token', async () => {
    const authorization = 'Bearer x';
    await list({ authorization });
    await list();
    await list({ authorization });
    expect(made).toBe(3);
  });

  test.each(['/api/test/missing', '/test/cookie'])('is not cached: %s', async (url) => {
    await list({}, url);
    await list({}, url);
    expect(made).toBe(2);
  });
});

test('a page has a cache entry for each currency, and an unknown currency counts as EUR', async () => {
  const currencies = ['currency=USD', 'a=1; currency=TRY', 'currency=XXX', 'currency=EUR'];
  for (const cookie of ['', ...currencies]) await list({ cookie }, '/test/page');
  expect(made).toBe(3);
});

test('a page has a single cache entry for all browser languages', async () => {
  for (const language of ['tr', 'de']) await list({ 'accept-language': language }, '/test/page');
  expect(made).toBe(1);
});

describe('a write', () => {
  test('clears the cache before its response is sent', async () => {
    await list();
    await write();
    expect((await list()).json().read).toBe('second');
  });

  test('prevents the caching of a response that was started before it', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    gate = promise;
    const begun = list();
    while (made === 0) await new Promise(setImmediate);
    await write();
    resolve();
    expect((await begun).json().read).toBe('first');
    expect((await list()).json().read).toBe('second');
  });

  test.each([
    ['that failed clears the cache', 'write?status=500', 2],
    ['that was refused does not clear the cache', 'write?status=409', 1],
    ['that only reads does not clear the cache', 'convert', 1],
  ])('%s', async (_what, path, times) => {
    await list();
    await write(path);
    await list();
    expect(made).toBe(times);
  });
});
