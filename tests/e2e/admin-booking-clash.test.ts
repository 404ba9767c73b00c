import type { Page } from '@playwright/test';
import { addCar, clear } from './support/back-office.ts';
import {
  BOOKINGS,
  bookingDesk,
  expectSaved,
  fillRental,
  openBooking,
  problems,
  saveButton,
} from './support/bookings.ts';
import { field, saveState } from './support/car-editor.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const question = (page: Page) => page.getByRole('alertdialog');

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', dailyCents: 4000 });
});

test('a car that is taken: what is in the way is shown, and it can be booked anyway', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 409 POST/);
  const desk = await bookingDesk(page);
  const holder = await desk.make({ carId: 'egea' });
  await openBooking(page);
  await fillRental(page, 'Fiat Egea');
  await expect(page.getByText('No unit is free for these dates.')).toBeVisible();
  await saveButton(page).click();
  await expect(question(page)).toContainText('No car is free then');
  await expect(question(page)).toContainText('Ayşe Yılmaz');
  const link = question(page).getByRole('link', { name: holder.bookingReference });
  await expect(link).toHaveAttribute('href', `${BOOKINGS}?search=${holder.bookingReference}`);
  await expect(link).toHaveAttribute('target', '_blank');
  await expectNoAxeViolations(page);

  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(saveButton(page)).toBeFocused();
  await expect(problems(page)).toContainText(
    `Error creating booking: Fiat Egea has no free unit then: ${holder.bookingReference} holds it`,
  );
  await expect(field(page, 'First name')).toHaveValue('Elif');
  expect(await desk.search('elif')).toHaveLength(0);

  await saveButton(page).click();
  await question(page).getByRole('button', { name: 'Book anyway' }).click();
  await expectSaved(page, 'Booking created successfully!');
  expect(await desk.search('elif')).toHaveLength(1);
});

test('the same is asked when a status in the list takes the unit back', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  const desk = await bookingDesk(page);
  const called = await desk.make({ carId: 'egea', status: 'cancelled' });
  const holder = await desk.make({ carId: 'egea' });
  await page.goto(BOOKINGS);
  const status = page.getByRole('combobox', { name: `Status of ${called.bookingReference}` });
  await status.selectOption('Confirmed');
  await expect(question(page).getByRole('link')).toContainText(holder.bookingReference);
  await question(page).getByRole('button', { name: 'Back' }).click();
  await expect(status).toHaveValue('cancelled');
  await status.selectOption('Confirmed');
  await question(page).getByRole('button', { name: 'Book anyway' }).click();
  await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
  await expect(question(page)).toBeHidden();
  await expect(status).toHaveValue('confirmed');
  expect((await desk.read(called.id)).status).toBe('confirmed');
});

test('two clerks on one booking: who comes second sees both, chooses, and loses nothing', async ({
  page,
  browser,
  baseURL,
  allowProblems,
}) => {
  allowProblems(/response 409 PUT/);
  const desk = await bookingDesk(page);
  const made = await desk.make({ carId: 'egea' });
  await openBooking(page, made.id);
  const colleague = await browser.newContext({ baseURL });
  const other = await colleague.newPage();
  await bookingDesk(other);
  await openBooking(other, made.id);
  await field(other, 'Special requests').fill('Baby seat');
  await field(other, 'Status').selectOption('Confirmed');
  await saveButton(other).click();
  await expectSaved(other, 'Booking updated successfully!');
  await colleague.close();

  await field(page, 'Special requests').fill('Ski rack');
  await field(page, 'First name').fill('Aylin');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This booking was changed meanwhile');
  await expect(dialog).toContainText(/Special requests\s*Theirs\s*Baby seat\s*Yours\s*Ski rack/);
  await expect(dialog).toContainText(/Status\s*Theirs\s*Confirmed\s*Yours\s*Pending/);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expectSaved(page, 'Booking updated successfully!');
  expect(await desk.read(made.id)).toMatchObject({
    specialRequests: 'Ski rack',
    status: 'pending',
    drivers: [{ name: 'Aylin' }],
    version: 3,
  });
});

test('a change that fails says so; a booking that was deleted meanwhile can be recorded anew', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (404|500)/);
  const desk = await bookingDesk(page);
  const made = await desk.make({ carId: 'egea' });
  await openBooking(page, made.id);
  await field(page, 'First name').fill('Aylin');
  await page.route(`**/api/admin/bookings/${made.id}`, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: 'Not today', message: 'Not today', details: [] },
    }),
  );
  await saveButton(page).click();
  await expect(problems(page)).toHaveText('Error updating booking: Not today');
  await expect(saveState(page)).toHaveText('Unsaved changes');
  await page.unroute(`**/api/admin/bookings/${made.id}`);
  await desk.remove(made.id);
  await saveButton(page).click();
  await expect(question(page)).toContainText('This booking was deleted meanwhile');
  await question(page).getByRole('button', { name: 'Save as a new booking' }).click();
  await expectSaved(page, 'Booking created successfully!');
  expect(await desk.search('aylin')).toHaveLength(1);
});
