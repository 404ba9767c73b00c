/** The reference of `throughput.ts`: node:http and nothing else, answering with what it is given. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { RawAnswer } from '../support/raw-answer.ts';

process.once('disconnect', () => process.exit());
process.once('message', (answers: Record<string, RawAnswer>) => {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (!answer) return response.writeHead(404).end();
    response.writeHead(200, answer.headers);
    response.end(answer.body);
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
