import { expect, test } from 'vitest';
import * as carDetail from '#app/features/cars/car-detail.route.tsx';
import * as carList from '#app/features/cars/car-list.route.tsx';
import * as home from '#app/features/home/home.route.tsx';
import * as newsList from '#app/features/news/news-list.route.tsx';
import * as post from '#app/features/news/post.route.tsx';
import * as layout from '#app/features/site/public-layout.route.tsx';
import * as transfer from '#app/features/transfers/transfer.route.tsx';
import { buildTestApp } from '#tests/support/app.ts';
import { aCar, aPost } from '#tests/support/factories.ts';
import { smallPages } from '#tests/support/small-pages.tsx';

const pages = smallPages(
  {
    '/': home,
    '/cars': carList,
    '/cars/:id': carDetail,
    '/news': newsList,
    '/news/:slug': post,
    '/transfer': transfer,
    '/transfer-service': transfer,
  } as never,
  { layout: layout as never },
);
const { app, db } = await buildTestApp({ pages });

/** A token, though it is none, keeps an answer from being one that is ready. */
const render = (url: string) => app.inject({ url, headers: { authorization: 'Bearer none' } });

const STRANGE = 'utm_source=mail&fbclid=%3Cb%3E&x';

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
])('%s is the same page, byte for byte, with parameters that it does not know', async (url) => {
  await aCar(db, { id: 'egea' });
  await aPost(db, { slug: 'kas' });
  const [path, query] = url.split('?');
  const page = await render(url);
  expect(page.statusCode).toBe(200);
  const extended = query ? `${path}?${STRANGE}&${query}&y=1` : `${path}?${STRANGE}`;
  expect((await render(extended)).body).toBe(page.body);
});

test.each([
  ['/cars', 'brand=Fiat&fuelType=Dizel&sort=price-asc&minPrice=10'],
  ['/cars/egea', 'pickupDate=2026-07-02&pickupTime=10%3A00&returnDate=2026-07-04'],
  ['/news', 'category=Travel+Tips&search=kas'],
  ['/transfer', 'vehicle=capacity_1_6&dropoffLocation=Kemer&name=Ada'],
])('%s is the same page whatever the order of %s', async (path, query) => {
  await aCar(db, { id: 'egea' });
  const page = await render(`${path}?${query}`);
  const turned = query.split('&').reverse().join('&');
  expect((await render(`${path}?${turned}`)).body).toBe(page.body);
});
