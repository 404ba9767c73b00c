import { ADMIN, signIn } from './support/admin.ts';
import { addCar, clear, openSection } from './support/back-office.ts';
import { BOOKINGS, expectSaved, fillRental, saveButton } from './support/bookings.ts';
import { test } from './support/empty-business.ts';
import { NEWER, takeAway } from './support/old-browser.ts';
import { expect } from './support/test.ts';

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', dailyCents: 4000, units: 2 });
});

test('in the oldest fully supported browsers staff sign in and record a booking', async ({
  page,
}) => {
  await page.addInitScript(takeAway, NEWER);
  await page.goto(`/admin/login?next=${BOOKINGS}/new`);
  await page.getByRole('textbox', { name: 'Username' }).fill(ADMIN.username);
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(`${BOOKINGS}/new`);
  await fillRental(page, 'Fiat Egea');
  await saveButton(page).click();
  await expectSaved(page, 'Booking created successfully!');
});

test('after a deployment a link whose script is gone loads a new document', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/404|Error loading route module|dynamically imported module/);
  await signIn(page);
  await page.goto('/admin/audit-log');
  await page.evaluate(() => Object.assign(window, { isTheSame: true }));
  const times = 1;
  await page.route(
    '**/assets/admin-bookings.route-*.js',
    (route) => route.fulfill({ status: 404 }),
    {
      times,
    },
  );
  await openSection(page, 'Rezervasyonlar');
  await expect(page).toHaveURL(BOOKINGS);
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  expect(await page.evaluate(() => 'isTheSame' in window)).toBe(false);
});
