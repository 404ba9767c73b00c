import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { rowOf } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const ZONES = '/admin/transfer-zones';
const CREATED = 'Transfer zone created successfully!';
const UPDATED = 'Transfer zone updated successfully!';

const name = (page: Page) => page.getByRole('textbox', { name: 'Zone name' });
const price = (page: Page, people: string) =>
  page.getByRole('textbox', { name: `${people} passengers` });
const button = (page: Page, text: string) => page.getByRole('button', { name: text, exact: true });
const link = (page: Page, text: string) => page.getByRole('link', { name: text, exact: true });

test.beforeEach(async ({ page, business: { database } }) => {
  await database.query('truncate zones, bookings, audit_log cascade');
  await signIn(page);
});

test('the first zone is added, hidden and deleted @2.81 @6.13 @8.37', async ({
  page,
  business: { database },
}) => {
  await page.goto(ZONES);
  await expect(page.getByText('No transfer zones yet')).toBeVisible();
  await link(page, 'Add zone').first().click();
  await expect(name(page)).toBeFocused();
  await button(page, 'Create zone').click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(4);
  await name(page).fill('Belek');
  await price(page, '1–4').fill('30');
  await price(page, '1–6').fill('40,5');
  await price(page, '1–16').fill('1.200');
  await button(page, 'Create zone').click();
  await expect(page.getByText(CREATED)).toBeVisible();
  await expect(link(page, 'Add zone')).toBeFocused();
  await expect(rowOf(page, 'Belek').getByText('€1,200.00', { exact: true })).toBeVisible();

  await page.getByRole('switch', { name: 'Belek is shown to visitors' }).click();
  await expect(page.getByText(UPDATED)).toBeVisible();
  await expect(rowOf(page, 'Belek').getByText('Inactive')).toBeVisible();
  const { rows } = await database.query('select active from zones');
  expect(rows).toEqual([{ active: false }]);

  await button(page, 'Delete Belek').click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'Are you sure you want to delete "Belek"? This action cannot be undone.',
  );
  await expect(question).toHaveCSS('opacity', '1');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Transfer zone deleted successfully!')).toBeVisible();
  await expect(page.getByText('No transfer zones yet')).toBeVisible();
});
