import type { Client } from 'pg';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { DESKTOP, expect } from './support/test.ts';

/** Cars with nothing but what a car must have: "Fiat Egea 1" and so on. */
async function addCars(database: Client, count: number, first = 1): Promise<void> {
  await database.query(
    `insert into cars
      (id, title, brand, model, year, category, body_type, fuel_type, transmission, seats, doors)
      select 'fiat-egea-2024-' || n, 'Fiat Egea ' || n, 'Fiat', 'Egea', 2024,
        'Ekonomik', 'Sedan', 'Benzin', 'Manuel', 5, 4
      from generate_series($1::int, $2::int) n`,
    [first, first + count - 1],
  );
}

const ADD_POST = `insert into posts
  (id, slug, title, excerpt, content, html, category, reading_minutes, status, published_at,
   search_text)
  values ('kas', 'kas-yolu', 'Kaş yolu', 'Koy koy batıya.', 'Koy koy batıya, acele etmeden.',
   '<p>Koy koy batıya, acele etmeden.</p>', 'Travel Tips', 1, 'published', now() - interval '1 day',
   'koy koy batıya acele etmeden')`;

test('an empty home page shows new content on reload, and the drawn map without tiles @4.1 @4.4', async ({
  page,
  business: { database },
}) => {
  await database.query('delete from cars; delete from posts');
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No Cars Available' })).toBeVisible();
  const news = page.getByRole('region', { name: 'Yola çıkmadan önce' });
  await expect(news.getByRole('heading', { name: 'Henüz yazı yok' })).toBeVisible();
  await addCars(database, 1);
  const release = await heldBack(page, '**/*.data*');
  await page.getByRole('link', { name: 'Refresh' }).click();
  await expect(page.getByRole('status').getByText('Araçlar yükleniyor')).toBeAttached();
  await expect(news.getByRole('status').getByText('Yazılar yükleniyor')).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Araçlarımız' })).toBeFocused();
  release();
  await expect(page.getByRole('heading', { name: 'Fiat Egea' })).toBeVisible();
  await database.query(ADD_POST);
  await news.getByRole('link', { name: 'Yenile' }).click();
  await expect(news.getByRole('heading', { name: 'Kaş yolu' })).toBeVisible();

  const drawn = page.getByRole('img', { name: /^Antalya Körfezi’nin haritası/ });
  await drawn.scrollIntoViewIfNeeded();
  await expect
    .poll(() => drawn.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('application')).toHaveCount(0);
});

test(
  'three cars are still, four go round @4.17',
  DESKTOP,
  async ({ page, business: { database } }) => {
    const vitrine = page.getByRole('region', { name: 'Araç vitrini' });
    const pause = vitrine.getByRole('button', { name: 'Otomatik geçişi durdur' });
    await database.query('delete from cars');
    await addCars(database, 3);
    await page.goto('/?fleet=3');
    await expect(vitrine.getByRole('group')).toHaveCount(3);
    await expect(vitrine.getByRole('button')).toHaveCount(0);
    expect(await page.evaluate(movesByItself)).toBe(false);

    await addCars(database, 1, 4);
    await page.goto('/?fleet=4');
    await expect(pause).toBeVisible();
    await expect.poll(() => page.evaluate(movesByItself)).toBe(true);
  },
);

/** Runs in the page: whether the time to the next slide is running. */
function movesByItself(): boolean {
  return document
    .getAnimations()
    .some((animation) => (animation as CSSAnimation).animationName === 'carousel-fill');
}
