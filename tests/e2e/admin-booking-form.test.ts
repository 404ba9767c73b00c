import type { Page } from '@playwright/test';
import { addCar, clear } from './support/back-office.ts';
import {
  at,
  bookingDesk,
  expectSaved,
  fillRental,
  openBooking,
  saveButton,
} from './support/bookings.ts';
import { choices, field, saveState } from './support/car-editor.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const receipt = (page: Page) => page.getByRole('table', { name: 'Price' });

test.beforeEach(async ({ business: { database } }) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', dailyCents: 4000, units: 2 });
});

test('a rental is recorded by keyboard and prints on one sheet @1.21 @2.80 @6.12', async ({
  page,
  business: { database },
}) => {
  const desk = await bookingDesk(page);
  const { id, bookingReference } = await desk.make({ carId: 'egea' });
  await openBooking(page);
  await fillRental(page, '');
  await field(page, 'Car').fill('ege');
  await expect(choices(page, 'Car')).toContainText([/Fiat Egea.*€40\.00 a day · 1 of 2 available/]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(
    page.getByText('€40.00 a day · 1 of 2 units available on these dates.'),
  ).toBeVisible();
  await expect(receipt(page).getByRole('row')).toContainText([
    /Rental.*€80\.00/,
    /Price, 2\sdays.*€80/,
  ]);
  await field(page, 'Child seat').selectOption('1');
  await expect(receipt(page)).toContainText('1 × 2 days × €5.00');
  await expect(page.getByRole('status').getByText('€90.00')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expectSaved(page, 'Booking created successfully!');
  const [made] = await desk.search('elif demir');
  expect(made).toMatchObject({ carId: 'egea', pickupTime: at(1), pricing: { total: 90 } });

  await database.query(
    `update bookings set status = 'pending', hold_until = now() + interval '1 hour'`,
  );
  await page.goto(`/admin/bookings/${id}`);
  await expect(saveButton(page)).toBeVisible();
  const known = page.getByRole('link', { name: /Ayşe Yılmaz/ });
  const hint = page.getByText('A visitor’s request.');
  const onScreen = [
    page.getByRole('navigation', { name: 'Yönetim' }),
    page.getByRole('link', { name: 'Bookings', exact: true }),
    hint,
    page.getByRole('button', { name: 'Papers' }),
    page.getByRole('button', { name: 'WhatsApp' }),
    page.getByRole('button', { name: 'Confirm', exact: true }),
    page.getByRole('link', { name: 'History' }),
    page.getByRole('heading', { name: 'History' }),
    known,
    page.getByText('Leave empty to keep the agreed price.'),
    field(page, 'Email'),
    field(page, 'Special requests'),
    saveState(page),
    saveButton(page),
  ];
  for (const each of onScreen) await expect(each).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const each of onScreen) await expect(each).toBeHidden();

  // The title of the page begins with the number of new requests.
  await expect(page).toHaveTitle(new RegExp(`Ayşe Yılmaz · ${bookingReference}$`));
  const printed = await page.locator('#main').innerText();
  for (const part of ['Ayşe Yılmaz · Fiat Egea', 'Lara → Kemer', '€80.00', bookingReference])
    expect(printed).toContain(part);
  await expect(field(page, 'Status').locator('option:checked')).toHaveText('Pending');
  await expect(field(page, 'First name')).toHaveValue('Ayşe');
  await expect(field(page, 'First name')).toHaveCSS('border-top-width', '0px');
  for (const label of ['Status', 'First name', 'Car', 'Pickup date', 'Drop-off date']) {
    await expect(field(page, label)).toBeVisible();
  }
  await expect(receipt(page)).toBeVisible();
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);

  await test.step('a notice is not printed', async () => {
    await page.emulateMedia({ media: 'screen' });
    await field(page, 'Status').selectOption('Confirmed');
    await saveButton(page).click();
    const notice = page.getByText('Booking updated successfully!');
    // The notice remains while the pointer is over it.
    await notice.hover();
    await page.emulateMedia({ media: 'print' });
    await expect(notice).toHaveCount(1);
    await expect(notice).toBeHidden();
  });
});
