import { expect, test } from './support/test.ts';

// What feed readers and crawlers read: no browser is needed.
test.use({ javaScriptEnabled: false });

test('every page names the feed, which has the newest posts', async ({ page }) => {
  await page.goto('/cars');
  const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await expect(link).toHaveAttribute('href', '/news/rss.xml');
  const response = await page.request.get('/news/rss.xml');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const xml = await response.text();
  const { data } = await (await page.request.get('/api/blogs?limit=20')).json();
  expect(data.blogs.length).toBeGreaterThanOrEqual(12);
  const links = [...xml.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, address]) => address);
  const { origin } = new URL(page.url());
  expect(links).toEqual(data.blogs.map(({ slug }: { slug: string }) => `${origin}/news/${slug}`));
  const [, cover = ''] = /<enclosure[^>]* url="([^"]+)"/.exec(xml) ?? [];
  expect((await page.request.get(cover)).headers()['content-type']).toBe('image/webp');
});

test('posts and transfers are in the sitemap, with the day of their last change', async ({
  page,
}) => {
  const sitemap = await page.request.get('/sitemap.xml');
  const xml = await sitemap.text();
  const { data } = await (await page.request.get('/api/blogs?limit=100')).json();
  for (const { slug } of data.blogs) {
    expect(xml).toMatch(
      new RegExp(`/news/${slug}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]+</lastmod>`),
    );
  }
  expect(xml).toMatch(/\/news<\/loc><lastmod>/);
  const { origin } = new URL(sitemap.url());
  for (const path of ['/', '/cars', '/transfer']) {
    expect(xml).toContain(`<loc>${origin}${path}</loc><lastmod>`);
  }
  expect(xml).not.toContain('otomatik-mi-manuel-mi');
});

test('a page may frame videos without cookies and nothing else', async ({ page }) => {
  const response = await page.goto('/news');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('frame-src https://www.youtube-nocookie.com;');
});
