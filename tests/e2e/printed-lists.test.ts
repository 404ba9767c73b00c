import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { sheetsOf } from './support/pdf.ts';
import { expect } from './support/test.ts';

const COUNT = 60;

test('every printed sheet of a list repeats the head of the table', async ({
  page,
  business: { database },
}) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', units: COUNT });
  const bookings = Array.from({ length: COUNT }, (_, i) => ({
    ...{ reference: `K-${i}`, carId: 'egea', status: 'confirmed' },
    ...{ pickupAt: `${inDays(1)} 10:00`, dropoffAt: `${inDays(3)} 10:00` },
  }));
  await addBooking(database, ...bookings);
  await signIn(page);
  await page.goto('/admin/bookings?limit=100');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) expect(sheet).toContain('CustomerServiceDate');
});
