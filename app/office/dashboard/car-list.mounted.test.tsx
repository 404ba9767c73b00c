import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AdminCar, CarInput } from '#app/domain/cars/car-input.schema.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import { anAdminCar, carsApi } from '#tests/support/admin-cars.ts';
import { address, expectAddress, open, TODAY } from '#tests/support/mounted.tsx';
import { type Api, heldBack, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { press, pressIn, rowNames, rowOf } from '#tests/support/mounted-page.ts';
import { frameAnswer, IN_FRAME } from '#tests/support/office-frame.ts';
import * as dashboard from './admin-dashboard.route.tsx';

const CARS = '/admin?section=cars';

const search = () => page.getByRole('searchbox', { name: 'Başlık, marka veya model ara' });
const status = (name: string) => page.getByRole('radio', { name });
const toggle = (title: string) => page.getByRole('switch', { name: `${title} sitede yayında` });

const dialog = () => page.getByRole('alertdialog', { name: 'Araç silinsin mi?' });
const bin = (title: string) => page.getByRole('button', { name: `${title} – sil` });
const confirm = () => dialog().getByRole('button', { name: 'Sil', exact: true });
const EGEA = 'Fiat "Egea"';

let cars: AdminCar[] = [];

const openCars = (at = CARS) => open(at, { routes: { '/admin': dashboard }, api: carsApi(cars) });

/** Adds a car that is visible to visitors by default. */
function addCar(title: string, input: Partial<CarInput> = {}, rest: Partial<AdminCar> = {}): void {
  cars.push(anAdminCar({ title, status: true, ...input }, { id: title, ...rest }));
}

beforeEach(() => {
  cars = [];
});

test('the row of a car without pickups today says until when', async () => {
  addCar('A Kapalı', { year: 2021 }, { closedUntil: '2026-05-20' });
  addCar('B Açık', { year: 2022 });
  await openCars();
  const closed = rowOf('A Kapalı');
  await expect
    .element(closed.getByText('Fiat Egea, 2021 · teslim yok, son gün: 20 May 2026'))
    .toBeVisible();
  await expect.element(rowOf('B Açık').getByText('Fiat Egea, 2022', { exact: true })).toBeVisible();
});

test('each row shows the car’s details and its links @2.63', async () => {
  const effectivePricing = {
    ...{ daily: 123.45, weekly: 740, monthly: 2900, currency: 'EUR' as const },
    seasonalName: 'Bayram',
    seasonalPeriod: { startDate: addDays(TODAY, -5), endDate: addDays(TODAY, 5) },
  };
  addCar(
    'A Yazlık',
    { year: 2021, category: 'Lüks', total_units: 3, featured: true },
    { id: 'summer', available_units: 2, effectivePricing },
  );
  addCar(
    'B Gizli',
    { status: false },
    {
      effectivePricing: {
        ...effectivePricing,
        daily: 1234,
        seasonalName: null,
        seasonalPeriod: null,
      },
    },
  );
  await openCars();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Araç Yönetimi');
  await expect.element(page.getByText('2 araç', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('table', { name: 'Araç Yönetimi' })).toBeVisible();

  const summer = rowOf('A Yazlık');
  for (const text of ['Fiat Egea, 2021', 'Lüks', '€123.45', 'Bayram', '2 / 3']) {
    await expect.element(summer.getByText(text, { exact: true })).toBeVisible();
  }
  await expect.element(summer.getByRole('img', { name: 'Öne çıkan' })).toBeVisible();
  await expect.element(toggle('A Yazlık')).toBeChecked();
  await expect
    .element(summer.getByRole('link', { name: /düzenle/ }))
    .toHaveAttribute('href', '/admin/editCar?id=summer');
  const view = summer.getByRole('link', { name: /sitede gör \(yeni sekmede açılır\)/ });
  await expect.element(view).toHaveAttribute('href', '/cars/summer');
  await expect.element(view).toHaveAttribute('target', '_blank');

  const hidden = rowOf('B Gizli');
  await expect.element(hidden.getByText('€1,234.00')).toBeVisible();
  await expect.element(hidden.getByText('Pasif')).toBeVisible();
  await expect.element(hidden.getByRole('img', { name: 'Öne çıkan' })).toHaveLength(0);
  // Visitors have no page of this car.
  await expect.element(hidden.getByRole('link', { name: /sitede gör/ })).toHaveLength(0);
});

test('the status switch changes at once, is confirmed once stored and returns after a refusal', async () => {
  addCar('Araç 01');
  addCar('Araç 02');
  await openCars();
  const release = heldBack('PATCH', /status$/);
  await pressIn(toggle('Araç 01'), ' ');
  await expect.element(toggle('Araç 01')).not.toBeChecked();
  await expect.element(rowOf('Araç 01').getByText('Pasif')).toBeVisible();
  release();
  await expect.element(page.getByText('Araç 01 yayından kaldırıldı.')).toBeVisible();
  await expect.element(toggle('Araç 01')).toHaveFocus();
  await openCars(address());
  await expect.element(toggle('Araç 01')).not.toBeChecked();
  await toggle('Araç 01').click();
  await expect.element(page.getByText('Araç 01 yayına alındı.')).toBeVisible();
  await expect.element(toggle('Araç 01')).toBeChecked();

  // The switch returns after a refusal, and the server's message is shown. The screen has its own
  // text for a deleted car, because the server's message is English.
  for (const [status, error, said] of [
    [500, 'The car is locked', 'The car is locked'],
    [404, 'Car not found', 'Araç 01: durum değiştirilemedi.'],
  ] as const) {
    const works = respondTo('PATCH', /status$/, () => refusal(status, error));
    await toggle('Araç 01').click();
    await expect.element(page.getByText(said, { exact: true })).toBeVisible();
    await expect.element(toggle('Araç 01')).toBeChecked();
    works();
  }
  // An expired session redirects to the sign-in.
  respondTo('PATCH', /status$/, () => refusal(401));
  await toggle('Araç 01').click();
  await expectAddress(/^\/admin\/login\?next=/);
});

test('the heading receives the focus when a car leaves the filtered list', async () => {
  addCar('Araç 01');
  addCar('Araç 02');
  await openCars(`${CARS}&status=active`);
  await pressIn(toggle('Araç 01'), ' ');
  await expect.poll(rowNames).toEqual(['Araç 02']);
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('the heading appears at once, before the rows are loaded', async () => {
  addCar('Fiat Egea');
  const api: Api = (...call) => frameAnswer(call[1]) ?? carsApi(cars)(...call);
  const routes = { '/admin': dashboard };
  await open('/admin?section=other', { routes, api, within: IN_FRAME });
  const release = heldBack('GET', /^\/admin\/cars\?/);
  await page.getByRole('link', { name: 'Araç Yönetimi' }).first().click();
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Araç Yönetimi' }))
    .toBeVisible();
  await expect.poll(rowNames).toEqual([]);
  release();
  await expect.poll(rowNames).toEqual(['Fiat Egea']);
});

test('an empty list links to a new car @2.65', async () => {
  await openCars();
  await expect.element(page.getByText('Henüz araç yok')).toBeVisible();
  const add = page.getByRole('link', { name: 'Yeni araç' });
  await expect.element(add).toHaveLength(2);
  for (const link of add.all())
    await expect.element(link).toHaveAttribute('href', '/admin/editCar');
});

test('the status filter is in the address and combines with the search', async () => {
  addCar('Açık');
  addCar('Kapalı', { status: false });
  await openCars();
  await status('Pasif').click();
  await expectAddress(`${CARS}&status=inactive`);
  await expect.poll(rowNames).toEqual(['Kapalı']);
  await openCars(address());
  await expect.element(status('Pasif')).toBeChecked();
  await search().fill('kap');
  await pressIn(search(), 'Enter');
  await expectAddress(`${CARS}&search=kap&status=inactive`);
});

test('a slash typed in the search box is text, not a shortcut', async () => {
  await openCars();
  await search().fill('1');
  await userEvent.keyboard('/');
  await expect.element(search()).toHaveValue('1/');
});

test('the header stays in view while the rows scroll', async () => {
  for (let n = 1; n <= 20; n += 1) addCar(`Araç ${String(n).padStart(2, '0')}`);
  await openCars();
  await expect.poll(rowNames).toHaveLength(20);
  rowOf('Araç 20').element().scrollIntoView();
  const header = page.getByRole('columnheader', { name: 'Günlük fiyat' });
  await expect.poll(() => header.element().getBoundingClientRect().top).toBe(0);
});

test('deleting the only car of page 2 opens page 1', async () => {
  for (let n = 1; n <= 21; n += 1) addCar(`Araç ${String(n).padStart(2, '0')}`);
  await openCars(`${CARS}&page=2`);
  await bin('Araç 21').click();
  await confirm().click();
  await expectAddress(CARS);
  await expect.poll(rowNames).toHaveLength(20);
});

test('the deletion dialog shows the question of the spec and the number of open bookings @2.64 @8.41', async () => {
  addCar(EGEA, {}, { upcomingBookings: 2 });
  await openCars();
  await bin(EGEA).click();
  const question = dialog().getByText(
    `Are you sure you want to delete "${EGEA}"? This action cannot be undone.`,
    { exact: true },
  );
  await expect.element(question).toHaveAttribute('lang', 'en');
  await expect.element(dialog()).toMatchTextContent('devam eden ya da yaklaşan 2 rezervasyonu var');
});

test('a car with coming bookings is deleted once its name is typed', async () => {
  addCar(EGEA, {}, { upcomingBookings: 2 });
  await openCars();
  await bin(EGEA).click();
  await expect.element(confirm()).toBeDisabled();
  await dialog().getByLabelText(`Silmek için aracın adını yazın: ${EGEA}`).fill(EGEA.toLowerCase());
  await confirm().click();
  await expect.element(page.getByText(`${EGEA} silindi.`)).toBeVisible();
});

test('a deletion that was sent cannot be cancelled', async () => {
  addCar(EGEA, {}, { id: 'car' });
  await openCars();
  await bin(EGEA).click();
  const release = heldBack('DELETE', '/admin/cars/car');
  await confirm().click();
  await expect.element(confirm()).toBeDisabled();
  await press('Escape');
  await expect.element(dialog()).toBeVisible();
  release();
  await expect.element(page.getByText(`${EGEA} silindi.`)).toBeVisible();
});
