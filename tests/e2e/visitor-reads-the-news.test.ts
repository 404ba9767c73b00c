import type { Page } from '@playwright/test';
import { allTexts } from '../../app/texts/all.server.ts';
import { heldBack } from './support/held-back.ts';
import { postsFromApi } from './support/posts.ts';
import { DESKTOP, expect, test } from './support/test.ts';

/**
 * A demo post with two levels of headings, a table, both kinds of lists, a quote, code and links.
 */
const KAS = '/news/antalyadan-kas-ve-kalkana-sahil-mi-yayla-mi';

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading');
const summary = (page: Page) => page.getByText(/yazıdan \d+–\d+ arası gösteriliyor/);
const categories = (page: Page) => page.getByRole('navigation', { name: 'Kategoriler' });
const popularTags = (page: Page) => page.getByRole('navigation', { name: 'Popüler etiketler' });
const text = (page: Page) => page.locator('.post-body');

test(
  'a visitor at a laptop browses the news and reads an article @2.25 @2.26 @2.27 @2.31 @2.33 @9.10 @9.11',
  DESKTOP,
  async ({ page }) => {
    const { posts, total } = await postsFromApi(page);
    const titlesOf = (from: number, to: number) => posts.slice(from, to).map(({ title }) => title);

    await test.step('six posts, the newest first, are beside featured posts and tags', async () => {
      const { posts: featured } = await postsFromApi(page, 'featured=true');
      await page.goto('/news');
      await expect(summary(page)).toHaveText(`${total} yazıdan 1–6 arası gösteriliyor`);
      await expect(titles(page)).toHaveText(titlesOf(0, 6));
      const box = page.getByRole('complementary', { name: 'Öne çıkanlar' });
      // The newest post is already at the top of the page.
      const others = featured.filter(({ slug }) => slug !== posts[0]?.slug).slice(0, 4);
      await expect(box.getByRole('heading', { level: 3 })).toHaveText(
        others.map(({ title }) => title),
      );
      await expect(popularTags(page).getByRole('link')).toHaveCount(12);
      const list = await page.getByRole('region', { name: 'Son yazılar' }).boundingBox();
      const aside = await box.boundingBox();
      expect((aside?.x ?? 0) + (aside?.width ?? 0)).toBeLessThan(list?.x ?? 0);
    });

    await test.step('the next pages are in two columns', async () => {
      await page.getByRole('link', { name: 'Sonraki sayfa' }).click();
      await expect(page).toHaveURL('/news?page=2');
      await expect(summary(page)).toHaveText(`${total} yazıdan 7–12 arası gösteriliyor`);
      await expect(titles(page)).toHaveText(titlesOf(6, 12));
      // Measures all cards at the same moment, because the page may still be scrolling.
      const [first, second, third] = await cards(page).evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect),
      );
      expect(second?.y).toBe(first?.y);
      expect(second?.x).toBeGreaterThan(first?.x ?? Number.POSITIVE_INFINITY);
      expect(third?.x).toBe(first?.x);
      for (const [i, { category, excerpt }] of posts.slice(6, 12).entries()) {
        const badge = allTexts.site.tr.news.card.categories[category];
        for (const part of [badge, excerpt]) await expect(cards(page).nth(i)).toContainText(part);
      }
      await page.getByRole('link', { name: '3. sayfa' }).click();
      await expect(summary(page)).toHaveText(`${total} yazıdan 13–${total} arası gösteriliyor`);
    });

    await test.step('an article has other posts, the office and tags beside it', async () => {
      await page.goto(`/news/${posts[0]?.slug}`);
      const office = page.getByRole('complementary', {
        name: 'Kervan Rent a Car & Transfer hakkında',
      });
      await expect(office).toContainText('küçük bir araç kiralama ve transfer ofisiyiz.');
      const latest = page.getByRole('complementary', { name: 'Son yazılar' });
      await expect(latest.getByRole('heading', { level: 3 })).toHaveText(titlesOf(1, 5));
      await expect(popularTags(page).getByRole('link')).toHaveCount(12);
      const before = (await text(page).textContent()) ?? '';
      await latest.getByRole('link', { name: posts[1]?.title ?? '' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(posts[1]?.title ?? '');
      await expect(text(page)).not.toHaveText(before);
    });

    await test.step('the text of an article has a readable line length', async () => {
      await page.goto(KAS);
      for (const part of ['h2', 'h3', 'p', 'table', 'ul', 'ol', 'blockquote', 'code', 'a'])
        await expect(text(page).locator(part).first()).toBeVisible();
      // Lines have about 68 characters, depending on the letters of the text.
      const line = await text(page).locator('p').first().evaluate(charactersInFullLines);
      expect(line).toBeLessThan(80);
      expect(line).toBeGreaterThan(55);
      const width = (part: string) =>
        text(page)
          .locator(`> ${part}`)
          .first()
          .evaluate((element) => Math.round(element.getBoundingClientRect().width));
      const measure = await width('p');
      for (const part of ['h2', 'h3', 'blockquote']) expect(await width(part)).toBe(measure);
    });

    await test.step('on a phone tables scroll, and a link to a heading shows it below the header', async () => {
      await page.setViewportSize({ width: 360, height: 740 });
      const table = text(page)
        .getByRole('region')
        .filter({ has: page.locator('table') });
      await table.focus();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
      const heading = text(page).getByRole('heading', { name: 'Virajda beş altın kural' });
      await page.goto(`${KAS}#${await heading.getAttribute('id')}`);
      const header = await page.locator('header.site-header').boundingBox();
      const below = async () => ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0);
      await expect.poll(below).toBeGreaterThan(0);
      await expect.poll(below).toBeLessThan(40);
    });
  },
);

test('a visitor on a phone filters the news by category, tag and search text @2.24 @4.9', async ({
  page,
}) => {
  const found = page.getByRole('heading', { name: 'Bulunan yazılar' });
  const tag = popularTags(page).getByRole('link', { name: 'rota', exact: true });
  const chosen = page.getByRole('list', { name: 'Seçili filtreler' });
  const remove = (name: string) =>
    chosen.getByRole('link', { name: `${name} filtresini kaldır` }).press('Enter');

  await test.step('a category is marked at once, while the old list is marked as busy', async () => {
    await page.goto('/news?page=2');
    const { total } = await postsFromApi(page, 'category=Travel+Tips');
    const category = categories(page).getByRole('link', { name: /^Seyahat İpuçları/ });
    await expect(category).toContainText(`(${total} yazı)`);
    const list = page.getByRole('region', { name: 'Daha eski yazılar' });
    await expect(list).toHaveAttribute('aria-busy', 'false');
    const release = await heldBack(page, '**/news.data*');
    await category.press('Enter');
    await expect(list).toHaveAttribute('aria-busy', 'true');
    await expect(category).toHaveAttribute('aria-current', 'true');
    release();
    await expect(page).toHaveURL('/news?category=Travel+Tips');
    await expect(found).toBeVisible();
    // The categories are above the list that they change, so the focus remains.
    await expect(category).toBeFocused();
    const region = page.getByRole('region', { name: 'Bulunan yazılar' });
    await expect(region).toHaveAttribute('aria-busy', 'false');
  });

  await test.step('tag and search text are combined, and the results are in view', async () => {
    await tag.click();
    await expect(page).toHaveURL('/news?category=Travel+Tips&tag=rota');
    await expect(tag).toHaveAttribute('aria-current', 'true');
    await expect(found).toBeInViewport();
    await expect(found).toBeFocused();
    await page.getByRole('searchbox', { name: 'Yazılarda ara' }).fill('  yol ');
    await page.getByRole('button', { name: 'Ara' }).click();
    await expect(page).toHaveURL('/news?category=Travel+Tips&tag=rota&search=yol');
    const { posts } = await postsFromApi(page, 'category=Travel+Tips&tag=rota&search=yol');
    expect(posts.length).toBeGreaterThan(0);
    await expect(titles(page)).toHaveText(posts.map(({ title }) => title));
    await expect(found).toBeFocused();
  });

  await test.step('each filter can be removed, and Back restores it', async () => {
    await remove('Kategori: Seyahat İpuçları');
    await expect(page).toHaveURL('/news?tag=rota&search=yol');
    await expect(found).toBeFocused();
    await remove('Arama: “yol”');
    await expect(page).toHaveURL('/news?tag=rota');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await tag.click();
    await expect(page).toHaveURL('/news');
    await expect(chosen).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/news?tag=rota');
    await expect(tag).toHaveAttribute('aria-current', 'true');
  });

  await test.step('page 2 begins at its heading', async () => {
    await page.goto('/news');
    await page.getByRole('link', { name: '2. sayfa' }).press('Enter');
    const older = page.getByRole('heading', { name: 'Daha eski yazılar' });
    await expect(older).toBeFocused();
    await expect(older).toBeInViewport();
  });

  await test.step('a chosen category is in view, and a long word does not widen the page', async () => {
    await page.goto('/news?category=Maintenance');
    const chosenOne = categories(page).getByRole('link', { name: /^Bakım/ });
    await expect(chosenOne).toBeInViewport({ ratio: 1 });
    const long = 'uzun'.repeat(25);
    await page.goto(`/news?search=${long}&tag=${long}`);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const cross = page.getByRole('link', { name: /^Arama: .* kaldır$/ }).locator('.icon');
    await expect(cross).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('0 yazı', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Filtreleri temizle' }).click();
    await expect(page).toHaveURL('/news');
    await expect(cards(page)).toHaveCount(6);
  });
});

/**
 * Returns the average number of characters in a paragraph's lines, without the last line. Runs in
 * the page.
 */
function charactersInFullLines(paragraph: Element): number {
  const range = document.createRange();
  const letters = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
  const lengths = new Map<number, number>();
  for (let node = letters.nextNode(); node; node = letters.nextNode()) {
    for (let i = 0; i < (node.textContent?.length ?? 0); i += 1) {
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const line = Math.round(range.getBoundingClientRect().bottom);
      lengths.set(line, (lengths.get(line) ?? 0) + 1);
    }
  }
  const full = [...lengths.values()].slice(0, -1);
  return full.reduce((sum, length) => sum + length, 0) / full.length;
}
