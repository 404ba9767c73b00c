import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { askAgain, test, withoutTable } from './support/empty-business.ts';
import { addPost, addPosts } from './support/posts.ts';
import { expect } from './support/test.ts';

const cards = (page: Page) => page.getByRole('article');

test.beforeEach(async ({ business: { database } }) => {
  await database.query('delete from posts');
});

// Every visit has an address of its own, since ready pages are kept for half a minute.

test('without posts that visitors may see the list says so and leads to the cars', async ({
  page,
  business: { database },
}) => {
  await addPost(database, { slug: 'taslak', status: 'draft' });
  await addPost(database, { slug: 'yarin', days: 1 });
  for (const slug of ['taslak', 'yarin']) {
    expect((await page.request.get(`/news/${slug}?visit=hidden`)).status()).toBe(404);
  }
  await page.goto('/news?visit=none');
  await expect(page.getByRole('heading', { name: 'Henüz yazı yok' })).toBeVisible();
  for (const box of ['Kategoriler', 'Öne çıkanlar', 'Popüler etiketler']) {
    await expect(page.getByText(box)).toHaveCount(0);
  }
  await page.getByRole('main').getByRole('link', { name: 'Araçları gör' }).click();
  await expect(page).toHaveURL('/cars');
});

test('a list and an article that cannot be read say so, and trying again mends it @4.13 @4.14 @8.11 @8.13', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/500|Unexpected Server Error|ErrorResponse/);
  await addPosts(database, 1);
  await withoutTable(database, 'posts', async () => {
    const article = await page.goto('/news/yazi-1?visit=failed');
    expect(article?.status()).toBe(500);
    await expect(
      page.getByRole('heading', {
        name: 'Blog yazısı yüklenemedi. Lütfen daha sonra tekrar deneyin.',
      }),
    ).toBeVisible();
    await expect(page).toHaveTitle(/^Blog yazısı yüklenemedi/);
    await expect(page.getByRole('link', { name: 'Haberlere dön' })).toBeVisible();

    const list = await page.goto('/news?visit=failed');
    expect(list?.status()).toBe(500);
    const said = page.getByRole('alert').getByText('Failed to load blog posts');
    await expect(said).toBeVisible();
    await expect(said).toHaveAttribute('lang', 'en');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await askAgain(page, 'Tekrar Dene', 'button');
    await expect(said).toBeVisible();
  });
  await page.getByRole('button', { name: 'Tekrar Dene' }).click();
  await expect(cards(page)).toHaveCount(1);
});

test('an article without its text says so, to staff as well @8.14', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/500/);
  await addPost(database, { slug: 'bos', html: ' \n' });
  const response = await page.goto('/news/bos');
  expect(response?.status()).toBe(500);
  await expect(page.getByRole('heading', { name: 'Blog yazısı verisi bulunamadı' })).toBeVisible();
  const log = `test-results/empty-business-${test.info().parallelIndex}.log`;
  await expect.poll(() => readFileSync(log, 'utf8')).toContain('The post bos has no text');
  await expect(page.getByRole('link', { name: 'Haberlere dön' })).toBeVisible();
});

test('former addresses lead to the present one, at once and with their query', async ({
  page,
  business: { database },
}) => {
  await addPost(database, { slug: 'yeni-adres', title: 'Taşınan yazı' });
  await database.query("insert into former_slugs values ('eski-adres', 'yeni-adres')");
  for (const [address, status, leadsTo] of [
    ['/news/eski-adres?utm_source=mail', 301, '/news/yeni-adres?utm_source=mail'],
    ['/blog/eski-adres?utm_source=mail', 301, '/news/yeni-adres?utm_source=mail'],
    ['/blog/yeni-adres', 301, '/news/yeni-adres'],
    ['/blog', 301, '/news'],
    ['/blog/', 301, '/news'],
    // There may be a post one day.
    ['/blog/hic-olmadi', 302, '/news/hic-olmadi'],
    ['/blog/%2F%2Fevil.example', 302, '/news/%2F%2Fevil.example'],
  ] as const) {
    const answer = await page.request.get(address, { maxRedirects: 0 });
    expect(answer.status()).toBe(status);
    expect(answer.headers().location).toBe(leadsTo);
  }
  await page.goto('/blog/eski-adres');
  await expect(page).toHaveURL('/news/yeni-adres');
  await expect(page.getByRole('heading', { level: 1, name: 'Taşınan yazı' })).toBeVisible();
});

test('many posts: six a page, first, last and the pages around @2.29', async ({
  page,
  business: { database },
}) => {
  await addPosts(database, 38);
  await page.goto('/news?visit=many');
  const pages = page.getByRole('navigation', { name: 'Sayfalar' });
  const numbers = pages.getByRole('listitem', { includeHidden: true });
  await expect(numbers).toHaveText(['', '1', '2', '…', '7', '']);
  await expect(cards(page)).toHaveCount(6);
  // By key: what comes near while the page scrolls to them moves links below a pointer.
  await pages.getByRole('link', { name: '7. sayfa' }).press('Enter');
  await expect(page).toHaveURL('/news?page=7');
  await expect(numbers).toHaveText(['', '1', '…', '6', '7', '']);
  await expect(cards(page).getByRole('heading')).toHaveText(['Yazı 37', 'Yazı 38']);
  await pages.getByRole('link', { name: 'Önceki sayfa' }).press('Enter');
  await expect(page).toHaveURL('/news?page=6');
  await pages.getByRole('link', { name: '5. sayfa' }).press('Enter');
  await expect(numbers).toHaveText(['', '1', '…', '4', '5', '6', '7', '']);
  await expect(pages.getByRole('link', { name: '5. sayfa' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await page.goto('/news?page=99');
  await expect(page).toHaveURL('/news?page=7');
});

test('a post without cover or tags, by someone without a picture', async ({
  page,
  business: { database },
}) => {
  await addPost(database, {
    slug: 'sade',
    html: `<h2 id="bolum-a">Başlık</h2><p>${'uzun'.repeat(40)}</p><pre><code>${'kod '.repeat(60)}</code></pre>`,
  });
  await page.goto('/news/sade');
  const picture = page.getByRole('article').locator('header img');
  await expect(picture).toHaveAttribute('src', /default-post/);
  await expect(page.getByRole('navigation', { name: 'Etiketler' })).toHaveCount(0);
  await expect(page.getByRole('complementary', { name: 'Son yazılar' })).toHaveCount(0);
  // Nothing that a writer puts in makes the page wider than the window.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
    page.viewportSize()?.width,
  );
});
