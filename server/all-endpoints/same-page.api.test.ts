import { expect, test } from 'vitest';
import { formerSlugs } from '#app/db/schema.server.ts';
import { aCar, aPost } from '#tests/support/factories.ts';
import { testSite } from '#tests/support/site.ts';

const { app, db } = await testSite();

/** Sends an invalid token, so that the response does not come from the cache. */
const render = (url: string) => app.inject({ url, headers: { authorization: 'Bearer none' } });

const TRACKING = 'utm_source=mail&fbclid=%3Cb%3E&gclid';

test.each([
  '/',
  '/cars',
  '/cars?brand=Fiat&sort=price-asc&page=1',
  '/cars/egea',
  '/cars/egea?pickupDate=2026-07-02&returnDate=2026-07-04&ekSurucu=1',
  '/news',
  '/news?category=Travel+Tips&search=kas',
  '/news/kas',
  '/transfer',
  '/transfer?vehicle=capacity_1_6&dropoffLocation=Kemer',
  '/transfer-service',
])('%s has the same bytes with tracking parameters', async (url) => {
  await aCar(db, { id: 'egea' });
  await aPost(db, { slug: 'kas' });
  const [path, query] = url.split('?');
  const page = await render(url);
  expect(page.statusCode).toBe(200);
  const extended = query ? `${path}?${TRACKING}&${query}&yclid=1` : `${path}?${TRACKING}`;
  expect((await render(extended)).body).toBe(page.body);
});

/** Follows redirects, and returns the final status with all URLs on the way. */
async function follow(url: string, steps: string[] = []): Promise<[number, ...string[]]> {
  const { statusCode, headers } = await app.inject(url);
  if (!headers.location) return [statusCode, ...steps];
  expect(statusCode).toBe(301);
  return follow(String(headers.location), [...steps, String(headers.location)]);
}

test.each([
  ['/CARS', '/cars'],
  ['/Cars?brand=Fiat', '/cars?brand=Fiat'],
  ['/cars/', '/cars'],
  ['/news%20', '/news'],
  ['/NEWS?search=KAŞ', '/news?search=KAŞ'],
  ['/TRANSFER', '/transfer'],
  ['/Transfer-Service', '/transfer-service'],
  ['/Cars/egea', '/cars/egea'],
  ['/cars/EGEA', '/cars/egea'],
  ['/cars/EGEA%20?pickupDate=2026-07-02', '/cars/egea?pickupDate=2026-07-02'],
  ['/cars/egea/', '/cars/egea'],
  ['/news/KIŞ', '/news/kis'],
  ['/NEWS/kis%20', '/news/kis'],
  ['/NEWS/ESKI%20', '/news/kis'],
])('%s redirects directly to %s', async (typed, own) => {
  await aCar(db, { id: 'egea' });
  const { id: postId } = await aPost(db, { slug: 'kis' });
  await db.insert(formerSlugs).values({ slug: 'eski', postId });
  expect(await follow(encodeURI(typed).replaceAll('%25', '%'))).toEqual([200, encodeURI(own)]);
});

test.each(['/cars/egea', '/news/kis'])('the data of %s need no redirect', async (path) => {
  await aCar(db, { id: 'egea' });
  await aPost(db, { slug: 'kis' });
  expect(await follow(`${path}.data?pickupDate=2026-07-02`)).toEqual([200]);
});

test('data contain only the requested parts, also for the home page', async () => {
  for (const path of ['/cars.data', '/_.data']) {
    const [whole, part] = [await render(path), await render(`${path}?_routes=root`)];
    expect([whole.statusCode, part.statusCode]).toEqual([200, 200]);
    expect(part.body.length).toBeGreaterThan(0);
    expect(part.body.length).toBeLessThan(whole.body.length);
  }
});

test.each(['/Cars/yok', '/cars/YOK', '/NEWS/yok%20', '/YOK', '/CARS/egea/x'])(
  '%s is a 404 without a redirect',
  async (url) => {
    await aCar(db, { id: 'egea' });
    expect(await follow(url)).toEqual([404]);
  },
);
