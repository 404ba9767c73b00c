import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const RECORDED = new URL('../../support/ecb/daily.xml', import.meta.url);

/**
 * Starts a server with a recorded feed of the European Central Bank, dated today: 1 € is $1.1720
 * and ₺48.5310.
 */
export async function startRatesProvider(): Promise<{ url: string; stop(): void }> {
  const today = new Date().toISOString().slice(0, 10);
  const answer = readFileSync(RECORDED, 'utf8').replace(/time='[^']*'/, `time='${today}'`);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/xml' }).end(answer);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/eurofxref-daily.xml`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
