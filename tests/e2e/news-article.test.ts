import type { Page } from '@playwright/test';
import { postsFromApi } from './support/posts.ts';
import { DESKTOP, expect, test } from './support/test.ts';

/** A demo post with headings of two levels, a table, both kinds of lists, a quote, code and links. */
const SLUG = 'antalyadan-kas-ve-kalkana-sahil-mi-yayla-mi';
const KAS = `/news/${SLUG}`;
const text = (page: Page) => page.locator('.post-body');

test(
  'its text keeps to the column, its tables scroll, and its headings can be linked to @2.31',
  DESKTOP,
  async ({ page }) => {
    await page.goto(KAS);
    for (const part of ['h2', 'h3', 'p', 'table', 'ul', 'ol', 'blockquote', 'code', 'a']) {
      await expect(text(page).locator(part).first()).toBeVisible();
    }
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
    // The heading is visible below the header, at most 40 px from it.
    await expect.poll(below).toBeGreaterThan(0);
    await expect.poll(below).toBeLessThan(40);
  },
);

test('next to it: about the business, four other posts, the tags @2.33', async ({ page }) => {
  const newest = await postsFromApi(page);
  const [first, second] = newest.posts;
  if (!first || !second) throw new Error('the demo has posts');
  await page.goto(`/news/${first.slug}`);
  await expect(
    page.getByRole('complementary', { name: 'Kervan Rent a Car & Transfer hakkında' }),
  ).toContainText('Antalya’da küçük bir araç kiralama ve transfer ofisiyiz.');
  const latest = page.getByRole('complementary', { name: 'Son yazılar' });
  await expect(latest.getByRole('heading', { level: 3 })).toHaveText(
    newest.posts.slice(1, 5).map((post) => post.title),
  );
  await expect(
    page.getByRole('navigation', { name: 'Popüler etiketler' }).getByRole('link'),
  ).toHaveCount(12);
  // A link to another article replaces the text.
  const before = await text(page).textContent();
  await latest.getByRole('link', { name: second.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: second.title })).toBeVisible();
  expect(await text(page).textContent()).not.toBe(before);
});

test('car photos that fail to load show brand and model instead @8.43', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/images|broken/);
  await page.route('**/images/**', (route) => route.abort('failed'));
  await page.goto('/news');
  await expect(page.locator('main img[src*="default-post"]').first()).toBeVisible();
  // Images load when they are near the window.
  const left = page.locator('main img[src^="/images/"]');
  await expect(async () => {
    if ((await left.count()) > 0) await left.first().scrollIntoViewIfNeeded();
    await expect(left).toHaveCount(0, { timeout: 500 });
  }).toPass();
  await page.goto(KAS);
  const cover = page.getByRole('article').locator('header img');
  await expect(cover).toHaveAttribute('src', /default-post/);
  const added = text(page).locator('img');
  await text(page).evaluate((body) =>
    body.append(Object.assign(new Image(), { src: '/images/broken.webp' })),
  );
  await expect(added).toHaveAttribute('src', /default-post/);
});

/** Runs in the page: average length of a paragraph's lines, without its last line. */
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
