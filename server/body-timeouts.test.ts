import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import fastify from 'fastify';
import { afterAll, expect, test } from 'vitest';
import { bodyTimeoutHooks, createBodyTimeouts } from './body-timeouts.ts';
import { answerClientError } from './error-handler.ts';

const LIMIT_MS = 150;
const timeouts = createBodyTimeouts(LIMIT_MS);
const app = fastify({
  clientErrorHandler: answerClientError,
  serverFactory: (handler) => {
    const server = createServer((request, response) => {
      timeouts.begin(request, server);
      handler(request, response);
    });
    return server;
  },
});
await app.register(bodyTimeoutHooks, { timeouts });
app.post('/text', async () => 'all there');
app.post('/photo', { config: { bodyTimeoutMs: 60_000 } }, async () => 'all there');
app.post(
  '/guarded-photo',
  {
    config: { bodyTimeoutMs: 60_000 },
    onRequest: async (_request, reply) => reply.code(401).send('sign in'),
  },
  async () => 'all there',
);
await app.listen({ port: 0, host: '127.0.0.1' });
const { port } = app.server.address() as { port: number };
afterAll(() => app.close());

/**
 * Sends half of a body, waits for more than the usual limit, then sends the rest. Gives the answer,
 * and whether it came before the rest.
 */
async function sendSlowly(path: string, end = '}') {
  const socket = connect(port, '127.0.0.1');
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n{`,
  );
  await Promise.race([closed, wait(4 * LIMIT_MS)]);
  const cutOff = socket.closed;
  if (!cutOff) socket.write(end);
  while (!cutOff && !answer.includes('\r\n\r\n')) await once(socket, 'data');
  socket.destroy();
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  return { status: head.split('\r\n')[0], body, cutOff };
}

test('a body that takes too long is answered 408 in the envelope of the API, and cut off', async () => {
  const { body, ...answer } = await sendSlowly('/text');
  expect(answer).toEqual({ status: 'HTTP/1.1 408 Request Timeout', cutOff: true });
  const text = 'The request took too long to arrive';
  expect(JSON.parse(body)).toEqual({ success: false, error: text, message: text, details: [] });
});

test('a route that takes photos waits for longer, but not for those whom it refuses', async () => {
  expect(await sendSlowly('/photo')).toMatchObject({ status: 'HTTP/1.1 200 OK', cutOff: false });
  const refused = { status: 'HTTP/1.1 401 Unauthorized', cutOff: true };
  expect(await sendSlowly('/guarded-photo')).toMatchObject(refused);
});

test('what has arrived is not cut off, however long it takes to answer', async () => {
  const slow = fastify({ serverFactory: (handler) => createServer(handler) });
  slow.addHook('onRequest', async ({ raw }) => timeouts.begin(raw, slow.server));
  slow.post('/', () => wait(3 * LIMIT_MS, 'done'));
  const address = await slow.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(address, { method: 'POST', body: 'text' });
  expect([answer.status, await answer.text()]).toEqual([200, 'done']);
  await slow.close();
});
