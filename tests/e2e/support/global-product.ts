import { existsSync } from 'node:fs';
import { startProduct } from './product.ts';
import { startRatesProvider } from './rates-provider.ts';
import { startTileServer } from './tile-server.ts';

/**
 * Starts two products with the demo business, which all tests share that need no other data: one
 * for tests of the site, one for tests of the office, which change cars and posts.
 */
export default async function startGlobalProduct(): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) {
    throw new Error('The product is not built: run `npm run build` first, or `npm run test:e2e`.');
  }
  const [rates, tiles] = await Promise.all([startRatesProvider(), startTileServer()]);
  function stopProviders() {
    rates.stop();
    tiles.stop();
  }
  try {
    const settings = {
      RATES_URL: rates.url,
      MAP_TILES_URL: tiles.tilesUrl,
      DEMO_DATA: 'on',
    } as const;
    const [site, office] = await Promise.all([
      startProduct('product', settings),
      startProduct('product-back-office', settings),
    ]);
    // Playwright's workers inherit these variables.
    process.env.KERVAN_E2E_URL = site.url;
    process.env.KERVAN_E2E_OFFICE_URL = office.url;
    process.env.KERVAN_E2E_TILES = new URL(tiles.tilesUrl).origin;
    process.env.KERVAN_E2E_DATABASE = site.databaseFolder;
    return async () => {
      await Promise.all([site.stop(), office.stop()]);
      stopProviders();
    };
  } catch (error) {
    stopProviders();
    throw error;
  }
}
