import { existsSync } from 'node:fs';
import { startProduct } from './product.ts';
import { startRatesProvider } from './rates-provider.ts';
import { startTileServer } from './tile-server.ts';

/** The product with the demo business, which all tests but those of other data share. */
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
    const product = await startProduct('product', {
      RATES_URL: rates.url,
      MAP_TILES_URL: tiles.tilesUrl,
      DEMO_DATA: 'on',
    });
    // Workers inherit it.
    process.env.KERVAN_E2E_URL = product.url;
    process.env.KERVAN_E2E_TILES = new URL(tiles.tilesUrl).origin;
    process.env.KERVAN_E2E_DATABASE = product.databaseFolder;
    return async () => {
      await product.stop();
      stopProviders();
    };
  } catch (error) {
    stopProviders();
    throw error;
  }
}
