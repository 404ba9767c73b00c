import { formatSlashDate } from '#app/lib/dates/dates.ts';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

test('a plate is added, blocked, assigned to a booking, shown on the board, and deleted', async ({
  page,
  allowProblems,
  business: { database },
}) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: 2 });
  await addBooking(database, {
    reference: 'K-1',
    carId: 'egea',
    carTitle: 'Fiat Egea',
    pickupAt: `${inDays(1)} 10:00`,
    dropoffAt: `${inDays(3)} 10:00`,
  });
  const { token } = await signIn(page);
  const [first, second] = ['07 AAA 11', '07 BBB 22'];

  await test.step('a car with two plates has two units', async () => {
    await page.goto('/admin/vehicles');
    await expect(page.getByText('Henüz plaka yok')).toBeVisible();
    await page.getByRole('link', { name: 'Plaka ekle' }).click();
    await page.getByRole('textbox', { name: 'Plaka' }).fill(first);
    await page.getByLabel('Araç', { exact: true }).selectOption('Fiat Egea');
    const inspection = page.getByLabel('Muayene bitişi', { exact: true });
    await inspection.fill('1.2.28');
    await inspection.press('ControlOrMeta+s');
    const units = 'Fiat Egea: 2 adet, 1 adedin plakası yok.';
    await expect(page.getByText(`${first} eklendi. ${units}`)).toBeVisible();
    const { rows } = await database.query('select inspection_due::text from vehicles');
    expect(rows).toEqual([{ inspection_due: '2028-02-01' }]);
    const made = await page.request.post('/api/admin/vehicles', {
      headers: { authorization: `Bearer ${token}` },
      data: { plate: second, carId: 'egea' },
    });
    expect(made.ok()).toBe(true);
  });

  await test.step('a plate is blocked on some days', async () => {
    await page.getByRole('link', { name: first }).first().click();
    await page.getByRole('button', { name: 'Gün kapat' }).click();
    const dialog = page.getByRole('dialog', { name: 'Gün kapat' });
    await dialog.getByLabel('İlk gün', { exact: true }).fill(formatSlashDate(inDays(1)));
    await dialog.getByLabel('Son gün', { exact: true }).fill(formatSlashDate(inDays(2)));
    await dialog.getByLabel('Son gün', { exact: true }).press('Enter');
    await expect(page.getByText('Günler kapatıldı')).toBeVisible();
  });

  await test.step('a booking gets the plate that is free', async () => {
    await page.goto(`/admin/bookings/board?from=${inDays(0)}&days=7`);
    await expect(page.getByText('No plate yet')).toBeVisible();
    await page.goto('/admin/bookings/K-1');
    await page.getByLabel('Plate').selectOption({ label: second });
    await page.getByRole('button', { name: 'Update Booking' }).click();
    await expect(page.getByText('Booking updated')).toBeVisible();
  });

  await test.step('the board has a row for each plate, and Today names the plate', async () => {
    await page.goto(`/admin/bookings/board?from=${inDays(0)}&days=7`);
    const board = page.getByRole('region', { name: 'Fleet calendar, scrollable' });
    await expect(board.getByRole('link', { name: /^Service, 07 AAA 11, / })).toBeVisible();
    await expect(board.getByRole('button', { name: /07 BBB 22, .*K-1$/ })).toBeVisible();
    await expect(page.getByText('No plate yet')).toHaveCount(0);
    const middle = async (name: RegExp | string, role: 'link' | 'button' = 'link') => {
      const box = await board.getByRole(role, { name, exact: true }).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    };
    expect(await middle(/^Service/)).toBe(await middle(first));
    expect(await middle(/K-1$/, 'button')).toBe(await middle(second));
    if (process.env.SCREENS)
      await page.screenshot({ path: 'test-results/screens/board-plates.png' });
    await page.goto(`/admin?day=${inDays(1)}`);
    await expect(page.getByRole('button', { name: /Teslim.*07 BBB 22/ })).toContainText(
      'Fiat Egea',
    );
    if (process.env.SCREENS)
      await page.screenshot({ path: 'test-results/screens/today-plates.png' });
  });

  await test.step('deleting the plate of a future booking needs a confirmation', async () => {
    allowProblems(/response 409 DELETE /);
    await page.goto('/admin/vehicles');
    await page.getByRole('button', { name: `${second} – sil` }).click();
    const question = page.getByRole('alertdialog', { name: 'Plaka silinsin mi?' });
    await question.getByRole('button', { name: 'Sil', exact: true }).click();
    await expect(question.getByRole('link', { name: /^K-1/ })).toBeVisible();
    await question.getByRole('button', { name: 'Yine de sil' }).click();
    await expect(page.getByText(`${second} silindi`)).toBeVisible();
    const { rows } = await database.query('select vehicle_id from bookings');
    expect(rows).toEqual([{ vehicle_id: null }]);
  });
});
