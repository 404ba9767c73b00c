import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { startProduct } from './product.ts';
import { test as sharedTest } from './test.ts';

export interface Business {
  url: string;
  database: Client;
}

/** A business of its own, without cars or posts, whose database the test can reach. */
export const test = sharedTest.extend<object, { business: Business }>({
  business: [
    // Playwright wants a pattern there, Biome no empty one.
    async ({ browserName: _browserName }, use, { parallelIndex }) => {
      const { stop, ...business } = await startBusiness(`empty-business-${parallelIndex}`);
      await use(business);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ business }, use) => use(business.url),
});

/** For a test that needs one which has not answered anything yet. */
export async function startBusiness(name: string) {
  const product = await startProduct(name, {
    DEMO_DATA: 'off',
    RATES_URL: 'http://127.0.0.1:9/',
    MAP_TILES_URL: 'off',
  });
  const { url, databaseFolder: host } = product;
  const database = new Client({ host, user: 'postgres', database: 'postgres' });
  await database.connect();
  return {
    url,
    database,
    async stop() {
      await database.end();
      await product.stop();
    },
  };
}

/** While `during` runs, a table is not there: what shall be read from it fails. */
export async function withoutTable(
  database: Client,
  table: 'cars' | 'posts' | 'settings' | 'zones',
  during: () => Promise<void>,
): Promise<void> {
  await database.query(`alter table ${table} rename to ${table}_away`);
  try {
    await during();
  } finally {
    await database.query(`alter table ${table}_away rename to ${table}`);
  }
}

/**
 * Clicks what asks for the page anew, and waits until the server has answered, whatever it says. Not
 * until the answer is read: React Router may leave its end, and Playwright never hears of it then.
 */
export async function askAgain(
  page: Page,
  name: string,
  role: 'link' | 'button' = 'link',
): Promise<void> {
  const answer = page.waitForResponse((response) => /\.data(\?|$)/.test(response.url()));
  await page.getByRole(role, { name }).click();
  await answer;
}
