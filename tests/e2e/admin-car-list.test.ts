import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addCar, apiFails, clear, openSection, rowNames, rowOf } from './support/back-office.ts';
import { expectSaved, field, openCarPage, saveButton } from './support/car-editor.ts';
import { expectRemovedAfter, stopClock } from './support/clock.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect } from './support/test.ts';

const CARS = '/admin?section=cars';

const toggle = (page: Page, title: string) =>
  page.getByRole('switch', { name: `${title} sitede yayında` });

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await signIn(page);
});

test('the list shows placeholders while it loads, and then a car as it was just saved @2.68', async ({
  page,
  business: { database },
}) => {
  await addCar(database, { id: 'car', title: 'Egea' });
  await addCar(database, { id: 'other', title: 'Renault' });
  await page.goto('/admin?section=nonsense');
  const release = await heldBack(page, '**/api/admin/cars?*');
  await openSection(page, 'Araç Yönetimi');
  await expect(page.locator('main [inert] table')).toBeVisible();
  release();
  await expect.poll(() => rowNames(page)).toEqual(['Egea', 'Renault']);
  await expect(page.locator('main [inert]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Egea – düzenle' }).click();
  await field(page, 'Title').fill('Zafira');
  await openCarPage(page, 'Prices');
  await field(page, 'Daily price').fill('55,50');
  await saveButton(page).click();
  await expectSaved(page, 'Zafira has been saved');
  await expect.poll(() => rowNames(page)).toEqual(['Renault', 'Zafira']);
  await expect(rowOf(page, 'Zafira')).toContainText('€55.50');
});

test('a switch returns to its old position when the server rejects the change @9.48', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 500/);
  await addCar(database, { id: 'car', title: 'Egea' });
  await page.clock.install();
  await page.goto(CARS);
  await expect(toggle(page, 'Egea')).toBeChecked();
  await stopClock(page);
  await toggle(page, 'Egea').click();
  await expectRemovedAfter(page, 'Egea yayından kaldırıldı.', 3000);
  await apiFails(page, '/admin/cars/car/status', { method: 'PATCH' });
  await toggle(page, 'Egea').click();
  await expectRemovedAfter(page, 'Egea: durum değiştirilemedi.', 5000);
  await expect(toggle(page, 'Egea')).not.toBeChecked();
});
