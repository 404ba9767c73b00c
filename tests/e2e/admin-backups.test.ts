import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addCars, apiFails } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Yedekler', exact: true });
/** There once the list has come. */
const newest = (page: Page) => section(page).getByText(/^(Henüz yedek yok\.|Son yedek: .*)$/);

test('a backup is made, listed and loaded, and what was typed stays', async ({
  page,
  business: { database },
}) => {
  await addCars(database, 3);
  await signIn(page);
  await page.goto('/admin/settings');
  const phone = page.getByRole('region', { name: 'İşletme' }).getByLabel('Telefon');
  await phone.fill('+90 312 111 22 33');
  // Other tests have made some in the same business.
  await expect(newest(page)).toBeVisible();
  const before = await section(page).getByRole('listitem').count();
  await section(page).getByRole('button', { name: 'Yedek al' }).click();
  await expect(page.getByText('Yedek alındı.')).toBeVisible();
  await expect(section(page).getByRole('listitem')).toHaveCount(Math.min(before + 1, 7));
  await expect(
    section(page).getByText(/^Son yedek: \d+ \S+ \d{4} \d\d:\d\d, [\d.,]+ (kB|MB)$/),
  ).toBeVisible();

  const download = page.waitForEvent('download');
  await section(page)
    .getByRole('button', { name: /^İndir: .* yedeği$/ })
    .first()
    .click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^kervan-\d{4}-\d\d-\d\d-\d{4}(-\d+)?\.tar$/);
  expect((await readFile(await file.path())).subarray(0, 10).toString()).toBe('README.txt');
  await expect(phone).toHaveValue('+90 312 111 22 33');
});

test('a press of the button counts while the list is on its way', async ({ page }) => {
  await signIn(page);
  const pressed = Promise.withResolvers<void>();
  await page.route('**/api/admin/backups', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/admin/settings');
  await expect(section(page)).toBeVisible();
  // At its end, where a page that gets shorter moves what is on it.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await section(page).getByRole('button', { name: 'Yedek al' }).hover();
  await page.mouse.down();
  pressed.resolve();
  await expect(newest(page)).toBeVisible();
  await page.mouse.up();
  await expect(page.getByText('Yedek alındı.')).toBeVisible();
});

test('an answer from before a backup that comes late does not hide it', async ({ page }) => {
  await signIn(page);
  const begun = Promise.withResolvers<void>();
  let reads = 0;
  await page.route('**/api/admin/backups', async (route) => {
    const response = await route.fetch();
    if (route.request().method() === 'POST') begun.resolve();
    else if (++reads === 1) await begun.promise;
    // The page may have given up the first one.
    await route.fulfill({ response }).catch(() => {});
  });
  await page.goto('/admin/settings');
  await expect.poll(() => reads).toBe(1);
  await section(page).getByRole('button', { name: 'Yedek al' }).click();
  await expect(page.getByText('Yedek alındı.')).toBeVisible();
  await expect(section(page).getByRole('listitem').first()).toBeVisible();
});

test('the section says how far a backup is, and what went wrong, with a way on', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 50[03]/);
  await signIn(page);
  await apiFails(page, '/admin/backups');
  await page.goto('/admin/settings');
  await expect(section(page).getByText('Yedekler okunamadı.')).toBeVisible();
  await page.unroute('**/api/admin/backups');
  await section(page).getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(section(page).getByText('Yedekler okunamadı.')).toBeHidden();
  await apiFails(page, '/admin/backups', { status: 503, method: 'POST' });
  await section(page).getByRole('button', { name: 'Yedek al' }).click();
  await expect(section(page).getByRole('alert')).toContainText('Diskte yedek için yer yok.');

  await page.unroute('**/api/admin/backups');
  const lastFailure = { at: '2026-11-22T00:00:00Z', reason: 'failed' };
  let running: number | null = 40;
  await page.route('**/api/admin/backups', (route) => {
    const data = { backups: [], running, lastFailure, nightly: false };
    return route.fulfill({ json: { success: true, data } });
  });
  await page.goto('/admin/settings/backups');
  await expect(page).toHaveURL(/\/admin\/settings#settings-section-backups$/);
  await expect(section(page).getByRole('alert')).toHaveText(
    '22 Kasım 2026 03:00 yedeği alınamadı. Nedeni sunucunun günlüğünde.',
  );
  await expect(section(page)).toContainText('Henüz yedek yok.');
  await expect(section(page)).toContainText('Gece yedekleri kapalı');
  const bar = section(page).getByRole('progressbar', { name: 'Yedeğin ilerlemesi' });
  await expect(bar).toHaveAttribute('aria-valuetext', 'Yedek alınıyor: %40');
  await expect(section(page).getByRole('button', { name: 'Yedek al' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expectNoAxeViolations(page, '#settings-section-backups');
  running = 80;
  await expect(bar).toHaveAttribute('aria-valuenow', '80');
  running = null;
  await expect(bar).toBeHidden();
});
