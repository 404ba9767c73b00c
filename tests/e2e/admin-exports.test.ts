import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

async function download(page: Page, name: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name }).click();
  const file = await coming;
  await expect(page.getByRole('dialog')).toBeHidden();
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('every list can be downloaded, and a rejected download says why', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response (400|503) GET/);
  await clear(database);
  const at = `${inDays(0)} 10:00`;
  await addCar(database, { id: 'egea', title: 'Fiat Egea' });
  await addBooking(database, { reference: 'KRV-FILE', pickupAt: at, dropoffAt: at });
  await database.query(
    `insert into vehicles (id, car_id, plate) values ('plate', 'egea', '07 ABC 123')`,
  );
  await database.query(
    `insert into customers (id, name, surname, phone, phone_digits, search_text)
      values ('ada', 'Ada', 'Su', '+90 532 000 00 01', '905320000001', 'ada su')`,
  );
  await database.query(
    `insert into handovers (booking_id, kind, plate, at, kilometres, fuel_eighths, signatures, staff_name)
      values ('KRV-FILE', 'out', '07 ABC 123', $1, 45000, 8, '{}', 'Zeynep')`,
    [at],
  );
  await signIn(page);

  await test.step('bookings', async () => {
    await page.goto('/admin/bookings?status=confirmed');
    await page.getByRole('button', { name: 'Export' }).click();
    const dialog = page.getByRole('dialog', { name: 'Export as a file' });
    await expect(dialog.getByText('Bookings: Confirmed')).toBeVisible();
    // The first field is the day, in any browser language.
    const first = dialog.getByRole('textbox', { name: 'First day' });
    await first.fill('1.2.20');
    await first.press('Tab');
    await expect(first).toHaveValue('01/02/2020');
    await expect(dialog.getByText(/^Bookings: Confirmed, from .*2020/)).toBeVisible();
    const refuse = async (status: number, error: string, details: object[] = []) => {
      await page.route(
        '**/api/admin/bookings/export?*',
        (route) =>
          route.fulfill({ status, json: { success: false, error, message: error, details } }),
        { times: 1 },
      );
      await dialog.getByRole('button', { name: 'Download' }).click();
      await expect(dialog.getByText(error)).toBeVisible();
    };
    await refuse(503, 'The database does not answer');
    await expect(dialog.getByRole('radio', { name: 'Excel' })).toBeChecked();
    const message = 'An Excel file has at most 5,000 rows';
    await refuse(400, message, [{ field: 'format', message }]);
    await expect(dialog.getByRole('radio', { name: 'CSV' })).toBeChecked();
    await expectNoAxeViolations(page, '[role=dialog]');
    const file = await download(page, 'Download');
    expect(file.name).toBe('bookings_2020-02-01.csv');
    expect(file.text).toContain('KRV-FILE');
  });

  await test.step('hand-overs', async () => {
    await page.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('radio', { name: 'Hand-overs' }).check();
    await page.getByRole('radio', { name: 'CSV' }).check();
    const file = await download(page, 'Download');
    expect(file.name).toMatch(/^handovers\.csv$/);
    expect(file.text).toContain('KRV-FILE;Teslim;07 ABC 123');
  });

  for (const [path, name, found] of [
    ['customers?search=ada', 'customers.csv', 'Ada;Su'],
    ['vehicles?search=07abc', 'vehicles.csv', '07 ABC 123;Fiat Egea'],
  ] as const) {
    await test.step(name, async () => {
      await page.goto(`/admin/${path}`);
      await page.getByRole('button', { name: 'Dışa aktar' }).click();
      await page.getByRole('dialog').getByRole('radio', { name: 'CSV' }).check();
      const file = await download(page, 'İndir');
      expect(file.name).toBe(name);
      expect(file.text).toContain(found);
    });
  }
});
