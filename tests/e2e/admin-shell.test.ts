import type { Page } from '@playwright/test';
import { kept, signIn } from './support/admin.ts';
import { heldBack } from './support/held-back.ts';
import { expect, test } from './support/test.ts';

const ME = '**/api/auth/admin/me';
/** A page of the back office that loads no data of its own. */
const QUIET = '/admin?section=garage';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const quietHeading = (page: Page) => heading(page, 'Böyle bir bölüm henüz yok');
const sidebar = (page: Page) => page.getByRole('complementary');
const verifying = (page: Page) => page.getByText('Verifying authentication...');
const widthOfMenu = (page: Page) =>
  page.evaluate(() => document.querySelector('.office-frame > :has(.side-name)')?.clientWidth);
const titled = (title: string) => new RegExp(`^(\\(\\d+\\) )?${title}$`);

test('the office layout does not shift, stays folded, and ends with signing out @1.2 @2.56 @2.60 @2.69 @4.41 @6.7', async ({
  page,
  request,
  allowProblems,
}) => {
  allowProblems(/response 404 GET .*\/nope/);
  const { token, admin } = await signIn(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step('the page says that the session is being verified', async () => {
    const release = await heldBack(page, ME);
    await page.goto('/admin/bookings');
    await expect(page.getByRole('status')).toHaveText('Verifying authentication...');
    await expect(page.getByRole('link')).toHaveCount(0);
    const html = await (await page.request.get('/admin/bookings')).text();
    const menu = html.slice(0, html.indexOf('Verifying authentication...'));
    expect(menu).toContain('Resmî Bildirimler');
    expect(html).not.toContain('Ayarlar');
    const places = () =>
      Promise.all(
        ['Kontrol Paneli', 'Raporlar'].map((name) =>
          page.getByText(name, { exact: true }).filter({ visible: true }).boundingBox(),
        ),
      );
    const before = await places();
    release();
    await expect(heading(page, 'Bookings')).toBeVisible();
    expect(await places()).toEqual(before);
    await page.unroute(ME);
  });

  await test.step('each entry of the menu opens a page with its own title', async () => {
    await expect(page).toHaveTitle(titled('Bookings – Kervan'));
    for (const [name, path] of [
      ['Müşteriler', '/admin/customers'],
      ['İşlem Geçmişi', '/admin/audit-log'],
    ] as const) {
      await sidebar(page).getByRole('link', { name }).click();
      await expect(page).toHaveURL(path);
      await expect(page).toHaveTitle(titled(`${name} – Kervan`));
    }
    // Screen readers announce navigation that loads no document.
    await expect(page.getByRole('status').first()).toHaveText(titled('İşlem Geçmişi – Kervan'));
  });

  const main = page.getByRole('main');
  await test.step('an address without a page says so inside the office layout', async () => {
    expect((await page.request.get('/admin/bookings/x/handover/pickup')).status()).toBe(404);
    expect((await page.goto('/admin/nope'))?.status()).toBe(404);
    await expect(quietHeading(page)).toBeVisible();
    await expect(sidebar(page)).toBeVisible();
  });

  await test.step('a folded menu is folded from the first frame', async () => {
    expect(await widthOfMenu(page)).toBe(232);
    await page.getByRole('button', { name: 'Menüyü daralt' }).click();
    await expect.poll(() => widthOfMenu(page)).toBe(72);
    const release = await heldBack(page, ME);
    await page.goto(QUIET);
    await expect(verifying(page)).toBeVisible();
    expect(await widthOfMenu(page)).toBe(72);
    release();
    await expect(quietHeading(page)).toBeVisible();
    expect(await widthOfMenu(page)).toBe(72);
  });

  await test.step('a section that is not built yet says so, and has a link back', async () => {
    await expect(main.getByText('Yakında', { exact: true })).toBeVisible();
    await main.getByRole('link', { name: 'Kontrol Paneli’ne dön' }).click();
    await expect(page).toHaveURL('/admin');
  });

  await test.step('signing out also ends the session on the server, and opens the public site', async () => {
    await sidebar(page).getByRole('button', { name: admin.name }).click();
    await page.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL('/');
    expect(await kept(page)).toEqual([null, null]);
    const headers = { authorization: `Bearer ${token}` };
    expect((await request.get('/api/auth/admin/me', { headers })).status()).toBe(401);
    await page.goBack();
    await expect(page).toHaveURL('/admin/login');
  });
});
