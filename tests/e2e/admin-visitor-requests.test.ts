import { addCar, clear, inDays, rowOf } from './support/back-office.ts';
import { BOOKINGS, bookingDesk, openBooking } from './support/bookings.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

test.beforeEach(async ({ business }) => {
  await clear(business.database);
});

test('staff see how long a request of a visitor holds its car, and that it does not any more', async ({
  page,
  business: { database },
}) => {
  const desk = await bookingDesk(page);
  await addCar(database, { id: 'egea', title: 'Fiat Egea' });
  const answer = await page.request.post('/api/bookings', {
    data: {
      serviceType: 'car_rental',
      carId: 'egea',
      name: 'Deniz Ak',
      phone: '+90 532 000 00 01',
      pickupLocation: 'Antalya Lara',
      dropoffLocation: 'Antalya Kemer',
      pickupDate: inDays(2),
      pickupTime: '10:00',
      returnDate: inDays(4),
      returnTime: '10:00',
    },
  });
  const { bookingReference } = (await answer.json()).data;
  const id = bookingReference.toLowerCase();
  const row = rowOf(page, bookingReference);
  const bar = page.getByRole('link', { name: /^Deniz Ak/ });
  const held = /Held until \d\d\.\d\d\.\d{4} \d\d:\d\d/;

  await test.step('while it holds', async () => {
    await page.goto(BOOKINGS);
    await expect(row.getByText(held)).toBeVisible();
    await openBooking(page, id);
    await expect(page.getByText(held)).toContainText('A visitor’s request');
    await page.goto(`${BOOKINGS}/board`);
    await expect(bar).toHaveAccessibleName(/^Deniz Ak Pending/);
  });

  await test.step('once its hold ran out', async () => {
    await database.query(`update bookings set hold_until = now() - interval '1 minute'`);
    await page.goto(BOOKINGS);
    await expect(row.getByText('Hold expired', { exact: true })).toBeVisible();
    await expect(row.getByRole('combobox', { name: /Status of/ })).toHaveValue('pending');
    await openBooking(page, id);
    await expect(page.getByText(/^A visitor’s request\. Hold expired/)).toBeVisible();
    await page.goto(`${BOOKINGS}/board`);
    await expect(bar).toHaveAccessibleName(/^Deniz Ak Hold expired/);
  });

  await test.step('once staff confirm it', async () => {
    await page.goto(BOOKINGS);
    await row.getByRole('combobox', { name: /Status of/ }).selectOption('confirmed');
    await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
    await expect(row.getByText('Hold expired')).toHaveCount(0);
    expect(await desk.read(id)).toMatchObject({ status: 'confirmed', holdUntil: null });
  });
});
