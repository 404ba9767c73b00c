import type { Page } from '@playwright/test';
import type { Client } from 'pg';
import { addCars } from './support/back-office.ts';
import { askAgain, test, withoutTable } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { drawnMap } from './support/map.ts';
import { addPost } from './support/posts.ts';
import { DESKTOP, expect, expectNoAxeViolations } from './support/test.ts';
import { form, row, summary } from './support/transfers.ts';

const vitrine = (page: Page) => page.getByRole('region', { name: 'Araç vitrini' });

test('a visitor sees a business without cars and with its first ones @4.1 @4.4 @4.10 @4.17', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from cars; delete from posts; delete from zones');

  await test.step('the empty home page shows new content after another try', async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'No Cars Available' })).toBeVisible();
    const news = page.getByRole('region', { name: 'Yola çıkmadan önce' });
    await expect(news.getByRole('heading', { name: 'Henüz yazı yok' })).toBeVisible();
    await addCars(database, 3);
    const release = await heldBack(page, '**/*.data*');
    await page.getByRole('link', { name: 'Refresh' }).click();
    await expect(page.getByRole('status').getByText('Araçlar yükleniyor')).toBeAttached();
    await expect(news.getByRole('status').getByText('Yazılar yükleniyor')).toBeAttached();
    await expect(page.getByRole('heading', { name: 'Araçlarımız' })).toBeFocused();
    release();
    await expect(vitrine(page).getByRole('heading', { name: 'Araç 01' })).toBeVisible();
    await addPost(database, { slug: 'sade', title: 'Kaş yolu', html: LONG_WORDS });
    await news.getByRole('link', { name: 'Yenile' }).click();
    await expect(news.getByRole('heading', { name: 'Kaş yolu' })).toBeVisible();
  });

  await test.step('without tiles the drawn map is shown', async () => {
    await drawnMap(page).scrollIntoViewIfNeeded();
    const width = () => drawnMap(page).evaluate((img: HTMLImageElement) => img.naturalWidth);
    await expect.poll(width).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('application')).toHaveCount(0);
  });

  await test.step('a post without cover, tags or other posts is not wider than the window', async () => {
    await page.goto('/news/sade');
    const picture = page.getByRole('article').locator('header img');
    await expect(picture).toHaveAttribute('src', /default-post/);
    await expect(page.getByRole('navigation', { name: 'Etiketler' })).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: 'Son yazılar' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });

  await test.step('zones that failed to load appear after another try, and typed text remains', async () => {
    await database.query(
      `insert into zones (id, zone_name, capacity_1_4_cents, capacity_1_6_cents, capacity_1_16_cents)
        values ('belek', 'Belek', 3600, 4600, 7600)`,
    );
    await withoutTable(database, 'zones', async () => {
      await page.goto('/transfer');
      await askAgain(page, 'Tekrar Dene');
      await expect(page.getByRole('alert')).toBeVisible();
      await expectNoAxeViolations(page);
    });
    await form(page).getByLabel('Varış yeri').fill('Belek');
    const release = await heldBack(page, '**/*.data*');
    await page.getByRole('link', { name: 'Tekrar Dene' }).click();
    await expect(page.getByRole('heading', { name: 'Nereye gidiyorsunuz?' })).toBeFocused();
    const loading = page.getByRole('status').filter({ hasText: 'Transfer bölgeleri yükleniyor' });
    await expect(loading).toBeAttached();
    release();
    await expect(row(page, 'Belek')).toContainText('€36.00');
    await expect(form(page).getByLabel('Varış yeri')).toHaveValue('Belek');
    await expect(summary(page)).toContainText('€36.00');
  });

  await test.step('at a laptop three cars do not move, and four cars are slides', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/?fleet=3');
    await expect(vitrine(page).getByRole('group')).toHaveCount(3);
    await expect(vitrine(page).getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(movesByItself)).toBe(false);
    await addCars(database, 1, 4);
    await page.goto('/?fleet=4');
    const pause = vitrine(page).getByRole('button', { name: 'Otomatik geçişi durdur' });
    await expect(pause).toBeVisible();
    await expect.poll(() => page.evaluate(movesByItself)).toBe(true);
  });
});

test(
  'a visitor filters more than a hundred cars, and keeps the list when the server fails',
  DESKTOP,
  async ({ page, business: { database }, allowProblems }) => {
    allowProblems(/response 500/);
    await addLargeFleet(database);
    await page.goto('/cars?large');
    const found = page.getByText(/araçtan \d+–\d+ arası gösteriliyor/);
    const filters = page.getByRole('complementary', { name: 'Filtreler' });
    await expect(found).toHaveText('120 araçtan 1–15 arası gösteriliyor');
    await filters.locator('summary').first().click();
    await filters.getByRole('checkbox', { name: /^Dizel/ }).click();
    await expect(found).toHaveText('40 araçtan 1–15 arası gösteriliyor');
    await expect(page).toHaveURL('/cars?fuelType=Dizel');
    await expect(filters.getByText('Fiat20')).toBeVisible();
    await expect(filters.getByText('Benzin80')).toBeVisible();
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
    await expect(page.getByRole('article').first()).toContainText('Egea 016');
    await page.goBack();
    await expect(page.getByRole('article').first()).toContainText('Egea 001');
    await withoutTable(database, 'cars', async () => {
      await filters.getByRole('checkbox', { name: /^Ford/ }).click();
      await expect(page.getByRole('alert')).toContainText('Liste yenilenemedi.');
      await expect(page).toHaveURL('/cars?brand=Ford&fuelType=Dizel');
      await expect(found).toHaveText('40 araçtan 1–15 arası gösteriliyor');
    });
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(found).toHaveText('20 araçtan 1–15 arası gösteriliyor');
    await expect(page.getByRole('alert')).toHaveCount(0);
  },
);

const LONG_WORDS = `<h2 id="bolum-a">Başlık</h2><p>${'uzun'.repeat(40)}</p><pre><code>${'kod '.repeat(60)}</code></pre>`;

const addLargeFleet = (database: Client) =>
  database.query(`delete from cars; insert into cars
    (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors, daily_cents)
    select 'car-' || n, 'Egea ' || lpad(n::text, 3, '0'), case when n % 2 = 0 then 'Fiat' else 'Ford' end,
      'Egea', 2024, 'Ekonomik', 'Sedan', case when n <= 40 then 'Dizel' else 'Benzin' end, 'Manuel', 5, 4,
      3000 + n
    from generate_series(1, 120) n`);

/** Returns whether the time until the next slide is running. Runs in the page. */
function movesByItself(): boolean {
  return document
    .getAnimations()
    .some((animation) => (animation as CSSAnimation).animationName === 'carousel-fill');
}
