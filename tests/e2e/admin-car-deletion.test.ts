import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import {
  addBooking,
  addCar,
  addCars,
  apiFails,
  clear,
  inDays,
  rowNames,
  rowOf,
} from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const CARS = '/admin?section=cars';

const dialog = (page: Page) => page.getByRole('alertdialog', { name: 'Araç silinsin mi?' });
const bin = (page: Page, title: string) => page.getByRole('button', { name: `${title} – sil` });
const confirm = (page: Page) => dialog(page).getByRole('button', { name: 'Sil', exact: true });

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await addCar(business.database, { id: 'car', title: 'Fiat "Egea"' });
  await addCar(business.database, { id: 'other', title: 'Renault' });
  await signIn(page);
  await page.goto(CARS);
});

test('asks before, in the words of the spec, and deletes nothing until it is answered @4.44 @8.41', async ({
  page,
}) => {
  await bin(page, 'Fiat "Egea"').focus();
  await page.keyboard.press('Enter');
  const question = dialog(page).getByText(
    'Are you sure you want to delete "Fiat "Egea""? This action cannot be undone.',
    { exact: true },
  );
  await expect(question).toBeVisible();
  await expect(question).toHaveAttribute('lang', 'en');
  await expect(dialog(page).getByText(/rezervasyon/)).toHaveCount(0);
  await expectNoAxeViolations(page);

  // Enter destroys nothing by mistake: the focus begins on the way out.
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(bin(page, 'Fiat "Egea"')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await bin(page, 'Fiat "Egea"').click();
  await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.reload();
  await expect.poll(() => rowNames(page)).toEqual(['Fiat "Egea"', 'Renault']);
});

test('deletes, says so, reads the list anew and moves the focus there @2.64 @4.45', async ({
  page,
  business: { database },
}) => {
  await bin(page, 'Fiat "Egea"').click();
  // Somebody else has renamed the other car meanwhile.
  await database.query("update cars set title = 'Renault Clio' where id = 'other'");
  const release = await heldBack(page, '**/api/admin/cars/car');
  await confirm(page).click();
  await expect(confirm(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Fiat "Egea" silindi.')).toBeVisible();
  await expect.poll(() => rowNames(page)).toEqual(['Renault Clio']);
  await expect(page.getByText('1 araç', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { rows } = await database.query(
    "select action, title, admin_name from audit_log where thing = 'car'",
  );
  expect(rows).toEqual([{ action: 'delete', title: 'Fiat "Egea"', admin_name: 'owner' }]);
});

test('tells of bookings that are to come, and keeps them', async ({
  page,
  business: { database },
}) => {
  await addBooking(database, {
    reference: 'K-1',
    carId: 'car',
    carTitle: 'Fiat "Egea"',
    pickupAt: `${inDays(-1)} 10:00`,
    dropoffAt: `${inDays(1)} 10:00`,
  });
  await addBooking(database, {
    reference: 'K-2',
    carId: 'car',
    carTitle: 'Fiat "Egea"',
    pickupAt: `${inDays(4)} 10:00`,
    dropoffAt: `${inDays(6)} 10:00`,
  });
  await page.reload();
  await bin(page, 'Fiat "Egea"').click();
  await expect(dialog(page)).toContainText('süren ya da gelecek 2 rezervasyonu var');
  await confirm(page).click();
  await expect(dialog(page)).toBeHidden();
  const { rows } = await database.query(
    'select reference, car_id, car_title from bookings order by reference',
  );
  expect(rows).toEqual([
    { reference: 'K-1', car_id: null, car_title: 'Fiat "Egea"' },
    { reference: 'K-2', car_id: null, car_title: 'Fiat "Egea"' },
  ]);
});

for (const { error, said } of [
  { error: 'The car is in use', said: 'The car is in use' },
  { error: '', said: 'Öğe silinemedi.' },
]) {
  test(`a failure is said in the dialog, as "${said}", and it can be tried again @8.20`, async ({
    page,
    allowProblems,
  }) => {
    allowProblems(/response 500/);
    await apiFails(page, '/admin/cars/car', { error, method: 'DELETE' });
    await bin(page, 'Fiat "Egea"').click();
    await confirm(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(said);
    await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
    await expect(rowOf(page, 'Fiat "Egea"')).toBeVisible();

    // The next question begins without the old answer.
    await bin(page, 'Renault').click();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
    await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
    await page.unroute('**/api/admin/cars/car');
    await bin(page, 'Fiat "Egea"').click();
    await confirm(page).click();
    await expect.poll(() => rowNames(page)).toEqual(['Renault']);
  });
}

test('what somebody else has deleted meanwhile is deleted all the same', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 404/);
  await bin(page, 'Fiat "Egea"').click();
  await database.query("delete from cars where id = 'car'");
  await confirm(page).click();
  await expect(page.getByText('Fiat "Egea" silindi.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => rowNames(page)).toEqual(['Renault']);
});

test('the last car of a page takes its page with it', async ({ page, business: { database } }) => {
  await addCars(database, 19);
  await page.goto(`${CARS}&page=2`);
  await bin(page, 'Renault').click();
  await confirm(page).click();
  await expect(page.getByText('Renault silindi.')).toBeVisible();
  await expect(page).toHaveURL(CARS);
  await expect.poll(async () => (await rowNames(page)).length).toBe(20);
});
