import type { Page } from '@playwright/test';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../app/routes.ts';
import { kept, signIn } from './support/admin.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, PHONE, test } from './support/test.ts';

const ME = '**/api/auth/admin/me';
const GUARD = 'office/frame/admin-guard.route.tsx';
/** A page of the back office that asks the server for nothing of its own. */
const QUIET = '/admin?section=garage';

/** Name in the menu, address, and the title of the page where it differs. */
const ENTRIES: [name: string, path: string, title?: string][] = [
  ['Kontrol Paneli', '/admin'],
  ['Araç Yönetimi', '/admin?section=cars'],
  ['Rezervasyonlar', '/admin/bookings', 'Bookings'],
  ['Müşteriler', '/admin/customers'],
  ['Resmî Bildirimler', '/admin/filings', 'Resmî bildirimler'],
  ['Blog Yönetimi', '/admin/blog', 'Blog posts'],
  ['Transfer Bölgeleri', '/admin/transfer-zones', 'Transfer zones'],
  ['Döviz Kurları', '/admin/exchange-rates'],
  ['Raporlar', '/admin/reports'],
  ['Ayarlar', '/admin/settings'],
  ['İşlem Geçmişi', '/admin/audit-log'],
];

/** A page in its own language, one of the frame's, and one that only owners see: all are much alike. */
const FOLLOWED = ['/admin/bookings', '/admin/customers', '/admin/audit-log'];

/** All routes with a path, and whether the guard is around them. */
function routesOf(entries: RouteConfigEntry[], guarded = false): [path: string, boolean][] {
  return entries.flatMap(({ path, file, children = [] }) => {
    const isGuarded = guarded || file === GUARD;
    return [
      ...(path ? [[path, isGuarded] as [string, boolean]] : []),
      ...routesOf(children, isGuarded),
    ];
  });
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const quietHeading = (page: Page) => heading(page, 'Böyle bir bölüm henüz yok');
const sidebar = (page: Page) => page.getByRole('complementary');
const widthOfMenu = (page: Page) =>
  page.evaluate(
    () => document.querySelector('.office-frame > :not(header):has(.side-name)')?.clientWidth,
  );
/** The title of a page, also behind the count of requests that wait. */
const titled = (title: string) => new RegExp(`^(\\(\\d+\\) )?${title}$`);

test.describe('the guard', () => {
  test('says that it is asking within the frame as the server sent it, of which nothing moves @2.56', async ({
    page,
  }) => {
    await signIn(page);
    const release = await heldBack(page, ME);
    await page.goto('/admin/bookings');
    await expect(page.getByRole('status')).toHaveText('Verifying authentication...');
    await expect(page.getByRole('link')).toHaveCount(0);
    // The frame is there, as the server sent it; nothing of it moves when it can be used.
    const html = await (await page.request.get('/admin/bookings')).text();
    const menu = html.slice(0, html.indexOf('Verifying authentication...'));
    expect(menu).toContain('Resmî Bildirimler');
    expect(html).not.toContain('Ayarlar');
    const places = () =>
      Promise.all(
        ['Kontrol Paneli', 'Raporlar', 'Yeni talepte ses', 'Çıkış Yap'].map((name) =>
          page.getByText(name, { exact: true }).last().boundingBox(),
        ),
      );
    const before = await places();
    release();
    await expect(heading(page, 'Bookings')).toBeVisible();
    expect(await places()).toEqual(before);
  });

  test('is around every page, and leads strangers to the sign-in page without asking @2.40 @4.38', async ({
    page,
  }) => {
    const unguarded = routesOf(routes)
      .filter(([path, isGuarded]) => /^admin(\/|$)/.test(path) && !isGuarded)
      .map(([path]) => path);
    expect(unguarded).toEqual(['admin/login', 'admin/sign-out']);
    const requestedPaths: string[] = [];
    page.on('request', (request) => requestedPaths.push(new URL(request.url()).pathname));
    const path = '/admin/blog/edit/7?tab=seo';
    await page.goto(path, { waitUntil: 'commit' });
    await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(path)}`);
    expect(requestedPaths.filter((each) => each.startsWith('/api/'))).toEqual([]);
  });
});

test.describe('the menu', () => {
  test('leads everywhere, marks the page, and has a way past it @1.2 @2.59 @6.7', async ({
    page,
  }) => {
    await signIn(page);
    await page.goto('/admin/bookings/board');
    const menu = sidebar(page);
    // A page within a section.
    await expect(menu.getByRole('link', { name: 'Rezervasyonlar' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();
    const site = menu.getByRole('link', { name: /^Siteyi görüntüle/ });
    await expect(site).toHaveAttribute('href', '/');
    await expect(site).toHaveAttribute('target', '_blank');
    for (const [name, path, title = name] of ENTRIES) {
      const entry = menu.getByRole('link', { name });
      await expect(entry).toHaveAttribute('href', path);
      if (!FOLLOWED.includes(path)) continue;
      await entry.click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(titled(`${title} – Kervan`));
      const marked = menu.getByRole('navigation').locator('[aria-current=page]');
      // Of the bookings it also says how many wait.
      await expect(marked).toHaveText([new RegExp(`^${name}`)]);
    }
    // Screen readers hear of moves that loaded no document.
    await expect(page.getByRole('status').first()).toHaveText(titled('İşlem Geçmişi – Kervan'));
  });

  test(
    'is a drawer on a phone, that keeps the focus and gives it back',
    PHONE,
    async ({ page }) => {
      await signIn(page);
      await page.goto('/admin/bookings');
      const opener = page.getByRole('button', { name: 'Menüyü aç' });
      const menu = page.getByRole('dialog', { name: 'Menü' });
      await opener.click();
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
      await opener.click();
      await menu.getByRole('link', { name: 'Blog Yönetimi' }).click();
      await expect(menu).toBeHidden();
      await expect(page).toHaveURL('/admin/blog');

      const bar = page.getByRole('navigation', { name: 'Kısa yollar' });
      await test.step('what is needed all day is at the foot, and covers nothing', async () => {
        await expect(bar.getByRole('link')).toHaveText([
          'Bugün',
          // Also how many wait.
          /^Talepler/,
          'Takvim',
          'Ara',
        ]);
        await bar.getByRole('link', { name: 'Talepler' }).click();
        await expect(page).toHaveURL('/admin/bookings?status=pending');
        await bar.getByRole('link', { name: 'Ara' }).click();
        await expect(page.getByRole('searchbox')).toBeFocused();
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const top = (await bar.boundingBox())?.y;
        const main = await page.getByRole('main').evaluate((element) => {
          const { paddingBottom } = getComputedStyle(element);
          return element.getBoundingClientRect().bottom - Number.parseFloat(paddingBottom);
        });
        expect(main).toBeLessThan(top ?? 0);
        await page.goto('/admin/editCar');
        await expect(page.locator('.save-bar').getByRole('button').first()).toBeInViewport();
        await expect(bar).toBeHidden();
      });
    },
  );
});

test('the menu folds to its icons, by itself on the board, and stays as its person left it', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin/bookings/board');
  const entry = sidebar(page).getByRole('link', { name: 'Müşteriler' });
  await expect(entry).toBeVisible();
  expect(await widthOfMenu(page)).toBe(72);
  const name = entry.getByText('Müşteriler');
  await expect(name).toHaveCSS('opacity', '0');
  await entry.focus();
  await expect(name).toHaveCSS('opacity', '1');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Menüyü genişlet' }).click();
  await expect.poll(() => widthOfMenu(page)).toBe(256);
  const fold = page.getByRole('button', { name: 'Menüyü daralt' });
  await expect(fold).toBeFocused();
  await fold.click();
  const release = await heldBack(page, ME);
  // From the first frame on, also elsewhere.
  await page.goto(QUIET);
  await expect(page.getByText('Verifying authentication...')).toBeVisible();
  expect(await widthOfMenu(page)).toBe(72);
  release();
  await expect(quietHeading(page)).toBeVisible();
  expect(await widthOfMenu(page)).toBe(72);
});

test('signing out ends the session on the server too, and leads to the site @2.60 @4.41', async ({
  page,
  request,
}) => {
  const { token, admin } = await signIn(page, { own: true });
  const headers = { authorization: `Bearer ${token}` };
  await page.goto('/admin/bookings');
  await expect(sidebar(page).getByText(admin.name)).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept(page)).toEqual([null, null]);
  expect((await request.get('/api/auth/admin/me', { headers })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL('/admin/login?next=%2Fadmin%2Fbookings');
});

test('an address without a page says so within the back office, a section that does not exist that it is still to come; both lead back @2.69', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404/);
  await signIn(page);
  const main = page.getByRole('main');
  const back = main.getByRole('link', { name: 'Kontrol Paneli’ne dön' });
  expect((await page.request.get('/admin/bookings/x/handover/pickup')).status()).toBe(404);
  expect((await page.goto('/admin/nope'))?.status()).toBe(404);
  await expect(quietHeading(page)).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/admin');
  await page.goto(QUIET);
  await expect(main.getByText('Yakında', { exact: true })).toBeVisible();
  await back.click();
  await expect(page).toHaveURL('/admin');
});
