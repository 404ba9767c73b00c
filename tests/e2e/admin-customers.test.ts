/** Customers: found, offered to the form of a booking, warned of, and anonymised. */
import type { Locator, Page } from '@playwright/test';
import { addCar, clear, openSection, rowOf } from './support/back-office.ts';
import {
  at,
  bookingDesk,
  expectSaved,
  fillMoment,
  openBooking,
  problems,
  saveButton,
} from './support/bookings.ts';
import { field } from './support/car-editor.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

test('a customer is found, offered while one types, warned of, and anonymised', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response (400 PUT .*\/customers\/[^/]+|409 POST .*\/anonymise|401 GET .*)$/);
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 9 });
  const desk = await bookingDesk(page);
  await page.goto('/admin/customers');
  await expect(page.getByText('Henüz müşteri yok')).toBeVisible();
  const first = await desk.make({
    carId: 'egea',
    drivers: [{ name: 'Işık', surname: 'Çağlar', phoneNumber: '0532 123 45 67' }],
    email: 'isik@example.com',
    pricing: { total: 90 },
  });
  await desk.make({ carId: 'egea', pickupTime: at(2) });

  await test.step('is found without Turkish letters, and gets a warning', async () => {
    await page.goto('/admin');
    await openSection(page, 'Müşteriler');
    await expect(page.getByText('2 müşteri', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('isik cag');
    await expect(page.getByText('1 müşteri bulundu')).toBeVisible();
    await expect(rowOf(page, 'Işık Çağlar')).toContainText('€90');
    await page.getByRole('link', { name: 'Işık Çağlar' }).click();
    await expect(page.getByRole('link', { name: first.bookingReference })).toBeVisible();
    await field(page, 'Telefon').fill('+90 555 000 00 01');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/Ayşe Yılmaz adına kayıtlı/);
    await field(page, 'Telefon').fill('0532 123 45 67');
    await field(page, 'Uyarı').fill('Geçen yıl aracı beş saat geç getirdi');
    await screenshot(page, 'customer');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Işık Çağlar kaydedildi')).toBeVisible();
    await expect(rowOf(page, 'Işık Çağlar')).toContainText('beş saat geç');
    await screenshot(page, 'customers');
  });

  await test.step('is offered to a new booking by the keyboard, with the warning', async () => {
    await openBooking(page);
    const name = field(page, 'First name');
    await name.pressSequentially('ısı');
    const offers = page.getByRole('listbox', { name: 'Known customers' }).getByRole('option');
    await expect(offers).toHaveText([/Işık Çağlar.*1 booking.*Warning/]);
    await screenshot(page, 'offers');
    await page.keyboard.press('Enter');
    await expect(offers).toHaveCount(0);
    await expect(problems(page)).toHaveCount(0);
    // What is filled in is not complained about any more.
    const surname = field(page, 'Last name');
    await saveButton(page).click();
    await expect(surname).toHaveAttribute('aria-invalid', 'true');
    await name.fill('ış');
    await expect(offers).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(offers.first()).toHaveAttribute('aria-selected', 'true');
    await expectNoAxeViolations(page, 'main');
    await page.keyboard.press('Enter');
    await expect(offers).toHaveCount(0);
    await expectCustomer(page, ['Işık', 'Çağlar', '+90 532 123 45 67', 'isik@example.com']);
    await expect(surname).not.toHaveAttribute('aria-invalid', 'true');
    await expect(warning(page)).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await screenshot(page, 'chosen');
  });

  await test.step('an open booking of theirs shows the warning, too; by phone somebody else is found', async () => {
    await openBooking(page, first.id);
    await expect(warning(page)).toBeVisible();
    const phone = field(page, 'Phone number');
    await phone.fill('');
    await expect(warning(page)).toBeHidden();
    await phone.pressSequentially('0555 000');
    await page.getByRole('option', { name: /Ayşe Yılmaz/ }).click();
    await expect(field(page, 'Last name')).toHaveValue('Yılmaz');
  });

  await test.step('a new booking begins on their page', async () => {
    await page.goto('/admin/customers');
    await discard(page);
    await page.getByRole('link', { name: 'Işık Çağlar' }).click();
    await page.getByRole('link', { name: 'Yeni rezervasyon' }).click();
    await expectCustomer(page, ['Işık', 'Çağlar', '+90 532 123 45 67', 'isik@example.com']);
    await field(page, 'Pickup location').fill('Antalya Lara');
    await fillMoment(page, 'Pickup', 5);
    await field(page, 'Drop-off location').fill('Antalya Kemer');
    await fillMoment(page, 'Drop-off', 6);
    await field(page, 'Car').fill('Fiat Egea');
    await saveButton(page).click();
    await expectSaved(page, 'Booking created');
  });

  await test.step('is not anonymised while a booking is open, and then is nobody', async () => {
    await page.goto('/admin/customers');
    await page.getByRole('link', { name: 'Işık Çağlar' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Müşteri anonimleştirilsin mi?' });
    await page.getByRole('button', { name: 'Müşteriyi anonimleştir' }).click();
    await expect(dialog).toContainText('araç, gün ve tutarlarıyla');
    await expectNoAxeViolations(page, '[role=alertdialog]');
    await dialog.getByRole('button', { name: 'Anonimleştir' }).click();
    await expect(dialog).toContainText(first.bookingReference);
    await screenshot(page, 'refused');
    await dialog.getByRole('button', { name: 'Vazgeç' }).click();
    await database.query(`update bookings set status = 'completed'`);
    await field(page, 'Notlar').fill('Işık Hanım');
    await expect.poll(() => keptInBrowser(page)).toContain('Işık Hanım');
    await page.getByRole('button', { name: 'Müşteriyi anonimleştir' }).click();
    await dialog.getByRole('button', { name: 'Anonimleştir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anonim' })).toBeVisible();
    await expect(page.getByRole('link', { name: first.bookingReference })).toBeVisible();
    await expect.poll(() => keptInBrowser(page)).not.toContain('Işık');
    await expectNoAxeViolations(page);
    await screenshot(page, 'anonymous');
    await page.goto('/admin/customers');
    await expect(page.getByText('1 müşteri', { exact: true })).toBeVisible();
  });

  await test.step('a download after the session has ended leads to the sign-in page', async () => {
    await page.getByRole('button', { name: 'Dışa aktar' }).click();
    await page.route('**/api/admin/customers/export?*', (route) =>
      route.fulfill({ status: 401, json: { success: false } }),
    );
    await page.getByRole('dialog').getByRole('button', { name: 'İndir' }).click();
    await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%2Fcustomers$/);
    expect(await page.evaluate(() => localStorage.getItem('admin_token'))).toBeNull();
  });
});

/** The values of all that this browser keeps. */
function keptInBrowser(page: Page): Promise<string> {
  return page.evaluate(() => Object.values({ ...localStorage }).join());
}

const warning = (page: Page): Locator => page.getByText('aracı beş saat geç getirdi');

async function expectCustomer(
  page: Page,
  [name, surname, phone, email]: [string, string, string, string],
) {
  await expect(field(page, 'First name')).toHaveValue(name);
  await expect(field(page, 'Last name')).toHaveValue(surname);
  await expect(field(page, 'Phone number')).toHaveValue(phone);
  await expect(field(page, 'E-mail')).toHaveValue(email);
}

/** A page with unsaved work was left by its address: the next one knows nothing of it. */
async function discard(page: Page) {
  await expect(page.getByRole('heading', { level: 1, name: 'Müşteriler' })).toBeVisible();
}

async function screenshot(page: Page, name: string) {
  if (process.env.SCREENS)
    await page.screenshot({ path: `test-results/screens/${name}.png`, fullPage: true });
}
