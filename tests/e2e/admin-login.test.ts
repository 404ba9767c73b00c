import type { Page } from '@playwright/test';
import { ADMIN, kept } from './support/admin.ts';
import { heldBack } from './support/held-back.ts';
import { expect, test, untilHydrated } from './support/test.ts';

const LOGIN = '**/api/auth/admin/login';

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In' });

async function fillIn(page: Page, { username: name, password: secret } = ADMIN) {
  await username(page).fill(name);
  await password(page).fill(secret);
}

test('signing in by keyboard opens the dashboard @1.18 @2.39 @2.51 @4.37 @6.6', async ({
  page,
}) => {
  await page.goto('/cars');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  await expect(page).toHaveTitle('Sign in – Kervan');
  await expect(username(page)).toBeFocused();

  const sheet = page.locator('link[rel=stylesheet][href*="/office"]');
  await expect(sheet).toHaveCount(1);
  await page.getByRole('link', { name: 'Kervan' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('header.site-header')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await page.goBack();
  await untilHydrated(page);

  await username(page).focus();
  await page.keyboard.type(ADMIN.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  const release = await heldBack(page, LOGIN);
  await password(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/admin');
  await expect(page.locator('[data-admin]')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const [token, user] = await kept(page);
  expect(token).toMatch(/^[\w-]{40,}$/);
  expect(JSON.parse(user ?? '')).toMatchObject({ username: ADMIN.username });
  await page.goBack();
  await expect(page).toHaveURL('/cars');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page says that it needs JavaScript, and sends nothing that was typed', async ({
    page,
  }) => {
    await page.goto('/admin/login?next=/admin/blog');
    await expect(page.getByText('The back office needs JavaScript.')).toBeVisible();
    await fillIn(page);
    await expect(submit(page)).toBeDisabled();
    await password(page).press('Enter');
    await expect(page).toHaveURL('/admin/login?next=/admin/blog');
    await expect(password(page)).toHaveValue(ADMIN.password);
  });

  test('the other pages of the office say so as well', async ({ page }) => {
    await page.goto('/admin/bookings');
    const main = page.getByRole('main');
    await expect(main.getByText('Yönetim paneli JavaScript olmadan çalışmaz.')).toBeVisible();
    await expect(main.getByText('The back office needs JavaScript.')).toBeVisible();
    // The sign-in page has no message that it is verifying the session.
    await expect(main.getByText('Verifying authentication...')).toBeHidden();
  });
});

test('text typed into the sign-in form before hydration remains @2.50', async ({ page }) => {
  const come = await heldBack(page, '**/assets/*.js');
  await page.goto('/admin/login?next=/admin/bookings?status=pending', { waitUntil: 'commit' });
  await fillIn(page);
  await password(page).press('Enter');
  come();
  await untilHydrated(page);
  await expect(username(page)).toHaveValue(ADMIN.username);
  await password(page).press('Enter');
  await expect(page).toHaveURL('/admin/bookings?status=pending');
});

test.describe('in a browser that blocks storage', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          configurable: true,
          get() {
            throw new DOMException('Access is denied for this document.', 'SecurityError');
          },
        });
      }
    }),
  );

  for (const path of ['/admin', '/admin/login']) {
    test(`${path} says that the browser has to allow storage`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/admin/login');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('Allow cookies and site data for this site');
      await expect(alert).toContainText('çerezlere ve site verilerine izin verip');
      await expect(username(page)).toBeHidden();
    });
  }

  test('public pages work and report no error', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.goto('/cars');
    await untilHydrated(page);
    await page.locator('main a[href^="/cars/"]').first().click();
    await expect(page).toHaveURL(/\/cars\/.+/);
    await page.goBack();
    await expect(page).toHaveURL('/cars');
  });
});

test('pages of the office tell search engines not to index them', async ({ request }) => {
  for (const path of ['/admin/login', '/admin', '/admin/bookings']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
});
