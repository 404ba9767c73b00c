import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { expect, test } from 'vitest';
import { siteOrigin } from '#app/site/shell/seo/site-origin.server.ts';
import { buildTestApp } from '#tests/support/app.ts';
import { smallPages } from '#tests/support/small-pages.tsx';

const { app } = await buildTestApp({
  keepRows: true,
  trustProxy: true,
  services: { siteUrl: null },
  pages: smallPages({
    '/here': {
      loader: ({ request }) => new Response(siteOrigin({ siteUrl: null }, request)),
    },
  }),
});
app.get('/api/test/ip', async ({ ip }) => ({ ip }));
await app.listen({ port: 0, host: '127.0.0.1' });

/** Sends a request over a socket, because no HTTP client would send these headers. */
async function ask(path: string, headers: string[]): Promise<{ status: number; body: string }> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  await once(socket, 'close');
  const [head = '', ...rest] = Buffer.concat(chunks).toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body: rest.join('\r\n\r\n') };
}

test.each(['user:pw@x', '<script>'])(
  'a request with Host: %s is refused by pages and by the API',
  async (host) => {
    await ask('/api/listings', ['Host: kervan.test']);
    const api = await ask('/api/listings', [`Host: ${host}`]);
    expect(api.status).toBe(400);
    expect(JSON.parse(api.body)).toMatchObject({ success: false });
    const page = await ask('/here', [`Host: ${host}`]);
    expect([page.status, page.body]).toEqual([400, expect.stringContaining('İstek anlaşılamadı')]);
  },
);

test.each([
  ['X-Forwarded-Proto: javascript', 'http://kervan.test'],
  ['X-Forwarded-Proto: https', 'https://kervan.test'],
  ['X-Forwarded-Host: user:pw@evil.example', 'http://kervan.test'],
  ['X-Forwarded-Host: www.example.com', 'http://www.example.com'],
  ['X-Forwarded-For: <script>', 'http://kervan.test'],
])('with %s the origin of a page is %s', async (header, origin) => {
  const { status, body } = await ask('/here', ['Host: kervan.test', header]);
  expect([status, body]).toEqual([200, expect.stringContaining(origin)]);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['<script>', '127.0.0.1'],
  ['6.6.6.6, unknown', '127.0.0.1'],
])('a request forwarded for %s has the IP address %s', async (forwarded, ip) => {
  const headers = ['Host: kervan.test', `X-Forwarded-For: ${forwarded}`];
  expect(JSON.parse((await ask('/api/test/ip', headers)).body)).toEqual({ ip });
});

test('a health check without Host is accepted', async () => {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.end('GET /healthz HTTP/1.0\r\n\r\n');
  const [first] = await once(socket, 'data');
  expect(String(first)).toMatch(/^HTTP\/1\.1 200/);
});
