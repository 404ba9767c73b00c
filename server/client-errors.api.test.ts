import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { buildTestApp } from '#tests/support/app.ts';
import { answerClientError } from './error-handler.ts';

const { app } = await buildTestApp({ keepRows: true });
await app.listen({ port: 0, host: '127.0.0.1' });

/** Sends bytes as they are; gives the answer's head and body. */
async function send(bytes: string, server: Server = app.server): Promise<string[]> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  return Buffer.concat(chunks).toString().split('\r\n\r\n');
}

test.each([
  ['what is no HTTP', 'HELLO\r\n\r\n', '400 Bad Request', 'The request could not be understood'],
  [
    'headers without end',
    `GET /api/listings HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(40_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
    'The headers of the request are too large',
  ],
])('%s is refused in the envelope of the API', async (_what, bytes, status, text) => {
  const [head = '', body = ''] = await send(bytes);
  expect(head.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`);
  expect(head).toMatch(/content-type: application\/json/i);
  expect(JSON.parse(body)).toEqual({ success: false, error: text, message: text, details: [] });
});

test('a request that takes too long to arrive is refused so, too', async () => {
  const limits = { headersTimeout: 20, requestTimeout: 20, connectionsCheckingInterval: 10 };
  const server = createServer(limits, () => {});
  server.on('clientError', answerClientError);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const half = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{';
  const [head = '', body = ''] = await send(half, server);
  server.close();
  expect(head.split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  expect(JSON.parse(body)).toMatchObject({ error: 'The request took too long to arrive' });
});
