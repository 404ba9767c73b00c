import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { cutNumbers, overflow, withoutVisibleFocus } from './support/layout.ts';
import { postsFromApi } from './support/posts.ts';
import {
  DESKTOP,
  expect,
  expectNoAxeViolations,
  expectNoLayoutShift,
  test,
} from './support/test.ts';

const WIDTHS = [360, 768, 1280];

/** Finds the address of a screen whose record the demo business chooses. */
type Address = string | ((page: Page) => Promise<string>);

const PUBLIC_SCREENS: Record<string, Address> = {
  home: '/',
  cars: '/cars',
  'cars-none-found': '/cars?minPrice=1999',
  car: async (page) => `/cars/${(await fromApi(page, '/api/listings?limit=1')).listings[0].id}`,
  news: '/news',
  'news-page': '/news?category=Travel+Tips&page=1',
  article: async (page) => `/news/${(await postsFromApi(page)).posts[0]?.slug}`,
  transfer: '/transfer',
  'transfer-none-found': '/transfer?search=Rize',
  'not-found': '/no-such-page',
};

const OFFICE_SCREENS: Record<string, Address> = {
  dashboard: '/admin',
  fleet: '/admin?section=cars',
  'blog-section': '/admin?section=blog',
  'coming-soon': '/admin?section=garage',
  'new-car': '/admin/editCar',
  car: async (page) => `/admin/cars/${(await fromApi(page, '/api/admin/cars')).cars[0].id}`,
  posts: '/admin/blog',
  'new-post': '/admin/blog/new',
  post: async (page) => `/admin/blog/edit/${(await fromApi(page, '/api/admin/blogs')).blogs[0].id}`,
  bookings: '/admin/bookings',
  board: '/admin/bookings/board',
  'new-booking': '/admin/bookings/new',
  booking: async (page) =>
    `/admin/bookings/${(await fromApi(page, '/api/admin/bookings')).bookings[0].id}`,
  zones: '/admin/transfer-zones',
  rates: '/admin/exchange-rates',
  reports: '/admin/reports',
  settings: '/admin/settings',
  backups: '/admin/settings/backups',
  people: '/admin/settings/admins',
  'audit-log': '/admin/audit-log',
};

for (const [name, address] of Object.entries(PUBLIC_SCREENS)) {
  test(
    `${name}: holds at every width, and nothing moves on its own`,
    DESKTOP,
    async ({ page, allowProblems }) => {
      allowProblems(/response 404 GET .*\/no-such-page/);
      await page.setViewportSize({ width: 360, height: 800 });
      await open(page, address);
      await expectNoLayoutShift(page);
      await expectToHold(page, name);
    },
  );
}

test('sign-in: holds at every width', DESKTOP, async ({ page }) => {
  await open(page, '/admin/login');
  await expectToHold(page, 'sign-in');
});

for (const [name, address] of Object.entries(OFFICE_SCREENS)) {
  test(`back office, ${name}: holds at every width`, DESKTOP, async ({ page }) => {
    await signIn(page);
    await open(page, address);
    await expectToHold(page, `office-${name}`);
  });
}

async function open(page: Page, address: Address): Promise<void> {
  await page.goto(typeof address === 'string' ? address : await address(page));
  await page.waitForLoadState('networkidle');
}

/** What is true of every screen at every width; keeps pictures of it when `SCREENS` is set. */
async function expectToHold(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  for (const width of WIDTHS) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await expectToFit(page);
      await expectNoAxeViolations(page);
      if (process.env.SCREENS) {
        const path = `test-results/screens/${width}/${name}.png`;
        await page.screenshot({ path, fullPage: true });
      }
    });
  }
  await test.step('text of twice the size', async () => {
    const size = await page.addStyleTag({ content: 'html { font-size: 200% }' });
    await expectToFit(page);
    await size.evaluate((style: HTMLStyleElement) => style.remove());
  });
  await test.step('forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await withoutVisibleFocus(page), 'controls without a visible focus').toEqual([]);
  });
}

async function expectToFit(page: Page): Promise<void> {
  // The layout may still answer to the new width.
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0);
  expect(await cutNumbers(page), 'numbers that are cut off').toEqual([]);
}

async function fromApi(page: Page, path: string) {
  const token = await page.evaluate(() => localStorage.getItem('admin_token'));
  const headers = token ? { authorization: `Bearer ${token}` } : undefined;
  const response = await page.request.get(path, { headers });
  return (await response.json()).data;
}

test('an address that cannot be read is one that does not exist', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404|%E0%A4%A/);
  for (const [path, heading] of [
    ['/no-such-page', "Something's missing."],
    ['/news/%E0%A4%A', 'Blog yazısı bulunamadı'],
    ['/%E0%A4%A', /./],
  ] as const) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
});
