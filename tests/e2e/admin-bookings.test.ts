import type { Page } from '@playwright/test';
import { staffDayMonth, staffDayRange } from '#app/lib/dates/staff-dates.ts';
import { addCar, clear, inDays, rowOf, today } from './support/back-office.ts';
import { at, BOOKINGS, bookingDesk } from './support/bookings.ts';
import { test } from './support/empty-business.ts';
import { expect } from './support/test.ts';

const TRANSFER = {
  serviceType: 'transfer',
  transferData: { vehicleCapacity: 'capacity_1_4', passengers: 3 },
  pricing: { total: 55.5 },
} as const;

test.beforeEach(async ({ business }) => {
  await clear(business.database);
});

test('the list shows customer, service, date, places, status, total and reference of every booking @2.46 @3.19', async ({
  page,
  business: { database },
}) => {
  const desk = await bookingDesk(page);
  await addCar(database, { id: 'egea', title: 'Fiat Egea', dailyCents: 4000 });
  const rental = await desk.make({ carId: 'egea', status: 'confirmed' });
  await addCar(database, { id: 'van', title: 'Mercedes-Benz V 300 d' });
  const drivers = [{ name: 'Elif', surname: 'Demir', phoneNumber: '+90 (532) 123-45-67' }];
  const van = await desk.make({
    carId: 'van',
    pickupLocation: 'Antalya Havalimanı (AYT)',
    drivers,
  });
  const transfer = await desk.make(TRANSFER);
  const given = await desk.make({ ...TRANSFER, pricing: { total: 0 } });
  await page.request.post('/api/bookings', {
    data: {
      serviceType: 'transfer',
      vehicle: 'capacity_1_4',
      name: 'Madonna',
      email: 'madonna@example.com',
      phone: '+90 555 000 00 07',
      passengers: 1,
      pickupLocation: 'Antalya Havalimanı',
      dropoffLocation: 'Kaş',
      date: at(1).slice(0, 10),
      time: '10:00',
    },
  });
  await page.goto(BOOKINGS);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await expect(page.getByText('5 bookings', { exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: 'Bookings' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Customer',
    'Service',
    'Date',
    'Pickup → Dropoff',
    'Status',
    'Total',
    'Reference',
    'Actions',
  ]);
  const row = rowOf(page, rental.bookingReference);
  const dropoff = staffDayRange(inDays(3), inDays(3), today());
  await expect(table.getByRole('row').nth(1)).toHaveText(
    `Tomorrow, ${staffDayMonth(inDays(1))} · 5`,
  );
  await expect(row).toContainText(
    new RegExp(
      `Ayşe Yılmaz.*Car rental.*Fiat Egea.*10:00 → ${dropoff} 10:00.*Lara → Kemer.*€80.*${rental.bookingReference}`,
    ),
  );
  await expect(row.getByRole('combobox', { name: /Status of/ })).toHaveValue('confirmed');
  await expect(row.getByRole('link', { name: /^Call Ayşe/ })).toHaveAttribute(
    'href',
    'tel:+905550000001',
  );
  await expect(row.getByRole('rowheader').getByRole('link').first()).toHaveAccessibleName(
    `Ayşe Yılmaz ${rental.bookingReference}`,
  );
  await expect(row.getByRole('rowheader').getByRole('link').first()).toHaveAttribute(
    'href',
    `${BOOKINGS}/${rental.id}`,
  );
  await expect(rowOf(page, transfer.bookingReference)).toContainText(/3 passengers.*€55\.50/);
  await expect(rowOf(page, given.bookingReference).getByText('€0.00')).toBeVisible();
  await expect(rowOf(page, 'Madonna').getByText('To be priced')).toBeVisible();

  await test.step('names and numbers are not cut off on a laptop', async () => {
    const cells = rowOf(page, van.bookingReference);
    const car = cells.getByTitle('Mercedes-Benz V 300 d');
    expect(await car.getByText('Mercedes-Benz', { exact: true }).evaluate(linesOf)).toBe(1);
    expect(await car.evaluate(isCut)).toBe(false);
    const way = cells.getByTitle('Antalya Havalimanı (AYT) → Antalya Kemer');
    await expect(way).toHaveText('Havalimanı → Kemer');
    expect(await way.evaluate(isCut)).toBe(false);
    for (const part of [cells.getByText('€', { exact: false }), cells.getByText('KRV-').last()])
      expect(await part.evaluate(toNextColumn)).toBeGreaterThan(5);
    expect(await heightsOfRows(page)).toEqual([44]);
  });

  await test.step('on a phone a row opens its booking, and the status can be changed in the row', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(Math.max(...(await heightsOfRows(page)))).toBeLessThanOrEqual(96);
    await expect(row.getByRole('combobox', { name: /Status of/ })).toBeInViewport();
    // A click on empty space inside the row.
    await row.click({ position: { x: 4, y: 40 } });
    await expect(page).toHaveURL(`${BOOKINGS}/${rental.id}`);
  });
});

/** Returns the distinct heights of the rows of bookings, in whole pixels. */
const heightsOfRows = (page: Page) =>
  page
    .locator('tbody tr:has(th)')
    .evaluateAll((rows) => [
      ...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))),
    ]);

const linesOf = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set([...words.getClientRects()].map(({ top }) => top)).size;
};
const isCut = (element: Element) => element.scrollHeight > element.clientHeight;
function toNextColumn(element: Element): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  const next = element.closest('td')?.nextElementSibling?.getBoundingClientRect();
  return (next?.left ?? 0) - text.getBoundingClientRect().right;
}
