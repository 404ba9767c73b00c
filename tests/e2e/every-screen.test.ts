import type { Page } from '@playwright/test';
import { postsFromApi } from './support/posts.ts';
import {
  EVERY_WIDTH,
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  screenshot,
  test,
} from './support/test.ts';

/** What holds for every public page, whatever is on it; each is kept as a picture for people. */
const pages: { name: string; open: (page: Page) => Promise<unknown> }[] = [
  { name: 'home', open: (page) => page.goto('/') },
  { name: 'cars', open: (page) => page.goto('/cars') },
  { name: 'cars-none-found', open: (page) => page.goto('/cars?minPrice=1999') },
  { name: 'car', open: openFirstCar },
  { name: 'news', open: (page) => page.goto('/news') },
  { name: 'news-page', open: (page) => page.goto('/news?page=2') },
  { name: 'article', open: openNewestPost },
  { name: 'transfer', open: (page) => page.goto('/transfer') },
  { name: 'transfer-none-found', open: (page) => page.goto('/transfer?search=Rize') },
];

for (const { name, open } of pages) {
  test(
    `${name}: one heading, accessible, nothing moves on its own`,
    EVERY_WIDTH,
    async ({ page }) => {
      await open(page);
      await page.waitForLoadState('networkidle');
      await expectNoLayoutShift(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expectNoAxeViolations(page);
      await screenshot(page, name);
    },
  );
}

test(
  'an address that does not exist answers 404 with a page of ours',
  EVERY_WIDTH,
  async ({ page, allowProblems }) => {
    allowProblems(/response 404 GET .*\/no-such-page/);
    const response = await page.goto('/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await screenshot(page, 'not-found');
  },
);

test('an address that cannot be read is one that does not exist', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404|%E0%A4%A/);
  for (const [path, heading] of [
    ['/news/%E0%A4%A', 'Blog yazısı bulunamadı'],
    ['/%E0%A4%A', /./],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});

/** A load of its own, as for somebody who follows a link from elsewhere. */
async function openFirstCar(page: Page): Promise<void> {
  const list = await page.request.get('/api/listings?limit=1');
  const { data } = await list.json();
  await page.goto(`/cars/${data.listings[0].id}`);
}

async function openNewestPost(page: Page): Promise<void> {
  const { posts } = await postsFromApi(page);
  await page.goto(`/news/${posts[0]?.slug}`);
}
