import type { Page } from '@playwright/test';
import { kept, signIn } from './support/admin.ts';
import { goOn } from './support/back-office.ts';
import { heldBack } from './support/held-back.ts';
import { expect, test } from './support/test.ts';

const ME = '**/api/auth/admin/me';
/** A page of the back office that asks the server for nothing of its own. */
const QUIET = '/admin?section=garage';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const quietHeading = (page: Page) => heading(page, 'Böyle bir bölüm henüz yok');
const sidebar = (page: Page) => page.getByRole('complementary');
const verifying = (page: Page) => page.getByText('Verifying authentication...');
const widthOfMenu = (page: Page) =>
  page.evaluate(
    () => document.querySelector('.office-frame > :not(header):has(.side-name)')?.clientWidth,
  );
/** The title of a page, also behind the count of requests that wait. */
const titled = (title: string) => new RegExp(`^(\\(\\d+\\) )?${title}$`);

/** The guard, the entries of the menu, the drawer of a phone: `app/loop/entry/frame.mounted.test.tsx`. */
test('the guard says that it is asking within the frame as the server sent it, of which nothing moves; the menu leads on @1.2 @2.56 @6.7', async ({
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
  await expect(page).toHaveTitle(titled('Bookings – Kervan'));
  // A page in its own language, and one that only owners see.
  for (const [name, path] of [
    ['Müşteriler', '/admin/customers'],
    ['İşlem Geçmişi', '/admin/audit-log'],
  ] as const) {
    await sidebar(page).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(titled(`${name} – Kervan`));
  }
  // Screen readers hear of moves that loaded no document.
  await expect(page.getByRole('status').first()).toHaveText(titled('İşlem Geçmişi – Kervan'));
});

test('a folded menu is so from the first frame on; an address without a page and a section to come say so within the frame, and lead back @2.69', async ({
  page,
}) => {
  await signIn(page);
  const main = page.getByRole('main');
  const back = main.getByRole('link', { name: 'Kontrol Paneli’ne dön' });
  for (const path of ['/admin/nope', '/admin/bookings/x/handover/pickup'])
    expect((await page.request.get(path)).status()).toBe(404);
  await page.goto(QUIET);
  await expect(main.getByText('Yakında', { exact: true })).toBeVisible();
  expect(await widthOfMenu(page)).toBe(256);
  await page.getByRole('button', { name: 'Menüyü daralt' }).click();
  await expect.poll(() => widthOfMenu(page)).toBe(72);
  await goOn(page, '/admin/nope');
  await expect(quietHeading(page)).toBeVisible();
  await expect(sidebar(page)).toBeVisible();
  const release = await heldBack(page, ME);
  await page.goto(QUIET);
  await expect(verifying(page)).toBeVisible();
  expect(await widthOfMenu(page)).toBe(72);
  release();
  await expect(quietHeading(page)).toBeVisible();
  expect(await widthOfMenu(page)).toBe(72);
  await back.click();
  await expect(page).toHaveURL('/admin');
});

test('signing out ends the session on the server too, and leads to the site @2.60 @4.41', async ({
  page,
  request,
}) => {
  const { token, admin } = await signIn(page, { own: true });
  const headers = { authorization: `Bearer ${token}` };
  await page.goto(QUIET);
  await expect(sidebar(page).getByText(admin.name)).toBeVisible();
  await page.getByRole('button', { name: 'Çıkış Yap' }).click();
  await expect(page).toHaveURL('/');
  expect(await kept(page)).toEqual([null, null]);
  expect((await request.get('/api/auth/admin/me', { headers })).status()).toBe(401);
  await page.goBack();
  await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(QUIET)}`);
});
