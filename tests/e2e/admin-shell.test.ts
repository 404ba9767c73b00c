import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';
import { kept, signIn } from './support/admin.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, PHONE, test } from './support/test.ts';

const ME = '**/api/auth/admin/me';
const REFUSED = /response 401/;
const WIDE_FROM = 769;

/** What the menu calls it, where that leads, and what the page calls itself where it is in English. */
const ENTRIES: [name: string, path: string, title?: string][] = [
  ['Kontrol Paneli', '/admin'],
  ['Araç Yönetimi', '/admin?section=cars'],
  ['Rezervasyonlar', '/admin/bookings', 'Bookings'],
  ['Blog Yönetimi', '/admin/blog', 'Blog posts'],
  ['Transfer Bölgeleri', '/admin/transfer-zones', 'Transfer zones'],
  ['Döviz Kurları', '/admin/exchange-rates'],
  ['Raporlar', '/admin/reports'],
  ['Ayarlar', '/admin/settings'],
  ['İşlem Geçmişi', '/admin/audit-log'],
];

/** Every page of the back office, wherever it stands among the routes: none may be forgotten. */
const OPEN = ['/admin/login', '/admin/sign-out'];
const GUARDED = pathsOf(routes)
  .filter((path) => /^\/admin(\/|$)/.test(path) && !OPEN.includes(path))
  .map((path) => path.replace(':id', '7'));

function pathsOf(entries: RouteConfigEntry[], parent = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const here = path ? `${parent}/${path}` : parent;
    return [...(path ? [here] : []), ...pathsOf(children, here)];
  });
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= WIDE_FROM;
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** A page of the back office that asks the server for nothing of its own. */
const QUIET = '/admin?section=garage';
const quietHeading = (page: Page) => heading(page, 'Böyle bir bölüm henüz yok');

/** The menu: always there on a wide screen, opened on a narrow one. */
async function openMenu(page: Page) {
  if (!isWide(page)) await page.getByRole('button', { name: 'Menüyü aç' }).click();
  return isWide(page)
    ? page.getByRole('complementary')
    : page.getByRole('dialog', { name: 'Menü' });
}

/** What another tab of the same browser does. */
async function inAnotherTab(page: Page, change: () => void) {
  const tab = await page.context().newPage();
  await tab.goto('/robots.txt');
  await tab.evaluate(change);
  await tab.close();
}

test.describe('the guard', () => {
  test('says that it is asking, and shows nothing before the answer @2.56', async ({ page }) => {
    await signIn(page);
    const release = await heldBack(page, ME);
    await page.goto('/admin/bookings');
    await expect(page.getByRole('status')).toHaveText('Verifying authentication...');
    await expect(page.getByRole('link')).toHaveCount(0);
    release();
    await expect(heading(page, 'Bookings')).toBeVisible();
    await expect(page.getByText('Verifying authentication...')).toHaveCount(0);
  });

  test('leads strangers at every address to the sign-in page without asking @2.40 @4.38', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const path of GUARDED) {
      await test.step(path, async () => {
        await page.goto(`${path}?tab=seo`, { waitUntil: 'commit' });
        await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(`${path}?tab=seo`)}`);
      });
    }
    expect(asked.filter((each) => each.startsWith('/api/'))).toEqual([]);
  });

  test('signs out whom the server refuses @4.39 @8.26', async ({ page, allowProblems }) => {
    allowProblems(REFUSED);
    await signIn(page);
    await page.evaluate(() => localStorage.setItem('admin_token', 'expired'));
    await page.goto('/admin/transfer-zones');
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Ftransfer-zones');
    expect(await kept(page)).toEqual([null, null]);
  });

  test('signs out whose token cannot even be sent', async ({ page }) => {
    await signIn(page);
    await page.evaluate(() => localStorage.setItem('admin_token', 'tokenğ'));
    await page.goto('/admin/transfer-zones');
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Ftransfer-zones');
    expect(await kept(page)).toEqual([null, null]);
  });

  test('asks again at every change of the path @2.57 @6.15 @7.7', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/response (401|403)/);
    await signIn(page);
    await page.goto('/admin/bookings');
    await expect(heading(page, 'Bookings')).toBeVisible();
    // Any refusal, not 401 alone (spec, part 7).
    await page.route(ME, (route) => route.fulfill({ status: 403, json: { success: false } }));
    await page.getByRole('link', { name: 'Transfer Bölgeleri' }).click();
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Ftransfer-zones');
    expect(await kept(page)).toEqual([null, null]);
  });

  test('signs nobody out when the server cannot be reached, and tries again', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/\/auth\/admin\/me/);
    const { token } = await signIn(page);
    await page.route(ME, (route) => route.abort());
    await page.goto('/admin/bookings');
    await expect(page.getByRole('alert')).toContainText('The server cannot be reached right now');
    expect((await kept(page))[0]).toBe(token);
    await expectNoAxeViolations(page);
    await expect(page.getByRole('link', { name: 'Back to the website' })).toHaveAttribute(
      'href',
      '/',
    );
    // Failed again: the focus is where it was.
    const again = page.getByRole('button', { name: 'Try again' });
    await again.focus();
    const lost = page.waitForEvent('requestfailed');
    await page.keyboard.press('Enter');
    await lost;
    await expect(again).toBeEnabled();
    await expect(again).toBeFocused();
    await page.unroute(ME);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Bookings')).toBeVisible();
  });

  test('leaves whom it let in where they are when the network is gone', async ({
    page,
    context,
    allowProblems,
  }) => {
    allowProblems(/ERR_INTERNET_DISCONNECTED|requestfailed|Failed to fetch/);
    await signIn(page);
    await page.goto('/admin?section=cars');
    const search = page.getByRole('searchbox');
    await expect(search).toBeVisible();
    await page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.setAttribute('id', 'same'));
    await page.getByRole('row').getByRole('button', { name: / sil/ }).first().click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await context.setOffline(true);
    await question.getByRole('button', { name: 'Sil' }).click();
    await expect(question).toContainText('Öğe silinemedi.');
    await expect(question.getByRole('button', { name: 'Sil' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await search.fill('egea');
    await expect(page.getByRole('main')).toContainText('Araç verileri yüklenemedi.');
    await expect(page.locator('#same')).toBeVisible();

    await context.setOffline(false);
    await page.getByRole('button', { name: 'Tekrar dene' }).click();
    await expect(page.getByRole('rowheader').first()).toBeVisible();
    await expect(search).toHaveValue('egea');
  });

  for (const status of [429, 500, 503]) {
    test(`does not take ${status} for a refusal`, async ({ page, allowProblems }) => {
      allowProblems(new RegExp(`response ${status} .*/auth/admin/me`));
      await signIn(page);
      await page.route(ME, (route) => route.fulfill({ status, json: { success: false } }));
      await page.goto('/admin/bookings');
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      expect((await kept(page))[0]).not.toBeNull();
    });
  }
});

test.describe('another tab', () => {
  test.beforeEach(async ({ page }) => {
    await signIn(page);
    await page.goto(QUIET);
    await expect(quietHeading(page)).toBeVisible();
  });

  test('that signs out takes this one along @2.58', async ({ page }) => {
    await inAnotherTab(page, () => localStorage.removeItem('admin_token'));
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(QUIET)}`);
  });

  test('that clears everything does too', async ({ page }) => {
    await inAnotherTab(page, () => localStorage.clear());
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(QUIET)}`);
  });

  test('that signs in anew as the same person disturbs nothing', async ({ page }) => {
    await quietHeading(page).evaluate((h1) => h1.setAttribute('id', 'same'));
    const release = await heldBack(page, ME);
    await inAnotherTab(page, () => {
      const token = localStorage.getItem('admin_token') ?? '';
      localStorage.removeItem('admin_token');
      localStorage.setItem('admin_token', token);
    });
    await expect(page.getByRole('status').first()).toHaveText('Verifying authentication...');
    await expect(page.locator('#same')).toBeHidden();
    release();
    await expect(page.locator('#same')).toBeVisible();
  });

  test('that signs in while the server is away hides this one until it is back', async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/\/auth\/admin\/me/);
    await quietHeading(page).evaluate((h1) => h1.setAttribute('id', 'same'));
    await page.route(ME, (route) => route.abort());
    const tab = await page.context().newPage();
    await signIn(tab, { own: true });
    await tab.close();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(page.locator('#same')).toBeHidden();
    await page.unroute(ME);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.locator('#same')).toBeVisible();
  });

  test('that signs in as somebody else shows nothing of the one before', async ({
    page,
    allowProblems,
  }) => {
    // Their token is made up.
    allowProblems(/response 401 .*log-navigation/);
    await quietHeading(page).evaluate((h1) => h1.setAttribute('id', 'same'));
    await page.route(ME, (route) => {
      const admin = { id: 'somebody-else', username: 'ayse', name: 'Ayşe Işık' };
      return route.fulfill({ json: { success: true, data: { admin } } });
    });
    await inAnotherTab(page, () => localStorage.setItem('admin_token', 'of-somebody-else'));
    const sidebar = page.getByRole('complementary');
    await expect(sidebar.getByText('Ayşe Işık')).toBeVisible();
    await expect(sidebar.getByText('AI', { exact: true })).toBeVisible();
    await expect(page.locator('#same')).toHaveCount(0);
  });
});

test.describe('the menu', () => {
  test('leads everywhere, marks where one is, and names the page @1.2 @2.59 @6.7', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/admin/bookings');
    for (const [name, path, title = name] of ENTRIES) {
      const menu = await openMenu(page);
      const entry = menu.getByRole('link', { name });
      await expect(entry).toHaveAttribute('href', path);
      expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      await entry.click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(`${title} – Kervan`);
      if (isWide(page)) {
        const marked = menu.getByRole('navigation').locator('[aria-current=page]');
        await expect(marked).toHaveText([name]);
      } else {
        await expect(menu).toBeHidden();
      }
    }
    // Moves that loaded no document are told to screen readers.
    await expect(page.getByRole('status').first()).toHaveText('İşlem Geçmişi – Kervan');
  });

  test('marks the section of a page within it', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/blog/new');
    const entry = page.getByRole('link', { name: 'Blog Yönetimi' });
    await expect(entry).toHaveAttribute('aria-current', 'true');
  });

  test(
    'is a drawer on a phone, that keeps the focus and gives it back',
    PHONE,
    async ({ page }) => {
      await signIn(page);
      await page.goto('/admin/bookings');
      const opener = page.getByRole('button', { name: 'Menüyü aç' });
      const menu = await openMenu(page);
      await expectNoAxeViolations(page);
      const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
      await expect.poll(() => menu.boundingBox()).toEqual({ x: 0, y: 0, width, height });
      for (let i = 0; i < 15; i += 1) {
        await page.keyboard.press('Tab');
        const outside = await page.evaluate(
          () =>
            document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
        );
        expect(outside).toBe(false);
      }
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(opener).toBeFocused();
    },
  );

  test('is fixed beside a wide page and has a way past it', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/bookings');
    await expect(heading(page, 'Bookings')).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const site = page.getByRole('link', { name: /^Siteyi görüntüle/ });
    await expect(site).toHaveAttribute('href', '/');
    await expect(site).toHaveAttribute('target', '_blank');
  });
});

test.describe('signing out', () => {
  test('ends the session on the server too, and leads to the site @2.60 @4.41', async ({
    page,
    request,
  }) => {
    const { token, admin } = await signIn(page, { own: true });
    const headers = { authorization: `Bearer ${token}` };
    await page.goto('/admin/bookings');
    const menu = await openMenu(page);
    await expect(menu.getByText(admin.name)).toBeVisible();
    expect((await request.get('/api/auth/admin/me', { headers })).status()).toBe(200);
    await menu.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toEqual([null, null]);
    for (const path of ['/api/auth/admin/me', '/api/admin/cars']) {
      expect((await request.get(path, { headers })).status()).toBe(401);
    }
    await page.goBack();
    await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fbookings');
  });

  for (const status of [401, 500]) {
    test(`succeeds here when the server answers ${status}`, async ({ page, allowProblems }) => {
      allowProblems(/\/auth\/admin\/logout/);
      await signIn(page);
      await page.route('**/api/auth/admin/logout', (route) =>
        route.fulfill({ status, json: { success: false } }),
      );
      await page.goto('/admin/bookings');
      await page.getByRole('button', { name: 'Çıkış Yap' }).click();
      await expect(page).toHaveURL('/');
      expect(await kept(page)).toEqual([null, null]);
    });
  }

  test('asks first when something typed would be lost', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/editCar');
    await page.getByRole('textbox', { name: 'Title' }).fill('Not saved yet');
    await (await openMenu(page)).getByRole('button', { name: 'Çıkış Yap' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Not saved yet');
    expect((await kept(page))[0]).not.toBeNull();
  });

  test('is not done by opening its address', async ({ page }) => {
    await signIn(page);
    await page.goto('/admin/sign-out');
    await expect(page).toHaveURL('/admin');
    expect((await kept(page))[0]).not.toBeNull();
  });
});

test.describe('the navigation log', () => {
  const LOG = '**/api/admin/log-navigation';

  test('is told once for each section that is opened', async ({ page }) => {
    await signIn(page);
    const told: { section: string; timestamp: string }[] = [];
    await page.route(LOG, (route) => {
      told.push(route.request().postDataJSON());
      return route.continue();
    });
    await page.goto('/admin/blog');
    await expect(heading(page, 'Blog posts')).toBeVisible();
    const answer = page.waitForResponse(LOG);
    await page.getByRole('link', { name: 'Raporlar' }).click();
    expect((await answer).status()).toBe(200);
    await expect.poll(() => told.map(({ section }) => section)).toEqual(['blog', 'reports']);
    expect(Date.now() - Date.parse(told[0]?.timestamp ?? '')).toBeLessThan(60_000);
    // Another page of the same section is no news.
    await page.evaluate(() => history.back());
    await expect(heading(page, 'Blog posts')).toBeVisible();
    await page.goto('/admin/blog/new');
    await expect(page.getByRole('textbox', { name: 'Title' })).toBeVisible();
    await expect
      .poll(() => told.map(({ section }) => section))
      .toEqual(['blog', 'reports', 'blog', 'blog']);
  });

  test('may fail without anybody noticing @7.35', async ({ page, allowProblems }) => {
    allowProblems(/log-navigation/);
    await signIn(page);
    await page.route(LOG, (route) => route.fulfill({ status: 401, json: { success: false } }));
    await page.goto('/admin/bookings');
    await page.getByRole('link', { name: 'Transfer Bölgeleri' }).click();
    await expect(heading(page, 'Transfer zones')).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect((await kept(page))[0]).not.toBeNull();
  });
});

test('what is not there yet says so, and leads back', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin?section=garage');
  const main = page.getByRole('main');
  await expect(main.getByText('Yakında', { exact: true })).toBeVisible();
  await main.getByRole('link', { name: 'Kontrol Paneli’ne dön' }).click();
  await expect(page).toHaveURL('/admin');
});

test('a page that fails is replaced alone, and can be tried again', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/provoked/);
  await page.route('**/assets/admin-reports.route-*.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `export const clientLoader = () => null;
      export default function Broken() {
        if (!document.documentElement.dataset.mended) throw new Error('provoked');
        return 'mended';
      }`,
    }),
  );
  await signIn(page);
  await page.goto('/admin/reports');
  const main = page.getByRole('main');
  await expect(main.getByRole('alert')).toContainText('Bu sayfa şu anda gösterilemiyor');
  await expect(page).toHaveTitle('Bu sayfa şu anda gösterilemiyor – Kervan');
  await expectNoAxeViolations(page);
  const menu = await openMenu(page);
  await expect(menu.getByRole('link', { name: 'Kontrol Paneli' })).toBeVisible();
  if (!isWide(page)) await page.keyboard.press('Escape');
  await page.evaluate(() => {
    document.documentElement.dataset.mended = 'yes';
  });
  await main.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(main).toHaveText('mended');
});
