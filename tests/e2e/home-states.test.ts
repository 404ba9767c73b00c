import { Client } from 'pg';
import { startProduct } from './support/product.ts';
import { expect, expectNoAxeViolations, screenshot, test as sharedTest } from './support/test.ts';

interface Business {
  url: string;
  database: Client;
}

/** A business of its own, without cars, whose database the test can reach. */
const test = sharedTest.extend<object, { business: Business }>({
  business: [
    // Playwright wants a pattern there, Biome no empty one.
    async ({ browserName: _browserName }, use, { parallelIndex }) => {
      const product = await startProduct(`empty-business-${parallelIndex}`, {
        DEMO_DATA: 'off',
        RATES_URL: 'http://127.0.0.1:9/',
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

test('the cars of the home page: none, not to be read, and back again', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  await test.step('without cars it says so, and Refresh shows those that have come', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No Cars Available' })).toBeVisible();
    await expect(
      page.getByText('There are currently no cars available. Please check back later.'),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await screenshot(page, 'home-no-cars');
    await database.query(`insert into cars
      (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors)
      values ('fiat-egea-2024-test', 'Fiat Egea', 'Fiat', 'Egea', 2024, 'Ekonomik', 'Sedan',
        'Benzin', 'Manuel', 5, 4)`);
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(page.getByRole('heading', { name: 'Fiat Egea' })).toBeVisible();
  });

  await test.step('a failure leaves the rest of the page, and Try Again mends it', async () => {
    await database.query('alter table cars rename to cars_away');
    // Another address, since ready pages are kept for half a minute.
    await page.goto('/?visit=2');
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load cars. Please try again later.',
    );
    await expect(page.getByRole('link', { name: 'Araç Kiralama' })).toBeVisible();
    await expectNoAxeViolations(page);
    await screenshot(page, 'home-cars-failed');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await database.query('alter table cars_away rename to cars');
    await page.getByRole('link', { name: 'Try Again' }).click();
    await expect(page.getByRole('heading', { name: 'Fiat Egea' })).toBeVisible();
  });

  await test.step('when not even the layout can be made, a page of ours offers a way on', async () => {
    allowProblems(/response 500 GET/);
    await database.query('alter table settings rename to settings_away');
    const response = await page.goto('/?visit=3');
    expect(response?.status()).toBe(500);
    await expect(page.getByRole('heading', { name: 'Yolda bir aksilik oldu' })).toBeVisible();
    await expectNoAxeViolations(page);
    await screenshot(page, 'error');
    await database.query('alter table settings_away rename to settings');
    await page.getByRole('link', { name: 'Yeniden dene' }).click();
    await expect(page.getByRole('heading', { name: 'Fiat Egea' })).toBeVisible();
  });
});
