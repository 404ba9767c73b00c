import type { Page } from '@playwright/test';
import { aCar, carDetail, from, to } from './support/cars.ts';
import { postFromApi, postsFromApi } from './support/posts.ts';
import { expect, test } from './support/test.ts';

// What a crawler reads: the server's HTML.
test.use({ javaScriptEnabled: false });

const content = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content');

/** The page's schema.org objects of a type. */
async function structuredData(page: Page, type: string) {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .map((text) => JSON.parse(text))
    .filter((data) => [data['@type']].flat().includes(type));
}

async function expectDescription(page: Page, path: string, title: string, start: string) {
  const url = new URL(path, page.url()).href;
  await expect(page).toHaveTitle(`${title} | Kervan Rent a Car & Transfer`);
  expect(await content(page, 'description')).toContain(start);
  expect(await content(page, 'og:title')).toBe(title);
  expect(await content(page, 'og:description')).toBe(await content(page, 'description'));
  expect(await content(page, 'og:url')).toBe(url);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', url);
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
  const image = await page.request.get((await content(page, 'og:image')) ?? '');
  expect(image.headers()['content-type']).toBe(await content(page, 'og:image:type'));
  expect(await content(page, 'og:image:width')).toBe('1200');
  expect(await content(page, 'og:image:height')).toBe('630');
}

test('they find rules, the list of pages with the day of their last change, and the feed', async ({
  page,
}) => {
  await page.goto('/cars');
  const { origin } = new URL(page.url());
  const link = page.locator('link[rel=alternate][type="application/rss+xml"]');
  await expect(link).toHaveAttribute('href', '/news/rss.xml');
  const read = async (path: string) => (await page.request.get(path)).text();
  const robots = await read('/robots.txt');
  const [, sitemap = ''] = /Sitemap: (.*)/.exec(robots) ?? [];
  expect(robots).toContain('Disallow: /admin');
  const xml = await read(new URL(sitemap).pathname);
  const listings = await (await page.request.get('/api/listings?limit=100')).json();
  const { posts } = await postsFromApi(page);
  for (const path of [
    ...['/', '/cars', '/transfer', '/news'],
    ...listings.data.listings.map(({ id }: { id: string }) => `/cars/${id}`),
    ...posts.map(({ slug }) => `/news/${slug}`),
  ]) {
    expect(xml).toMatch(new RegExp(`<loc>${origin}${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`));
  }
  expect(xml).not.toContain('otomatik-mi-manuel-mi');

  const response = await page.request.get('/news/rss.xml');
  expect(response.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  const feed = await response.text();
  const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, address]) => address);
  expect(links).toEqual(posts.slice(0, 20).map(({ slug }) => `${origin}/news/${slug}`));
  const [, bytes, cover = ''] = /<enclosure length="(\d+)"[^>]* url="([^"]+)"/.exec(feed) ?? [];
  const picture = await page.request.get(cover);
  expect(picture.headers()['content-type']).toBe('image/webp');
  expect(await picture.body()).toHaveLength(Number(bytes));
});

test('a home screen finds the name and icons, and favicon.ico is there for those that ask', async ({
  page,
}) => {
  await page.goto('/');
  const { url, body } = await follow('link[rel=manifest]');
  const manifest = JSON.parse(String(body));
  expect(url).toBe('/site.webmanifest');
  expect(manifest).toMatchObject({ name: 'Kervan Rent a Car & Transfer', start_url: '/' });
  for (const { src, type } of manifest.icons)
    expect((await page.request.get(src)).headers()['content-type']).toBe(type);
  expect((await follow('link[rel=icon][sizes]')).url).toBe('/favicon.ico');

  async function follow(selector: string) {
    const url = (await page.locator(selector).getAttribute('href')) ?? '';
    const answer = await page.request.get(url);
    expect(answer.status()).toBe(200);
    return { url, body: await answer.body() };
  }
});

test('an article is a posting with its day and its card', async ({ page }) => {
  const slug = 'antalyadan-kas-ve-kalkana-sahil-mi-yayla-mi';
  const post = await postFromApi(page, slug);
  const response = await page.goto(`/news/${slug}?utm_source=mail`);
  // It may frame videos that set no cookies, and nothing else.
  expect(response?.headers()['content-security-policy']).toContain(
    'frame-src https://www.youtube-nocookie.com;',
  );
  await expectDescription(page, `/news/${slug}`, post.title, post.excerpt);
  expect(await content(page, 'og:type')).toBe('article');
  expect(await content(page, 'og:image:type')).toBe('image/jpeg');
  expect(await content(page, 'article:published_time')).toBe(post.publishedAt);
  expect(await content(page, 'article:section')).toBe('Seyahat İpuçları');
  expect(await structuredData(page, 'BlogPosting')).toHaveLength(1);
  expect(await structuredData(page, 'BreadcrumbList')).toHaveLength(1);
});

/** What the head of a page says, without the page being drawn. */
async function headOf(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? null;
  return {
    title: first(/<title>([^<]*)</),
    robots: first(/<meta name="robots" content="([^"]*)"/),
    canonical: first(/<link rel="canonical" href="([^"]*)"/)?.replaceAll('&amp;', '&'),
  };
}

test('a list says what it is, and what is searched for stays out of results', async ({
  page,
  baseURL,
}) => {
  for (const [path, title, robots] of [
    ['/news?page=2', 'Haberler ve yol rehberleri, 2. sayfa', null],
    ['/news?category=Insurance', 'Sigorta: haberler', null],
    ['/news?tag=rota', '#rota: haberler', 'noindex, follow'],
    [
      '/news?category=Insurance&search=kasko',
      'Sigorta, “kasko” araması: haberler',
      'noindex, follow',
    ],
  ] as const) {
    expect(await headOf(page, path)).toEqual({
      title: `${title} | Kervan Rent a Car &amp; Transfer`,
      robots,
      canonical: new URL(path, baseURL).href,
    });
  }
});

test('where a link was found changes nothing, what it chooses does', async ({ page, baseURL }) => {
  for (const [path, chosen] of [
    ['/cars', ['sort=price-asc', 'pickupDate=2030-07-10', 'brand=Fiat&page=1', 'page=2']],
    ['/transfer', ['search=Belek', 'dropoffLocation=Belek', 'vehicle=capacity_1_6', 'name=A']],
  ] as const) {
    const canonical = new URL(path, baseURL).href;
    const found = await headOf(page, `${path}?utm_source=newsletter&fbclid=x`);
    expect(found).toMatchObject({ robots: null, canonical });
    for (const query of chosen) {
      const head = await headOf(page, `${path}?${query}&utm_source=newsletter`);
      expect(head, query).toMatchObject({ robots: 'noindex, follow', canonical });
    }
  }
});

test('the home page says what the business is @1.1', async ({ page }) => {
  await page.goto('/');
  await expectDescription(
    page,
    '/',
    'Antalya Araç Kiralama ve Havalimanı Transferi',
    'Antalya Havalimanı’nda teslim',
  );
  const [business, ...others] = await structuredData(page, 'AutoRental');
  expect(others).toEqual([]);
  expect(business).toMatchObject({
    telephone: '+90 242 000 00 00',
    address: { '@type': 'PostalAddress', addressRegion: 'Antalya' },
    geo: { latitude: 36.8841, longitude: 30.7056 },
    priceRange: expect.stringMatching(/^€\d+\.\d\d – €\d+\.\d\d$/),
    openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
  });
  expect(await structuredData(page, 'FAQPage')).toHaveLength(1);
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('the fleet is one page to them', async ({ page }) => {
  await page.goto('/cars');
  await expectDescription(page, '/cars', 'Kiralık Araçlar', 'Antalya’da kiralık araçlar');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const [way] = await structuredData(page, 'BreadcrumbList');
  expect(way.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ana Sayfa', item: new URL('/', page.url()).href },
    { '@type': 'ListItem', position: 2, name: 'Araçlar', item: new URL('/cars', page.url()).href },
  ]);
});

test('a car is a product with its price in euros, and the way to it', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'currency', value: 'TRY', url: baseURL }]);
  const { id } = await aCar(page);
  const car = await carDetail(page, id, `pickupDate=${from}&dropoffDate=${to}`);
  await page.goto(`/cars/${id}?pickupDate=${from}&returnDate=${to}`);
  await expectDescription(page, `/cars/${id}`, `${car.title} ${car.year}`, car.title);
  const [product] = await structuredData(page, 'Product');
  expect(product).toMatchObject({
    name: `${car.title} ${car.year}`,
    brand: { name: car.brand },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      price: car.effectivePricing.daily,
      availability: 'https://schema.org/InStock',
    },
  });
  const [way] = await structuredData(page, 'BreadcrumbList');
  expect(
    way.itemListElement.map((step: { name: string; item: string }) => [step.name, step.item]),
  ).toEqual([
    ['Ana Sayfa', new URL('/', page.url()).href],
    ['Araçlar', new URL('/cars', page.url()).href],
    [car.title, new URL(`/cars/${id}`, page.url()).href],
  ]);
});

test('transfers are one service with a price range to every zone', async ({ page }) => {
  const { data: zones } = await (await page.request.get('/api/transfers')).json();
  for (const path of ['/transfer', '/transfer-service']) {
    await page.goto(path);
    await expectDescription(
      page,
      '/transfer',
      'Antalya Havalimanı Transferi',
      'Antalya Havalimanı’ndan Belek, Side',
    );
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    const [service] = await structuredData(page, 'TaxiService');
    expect(service.url).toBe(new URL('/transfer', page.url()).href);
    expect(service.offers).toHaveLength(zones.length);
    expect(service.offers[0]).toMatchObject({
      areaServed: { name: zones[0].zoneName },
      lowPrice: zones[0].pricing.capacity_1_4,
      highPrice: zones[0].pricing.capacity_1_16,
      priceCurrency: 'EUR',
    });
    const [way] = await structuredData(page, 'BreadcrumbList');
    expect(way.itemListElement.at(-1).item).toBe(new URL('/transfer', page.url()).href);
  }
});
