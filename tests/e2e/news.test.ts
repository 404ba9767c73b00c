import type { Page } from '@playwright/test';
import { allTexts } from '../../app/texts/all.server.ts';
import { heldBack } from './support/held-back.ts';
import { postsFromApi } from './support/posts.ts';
import { DESKTOP, expect, test } from './support/test.ts';

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const summary = (page: Page) => page.getByText(/yazıdan \d+–\d+ arası gösteriliyor/);
const categories = (page: Page) => page.getByRole('navigation', { name: 'Kategoriler' });
const popularTags = (page: Page) => page.getByRole('navigation', { name: 'Popüler etiketler' });

test(
  'the news list has six posts a page, newest first, beside featured posts and tags @2.25 @2.26 @2.27 @9.10 @9.11',
  DESKTOP,
  async ({ page }) => {
    const { posts, total } = await postsFromApi(page);
    const { posts: featured } = await postsFromApi(page, 'featured=true');
    const title = (from: number, to: number) => posts.slice(from, to).map((post) => post.title);
    await page.goto('/news');
    await expect(summary(page)).toHaveText(`${total} yazıdan 1–6 arası gösteriliyor`);
    await expect(titles(page)).toHaveText(title(0, 6));
    const box = page.getByRole('complementary', { name: 'Öne çıkanlar' });
    await expect(box.getByRole('heading', { level: 3 })).toHaveText(
      featured
        // The newest post is already at the top of the page.
        .filter((post) => post.slug !== posts[0]?.slug)
        .slice(0, 4)
        .map((post) => post.title),
    );
    await expect(popularTags(page).getByRole('link')).toHaveCount(12);
    const list = page.getByRole('region', { name: 'Son yazılar' });
    const edges = async () => {
      const [of, aside] = [await list.boundingBox(), await box.boundingBox()];
      if (!of || !aside) throw new Error('both must be there');
      return { list: of, aside };
    };
    const wide = await edges();
    expect(wide.aside.x + wide.aside.width).toBeLessThan(wide.list.x);
    await page.setViewportSize({ width: 390, height: 800 });
    const narrow = await edges();
    expect(narrow.aside.y).toBeGreaterThan(narrow.list.y + narrow.list.height - 1);
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
    await expect(page).toHaveURL('/news?page=2');
    await expect(summary(page)).toHaveText(`${total} yazıdan 7–12 arası gösteriliyor`);
    await expect(titles(page)).toHaveText(title(6, 12));
    // All cards are measured at the same moment, because the page may still scroll.
    const [first, second, third] = await cards(page).evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
    );
    expect(second?.y).toBe(first?.y);
    expect(second?.x).toBeGreaterThan(first?.x ?? Number.POSITIVE_INFINITY);
    expect(third?.x).toBe(first?.x);
    for (const [i, post] of posts.slice(6, 12).entries()) {
      await expect(cards(page).nth(i)).toContainText(
        allTexts.site.tr.news.card.categories[post.category],
      );
      await expect(cards(page).nth(i)).toContainText(post.excerpt);
    }
    await page.getByRole('link', { name: '3. sayfa' }).click();
    await expect(summary(page)).toHaveText(`${total} yazıdan 13–${total} arası gösteriliyor`);
  },
);

test('filters add up from the first page, live in the address, and each can be taken away @2.24', async ({
  page,
}) => {
  await page.goto('/news?page=2');
  const { total } = await postsFromApi(page, 'category=Travel+Tips');
  const chip = categories(page).getByRole('link', { name: /^Seyahat İpuçları/ });
  await expect(chip).toContainText(`(${total} yazı)`);
  await chip.click();
  await expect(page).toHaveURL('/news?category=Travel+Tips');
  await expect(chip).toHaveAttribute('aria-current', 'true');
  const tag = popularTags(page).getByRole('link', { name: 'rota', exact: true });
  await tag.click();
  await expect(page).toHaveURL('/news?category=Travel+Tips&tag=rota');
  await expect(tag).toHaveAttribute('aria-current', 'true');
  await page.getByRole('searchbox', { name: 'Yazılarda ara' }).fill('  yol ');
  await page.getByRole('button', { name: 'Ara' }).click();
  await expect(page).toHaveURL('/news?category=Travel+Tips&tag=rota&search=yol');
  const { posts } = await postsFromApi(page, 'category=Travel+Tips&tag=rota&search=yol');
  expect(posts.length).toBeGreaterThan(0);
  await expect(titles(page)).toHaveText(posts.map((post) => post.title));

  const chosen = page.getByRole('list', { name: 'Seçili filtreler' });
  await chosen.getByRole('link', { name: 'Kategori: Seyahat İpuçları filtresini kaldır' }).click();
  await expect(page).toHaveURL('/news?tag=rota&search=yol');
  await chosen.getByRole('link', { name: 'Arama: “yol” filtresini kaldır' }).click();
  await expect(page).toHaveURL('/news?tag=rota');
  await expect(page.getByRole('searchbox')).toHaveValue('');
  await tag.click();
  await expect(page).toHaveURL('/news');
  await expect(chosen).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL('/news?tag=rota');
  await expect(tag).toHaveAttribute('aria-current', 'true');
});

test('the search results are in view and have the focus', async ({ page }) => {
  const found = page.getByRole('heading', { name: 'Bulunan yazılar' });
  const removed = page.getByRole('link', { name: 'Arama: “kas” filtresini kaldır' });
  await page.goto('/news');
  await popularTags(page).getByRole('link', { name: 'rota', exact: true }).click();
  await expect(found).toBeInViewport();
  await expect(found).toBeFocused();
  await page.getByRole('searchbox').fill('kas');
  await page.keyboard.press('Enter');
  await expect(removed).toBeVisible();
  await expect(found).toBeFocused();
  await removed.press('Enter');
  await expect(removed).toHaveCount(0);
  await expect(found).toBeFocused();
  await page.goto('/news');
  await page.getByRole('link', { name: '2. sayfa' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Daha eski yazılar' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Daha eski yazılar' })).toBeInViewport();
  // The categories are above the list that they change.
  const category = categories(page).getByRole('link', { name: /^Bakım/ });
  await category.press('Enter');
  await expect(found).toBeVisible();
  await expect(category).toBeFocused();
});

test('the chosen tag is scrolled into view, and a long word makes no page wider', async ({
  page,
}) => {
  await page.goto('/news?category=Maintenance');
  await expect(categories(page).getByRole('link', { name: /^Bakım/ })).toBeInViewport({ ratio: 1 });
  const long = 'uzun'.repeat(25);
  await page.goto(`/news?search=${long}&tag=${long}`);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );
  const cross = page.getByRole('link', { name: /^Arama: .* filtresini kaldır$/ }).locator('.icon');
  await expect(cross).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole('status').getByRole('heading', { name: 'Aradığınız gibi bir yazı bulamadık' }),
  ).toBeVisible();
  await expect(page.getByText('0 yazı', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
  await expect(page).toHaveURL('/news');
  await expect(cards(page)).toHaveCount(6);
});

test('a list that loads marks the old one as busy, and a failed one can be retried @4.9', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/500|Unexpected Server Error|ErrorResponse/);
  await page.goto('/news');
  const list = page.getByRole('region', { name: 'Son yazılar' });
  await expect(list).toHaveAttribute('aria-busy', 'false');
  const release = await heldBack(page, '**/news.data*');
  await categories(page)
    .getByRole('link', { name: /^Bakım/ })
    .click();
  await expect(list).toHaveAttribute('aria-busy', 'true');
  // The choice is marked before the list arrives.
  await expect(categories(page).getByRole('link', { name: /^Bakım/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  release();
  await expect(page.getByRole('region', { name: 'Bulunan yazılar' })).toHaveAttribute(
    'aria-busy',
    'false',
  );

  await page.route('**/news.data*', (route) => route.fulfill({ status: 500, body: 'no' }));
  // Chooses another category: a list that was seen before would be shown instead of the failure.
  await categories(page)
    .getByRole('link', { name: /^Seyahat/ })
    .click();
  await expect(page.getByText('Failed to load blog posts')).toBeVisible();
  await page.unroute('**/news.data*');
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(cards(page).first()).toBeVisible();
});
