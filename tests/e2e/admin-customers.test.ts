import { addCar, clear, rowOf } from './support/back-office.ts';
import { bookingDesk } from './support/bookings.ts';
import { field } from './support/car-editor.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

test('a customer is found, gets a warning, is suggested in the booking form, and is anonymised', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  allowProblems(/response (400 PUT .*\/customers\/[^/]+|409 POST .*\/anonymise)$/);
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 9 });
  const desk = await bookingDesk(page);
  const first = await desk.make({
    carId: 'egea',
    drivers: [{ name: 'Işık', surname: 'Çağlar', phoneNumber: '0532 123 45 67' }],
    email: 'isik@example.com',
    pricing: { total: 90 },
    status: 'confirmed',
  });
  await desk.make({ carId: 'egea' });
  await page.goto('/admin/customers');
  const isik = page.getByRole('link', { name: 'Işık Çağlar' });

  await test.step('a search without Turkish letters finds the customer, who gets a warning', async () => {
    await expect(page.getByText('2 müşteri', { exact: true })).toBeVisible();
    await page.getByRole('searchbox').fill('isik cag');
    await expect(page.getByText('1 müşteri bulundu')).toBeVisible();
    await expect(rowOf(page, 'Işık Çağlar')).toContainText('€90');
    await isik.click();
    await expect(page.getByRole('link', { name: first.bookingReference })).toBeVisible();
    await field(page, 'Telefon').fill('0532 123 45 67 / 0555 000 00 01');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(field(page, 'Telefon')).toHaveAccessibleDescription(/Tek bir telefon numarası/);
    await field(page, 'Telefon').fill('0532 123 45 67');
    await field(page, 'Uyarı').fill('Geçen yıl aracı beş saat geç getirdi');
    await page.getByRole('button', { name: 'Kaydet' }).click();
    await expect(page.getByText('Işık Çağlar kaydedildi')).toBeVisible();
    await expect(rowOf(page, 'Işık Çağlar')).toContainText('beş saat geç');
  });

  await test.step('a new booking begins on the customer’s page, and its form suggests other customers', async () => {
    await isik.click();
    await page.getByRole('link', { name: 'Yeni rezervasyon' }).click();
    await expect(field(page, 'First name')).toHaveValue('Işık');
    await expect(field(page, 'Email')).toHaveValue('isik@example.com');
    await expect(page.getByText('aracı beş saat geç getirdi')).toBeVisible();
    await field(page, 'Phone number').fill('0555 000');
    await page.getByRole('option', { name: /Ayşe Yılmaz.*1 booking/ }).click();
    await expect(field(page, 'Last name')).toHaveValue('Yılmaz');
  });

  await test.step('a customer with an open booking cannot be anonymised, and then becomes “Anonim”', async () => {
    await page.goto('/admin/customers');
    await isik.click();
    const dialog = page.getByRole('alertdialog', { name: 'Müşteri anonimleştirilsin mi?' });
    await page.getByRole('button', { name: 'Müşteriyi anonimleştir' }).click();
    await dialog.getByRole('button', { name: 'Anonimleştir' }).click();
    await expect(dialog).toContainText(first.bookingReference);
    await database.query(`update bookings set status = 'completed'`);
    await dialog.getByRole('button', { name: 'Anonimleştir' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Anonim' })).toBeVisible();
    await expect(page.getByRole('link', { name: first.bookingReference })).toBeVisible();
    await expectNoAxeViolations(page, 'main');
    await page.getByRole('link', { name: 'Müşteriler' }).first().click();
    await expect(page.getByText('1 müşteri', { exact: true })).toBeVisible();
  });
});
