import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import {
  addBooking,
  addCar,
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
const LIST = '**/api/admin/cars?*';

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
  await expectNoAxeViolations(page, '[role=alertdialog]');

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

test('deletes, keeps bookings, reads the list anew and moves the focus there @2.64 @4.45', async ({
  page,
  business: { database },
}) => {
  const booking = { carId: 'car', carTitle: 'Fiat "Egea"' };
  for (const [reference, from, to] of [
    ['K-1', -1, 1],
    ['K-2', 4, 6],
  ] as const) {
    const [pickupAt, dropoffAt] = [`${inDays(from)} 10:00`, `${inDays(to)} 10:00`];
    await addBooking(database, { ...booking, reference, pickupAt, dropoffAt });
  }
  await page.reload();
  await bin(page, 'Fiat "Egea"').click();
  await expect(dialog(page)).toContainText('süren ya da gelecek 2 rezervasyonu var');
  await database.query("update cars set title = 'Renault Clio' where id = 'other'");
  const release = await heldBack(page, '**/api/admin/cars/car');
  await confirm(page).click();
  await expect(confirm(page)).toBeDisabled();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  release();
  // First of all: it goes by itself after three seconds.
  await expect(page.getByText('Fiat "Egea" silindi.')).toBeVisible();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => rowNames(page)).toEqual(['Renault Clio']);
  await expect(page.getByText('1 araç', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const { rows } = await database.query('select car_id, car_title from bookings');
  expect(rows).toEqual(Array(2).fill({ car_id: null, car_title: 'Fiat "Egea"' }));
});

test('a failure is said in the dialog, and it can be tried again @8.20', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response (404|500)/);
  for (const [error, said] of [
    ['The car is in use', 'The car is in use'],
    ['', 'Öğe silinemedi.'],
  ] as const) {
    await apiFails(page, '/admin/cars/car', { error, method: 'DELETE' });
    await bin(page, 'Fiat "Egea"').click();
    await confirm(page).click();
    await expect(dialog(page).getByRole('alert')).toHaveText(said);
    await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();
    await expect(rowOf(page, 'Fiat "Egea"')).toBeVisible();
    await page.unroute('**/api/admin/cars/car');
  }
  // It is said when the list has been read anew, and the first Esc closes the question then.
  await apiFails(page, '/admin/cars/car', { method: 'DELETE' });
  await bin(page, 'Fiat "Egea"').click();
  const release = await heldBack(page, LIST);
  const request = page.waitForRequest(LIST);
  await confirm(page).click();
  await request;
  await expect(confirm(page)).toBeDisabled();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  release();
  await expect(dialog(page).getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.unroute('**/api/admin/cars/car');
  await page.unroute(LIST);

  // The next question begins without the old answer.
  await bin(page, 'Renault').click();
  await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  await dialog(page).getByRole('button', { name: 'Vazgeç' }).click();

  // A car that another person has deleted is deleted.
  await bin(page, 'Fiat "Egea"').click();
  await database.query("delete from cars where id = 'car'");
  await confirm(page).click();
  await expect(page.getByText('Fiat "Egea" silindi.')).toBeVisible();
  await expect.poll(() => rowNames(page)).toEqual(['Renault']);
});
