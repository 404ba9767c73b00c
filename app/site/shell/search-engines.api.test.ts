import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import mime from 'mime';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storeImage } from '#app/base/images/images.server.ts';
import { lettingRules, settings } from '#app/db/schema.server.ts';
import { demoSettings } from '#app/demo/demo-trust.ts';
import { plainPath } from '#app/lib/words/site-language.rules.ts';
import { aCar, aPost, aZone } from '#tests/support/factories.ts';
import { textOf } from '#tests/support/parsed-page.ts';
import { sitePaths, testSite } from '#tests/support/site.ts';

const { app, cache, db, services, open } = await testSite();
const ORIGIN = services.siteUrl;
const SITE_NAME = 'Kervan Rent a Car & Transfer';

const metaOf = (page: HTMLElement, name: string) =>
  page.querySelector(`[name="${name}"], [property="${name}"]`)?.getAttribute('content');
const linkOf = (page: HTMLElement, rel: string) =>
  page.querySelector(`link[rel="${rel}"]`)?.getAttribute('href');

function structuredData(page: HTMLElement, type: string) {
  const scripts = [...page.querySelectorAll<HTMLElement>('[type="application/ld+json"]')];
  return scripts
    .map((script) => JSON.parse(script.textContent ?? ''))
    .filter((data) => [data['@type']].flat().includes(type));
}

/** Returns true for a file of the repository. URLs of assets are paths in it during tests. */
const isFile = (path: string) =>
  existsSync(fileURLToPath(new URL(`../../..${path}`, import.meta.url)));

async function expectDescription(page: HTMLElement, path: string, title: string, start: string) {
  expect(page.ownerDocument.title).toBe(`${title} | ${SITE_NAME}`);
  expect(metaOf(page, 'description')).toContain(start);
  expect(metaOf(page, 'og:title')).toBe(title);
  expect(metaOf(page, 'og:description')).toBe(metaOf(page, 'description'));
  expect(metaOf(page, 'og:url')).toBe(ORIGIN + path);
  expect(linkOf(page, 'canonical')).toBe(ORIGIN + path);
  expect(page.getAttribute('lang')).toBe('tr');
  const { pathname } = new URL(metaOf(page, 'og:image') ?? '');
  const type = isFile(pathname)
    ? mime.getType(pathname)
    : (await app.inject(pathname)).headers['content-type'];
  expect(metaOf(page, 'og:image:type')).toBe(type);
  expect(metaOf(page, 'og:image:width')).toBe('1200');
  expect(metaOf(page, 'og:image:height')).toBe('630');
}

async function aPicture() {
  const background = { r: 200, g: 30, b: 30 };
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background } });
  const stored = await storeImage(db, services.images, { bytes: await picture.png().toBuffer() });
  if (!stored.ok) throw new Error(stored.reason);
  return stored.image.id;
}

test('robots.txt names the sitemap, which has all pages, and the feed has the 20 newest posts', async () => {
  const { id } = await aCar(db);
  await aZone(db);
  const day = (n: number) => new Date(Date.UTC(2026, 4, n));
  for (let n = 1; n <= 21; n += 1) await aPost(db, { slug: `yazi-${n}`, publishedAt: day(n) });
  await aPost(db, { slug: 'taslak', status: 'draft' });
  await aPost(db, { slug: 'en-yeni', coverImageId: await aPicture() });
  const { page } = await open('/cars');
  const feeds = [...page.querySelectorAll<HTMLElement>('[type="application/rss+xml"]')];
  expect(feeds.map((link) => link.getAttribute('href'))).toEqual(['/news/rss.xml']);
  const robots = (await app.inject('/robots.txt')).body;
  const [, sitemap = ''] = /Sitemap: (.*)/.exec(robots) ?? [];
  expect(robots).toContain('Disallow: /admin');
  const xml = (await app.inject(new URL(sitemap).pathname)).body;
  const posts = ['en-yeni', ...Array.from({ length: 21 }, (_, n) => `yazi-${21 - n}`)];
  for (const path of [
    ...['/', '/cars', '/transfer', '/news', `/cars/${id}`],
    ...posts.map((slug) => `/news/${slug}`),
  ]) {
    expect(xml).toMatch(new RegExp(`<loc>${ORIGIN}${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT`));
  }
  expect(xml).not.toContain('taslak');

  const { headers, body: feed } = await app.inject('/news/rss.xml');
  expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
  const links = [...feed.matchAll(/<item>.*?<link>(.*?)<\/link>/gs)].map(([, address]) => address);
  expect(links).toEqual(posts.slice(0, 20).map((slug) => `${ORIGIN}/news/${slug}`));
  const [, bytes, cover = ''] = /<enclosure length="(\d+)"[^>]* url="([^"]+)"/.exec(feed) ?? [];
  const picture = await app.inject(new URL(cover).pathname);
  expect(picture.headers['content-type']).toBe('image/webp');
  expect(picture.rawPayload).toHaveLength(Number(bytes));
});

test('the page links to a manifest with name and icons, and favicon.ico exists', async () => {
  const { page } = await open('/');
  expect(linkOf(page, 'manifest')).toBe('/site.webmanifest');
  const manifest = (await app.inject('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: SITE_NAME, start_url: '/' });
  expect(manifest.icons).toHaveLength(2);
  for (const { src, type } of manifest.icons) {
    expect(type).toBe('image/png');
    expect(isFile(`/public${src}`)).toBe(true);
  }
  expect(linkOf(page, 'icon')).toBe('/favicon.ico');
  expect(isFile('/public/favicon.ico')).toBe(true);
});

test('an article is a BlogPosting with its date and its social card', async () => {
  const post = await aPost(db, {
    slug: 'kas',
    title: 'Kaş’a doğru',
    coverImageId: await aPicture(),
  });
  const { page, headers } = await open('/news/kas?utm_source=mail');
  // Only YouTube's frames without cookies are allowed.
  expect(headers['content-security-policy']).toContain(
    'frame-src https://www.youtube-nocookie.com;',
  );
  await expectDescription(page, '/news/kas', post.title, post.excerpt);
  expect(metaOf(page, 'og:type')).toBe('article');
  expect(metaOf(page, 'og:image:type')).toBe('image/jpeg');
  expect(metaOf(page, 'article:published_time')).toBe(post.publishedAt?.toISOString());
  expect(metaOf(page, 'article:section')).toBe('Seyahat İpuçları');
  expect(structuredData(page, 'BlogPosting')).toHaveLength(1);
  expect(structuredData(page, 'BreadcrumbList')).toHaveLength(1);
});

test.each([
  ['/news?page=2', 'Haberler ve yol rehberleri, 2. sayfa', undefined],
  ['/news?category=Insurance', 'Sigorta: haberler', undefined],
  ['/news?tag=rota', '#rota: haberler', 'noindex, follow'],
  [
    '/news?category=Insurance&search=kasko',
    'Sigorta, “kasko” araması: haberler',
    'noindex, follow',
  ],
])('the news list %s has the title "%s" and the robots value %s', async (path, title, robots) => {
  for (let n = 1; n <= 7; n += 1) await aPost(db, { category: 'Insurance', tags: ['rota'] });
  const { page } = await open(path);
  expect(page.ownerDocument.title).toBe(`${title} | ${SITE_NAME}`);
  expect(metaOf(page, 'robots')).toBe(robots);
  expect(linkOf(page, 'canonical')).toBe(ORIGIN + path);
});

test.each([
  ['/cars', ['sort=price-desc', 'pickupDate=2030-07-10', 'brand=Fiat&page=1', 'page=2']],
  ['/transfer', ['search=Belek', 'dropoffLocation=Belek', 'vehicle=capacity_1_6', 'name=A']],
])(
  '%s keeps its canonical URL with all parameters, and is not indexed with chosen ones',
  async (path, chosen) => {
    for (let n = 1; n <= 16; n += 1) await aCar(db);
    const { page } = await open(`${path}?utm_source=newsletter&fbclid=x`);
    expect([metaOf(page, 'robots'), linkOf(page, 'canonical')]).toEqual([undefined, ORIGIN + path]);
    for (const query of chosen) {
      const { page } = await open(`${path}?${query}&utm_source=newsletter`);
      expect([query, metaOf(page, 'robots'), linkOf(page, 'canonical')]).toEqual([
        query,
        'noindex, follow',
        ORIGIN + path,
      ]);
    }
  },
);

test('the home page has structured data of the business @1.1', async () => {
  for (const dailyCents of [4000, 6550]) await aCar(db, { dailyCents });
  const { page } = await open('/');
  await expectDescription(
    page,
    '/',
    'Antalya Araç Kiralama ve Havalimanı Transferi',
    'Antalya Havalimanı’nda teslim',
  );
  const [business, ...others] = structuredData(page, 'AutoRental');
  expect(others).toEqual([]);
  expect(business).toMatchObject({
    telephone: '+90 242 000 00 00',
    address: { '@type': 'PostalAddress', addressRegion: 'Antalya' },
    geo: { latitude: 36.8841, longitude: 30.7056 },
    priceRange: '€40.00 – €65.50',
    openingHoursSpecification: [{ opens: '08:00', closes: '18:00' }],
  });
  expect(structuredData(page, 'FAQPage')).toHaveLength(1);
  expect(metaOf(page, 'robots')).toBeUndefined();
});

test.each([
  ['/', '18:00 – 02:00', '24 saat açık', '10:00 – 24:00'],
  ['/en', '18:00–02:00', 'Open 24 hours', '10:00–24:00'],
  ['/de', '18:00–02:00 Uhr', 'Rund um die Uhr', '10:00–24:00 Uhr'],
  ['/ru', '18:00–02:00', 'Круглосуточно', '10:00–24:00'],
])('the page %s shows hours past midnight and until midnight', async (url, night, all, late) => {
  const openingHours = [
    { days: ['monday'], opens: '18:00', closes: '02:00' },
    { days: ['saturday'], opens: '00:00', closes: '24:00' },
    { days: ['sunday'], opens: '10:00', closes: '24:00' },
  ];
  await db.insert(settings).values({ value: { business: { openingHours } } });
  const { page } = await open(url);
  for (const part of ['footer', '[aria-labelledby="place"]']) {
    const shown = textOf(page.querySelector(part));
    for (const hours of [night, all, late]) expect(shown).toContain(hours);
  }
  const [business] = structuredData(page, 'AutoRental');
  expect(business.openingHoursSpecification).toMatchObject([
    { opens: '18:00', closes: '02:00' },
    { opens: '00:00', closes: '23:59' },
    { opens: '10:00', closes: '23:59' },
  ]);
});

test('the car list may be indexed, and has breadcrumbs', async () => {
  const { page } = await open('/cars');
  await expectDescription(page, '/cars', 'Kiralık Araçlar', 'Antalya’da kiralık araçlar');
  expect(metaOf(page, 'robots')).toBeUndefined();
  const [way] = structuredData(page, 'BreadcrumbList');
  expect(way.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Ana Sayfa', item: `${ORIGIN}/` },
    { '@type': 'ListItem', position: 2, name: 'Araçlar', item: `${ORIGIN}/cars` },
  ]);
});

test('a car is a Product with its price in euros and its breadcrumbs', async () => {
  const car = await aCar(db, { id: 'egea', title: 'Fiat Egea' });
  const { page } = await open({
    url: '/cars/egea?pickupDate=2026-07-10&returnDate=2026-07-18',
    headers: { cookie: 'currency=TRY' },
  });
  await expectDescription(page, '/cars/egea', `${car.title} ${car.year}`, car.title);
  const [product] = structuredData(page, 'Product');
  expect(product).toMatchObject({
    name: `${car.title} ${car.year}`,
    brand: { name: car.brand },
    offers: {
      '@type': 'Offer',
      priceCurrency: 'EUR',
      price: 40,
      availability: 'https://schema.org/InStock',
    },
  });
  const [way] = structuredData(page, 'BreadcrumbList');
  expect(
    way.itemListElement.map((step: { name: string; item: string }) => [step.name, step.item]),
  ).toEqual([
    ['Ana Sayfa', `${ORIGIN}/`],
    ['Araçlar', `${ORIGIN}/cars`],
    [car.title, `${ORIGIN}/cars/egea`],
  ]);
});

test.each([
  ['its days are closed', { closed: true }],
  ['its rental is too short', { minDays: 20 }],
])('a car is not in stock while %s', async (_, rule) => {
  await aCar(db, { id: 'egea' });
  const july = { firstDay: '2026-07-01', lastDay: '2026-07-31' };
  await db.insert(lettingRules).values({ id: 'rule', ...july, ...rule });
  const { page } = await open('/cars/egea?pickupDate=2026-07-10&returnDate=2026-07-18');
  const [product] = structuredData(page, 'Product');
  expect(product.offers.availability).toBe('https://schema.org/LimitedAvailability');
});

test('a car that is closed today is not in stock', async () => {
  await aCar(db, { id: 'egea' });
  const today = { firstDay: '2026-07-01', lastDay: '2026-07-03' };
  await db.insert(lettingRules).values({ id: 'rule', ...today, closed: true });
  const { page } = await open('/cars/egea');
  const [product] = structuredData(page, 'Product');
  expect(product.offers.availability).toBe('https://schema.org/LimitedAvailability');
});

test.each(['/transfer', '/transfer-service'])(
  '%s is one TaxiService with a price range for every zone',
  async (path) => {
    await aZone(db, { zoneName: 'Belek' });
    await aZone(db, { zoneName: 'Side' });
    const { page } = await open(path);
    await expectDescription(
      page,
      '/transfer',
      'Antalya Havalimanı Transferi',
      'Antalya Havalimanı’ndan Belek, Side',
    );
    expect(metaOf(page, 'robots')).toBeUndefined();
    const [service] = structuredData(page, 'TaxiService');
    expect(service.url).toBe(`${ORIGIN}/transfer`);
    expect(service.offers).toHaveLength(2);
    expect(service.offers[0]).toMatchObject({
      areaServed: { name: 'Belek' },
      lowPrice: 30,
      highPrice: 70,
      priceCurrency: 'EUR',
    });
    const [way] = structuredData(page, 'BreadcrumbList');
    expect(way.itemListElement.at(-1).item).toBe(`${ORIGIN}/transfer`);
  },
);

/** Paths that the sitemap leaves out: a visitor's trip, second URLs of a page, and files. */
const NOT_LISTED = [
  ...['/transfer-service', '/yolculuk', '/yolculuk/:token'],
  ...['/*', '/blog/:slug?', '/currency', '/news/rss.xml'],
  ...['/robots.txt', '/site.webmanifest', '/sitemap.xml'],
];

test('the sitemap has every page in every language, except the pages in NOT_LISTED', async () => {
  await db.insert(settings).values({ value: await demoSettings() });
  const { id } = await aCar(db);
  const slug = 'eski-kent';
  await aPost(db, { slug });
  cache.invalidate();
  const { body } = await app.inject('/sitemap.xml');
  const missing = sitePaths.filter((path) => {
    const address = path.replace(':id', id).replace(':slug', slug);
    return !body.includes(`<loc>${ORIGIN}${address}</loc>`);
  });
  expect([...new Set(missing.map(plainPath))].sort()).toEqual(NOT_LISTED.toSorted());
});

test('legal pages are in the sitemap only once they have a text', async () => {
  expect((await app.inject('/sitemap.xml')).body).not.toContain('/kvkk');
  await db.insert(settings).values({ value: await demoSettings() });
  cache.invalidate();
  const { body } = await app.inject('/sitemap.xml');
  for (const path of ['/kvkk', '/kiralama-kosullari', '/gizlilik', '/cerezler'])
    expect(body).toContain(`${path}</loc>`);
});
