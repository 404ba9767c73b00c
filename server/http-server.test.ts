import { once } from 'node:events';
import { type IncomingHttpHeaders, request } from 'node:http';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Services } from '#app/services.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { buildApp } from './app.ts';
import { createPublicCache } from './cache/public-cache.ts';

const cache = createPublicCache();
const app = await buildApp({ siteUrl: null, texts: allTexts } as unknown as Services, { cache });
let made = 0;
app.get('/page', { config: { cached: true } }, async ({ host }, reply) => {
  made += 1;
  return reply.type('text/html').send(`<link rel="canonical" href="http://${host}/page">`);
});
await app.listen({ port: 0 });
const { port } = app.server.address() as { port: number };
afterAll(() => app.close());

beforeEach(() => {
  cache.invalidate();
  made = 0;
});

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

/** Uses `http.request`, because `fetch` does not let a caller set Host. */
async function ask(headers: Record<string, string> = {}): Promise<Answer> {
  const sent = request({ port, path: '/page', headers }).end();
  const [response] = await once(sent, 'response');
  const chunks: Buffer[] = await response.toArray();
  return {
    status: response.statusCode,
    headers: response.headers,
    body: Buffer.concat(chunks).toString(),
  };
}

test('a cached response has the same body and headers, except those of one request', async () => {
  const first = await ask();
  const second = await ask();
  expect([made, cache.hits()]).toEqual([1, 1]);
  expect(second.body).toBe(first.body);
  const { 'x-request-id': id, date, ...shared } = first.headers;
  const own = Object.keys(shared).filter((name) => name.startsWith('x-ratelimit'));
  for (const name of own) delete shared[name];
  expect(id).toBeDefined();
  expect(second.headers).toEqual({ ...shared, date: expect.any(String) });
});

test('a response for a forged Host is not cached for others', async () => {
  expect((await ask({ host: 'evil.example' })).body).toMatch('evil.example');
  expect((await ask()).body).not.toMatch('evil.example');
  expect(made).toBe(2);
});
