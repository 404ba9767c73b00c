import type { Page } from '@playwright/test';
import { DESKTOP, expect, expectNoLayoutShift, test } from './support/test.ts';

const news = (page: Page) => page.getByRole('region', { name: 'Yola çıkmadan önce' });
const vitrine = (page: Page) => page.getByRole('region', { name: 'Son yazılar' });
const slides = (page: Page) => vitrine(page).getByRole('group');

/** The titles that the list of news begins with. */
async function newestTitles(page: Page): Promise<string[]> {
  const response = await page.request.get('/api/blogs?limit=5&page=1');
  const { data } = await response.json();
  return data.blogs.map((post: { title: string }) => post.title);
}

test(
  'on a wide screen they stand three a slide and go round, only when told to @9.17',
  DESKTOP,
  async ({ page }) => {
    await page.goto('/');
    await vitrine(page).scrollIntoViewIfNeeded();
    await expect(slides(page).nth(2)).toBeInViewport({ ratio: 0.9 });
    await expect(slides(page).nth(3)).not.toBeInViewport();
    await vitrine(page).getByRole('button', { name: 'Sonraki yazılar' }).click();
    await expect(slides(page).nth(4)).toBeInViewport({ ratio: 0.9 });
    await vitrine(page).getByRole('button', { name: 'Sonraki yazılar' }).click();
    await expect(slides(page).first()).toBeInViewport({ ratio: 0.9 });
    await vitrine(page).getByRole('button', { name: '2. sayfaya geç' }).click();
    await expect(slides(page).nth(4)).toBeInViewport({ ratio: 0.9 });
    await expect(vitrine(page).getByRole('button', { name: /otomatik/i })).toHaveCount(0);
    await expectNoLayoutShift(page);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the five newest posts lead to their pages, and a button to all @1.13 @2.10 @4.6 @9.15',
    DESKTOP,
    async ({ page }) => {
      const titles = await newestTitles(page);
      expect(titles).toHaveLength(5);
      await page.goto('/');
      await expect(slides(page).getByRole('heading')).toHaveText(titles);
      const all = news(page).getByRole('link', { name: 'Tüm yazılar' }).first();
      await expect(all).toHaveAttribute('href', '/news');
      const more = slides(page)
        .first()
        .getByRole('link', { name: `Devamını Oku: ${titles[0]}` });
      await expect(more).toHaveText('Devamını Oku');
      await more.click();
      await expect(page).toHaveURL(/\/news\/[a-z0-9-]+$/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles[0] ?? '');
    },
  );
});
