import type { Route } from '@playwright/test';
import { addCar, clear } from './support/back-office.ts';
import {
  at,
  BOOKINGS,
  bookingDesk,
  expectSaved,
  fillMoment,
  fillRental,
  openBooking,
  problems,
  saveButton,
} from './support/bookings.ts';
import { choices, field, saveState } from './support/car-editor.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

const BOOKINGS_API = '**/api/admin/bookings';

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', dailyCents: 4000, units: 2 });
});

test('a rental is recorded at what its receipt comes to, by the keyboard @1.21 @2.80 @3.22 @6.12 @8.35', async ({
  page,
}) => {
  const desk = await bookingDesk(page);
  await desk.make({ carId: 'egea' });
  await openBooking(page);
  await expect(saveState(page)).toHaveText('Nothing to save yet');
  await fillRental(page, 'egea');
  await field(page, 'Car').fill('ege');
  await expect(choices(page, 'Car')).toContainText([/Fiat Egea.*€40\.00 a day · 1 of 2 free/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('€40.00 a day · 1 of 2 units free for these dates.')).toBeVisible();
  await expect(field(page, 'Pickup date')).toHaveValue(
    at(1).slice(0, 10).split('-').reverse().join('/'),
  );
  const receipt = page.getByRole('table', { name: 'Receipt' });
  await expect(receipt.getByRole('row')).toContainText([/Rental.*€80\.00/, /Receipt, 2 days.*€80/]);
  await field(page, 'Child seat').selectOption('1');
  await expect(receipt).toContainText('1 × 2 days × €5.00');
  await expect(page.getByRole('status').getByText('€90.00')).toBeVisible();

  await page.keyboard.press('Control+s');
  await expectSaved(page, 'Booking created successfully!');
  const [made] = await desk.search('elif demir');
  expect(made).toMatchObject({ carId: 'egea', pickupTime: at(1), pricing: { total: 90 } });
});

test('the receipt can be overruled, and is taken back', async ({ page }) => {
  const desk = await bookingDesk(page);
  const made = await desk.make({ carId: 'egea' });
  await openBooking(page, made.id);
  await expect(saveState(page)).toHaveText('All changes saved');
  await expect(field(page, 'Total (€)')).toHaveValue('');
  await field(page, 'Total (€)').fill('70,5');
  await expect(page.getByText('€9.50 less than the receipt')).toBeVisible();
  await page.getByRole('button', { name: 'Use the receipt: €80.00' }).click();
  await expect(field(page, 'Total (€)')).toBeFocused();
  await expect(saveState(page)).toHaveText('All changes saved');
  await field(page, 'Total (€)').fill('100');
  await expect(page.getByText('€20.00 more than the receipt')).toBeVisible();
  await saveButton(page).click();
  await expectSaved(page, 'Booking updated successfully!');
  expect((await desk.read(made.id)).pricing).toMatchObject({ total: 100, quoted: 80 });

  // What was agreed stays, whatever else is changed.
  await openBooking(page, made.id);
  await expect(field(page, 'Total (€)')).toHaveValue('100');
  await fillMoment(page, 'Drop-off', 7);
  await expect(page.getByText('€140.00 less than the receipt')).toBeVisible();
});

test('says all that is wrong, beside the field and on top, and keeps what was typed @5.25', async ({
  page,
}) => {
  await bookingDesk(page);
  await openBooking(page);
  await field(page, 'E-mail').fill('nobody');
  await saveButton(page).click();
  await expect(problems(page)).toContainText('Please fix the following errors:');
  await expect(problems(page).getByRole('link')).toHaveText([
    'Pickup location is required',
    'Pickup date and time are required',
    'Drop-off location is required',
    'Drop-off date and time are required',
    'Car is required',
    'First name is required',
    'Last name is required',
    'Phone number is required',
    'This is not an e-mail address',
  ]);
  await expect(field(page, 'Pickup location')).toBeFocused();
  await expect(field(page, 'Car')).toHaveAccessibleDescription(/Car is required/);
  await expectNoAxeViolations(page);

  await test.step('no pickup before now, no drop-off before pickup', async () => {
    await fillRental(page, 'Fiat Egea');
    await field(page, 'E-mail').fill('');
    await fillMoment(page, 'Pickup', -1);
    await fillMoment(page, 'Drop-off', -2);
    await saveButton(page).click();
    await expect(problems(page).getByRole('link')).toHaveText([
      'Pickup cannot be earlier than now',
      'Drop-off cannot be earlier than pickup',
    ]);
    await expect(field(page, 'First name')).toHaveValue('Elif');
  });
  await test.step('a car that is none', async () => {
    await field(page, 'Car').fill('Batmobile');
    await saveButton(page).click();
    await expect(problems(page)).toContainText('Car is required');
    await expect(field(page, 'Car')).toHaveValue('Batmobile');
    await expect(field(page, 'Car')).toHaveAccessibleDescription(/“Batmobile” is no car of yours/);
  });
});

test('a transfer has vehicle and passengers, and a price of its own without a zone @5.26', async ({
  page,
}) => {
  const desk = await bookingDesk(page);
  await openBooking(page);
  await page.getByRole('radio', { name: 'Transfer' }).check();
  await expect(field(page, 'Car')).toHaveCount(0);
  await field(page, 'Passengers').fill('5');
  await saveButton(page).click();
  await expect(problems(page)).toContainText('Vehicle capacity is required');
  await field(page, 'Vehicle capacity').selectOption('Sedan, 1–4 passengers');
  await saveButton(page).click();
  await expect(problems(page)).toContainText('This vehicle takes at most 4 passengers');
  await field(page, 'Passengers').fill('4');
  await field(page, 'Flight number').fill('TK2410');
  await field(page, 'Pickup location').fill('Antalya Havalimanı (AYT)');
  await fillMoment(page, 'Pickup', 1, '1435');
  await expect(field(page, 'Pickup time')).toHaveValue('14:35');
  await field(page, 'Drop-off location').fill('Otel Su, Kaş');
  await fillMoment(page, 'Drop-off', 1, '17');
  await page.getByRole('button', { name: 'Add a driver' }).click();
  const second = page.getByRole('group', { name: 'Driver 2' });
  await expect(second.getByLabel('First name')).toBeFocused();
  await second.getByRole('button', { name: 'Remove driver 2' }).click();
  await expect(page.getByRole('button', { name: 'Add a driver' })).toBeFocused();
  await field(page, 'First name').fill('Oleg');
  await field(page, 'Last name').fill('Koç');
  await field(page, 'Phone number').fill('+90 555 000 00 03');
  await saveButton(page).click();
  await expect(problems(page)).toContainText(
    'Total is required: there is no price for this booking',
  );
  await expect(field(page, 'Total (€)')).toBeFocused();
  await field(page, 'Total (€)').fill('120');
  await saveButton(page).click();
  await expectSaved(page, 'Booking created successfully!');
  const [made] = await desk.search('oleg');
  expect(made).toMatchObject({
    serviceType: 'transfer',
    pickupTime: at(1, '14:35'),
    transferData: { passengers: 4, flightNumber: 'TK2410' },
    pricing: { total: 120, quoted: null },
  });
});

test('a refusal is said on top; without an answer the list has to be looked at @8.34', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 500|net::ERR_FAILED/);
  const desk = await bookingDesk(page);
  await openBooking(page);
  await fillRental(page, 'Fiat Egea');
  await page.route(BOOKINGS_API, (route) =>
    route.fulfill({
      status: 500,
      json: { success: false, error: 'Not today', message: 'Not today', details: [] },
    }),
  );
  await saveButton(page).click();
  await expect(problems(page)).toHaveText('Error creating booking: Not today');
  await page.unroute(BOOKINGS_API);
  /** The request arrives and is carried out, and the connection breaks before its answer. */
  const loseAnswer = async (route: Route) => {
    await route.fetch();
    await route.abort();
  };
  await page.route(BOOKINGS_API, loseAnswer);
  await saveButton(page).click();
  await expect(problems(page)).toContainText(
    'Error creating booking: the server could not be reached The booking may have been added',
  );
  await expect(problems(page).getByRole('link')).toHaveAttribute('href', BOOKINGS);
  expect(await desk.search('elif demir')).toHaveLength(1);
});

test('a link fills the form in, leaving asks first, and what is missing has a way back', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (404|503)/);
  await bookingDesk(page);
  await test.step('a link of the board', async () => {
    await openBooking(page, `new?carId=egea&pickupTime=${at(1)}&dropoffTime=${at(4)}`);
    await expect(field(page, 'Car')).toHaveValue('Fiat Egea');
    await expect(page.getByText('2 of 2 units free for these dates.')).toBeVisible();
    await expect(page.getByRole('table', { name: 'Receipt' })).toContainText('€120.00');
    await expect(saveState(page)).toHaveText('Nothing to save yet');
  });
  await test.step('leaving', async () => {
    await field(page, 'First name').fill('Elif');
    await page.getByRole('link', { name: 'Cancel' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('What you have changed on this booking is not saved.');
    await dialog.getByRole('button', { name: 'Keep editing' }).click();
    await expect(field(page, 'First name')).toHaveValue('Elif');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Leave without saving' }).click();
    await expect(page).toHaveURL(BOOKINGS);
  });
  await test.step('a booking that is not there', async () => {
    await page.goto(`${BOOKINGS}/nobody`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This booking does not exist');
    await page.getByRole('link', { name: /Back/ }).click();
    await expect(page).toHaveURL(BOOKINGS);
  });
  await test.step('one that does not come', async () => {
    await page.route('**/api/admin/bookings/options', (route) =>
      route.fulfill({
        status: 503,
        json: { success: false, error: '', message: '', details: [] },
      }),
    );
    await page.goto(`${BOOKINGS}/new`);
    await expect(page.getByRole('alert')).toContainText(
      'Failed to load booking. Please try again.',
    );
    await page.unroute('**/api/admin/bookings/options');
    await page.getByRole('button', { name: /Try again/i }).click();
    await expect(saveButton(page)).toBeVisible();
  });
});
