import { formatSlashDate } from '#app/lib/dates.ts';
import { staffDay } from '#app/lib/staff-dates.ts';
import { addCar, apiFails, clear, inDays, rowOf } from './support/back-office.ts';
import { at, BOOKINGS, bookingDesk, openBooking } from './support/bookings.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

/** A transfer at an agreed price. */
const TRANSFER = {
  serviceType: 'transfer',
  transferData: { vehicleCapacity: 'capacity_1_4', passengers: 3 },
  pricing: { total: 55.5 },
} as const;

test.beforeEach(async ({ business }) => {
  await clear(business.database);
});

test('shows every booking with what is to be known of it @2.46 @3.19', async ({
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
  await expect(table.getByRole('columnheader')).toHaveText(
    'Reference Service Customer Pickup Dropoff Date Status Total Actions'.split(' '),
  );
  const row = rowOf(page, rental.bookingReference);
  const date = staffDay(inDays(1));
  await expect(row).toContainText(
    new RegExp(
      `Car rental.*Fiat Egea.*Ayşe Yılmaz.*Antalya Lara.*Antalya Kemer.*${date} 10:00.*€80`,
    ),
  );
  await expect(row.getByRole('combobox', { name: /Status of/ })).toHaveValue('confirmed');
  await expect(row.getByRole('link', { name: /^Call Ayşe/ })).toHaveAttribute(
    'href',
    'tel:+905550000001',
  );
  await expect(row.getByRole('link', { name: rental.bookingReference })).toHaveAttribute(
    'href',
    `${BOOKINGS}/${rental.id}`,
  );
  await expect(rowOf(page, transfer.bookingReference)).toContainText(/3 passengers.*€55\.50/);
  await expect(rowOf(page, given.bookingReference).getByText('€0.00')).toBeVisible();
  await expect(rowOf(page, 'Madonna').getByText('To be priced')).toBeVisible();

  await test.step('names and numbers are whole on a laptop', async () => {
    const cells = rowOf(page, van.bookingReference);
    const car = cells.getByTitle('Mercedes-Benz V 300 d');
    expect(await car.getByText('Mercedes-Benz', { exact: true }).evaluate(linesOf)).toBe(1);
    expect(await car.evaluate(isCut)).toBe(false);
    const airport = cells.getByTitle('Antalya Havalimanı (AYT)');
    expect(await airport.evaluate(linesOf)).toBe(3);
    // A letter is drawn a little wider than it counts.
    expect(await airport.evaluate(roomAfterText)).toBeGreaterThanOrEqual(1);
    const phone = cells.getByRole('link', { name: /^Call Elif/ });
    expect(await phone.evaluate(toNextColumn)).toBeGreaterThan(5);
  });
});

/** Of a browser. */
const linesOf = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  return new Set([...words.getClientRects()].map(({ top }) => top)).size;
};
const roomAfterText = (element: Element) => {
  const words = document.createRange();
  words.selectNodeContents(element);
  return element.getBoundingClientRect().right - words.getBoundingClientRect().right;
};
const isCut = (element: Element) => element.scrollHeight > element.clientHeight;
const toNextColumn = (element: Element) =>
  (element.closest('td')?.nextElementSibling?.getBoundingClientRect().left ?? 0) -
  element.getBoundingClientRect().right;

test('what is shown is in the address: counts, search, filters, twenty a page @2.78 @9.13', async ({
  page,
  business: { database },
}) => {
  const desk = await bookingDesk(page);
  const drivers = [{ name: 'Işıl', surname: 'Çınar', phoneNumber: '+90 555 123 45 67' }];
  const isil = await desk.make({ ...TRANSFER, drivers });
  const active = await desk.make({ ...TRANSFER, status: 'active' });
  await page.goto(`${BOOKINGS}?status=pending&page=9`);
  const shown = page.getByRole('rowheader');
  const counts = page.getByRole('navigation', { name: 'Bookings at a glance' });
  const status = page.getByRole('combobox', { name: 'Status', exact: true });

  await test.step('a page that is not there is the last', async () => {
    await expect(page).toHaveURL(`${BOOKINGS}?status=pending`);
    await expect(shown).toHaveText([isil.bookingReference]);
  });
  await test.step('each count leads to what it counts', async () => {
    await expect(counts.getByRole('link')).toHaveText([
      /Total bookings\s*2/,
      /Pending\s*1/,
      /Active\s*1/,
      /Completed\s*0/,
    ]);
    await counts.getByRole('link', { name: 'Active' }).click();
    await expect(page).toHaveURL(`${BOOKINGS}?status=active`);
    await expect(shown).toHaveText([active.bookingReference]);
    await expect(status).toHaveValue('active');
    await counts.getByRole('link', { name: 'Total' }).click();
    await expect(shown).toHaveCount(2);
  });
  await test.step('search in any spelling, by the keyboard; filters add up, and can be cleared', async () => {
    await page.locator('body').press('/');
    // Slower than the pause after which it searches.
    await page.keyboard.type('isil cinar', { delay: 120 });
    await expect(page).toHaveURL(`${BOOKINGS}?search=isil+cinar`);
    await expect(page.getByRole('searchbox')).toHaveValue('isil cinar');
    await expect(page.getByRole('searchbox')).toBeFocused();
    await expect(shown).toHaveText([isil.bookingReference]);
    await page.getByRole('radio', { name: 'Transfer' }).check();
    await status.selectOption('Completed');
    await expect(page).toHaveURL(
      `${BOOKINGS}?search=isil+cinar&status=completed&serviceType=transfer`,
    );
    await expect(page.getByText('No booking matches these filters')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(BOOKINGS);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(shown).toHaveCount(2);
  });
  await test.step('days and columns are an address, too', async () => {
    await page.getByRole('link', { name: 'Tomorrow' }).click();
    await expect(page).toHaveURL(`${BOOKINGS}?from=${inDays(1)}&to=${inDays(1)}`);
    await expect(shown).toHaveCount(2);
    const total = page.getByRole('columnheader', { name: 'Total' });
    await expect(total).toHaveAttribute('aria-sort', 'none');
    await total.getByRole('link').press('Enter');
    await expect(total).toHaveAttribute('aria-sort', 'ascending');
    const customer = page.getByRole('columnheader', { name: 'Customer' });
    await customer.getByRole('link').press('Enter');
    await expect(customer).toHaveAttribute('aria-sort', 'ascending');
    const byName = await shown.allTextContents();
    await customer.getByRole('link').press('Enter');
    await expect(page).toHaveURL(`${BOOKINGS}?from=${inDays(1)}&to=${inDays(1)}&sort=-customer`);
    await expect(shown).toHaveText(byName.toReversed());
    // The last day would be before the first one, so it is taken away.
    const firstDay = page.getByLabel('From', { exact: true });
    await firstDay.fill(formatSlashDate(inDays(2)));
    await firstDay.press('Enter');
    await expect(page).toHaveURL(`${BOOKINGS}?from=${inDays(2)}&sort=-customer`);
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(page.getByText('No booking matches these filters')).toBeVisible();
  });
  await test.step('twenty a page', async () => {
    await database.query(
      `insert into bookings (id, reference, service_type, drivers, pickup_location,
          dropoff_location, pickup_at, dropoff_at, transfer_data, total_cents, status, search_text)
        select 'p' || n, 'KRV-P' || n, 'transfer', $3, 'A', 'B', $1, $1, $2, 100, 'pending', ''
          from generate_series(1, 20) n`,
      [at(1), JSON.stringify(TRANSFER.transferData), JSON.stringify(drivers)],
    );
    await page.goto(`${BOOKINGS}?status=pending`);
    await expect(shown).toHaveCount(20);
    await page.getByRole('link', { name: 'Next page' }).press('Enter');
    await expect(page).toHaveURL(`${BOOKINGS}?status=pending&page=2`);
    await expect(shown).toHaveCount(1);
    // The link to the next page had the focus, and is no longer there.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByRole('radio', { name: 'Transfer' }).check();
    await expect(page).toHaveURL(`${BOOKINGS}?status=pending&serviceType=transfer`);
  });
});

test('a row changes its status and is deleted after asking; then there is none, or none could be fetched @2.79 @4.26 @8.33', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response (409|500|503)/);
  const desk = await bookingDesk(page);
  const made = await desk.make(TRANSFER);
  let reads = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/admin/bookings/statistics')) reads += 1;
  });
  await page.goto(BOOKINGS);

  await test.step('any status can be chosen; a refused one springs back', async () => {
    const status = page.getByRole('combobox', { name: `Status of ${made.bookingReference}` });
    await expect(status.getByRole('option')).toHaveText(
      'Pending Confirmed Active Completed Cancelled'.split(' '),
    );
    await status.selectOption('Cancelled');
    await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
    expect((await desk.read(made.id)).status).toBe('cancelled');
    const undo = page.getByRole('button', { name: `Undo: ${made.bookingReference}` });
    await undo.click();
    await expect(page.getByText(`${made.bookingReference} is pending again`)).toBeVisible();
    await expect(status).toHaveValue('pending');
    await status.selectOption('Cancelled');
    await expect(undo).toBeVisible();
    // A colleague is faster.
    await desk.change(await desk.read(made.id), {
      extras: undefined,
      specialRequests: 'Call first',
    });
    await undo.click();
    await expect(
      page.getByText(/could not be undone: Somebody else has changed this booking/),
    ).toBeVisible();
    expect((await desk.read(made.id)).status).toBe('cancelled');
    await apiFails(page, `/admin/bookings/${made.id}/status`, {
      method: 'PUT',
      error: 'Not today',
    });
    await status.selectOption('Pending');
    await expect(page.getByText('Error updating status: Not today')).toBeVisible();
    await expect(status).toHaveValue('cancelled');
  });

  await test.step('deletion asks, and nothing is read anew below the question', async () => {
    const dialog = page.getByRole('alertdialog');
    const askToDelete = async () => {
      const menu = page.getByRole('button', { name: `Actions for ${made.bookingReference}` });
      await menu.press('Enter');
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(dialog).toBeVisible();
    };
    const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
    await askToDelete();
    const before = reads;
    await comeBack();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    expect(reads).toBe(before);
    await expect
      .poll(async () => {
        await comeBack();
        return reads;
      })
      .toBeGreaterThan(before);
    await askToDelete();
    await expect(dialog).toContainText(
      `Are you sure you want to delete "${made.bookingReference} – Ayşe Yılmaz"? This action cannot be undone.`,
    );
    await apiFails(page, `/admin/bookings/${made.id}`, { method: 'DELETE', error: 'Not today' });
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(dialog.getByText('Error deleting booking: Not today')).toBeVisible();
    await page.unroute(`**/api/admin/bookings/${made.id}`);
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Booking deleted successfully!')).toBeVisible();
    await expect(page.getByText('No bookings yet')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  await test.step('not fetched: in the words of the server, or in ours', async () => {
    const failed = page.getByRole('alert');
    await apiFails(page, '/admin/bookings', { status: 503 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(failed.getByText('Failed to fetch bookings')).toBeVisible();
    await expectNoAxeViolations(page);
    await page.unroute('**/api/admin/bookings');
    await apiFails(page, '/admin/bookings', { status: 503, error: 'The database is resting' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(failed.getByText('The database is resting')).toBeVisible();
    await page.unroute('**/api/admin/bookings');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(failed).toHaveCount(0);
    await expect(page.getByText('No bookings yet')).toBeVisible();
  });
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
  const held = /Held until \d{1,2} \p{L}{3} \d{4} \d\d:\d\d/u;
  await page.goto(BOOKINGS);
  await expect(row.getByText(held)).toBeVisible();
  await openBooking(page, id);
  await expect(page.getByText(held)).toContainText('A visitor’s request');

  await database.query(`update bookings set hold_until = now() - interval '1 minute'`);
  await page.goto(`${BOOKINGS}/board`);
  await expect(page.getByRole('button', { name: /^Deniz Ak/ })).toHaveAccessibleName(
    /^Deniz Ak Holds no car/,
  );
  await page.goto(BOOKINGS);
  await expect(row.getByText('Hold expired', { exact: true })).toBeVisible();
  await row.getByRole('combobox', { name: /Status of/ }).selectOption('confirmed');
  await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
  await expect(row.getByText('Hold expired')).toHaveCount(0);
  expect(await desk.read(id)).toMatchObject({ status: 'confirmed', holdUntil: null });
});
