import type { Page } from '@playwright/test';
import { Client } from 'pg';
import { CHANGES_CHANNEL } from '../../../app/db/client.server.ts';
import { startProduct } from './product.ts';
import { expect, test as sharedTest } from './test.ts';

export interface Business {
  url: string;
  database: Client;
}

/**
 * Test with a business without cars and posts, for each worker. `business.database` is a connection
 * to its database.
 */
export const test = sharedTest.extend<object, { business: Business }>({
  business: [
    // Playwright requires a destructuring pattern here, and Biome forbids an empty one.
    async ({ browserName: _browserName }, use, { parallelIndex }) => {
      const { stop, ...business } = await startBusiness(`empty-business-${parallelIndex}`);
      await use(business);
      await stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ business }, use) => use(business.url),
});

async function startBusiness(name: string) {
  const product = await startProduct(name, {
    DEMO_DATA: 'off',
    RATES_URL: 'http://127.0.0.1:9/',
    MAP_TILES_URL: 'off',
  });
  const { url, databaseFolder: host } = product;
  const database = new Client({ host, user: 'postgres', database: 'postgres' });
  await database.connect();
  showAtOnce(database, url);
  return {
    url,
    database,
    async stop() {
      await database.end();
      await product.stop();
    },
  };
}

/**
 * Makes each write of `database` wait until the product has emptied its cache. The product learns
 * of another program's write a moment later, and would send an old page until then.
 */
function showAtOnce(database: Client, url: string): void {
  const query = database.query.bind(database) as (...args: unknown[]) => Promise<unknown>;
  const drops = async () => {
    const figures = await (await fetch(`${url}/metrics`)).text();
    return Number(/^http_cache_drops_total (\d+)/m.exec(figures)?.[1]);
  };
  const queryAndWait = async (...args: unknown[]) => {
    const result = await query(...args);
    if (/^\s*select/i.test(String(args[0]))) return result;
    const before = await drops();
    await query('select pg_notify($1, $2)', [CHANGES_CHANNEL, 'settings']);
    await expect.poll(drops).toBeGreaterThan(before);
    return result;
  };
  Object.assign(database, { query: queryAndWait });
}

/** Renames a table while `during` runs, so that the product cannot read it. */
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
 * Clicks a control that reloads data, and waits for the beginning of the response. Does not wait
 * for its end: React Router may cancel the request, and Playwright then reports no end.
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
