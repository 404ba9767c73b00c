import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const RECORDED = new URL('../../support/tiles/tile.png', import.meta.url);

/**
 * Starts a server of map tiles. By the first part of the path it sends the same tile for every
 * place, an error, or no response.
 */
export async function startTileServer(): Promise<{ tilesUrl: string; stop(): void }> {
  const tile = readFileSync(RECORDED);
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/good/')) {
      const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=3600' };
      response.writeHead(200, headers).end(tile);
    } else if (url.startsWith('/failing/')) {
      response.writeHead(500).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    tilesUrl: `http://127.0.0.1:${port}/good/{z}/{x}/{y}.png`,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
