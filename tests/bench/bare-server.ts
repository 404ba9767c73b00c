/**
 * Reference of `load.ts`: a server of node:http alone. It sends the given responses: bytes as they
 * are, or a value that it serialises as JSON for each request.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawAnswer } from './raw-answer.ts';

export type BareAnswer = RawAnswer | { json: unknown };

process.once('disconnect', () => process.exit());
process.once('message', (answers: Record<string, BareAnswer>) => {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) return response.writeHead(404).end();
    if ('body' in answer) return response.writeHead(200, answer.headers).end(answer.body);
    const body = JSON.stringify(answer.json);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
