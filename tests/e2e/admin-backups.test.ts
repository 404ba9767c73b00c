import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addCars } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Yedekler', exact: true });
/** This line exists only after the list has loaded. */
const newest = (page: Page) => section(page).getByText(/^(Henüz yedek yok\.|Son yedek: .*)$/);

test('making, listing and loading a backup keeps what was typed elsewhere on the page', async ({
  page,
  business: { database },
}) => {
  await addCars(database, 3);
  await signIn(page);
  await page.goto('/admin/settings/system');
  const emails = page.getByLabel('Yeni taleplerin bildirileceği e-posta adresleri');
  await emails.fill('ofis@example.com');
  // Other tests have already made backups in the same business.
  await expect(newest(page)).toBeVisible();
  const before = await section(page).getByRole('rowheader').count();
  await section(page).getByRole('button', { name: 'Yedek al' }).click();
  await expect(page.getByText('Yedek alındı.')).toBeVisible();
  await expect(section(page).getByRole('rowheader')).toHaveCount(Math.min(before + 1, 7));
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
  await expect(emails).toHaveValue('ofis@example.com');
});
