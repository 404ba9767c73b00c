import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

const RECORDED = new URL('../../support/tiles/tile.png', import.meta.url);

/** Behaviour of the local tile server, by the first part of the path. */
export type TileWeather = 'good' | 'failing' | 'hanging';

/** A server of map tiles: the same streets everywhere, an error, or no answer at all. */
export async function startTileServer(): Promise<{ tilesUrl: string; stop(): void }> {
  const tile = readFileSync(RECORDED);
  const server = createServer(({ url = '' }, response) => {
    if (url.startsWith('/good/')) {
      const headers = { 'content-type': 'image/png', 'cache-control': 'max-age=3600' };
      response.writeHead(200, headers).end(tile);
    } else if (url.startsWith('/failing/')) {
      response.writeHead(500).end();
    }
    // The rest, such as /hanging/, waits for ever.
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

/** From now on tiles fare so on a page; gives the addresses of those that are asked for. */
export async function tileWeather(page: Page, weather: TileWeather): Promise<string[]> {
  const requested: string[] = [];
  await page.route(/\/good\/\d+\/\d+\/\d+\.png$/, async (route) => {
    const url = route.request().url();
    requested.push(url);
    await route.continue({ url: url.replace('/good/', `/${weather}/`) });
  });
  return requested;
}
