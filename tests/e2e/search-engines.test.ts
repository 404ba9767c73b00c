import type { Page } from '@playwright/test';
import { aCar, carDetail, from, to } from './support/cars.ts';
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

test('they find rules and the list of pages', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text();
  const [, sitemap = ''] = /Sitemap: (.*)/.exec(robots) ?? [];
  expect(robots).toContain('Disallow: /admin');
  const xml = await (await page.request.get(new URL(sitemap).pathname)).text();
  const listings = await (await page.request.get('/api/listings?limit=100')).json();
  for (const { id } of listings.data.listings) expect(xml).toContain(`/cars/${id}</loc>`);
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

test('the fleet is one page to them; its filtered lists stay out', async ({ page }) => {
  await page.goto('/cars');
  await expectDescription(page, '/cars', 'Kiralık Araçlar', 'Antalya’da kiralık araçlar');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
  const [way] = await structuredData(page, 'BreadcrumbList');
  expect(way.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ana Sayfa', item: new URL('/', page.url()).href },
    { '@type': 'ListItem', position: 2, name: 'Araçlar', item: new URL('/cars', page.url()).href },
  ]);
  await page.goto('/cars?brand=Fiat&page=1');
  expect(await content(page, 'robots')).toBe('noindex, follow');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new URL('/cars', page.url()).href,
  );
});

test('where a link was found changes nothing, what it chooses does', async ({ page }) => {
  for (const [path, chosen] of [
    ['/cars', ['sort=price-asc', 'pickupDate=2030-07-10', 'page=2']],
    ['/transfer', ['search=Belek', 'dropoffLocation=Belek', 'name=A']],
  ] as const) {
    await page.goto(`${path}?utm_source=newsletter&fbclid=x`);
    await expect(page.locator('meta[name=robots]')).toHaveCount(0);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      new URL(path, page.url()).href,
    );
    for (const query of chosen) {
      await page.goto(`${path}?${query}&utm_source=newsletter`);
      expect(await content(page, 'robots'), query).toBe('noindex, follow');
    }
  }
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
  await page.goto('/transfer?vehicle=capacity_1_6');
  expect(await content(page, 'robots')).toBe('noindex, follow');
});
