import type { Page } from '@playwright/test';
import { kept, signIn } from './support/admin.ts';
import {
  addBooking,
  addCar,
  addCars,
  addSeason,
  apiFails,
  clear,
  inDays,
  openSection,
  rowNames,
  rowOf,
} from './support/back-office.ts';
import { expectSaved, field, saveButton } from './support/car-editor.ts';
import { expectRemovedAfter, stopClock } from './support/clock.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect } from './support/test.ts';

const CARS = '/admin?section=cars';
const FAILED = 'Araç verileri yüklenemedi.';

const search = (page: Page) =>
  page.getByRole('searchbox', { name: 'Başlık, marka veya model ara' });
const status = (page: Page, name: string) => page.getByRole('radio', { name });
const toggle = (page: Page, title: string) =>
  page.getByRole('switch', { name: `${title} sitede yayında` });

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await signIn(page);
});

test('shows every car with what is to be known of it @2.63', async ({
  page,
  business: { database },
}) => {
  await addCar(database, {
    id: 'summer',
    title: 'A Yazlık',
    year: 2021,
    category: 'Lüks',
    units: 3,
    featured: true,
  });
  await addSeason(database, { carId: 'summer', name: 'Bayram', dailyCents: 12_345 });
  await addBooking(database, {
    reference: 'K-1',
    carId: 'summer',
    pickupAt: `${inDays(-1)} 10:00`,
    dropoffAt: `${inDays(1)} 10:00`,
  });
  await addCar(database, { id: 'hidden', title: 'B Gizli', active: false, dailyCents: 123_400 });
  await page.goto(CARS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç Yönetimi');
  await expect(page.getByText('2 araç', { exact: true })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Araç Yönetimi' })).toBeVisible();

  const summer = rowOf(page, 'A Yazlık');
  for (const text of ['Fiat Egea, 2021', 'Lüks', '€123.45', 'Bayram', '2 / 3', 'Etkin']) {
    await expect(summer.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(summer.getByRole('img', { name: 'Öne çıkan' })).toBeVisible();
  await expect(toggle(page, 'A Yazlık')).toBeChecked();
  await expect(summer.getByRole('link', { name: /düzenle/ })).toHaveAttribute(
    'href',
    '/admin/editCar?id=summer',
  );
  const view = summer.getByRole('link', { name: /sitede gör \(yeni sekmede açılır\)/ });
  await expect(view).toHaveAttribute('href', '/cars/summer');
  await expect(view).toHaveAttribute('target', '_blank');

  const hidden = rowOf(page, 'B Gizli');
  await expect(hidden.getByText('€1,234.00')).toBeVisible();
  await expect(hidden.getByText('Pasif')).toBeVisible();
  await expect(hidden.getByRole('img', { name: 'Öne çıkan' })).toHaveCount(0);
  // Visitors have no page of it.
  await expect(hidden.getByRole('link', { name: /sitede gör/ })).toHaveCount(0);
});

test('says that the cars did not come, tries again, and tells how to add the first @2.65', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 503/);
  await apiFails(page, '/admin/cars?*', { status: 503 });
  await page.goto(CARS);
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await page.unroute('**/api/admin/cars?*');
  await page.getByRole('button', { name: 'Tekrar dene' }).click();
  await expect(page.getByText('Henüz araç yok')).toBeVisible();
  await expect(page.getByText(FAILED)).toBeHidden();
  const add = page.getByRole('link', { name: 'Yeni araç' });
  await expect(add).toHaveCount(2);
  for (const link of await add.all()) await expect(link).toHaveAttribute('href', '/admin/editCar');
});

test('shows outlines of the table until the cars come', async ({
  page,
  business: { database },
}) => {
  await addCars(database, 3);
  await page.goto('/admin?section=nonsense');
  const release = await heldBack(page, '**/api/admin/cars?*');
  await openSection(page, 'Araç Yönetimi');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Araç Yönetimi');
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.locator('main [inert] table')).toBeVisible();
  release();
  await expect.poll(() => rowNames(page)).toEqual(['Araç 01', 'Araç 02', 'Araç 03']);
  await expect(page.locator('main [inert]')).toHaveCount(0);
});

test('search and status are in the address, in any spelling, with a way out of an empty result', async ({
  page,
  business: { database },
}) => {
  await addCar(database, { id: 'a', title: 'İnce Şık' });
  await addCar(database, { id: 'b', title: 'Kalın', active: false });
  await page.goto(CARS);
  await expect.poll(() => rowNames(page)).toEqual(['İnce Şık', 'Kalın']);
  await page.locator('body').press('/');
  await expect(search(page)).toBeFocused();
  await page.keyboard.type('ince sik');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${CARS}&search=ince+sik`);
  await expect.poll(() => rowNames(page)).toEqual(['İnce Şık']);
  await expect(search(page)).toBeFocused();
  // In the box a slash is a letter.
  await page.keyboard.press('/');
  await expect(search(page)).toHaveValue('ince sik/');
  await page.goto(CARS);
  await status(page, 'Pasif').check();
  await expect(page).toHaveURL(`${CARS}&status=inactive`);
  await expect.poll(() => rowNames(page)).toEqual(['Kalın']);
  await page.reload();
  await expect(status(page, 'Pasif')).toBeChecked();
  await search(page).fill('ince');
  await search(page).press('Enter');
  await expect(page).toHaveURL(`${CARS}&search=ince&status=inactive`);
  await expect(page.getByRole('status').getByText('Aramanıza uyan araç yok')).toBeVisible();
  await page.getByRole('link', { name: 'Süzgeçleri temizle' }).click();
  await expect(page).toHaveURL(CARS);
  await expect.poll(() => rowNames(page)).toEqual(['İnce Şık', 'Kalın']);
  await expect(status(page, 'Tümü')).toBeChecked();
  await expect(search(page)).toHaveValue('');
});

test('pages of twenty under a header that stays keep the filter; the last car takes its page with it', async ({
  page,
  business: { database },
}) => {
  await addCars(database, 21);
  await page.goto(`${CARS}&status=active`);
  await expect.poll(async () => (await rowNames(page)).length).toBe(20);
  await rowOf(page, 'Araç 20').scrollIntoViewIfNeeded();
  const header = page.getByRole('columnheader', { name: 'Günlük fiyat' });
  await expect(header).toBeInViewport();
  expect((await header.boundingBox())?.y).toBe(0);
  await page.getByRole('link', { name: 'Sonraki sayfa' }).press('Enter');
  await expect(page).toHaveURL(`${CARS}&status=active&page=2`);
  await expect.poll(() => rowNames(page)).toEqual(['Araç 21']);
  // The link that had the focus has left.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await status(page, 'Tümü').check();
  await expect(page).toHaveURL(CARS);

  // A page past the end leads to the last.
  await page.goto(`${CARS}&page=9`);
  await expect(page).toHaveURL(`${CARS}&page=2`);
  await page.getByRole('button', { name: 'Araç 21 – sil' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sil', exact: true }).click();
  await expect(page.getByText('Araç 21 silindi.')).toBeVisible();
  await expect(page).toHaveURL(CARS);
  await expect.poll(async () => (await rowNames(page)).length).toBe(20);
});

test('shows what has just been saved @2.68', async ({ page, business: { database } }) => {
  await addCar(database, { id: 'car', title: 'Egea' });
  await addCar(database, { id: 'other', title: 'Renault' });
  await page.goto(CARS);
  await expect.poll(() => rowNames(page)).toEqual(['Egea', 'Renault']);
  await page.getByRole('link', { name: 'Egea – düzenle' }).click();
  await field(page, 'Title').fill('Zafira');
  await field(page, 'Daily price').fill('55,50');
  await saveButton(page).click();
  await expectSaved(page, 'Zafira has been saved');
  await expect.poll(() => rowNames(page)).toEqual(['Renault', 'Zafira']);
  await expect(rowOf(page, 'Zafira')).toContainText('€55.50');
});

test('a switch shows at once, is stored, and says so', async ({ page, business: { database } }) => {
  await addCars(database, 2);
  await page.goto(CARS);
  const release = await heldBack(page, '**/api/admin/cars/*/status');
  await toggle(page, 'Araç 01').press('Space');
  await expect(toggle(page, 'Araç 01')).not.toBeChecked();
  await expect(rowOf(page, 'Araç 01').getByText('Pasif')).toBeVisible();
  release();
  await expect(page.getByText('Araç 01 yayından kaldırıldı.')).toBeVisible();
  await expect(toggle(page, 'Araç 01')).toBeFocused();
  await page.reload();
  await expect(toggle(page, 'Araç 01')).not.toBeChecked();
  await toggle(page, 'Araç 01').click();
  await expect(page.getByText('Araç 01 yayına alındı.')).toBeVisible();
  await expect(toggle(page, 'Araç 01')).toBeChecked();

  // A car that leaves the filtered list takes the focus to the heading.
  await page.goto(`${CARS}&status=active`);
  await toggle(page, 'Araç 01').press('Space');
  await expect.poll(() => rowNames(page)).toEqual(['Araç 02']);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('a switch goes back when the server refuses; success is said for three seconds, failure for five @9.48', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response (401|404|500)/);
  await addCar(database, { id: 'car', title: 'Egea' });
  await page.clock.install();
  await page.goto(CARS);
  await expect(toggle(page, 'Egea')).toBeChecked();
  await stopClock(page);
  await toggle(page, 'Egea').click();
  await expectRemovedAfter(page, 'Egea yayından kaldırıldı.', 3000);
  for (const [refusal, error, said] of [
    [500, '', 'Egea: durum değiştirilemedi.'],
    [500, 'The car is locked', 'The car is locked'],
    // Deleted since; the server's text for it is English.
    [404, 'Car not found', 'Egea: durum değiştirilemedi.'],
  ] as const) {
    await apiFails(page, '/admin/cars/car/status', { status: refusal, error, method: 'PATCH' });
    await toggle(page, 'Egea').click();
    await expectRemovedAfter(page, said, 5000);
    await expect(toggle(page, 'Egea')).not.toBeChecked();
    await page.unroute('**/api/admin/cars/car/status');
  }
  await page.clock.resume();
  await apiFails(page, '/admin/cars/car/status', { status: 401, method: 'PATCH' });
  await toggle(page, 'Egea').click();
  await expect(page).toHaveURL(`/admin/login?next=${encodeURIComponent(CARS)}`);
  expect(await kept(page)).toEqual([null, null]);
});
