import type { Page } from '@playwright/test';
import { staffDay, staffMoment } from '../../app/lib/staff-dates.ts';
import { signIn } from './support/admin.ts';
import { addCar, apiFails, clear, inDays } from './support/back-office.ts';
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

const receipt = (page: Page) => page.getByRole('table', { name: 'Receipt' });

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', dailyCents: 4000, units: 2 });
});

test('a rental is recorded by the keyboard at what its receipt comes to, once nothing is wrong @1.21 @2.80 @3.22 @5.25 @6.12 @8.34 @8.35', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 500/);
  const desk = await bookingDesk(page);
  await desk.make({ carId: 'egea' });
  await openBooking(page);
  await expect(saveState(page)).toHaveText('Nothing to save yet');

  await test.step('all that is wrong is said by the field and on top', async () => {
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
  });

  await test.step('no pickup before now, no drop-off before pickup, no car that is none', async () => {
    await field(page, 'E-mail').fill('');
    await fillRental(page, 'Batmobile');
    await fillMoment(page, 'Pickup', -1);
    await fillMoment(page, 'Drop-off', -2);
    await saveButton(page).click();
    await expect(problems(page).getByRole('link')).toHaveText([
      'Pickup cannot be earlier than now',
      'Drop-off cannot be earlier than pickup',
      'Car is required',
    ]);
    await expect(field(page, 'Car')).toHaveValue('Batmobile');
    await expect(field(page, 'Car')).toHaveAccessibleDescription(/“Batmobile” is no car of yours/);
  });

  await fillMoment(page, 'Pickup', 1);
  await fillMoment(page, 'Drop-off', 3);
  await field(page, 'Car').fill('ege');
  await expect(choices(page, 'Car')).toContainText([/Fiat Egea.*€40\.00 a day · 1 of 2 free/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('€40.00 a day · 1 of 2 units free for these dates.')).toBeVisible();
  await expect(receipt(page).getByRole('row')).toContainText([
    /Rental.*€80\.00/,
    /Receipt, 2 days.*€80/,
  ]);
  await field(page, 'Child seat').selectOption('1');
  await expect(receipt(page)).toContainText('1 × 2 days × €5.00');
  await expect(page.getByRole('status').getByText('€90.00')).toBeVisible();

  await apiFails(page, '/admin/bookings', { method: 'POST', error: 'Not today' });
  await page.keyboard.press('Control+s');
  await expect(problems(page)).toHaveText('Error creating booking: Not today');
  await page.unroute('**/api/admin/bookings');
  await page.keyboard.press('Control+s');
  await expectSaved(page, 'Booking created successfully!');
  const [made] = await desk.search('elif demir');
  expect(made).toMatchObject({ carId: 'egea', pickupTime: at(1), pricing: { total: 90 } });
});

test('a car comes back where and at the hour it was handed over, unless it is said otherwise', async ({
  page,
  business: { database },
}) => {
  await addCar(database, { id: 'clio', title: 'Renault Clio', units: 1 });
  await signIn(page);
  await page.goto(`${BOOKINGS}/new`);

  await test.step('Enter answers an open list, and does not send the form under it', async () => {
    const lara = ['Antalya Lara', 'Keep “lar” as typed'];
    await field(page, 'Pickup location').fill('lar');
    await expect(choices(page, 'Pickup location')).toHaveText(lara);
    await page.keyboard.press('Enter');
    await expect(choices(page, 'Pickup location')).toHaveCount(0);
    await expect(field(page, 'Pickup location')).toHaveValue('Antalya Lara');
    await field(page, 'Pickup location').fill('lar');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(choices(page, 'Pickup location')).toHaveCount(0);
    await expect(field(page, 'Pickup location')).toHaveValue('lar');
    await field(page, 'Pickup location').fill('antalya lara');
    await expect(choices(page, 'Pickup location')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(field(page, 'Pickup location')).toHaveValue('Antalya Lara');
    await field(page, 'Car').fill('l');
    await expect(choices(page, 'Car')).toHaveCount(1);
    await field(page, 'Car').fill('e');
    await expect(choices(page, 'Car')).toHaveCount(2);
    await page.keyboard.press('Enter');
    await expect(choices(page, 'Car')).toHaveCount(2);
    await expect(problems(page)).toHaveCount(0);
    await field(page, 'Pickup location').fill('');
    await field(page, 'Drop-off location').fill('');
  });

  await field(page, 'Drop-off time').fill('18:30');
  await field(page, 'Pickup location').fill('Antalya Lara');
  await field(page, 'Pickup time').fill('9');
  await field(page, 'Car').focus();
  await expect(field(page, 'Drop-off location')).toHaveValue('Antalya Lara');
  await expect(field(page, 'Drop-off time')).toHaveValue('18:30');
  await field(page, 'Drop-off time').fill('');
  await field(page, 'Pickup location').fill('Antalya Kemer');
  await field(page, 'Pickup time').fill('10');
  await field(page, 'Car').focus();
  await expect(field(page, 'Drop-off location')).toHaveValue('Antalya Lara');
  await expect(field(page, 'Drop-off time')).toHaveValue('10:00');
});

test('a booking on paper is one sheet of text, without what helps to type or to save', async ({
  page,
  business: { database },
}) => {
  const desk = await bookingDesk(page);
  const { id, bookingReference } = await desk.make({ carId: 'egea' });
  await database.query(
    `update bookings set status = 'pending', hold_until = now() + interval '1 hour'`,
  );
  await openBooking(page, id);
  const known = page.getByRole('link', { name: /Ayşe Yılmaz/ });
  const hint = page.getByText('A visitor’s request.');
  const onScreen = [
    page.getByRole('navigation', { name: 'Yönetim' }),
    page.getByRole('link', { name: 'Bookings', exact: true }),
    page.getByRole('heading', { name: `Edit ${bookingReference}` }),
    hint,
    page.getByRole('heading', { name: 'WhatsApp' }),
    page.getByRole('link', { name: 'Booking confirmation' }),
    page.getByRole('link', { name: 'Hand-over', exact: true }),
    known,
    page.getByText('Empty: what the receipt comes to.'),
    field(page, 'E-mail'),
    field(page, 'Special requests'),
    saveState(page),
    saveButton(page),
  ];
  for (const each of onScreen) await expect(each).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const each of onScreen) await expect(each).toBeHidden();

  await expect(page.getByText(`${bookingReference} · Pending · Total €80.00`)).toBeVisible();
  await expect(field(page, 'Status').locator('option:checked')).toHaveText('Pending');
  await expect(field(page, 'First name')).toHaveValue('Ayşe');
  await expect(field(page, 'First name')).toHaveCSS('border-top-width', '0px');
  for (const label of ['Status', 'First name', 'Car', 'Pickup date', 'Drop-off date']) {
    await expect(field(page, label)).toBeVisible();
  }
  await expect(receipt(page)).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await test.step('nor is a notice printed', async () => {
    await page.emulateMedia({ media: 'screen' });
    await field(page, 'Status').selectOption('Confirmed');
    await saveButton(page).click();
    const notice = page.getByText('Booking updated successfully!');
    // It waits while the pointer is on it.
    await notice.hover();
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toHaveCount(1);
    await expect(notice).toBeHidden();
  });
});

test('the receipt can be overruled and taken back; what a colleague saved is not overwritten', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (409|500) PUT/);
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

  await apiFails(page, `/admin/bookings/${made.id}`, { method: 'PUT', error: 'Not today' });
  await saveButton(page).click();
  await expect(problems(page)).toHaveText('Error updating booking: Not today');
  await page.unroute(`**/api/admin/bookings/${made.id}`);

  await desk.change(made, { specialRequests: 'Baby seat', status: 'confirmed' });
  await field(page, 'Special requests').fill('Ski rack');
  await saveButton(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('This booking was changed meanwhile');
  await expect(dialog).toContainText(`Somebody saved it at ${staffDay(inDays(0))}`);
  await expect(dialog).toContainText(/Special requests\s*Theirs\s*Baby seat\s*Yours\s*Ski rack/);
  // What was not changed here is theirs, and no question.
  await expect(dialog).not.toContainText('Status');
  await dialog.getByRole('button', { name: 'Save mine' }).click();
  await expectSaved(page, 'Booking updated successfully!');
  expect(await desk.read(made.id)).toMatchObject({
    specialRequests: 'Ski rack',
    status: 'confirmed',
    pricing: { total: 100, quoted: 80 },
    version: 3,
  });

  // The agreed total stays when something else is changed.
  await openBooking(page, made.id);
  await expect(field(page, 'Total (€)')).toHaveValue('100');
  await fillMoment(page, 'Drop-off', 7);
  await expect(page.getByText('€140.00 less than the receipt')).toBeVisible();
});

test('a car that is taken: the form and the list show what is in the way, and book anyway', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 409 (POST|PUT)/);
  const desk = await bookingDesk(page);
  const cancelled = await desk.make({ carId: 'egea', status: 'cancelled' });
  await desk.make({ carId: 'egea' });
  const { bookingReference } = await desk.make({ carId: 'egea' });
  const question = page.getByRole('alertdialog');
  await openBooking(page);
  await fillRental(page, 'Fiat Egea');
  await expect(page.getByText('No unit is free for these dates. Saving will ask.')).toBeVisible();
  await saveButton(page).click();
  await expect(question).toContainText('No car is free then');
  const period = [at(1), at(3)].map((moment) => staffMoment(moment)).join(' – ');
  await expect(question).toContainText(`Ayşe Yılmaz · ${period}`);
  const link = question.getByRole('link', { name: bookingReference });
  await expect(link).toHaveAttribute('href', `${BOOKINGS}?search=${bookingReference}`);
  await expectNoAxeViolations(page, '[role=alertdialog]');
  await page.keyboard.press('Escape');
  await expect(saveButton(page)).toBeFocused();
  await expect(problems(page)).toContainText(
    'Error creating booking: Fiat Egea has no free unit then: ',
  );
  await saveButton(page).click();
  await question.getByRole('button', { name: 'Book anyway' }).click();
  await expectSaved(page, 'Booking created successfully!');

  const status = page.getByRole('combobox', { name: `Status of ${cancelled.bookingReference}` });
  await status.selectOption('Confirmed');
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(status).toHaveValue('cancelled');
  await status.selectOption('Confirmed');
  await question.getByRole('button', { name: 'Book anyway' }).click();
  await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
  await expect(question).toBeHidden();
  await expect(status).toHaveValue('confirmed');

  // As long as it takes no more than it has, nothing is asked.
  await openBooking(page, cancelled.id);
  await expect(page.getByText('Other bookings hold all units on these dates:')).toBeVisible();
});

test('a transfer has vehicle and passengers, and a price of its own without a zone @5.26', async ({
  page,
}) => {
  const desk = await bookingDesk(page);
  await openBooking(page);
  await page.getByRole('radio', { name: 'Transfer' }).check();
  await expect(field(page, 'Car')).toHaveCount(0);
  await saveButton(page).click();
  await expect(problems(page)).toContainText('Vehicle capacity is required');
  await field(page, 'Vehicle capacity').selectOption('Sedan, 1–4 passengers');
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

test('an address fills the form in; what is missing or does not come has a way back', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response (404|503)/);
  const desk = await bookingDesk(page);
  await openBooking(page, `new?carId=egea&pickupTime=${at(1)}&dropoffTime=${at(4)}`);
  await expect(field(page, 'Car')).toHaveValue('Fiat Egea');
  await expect(page.getByText('2 of 2 units free for these dates.')).toBeVisible();
  await expect(receipt(page)).toContainText('€120.00');
  await expect(saveState(page)).toHaveText('Nothing to save yet');
  await saveButton(page).click();
  await expect(saveState(page)).toHaveText('Not saved yet');

  await test.step('what was typed of a booking that is deleted since becomes a new one', async () => {
    const made = await desk.make({ carId: 'egea' });
    await openBooking(page, made.id);
    await field(page, 'Special requests').fill('Ski rack');
    await expect(saveState(page)).toHaveText('Unsaved changes');
    await database.query('delete from bookings where id = $1', [made.id]);
    page.once('dialog', (dialog) => dialog.accept());
    await page.reload();
    await page.getByRole('button', { name: 'Use it for a new booking' }).click();
    await page.getByRole('button', { name: 'Restore draft' }).click();
    await expect(field(page, 'Special requests')).toHaveValue('Ski rack');
    await saveButton(page).click();
    await expectSaved(page, 'Booking created successfully!');
  });

  await page.goto(`${BOOKINGS}/nobody`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This booking does not exist');
  await apiFails(page, '/admin/bookings/options', { status: 503 });
  await page.goto(`${BOOKINGS}/new`);
  await expect(page.getByRole('alert')).toContainText('Failed to load booking. Please try again.');
  await page.unroute('**/api/admin/bookings/options');
  await page.getByRole('button', { name: /Try again/i }).click();
  await expect(saveButton(page)).toBeVisible();
});

/** What the browser keeps of bookings that were typed and not saved. */
const keptBookings = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('kervan_booking_draft'))
      .map((key) => localStorage.getItem(key)),
  );

test('what was typed of a customer stays when a session runs out, and goes after signing out', async ({
  page,
  context,
  allowProblems,
}) => {
  allowProblems(/auth\/admin\/me/);
  await signIn(page, { own: true });
  await openBooking(page);
  await field(page, 'First name').fill('Elif');
  await expect.poll(() => keptBookings(page)).toHaveLength(1);
  const other = await context.newPage();

  await test.step('a session that ran out, as another tab learns first', async () => {
    await other.route('**/api/auth/admin/me', (route) =>
      route.fulfill({ status: 401, json: { success: false } }),
    );
    await other.goto('/admin');
    await expect(page).toHaveURL(/\/admin\/login/);
    expect(await keptBookings(page)).toEqual([expect.stringContaining('Elif')]);
    await other.unroute('**/api/auth/admin/me');
  });

  await test.step('signing out in another tab, while the form is open', async () => {
    await signIn(page, { own: true });
    await openBooking(page);
    await field(page, 'Last name').fill('Demir');
    await other.goto('/admin');
    await other.getByRole('button', { name: 'Çıkış Yap' }).click();
    await expect(page).toHaveURL(/\/admin\/login/);
    expect(await keptBookings(page)).toEqual([]);
  });
});
