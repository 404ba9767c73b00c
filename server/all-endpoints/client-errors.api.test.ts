import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { smallPages } from '#tests/support/small-pages.tsx';
import { waitFor } from '#tests/support/wait-for.ts';

const lines: { level: number; status?: number; outage?: string }[] = [];
const { app } = await buildTestApp({
  keepRows: true,
  log: pino({}, { write: (line) => void lines.push(JSON.parse(line)) }),
  pages: smallPages({ '/cars': { default: () => null, action: () => null } }),
});
await app.listen({ port: 0, host: '127.0.0.1' });

/** Sends raw bytes, and returns head and body of the response. */
async function send(bytes: string): Promise<string[]> {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString().split('\r\n\r\n');
}

test.each([
  [
    'a request that is not HTTP',
    'HELLO\r\n\r\n',
    '400 Bad Request',
    'The request could not be understood',
  ],
  [
    'endless headers',
    `GET /api/listings HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The request headers are too large',
  ],
])('%s: the response has the format of the API', async (_what, bytes, status, text) => {
  const [head = '', body = ''] = await send(bytes);
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
  expect(head).toMatch(/content-type: application\/json/i);
  expect(JSON.parse(body)).toEqual({ success: false, error: text, message: text, details: [] });
});

test.each([
  ['/api/bookings', 'application/json'],
  ['/api/auth/admin/login', 'application/json'],
  ['/api/exchange-rates/convert', 'application/json'],
  ['/cars', 'application/x-www-form-urlencoded'],
])(
  'a body for %s that breaks off is logged as a client error, not as an outage',
  async (path, type) => {
    lines.length = 0;
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: x',
      `Content-Type: ${type}`,
      'Content-Length: 1000',
    ];
    const arrived = once(app.server, 'request');
    socket.write(`${head.join('\r\n')}\r\n\r\n{"name"`);
    const [request] = await arrived;
    // The first request may wait for the counts of its network. The body is read after that.
    await waitFor(() => expect(request.readableFlowing).toBe(true));
    socket.destroy();
    await waitFor(() => expect(request.closed).toBe(true));
    await app.inject('/api/listings');
    expect(new Set(lines.map(({ level }) => level))).toEqual(new Set([30]));
  },
);
