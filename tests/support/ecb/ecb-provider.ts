import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { afterAll, beforeEach } from 'vitest';

export function ecbAnswer(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/**
 * Starts a local provider of exchange rates for the calling test file. It sends `daily.xml`, unless
 * a test sets another response by `answers`.
 */
export async function ecbProvider() {
  const good = ecbAnswer('daily.xml');
  let listener: RequestListener;
  let requests = 0;

  beforeEach(() => {
    listener = (_request, response) => response.end(good);
    requests = 0;
  });
  const server = createServer((request, response) => {
    requests += 1;
    listener(request, response);
  });
  const { promise: listening, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await listening;
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the provider has no port');

  return {
    url: `http://127.0.0.1:${address.port}/eurofxref-daily.xml`,
    answers(next: RequestListener | string) {
      listener = typeof next === 'string' ? (_request, response) => response.end(next) : next;
    },
    requests: () => requests,
  };
}
