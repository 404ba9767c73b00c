import { Client } from 'pg';
import { startProduct } from './product.ts';
import { test as sharedTest } from './test.ts';

interface Business {
  url: string;
  database: Client;
}

/** A business of its own, without cars or posts, whose database the test can reach. */
export const test = sharedTest.extend<object, { business: Business }>({
  business: [
    // Playwright wants a pattern there, Biome no empty one.
    async ({ browserName: _browserName }, use, { parallelIndex }) => {
      const product = await startProduct(`empty-business-${parallelIndex}`, {
        DEMO_DATA: 'off',
        RATES_URL: 'http://127.0.0.1:9/',
        MAP_TILES_URL: 'off',
      });
      const database = new Client({
        host: product.databaseFolder,
        user: 'postgres',
        database: 'postgres',
      });
      await database.connect();
      await use({ url: product.url, database });
      await database.end();
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ business }, use) => use(business.url),
});
