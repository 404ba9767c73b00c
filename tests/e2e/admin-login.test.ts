import type { Page } from '@playwright/test';
import { ADMIN, kept, signIn } from './support/admin.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, test, untilAlive } from './support/test.ts';

const LOGIN = '**/api/auth/admin/login';
const ME = '**/api/auth/admin/me';

const username = (page: Page) => page.getByRole('textbox', { name: 'Username' });
const password = (page: Page) => page.getByLabel('Password', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'Sign In' });

async function fillIn(page: Page, { username: name, password: secret } = ADMIN) {
  await username(page).fill(name);
  await password(page).fill(secret);
}

test('signing in leads to the dashboard, and back does not lead to the form again @1.18 @2.39 @2.51 @4.37 @6.6', async ({
  page,
}) => {
  await page.goto('/cars');
  await page.goto('/admin');
  await expect(page).toHaveURL('/admin/login');
  await expect(page).toHaveTitle('Sign in – Kervan');
  await fillIn(page);
  const release = await heldBack(page, LOGIN);
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Hide password' }).click();
  await expect(password(page)).toHaveAttribute('type', 'password');
  await submit(page).click();
  await expect(page.getByRole('button', { name: 'Signing in...' })).toBeDisabled();
  release();
  await expect(page).toHaveURL('/admin');
  await expect(page.locator('[data-admin]')).toBeVisible();
  const [token, user] = await kept(page);
  expect(token).toMatch(/^[\w-]{40,}$/);
  expect(JSON.parse(user ?? '')).toMatchObject({ username: ADMIN.username });
  await page.goBack();
  await expect(page).toHaveURL('/cars');
});

test('it works with the keyboard alone, and leads to the wanted place @2.50', async ({ page }) => {
  await page.goto('/admin/login?next=/admin/bookings?status=pending');
  await expect(username(page)).toBeFocused();
  await page.keyboard.type(ADMIN.username);
  await page.keyboard.press('Tab');
  await page.keyboard.type(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/bookings?status=pending');
  // A person who is signed in already is led on at once.
  await page.goto('/admin/login?next=/admin/bookings', { waitUntil: 'commit' });
  await expect(page).toHaveURL('/admin/bookings');
});

test('empty fields are said on top and beside each field; a failure shows the server’s words, else the exception, else ours, and signs out @2.52 @4.40 @5.16 @8.25', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/\/auth\/admin\/login/);
  await page.goto('/admin/login');
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await expect(username(page)).toHaveAccessibleDescription('Enter your username');
  await expect(password(page)).toHaveAccessibleDescription('Enter your password');
  await expect(username(page)).toBeFocused();
  await expectNoAxeViolations(page);

  await username(page).fill('owner');
  await submit(page).click();
  await expect(password(page)).toBeFocused();
  await expect(username(page)).not.toHaveAccessibleDescription(/./);
  await expect(username(page)).toHaveValue('owner');

  await page.evaluate(() => {
    localStorage.setItem('admin_token', 'an-old-one');
    localStorage.setItem('admin_user', '{}');
  });
  await fillIn(page, { username: 'unknown', password: 'wrong' });
  await submit(page).click();
  await expect(page.getByRole('alert')).toHaveText('Login failed. Please check your credentials.');
  await expect(username(page)).toHaveValue('unknown');
  await expect(password(page)).toBeFocused();
  expect(await kept(page)).toEqual([null, null]);
  for (const [answer, text] of [
    [{ status: 429, json: { success: false, error: 'Slow down' } }, 'Slow down'],
    [{ status: 503, json: { success: false, message: 'Too busy' } }, 'Too busy'],
    [{ status: 200, json: { token: 1 } }, 'Invalid response structure'],
    [{ status: 500, body: '' }, 'Login failed. Please check your credentials.'],
    [null, 'Failed to fetch'],
  ] as const) {
    await page.route(LOGIN, (route) => (answer ? route.fulfill(answer) : route.abort()));
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toHaveText(text);
    expect(await kept(page)).toEqual([null, null]);
    await expect(submit(page)).toBeEnabled();
    await page.unroute(LOGIN);
  }
});

test.describe('when the way on is blocked', () => {
  /** The guard does not answer the router, and what is loaded in its stead leads nowhere. */
  async function blocked(page: Page) {
    const loads: string[] = [];
    await page.route('**/admin', (route) => {
      loads.push(new URL(route.request().url()).pathname);
      // The browser stays where it is.
      return route.fulfill({ status: 204 });
    });
    return { loads, release: await heldBack(page, ME) };
  }

  async function signInAndSeeSo(page: Page) {
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByRole('status')).toContainText('You are signed in');
  }

  /** The form, with time standing still. */
  async function withoutTime(page: Page) {
    await page.clock.install();
    await page.goto('/admin/login');
    await page.clock.pauseAt(Date.now() + 60_000);
  }

  test('the page is loaded after 100 ms and again after 500 ms; a button leads on @2.53 @2.54', async ({
    page,
  }) => {
    await withoutTime(page);
    const { loads } = await blocked(page);
    await signInAndSeeSo(page);
    await page.clock.runFor(99);
    expect(loads).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => loads).toEqual(['/admin']);
    await page.clock.runFor(399);
    expect(loads).toEqual(['/admin']);
    await page.clock.runFor(1);
    await expect.poll(() => loads).toEqual(['/admin', '/admin']);
    await page.getByRole('button', { name: 'Go to dashboard' }).click();
    await expect.poll(() => loads).toHaveLength(3);
  });

  test('the router goes on after 50 ms, and nothing is loaded @2.55 @9.49', async ({ page }) => {
    await withoutTime(page);
    const { loads, release } = await blocked(page);
    await signInAndSeeSo(page);
    const request = page.waitForRequest(ME);
    await page.clock.runFor(49);
    await expect(page).toHaveURL('/admin/login');
    await page.clock.runFor(1);
    await request;
    release();
    // Millisecond by millisecond, as React needs some time of the stopped clock; all of them
    // together are fewer than those after which the page is loaded.
    const arrived = async () => {
      await page.clock.runFor(1);
      return new URL(page.url()).pathname;
    };
    await expect.poll(arrived, { intervals: [500] }).toBe('/admin');
    await page.clock.runFor(1000);
    expect(loads).toEqual([]);
  });
});

test('the form is there for a session that has ended, or while the server cannot say', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (401|503) GET .*\/auth\/admin\/me/);
  await signIn(page);
  await page.route(ME, (route) => route.fulfill({ status: 503, json: { success: false } }));
  const answer = page.waitForResponse(ME);
  await page.goto('/admin/login');
  await answer;
  await expect(submit(page)).toBeVisible();
  expect((await kept(page))[0]).not.toBeNull();

  await page.unroute(ME);
  await page.evaluate(() => localStorage.setItem('admin_token', 'ended'));
  await page.reload();
  await expect.poll(() => kept(page)).toEqual([null, null]);
  await expect(submit(page)).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('it says what it needs, and keeps what was typed out of the address', async ({ page }) => {
    await page.goto('/admin/login?next=/admin/blog');
    await expect(page.getByText('The back office needs JavaScript.')).toBeVisible();
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByRole('alert')).toContainText('The page was not quite ready');
    await expect(username(page)).toHaveValue('');
    await expect(password(page)).toHaveValue('');
    // Nor the name: a password may have been typed in its place.
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fblog&early=1');
    expect(await page.content()).not.toContain(ADMIN.password);
    await page.goto('/admin/bookings');
    const main = page.getByRole('main');
    await expect(main.getByText('Yönetim paneli JavaScript olmadan çalışmaz.')).toBeVisible();
    await expect(main.getByText('The back office needs JavaScript.')).toBeVisible();
    // Nothing asks there.
    await expect(main.getByText('Verifying authentication...')).toBeHidden();
  });
});

test('who signs in before the scripts have come is told, and told still when they are there', async ({
  page,
}) => {
  const come = await heldBack(page, '**/assets/*.js');
  await page.goto('/admin/login', { waitUntil: 'commit' });
  await fillIn(page);
  const sent = page.waitForResponse((response) => response.request().method() === 'POST');
  await password(page).press('Enter');
  await sent;
  const notice = page.getByRole('alert');
  await expect(notice).toContainText('The page was not quite ready');
  come();
  await untilAlive(page);
  await expect(notice).toContainText('The page was not quite ready');
  await expect(page).toHaveURL('/admin/login?early=1');
  await expect(username(page)).toHaveValue('');
  await fillIn(page);
  await password(page).press('Enter');
  await expect(page).toHaveURL('/admin');
});

test('search engines are asked to leave it out', async ({ page, request }) => {
  for (const path of ['/admin/login', '/admin', '/admin/bookings']) {
    const html = await (await request.get(path)).text();
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /admin');
  await signIn(page);
  await page.goto('/admin/bookings');
  await expect(page.locator('[data-admin]')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});

test('the style sheet of the office does not come along to the site; Back leads to signing in, also after the page of the site was loaded anew', async ({
  page,
}) => {
  const sheet = page.locator('link[rel=stylesheet][href*="/office"]');
  await page.goto('/admin/login');
  await expect(sheet).toHaveCount(1);
  await page.getByRole('link', { name: 'Kervan' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.locator('header.site-header')).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await page.reload();
  await page.goBack();
  await expect(username(page)).toBeVisible();
});
