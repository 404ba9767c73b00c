import { existsSync } from 'node:fs';
import { startProduct } from './product.ts';
import { startRatesProvider } from './rates-provider.ts';

/** The product with the demo business, which all tests but those of other data share. */
export default async function startGlobalProduct(): Promise<() => Promise<void>> {
  if (!existsSync('build/server/index.js')) {
    throw new Error('The product is not built: run `npm run build` first, or `npm run test:e2e`.');
  }
  const rates = await startRatesProvider();
  try {
    const product = await startProduct('product', { RATES_URL: rates.url, DEMO_DATA: 'on' });
    // Workers inherit it.
    process.env.KERVAN_E2E_URL = product.url;
    process.env.KERVAN_E2E_DATABASE = product.databaseFolder;
    return async () => {
      await product.stop();
      rates.stop();
    };
  } catch (error) {
    rates.stop();
    throw error;
  }
}
