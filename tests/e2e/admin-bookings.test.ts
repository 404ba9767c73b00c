import { addCar, apiFails, clear, rowOf } from './support/back-office.ts';
import { at, BOOKINGS, bookingDesk } from './support/bookings.ts';
import { test } from './support/empty-business.ts';
import { expect, expectNoAxeViolations } from './support/test.ts';

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
  const transfer = await desk.make({
    serviceType: 'transfer',
    drivers: [{ name: 'İpek', surname: 'Şahin', phoneNumber: '0555 000 00 09' }],
    transferData: { vehicleCapacity: 'capacity_1_4', passengers: 3 },
    pricing: { total: 55.5 },
  });
  const given = await desk.make({
    serviceType: 'transfer',
    transferData: { vehicleCapacity: 'capacity_1_4', passengers: 1 },
    pricing: { total: 0 },
  });
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
  await expect(page.getByText('4 bookings', { exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: 'Bookings' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Reference',
    'Service',
    'Customer',
    'Pickup',
    'Dropoff',
    'Date',
    'Status',
    'Total',
    'Actions',
  ]);
  const [year, month, day] = at(1).slice(0, 10).split('-');
  const row = rowOf(page, rental.bookingReference);
  for (const text of [
    'Car rental',
    'Fiat Egea',
    'Ayşe Yılmaz',
    'Antalya Lara',
    'Antalya Kemer',
    `${day}.${month}.${year} 10:00`,
    '€80.00',
  ]) {
    await expect(row.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(row.getByRole('combobox', { name: /Status of/ })).toHaveValue('confirmed');
  await expect(row.getByRole('link', { name: /^Call Ayşe/ })).toHaveAttribute(
    'href',
    'tel:+905550000001',
  );
  await expect(
    row.getByRole('link', { name: rental.bookingReference, exact: true }),
  ).toHaveAttribute('href', `${BOOKINGS}/${rental.id}`);
  const other = rowOf(page, transfer.bookingReference);
  await expect(other.getByText('3 passengers')).toBeVisible();
  await expect(other.getByText('€55.50')).toBeVisible();
  await expect(rowOf(page, given.bookingReference).getByText('€0.00')).toBeVisible();
  const unpriced = rowOf(page, 'Madonna');
  await expect(unpriced.getByText('To be priced')).toBeVisible();
  await expect(unpriced.getByRole('link', { name: /^Call Madonna:/ })).toBeVisible();
});

test('says that there is none yet, and that none could be fetched @2.79 @8.33', async ({
  page,
  allowProblems,
}) => {
  await bookingDesk(page);
  await test.step('none yet', async () => {
    await page.goto(BOOKINGS);
    await expect(page.getByText('No bookings yet')).toBeVisible();
    await expect(page.getByRole('link', { name: 'New booking' })).toHaveCount(2);
  });
  allowProblems(/response 503/);
  await test.step('not fetched, without a word of the server', async () => {
    await apiFails(page, '/admin/bookings?*', { status: 503 });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByRole('alert').getByText('Failed to fetch bookings')).toBeVisible();
    await expectNoAxeViolations(page);
  });
  await test.step('in its words', async () => {
    await page.unroute('**/api/admin/bookings?*');
    await apiFails(page, '/admin/bookings?*', { status: 503, error: 'The database is resting' });
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByRole('alert').getByText('The database is resting')).toBeVisible();
  });
  await test.step('and again', async () => {
    await page.unroute('**/api/admin/bookings?*');
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(page.getByText('No bookings yet')).toBeVisible();
  });
});

test('what is shown is in the address: counts, search, filters, pages @2.78', async ({ page }) => {
  const desk = await bookingDesk(page);
  const transfer = { serviceType: 'transfer', pricing: { total: 50 } } as const;
  const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 1 } as const;
  const drivers = [{ name: 'Işıl', surname: 'Çınar', phoneNumber: '+90 555 123 45 67' }];
  const isil = await desk.make({ ...transfer, transferData, drivers });
  const active = await desk.make({ ...transfer, transferData, status: 'active' });
  await page.goto(BOOKINGS);
  const shown = page.getByRole('rowheader');
  const counts = page.getByRole('navigation', { name: 'Bookings at a glance' });
  const search = page.getByRole('searchbox');

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
    await expect(page.getByRole('combobox', { name: 'Status', exact: true })).toHaveValue('active');
    await counts.getByRole('link', { name: 'Total' }).click();
    await expect(shown).toHaveCount(2);
  });
  await test.step('search in any spelling, by the keyboard', async () => {
    await page.locator('body').press('/');
    await page.keyboard.type('isil cinar');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${BOOKINGS}?search=isil+cinar`);
    await expect(shown).toHaveText([isil.bookingReference]);
  });
  await test.step('filters add up, and can be cleared', async () => {
    await page.getByRole('radio', { name: 'Transfer' }).check();
    await page.getByRole('combobox', { name: 'Status', exact: true }).selectOption('Completed');
    await expect(page).toHaveURL(
      `${BOOKINGS}?search=isil+cinar&status=completed&serviceType=transfer`,
    );
    await expect(page.getByText('No booking matches these filters')).toBeVisible();
    await page.getByRole('link', { name: 'Clear filters' }).click();
    await expect(page).toHaveURL(BOOKINGS);
    await expect(search).toHaveValue('');
    await expect(shown).toHaveCount(2);
  });
  await test.step('a page that is not there is the last', async () => {
    await page.goto(`${BOOKINGS}?status=pending&page=9`);
    await expect(page).toHaveURL(`${BOOKINGS}?status=pending`);
    await expect(shown).toHaveText([isil.bookingReference]);
  });
});

test('follows what colleagues do, but not below a question', async ({ page }) => {
  const desk = await bookingDesk(page);
  const transfer = {
    serviceType: 'transfer',
    transferData: { vehicleCapacity: 'capacity_1_4', passengers: 1 },
    pricing: { total: 50 },
  } as const;
  const first = await desk.make(transfer);
  let asked = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/bookings?')) asked += 1;
  });
  const comeBack = () => page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.goto(BOOKINGS);
  await expect(rowOf(page, first.bookingReference)).toBeVisible();
  await page.getByRole('button', { name: `Actions for ${first.bookingReference}` }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const second = await desk.make(transfer);
  await comeBack();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(asked).toBe(1);
  await comeBack();
  await expect(rowOf(page, second.bookingReference)).toBeVisible();
  expect(asked).toBe(2);
});

test('twenty a page @9.13', async ({ page, business: { database } }) => {
  await bookingDesk(page);
  await database.query(
    `insert into bookings (id, reference, service_type, drivers, pickup_location, dropoff_location,
        pickup_at, dropoff_at, transfer_data, total_cents, status, search_text)
      select 'p' || n, 'KRV-P' || n, 'transfer', $1, 'A', 'B', $2, $2, $3, 100, 'pending', ''
        from generate_series(1, 21) n`,
    [
      JSON.stringify([{ name: 'A', surname: 'B', phoneNumber: '0555' }]),
      at(1),
      JSON.stringify({ vehicleCapacity: 'capacity_1_4', passengers: 1 }),
    ],
  );
  await page.goto(`${BOOKINGS}?status=pending`);
  await expect(page.getByRole('rowheader')).toHaveCount(20);
  await page.getByRole('link', { name: 'Next page' }).press('Enter');
  await expect(page).toHaveURL(`${BOOKINGS}?status=pending&page=2`);
  await expect(page.getByRole('rowheader')).toHaveCount(1);
  // The way to the next page is gone, and the focus was on it.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('radio', { name: 'Transfer' }).check();
  await expect(page).toHaveURL(`${BOOKINGS}?status=pending&serviceType=transfer`);
});

test('any status can be chosen in the row; a refused one springs back @4.26', async ({
  page,
  allowProblems,
}) => {
  allowProblems(/response 500/);
  const desk = await bookingDesk(page);
  const made = await desk.make({
    serviceType: 'transfer',
    transferData: { vehicleCapacity: 'capacity_1_4', passengers: 1 },
    pricing: { total: 50 },
  });
  await page.goto(BOOKINGS);
  const status = page.getByRole('combobox', { name: `Status of ${made.bookingReference}` });
  await expect(status.getByRole('option')).toHaveText([
    'Pending',
    'Confirmed',
    'Active',
    'Completed',
    'Cancelled',
  ]);
  await status.selectOption('Cancelled');
  await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
  expect((await desk.read(made.id)).status).toBe('cancelled');

  await apiFails(page, `/admin/bookings/${made.id}/status`, { method: 'PUT', error: 'Not today' });
  await status.selectOption('Pending');
  await expect(page.getByText('Error updating status: Not today')).toBeVisible();
  await expect(status).toHaveValue('cancelled');
});

test('a booking is deleted after asking', async ({ page, allowProblems }) => {
  allowProblems(/response 500/);
  const desk = await bookingDesk(page);
  const made = await desk.make({
    serviceType: 'transfer',
    transferData: { vehicleCapacity: 'capacity_1_4', passengers: 1 },
    pricing: { total: 50 },
  });
  await page.goto(BOOKINGS);
  const row = rowOf(page, made.bookingReference);
  const menu = row.getByRole('button', { name: `Actions for ${made.bookingReference}` });
  const dialog = page.getByRole('alertdialog');
  await expect(row).toBeVisible();
  if (await menu.isVisible()) {
    await menu.press('Enter');
    await page.getByRole('menuitem', { name: 'Delete' }).click();
  } else {
    await row.getByRole('button', { name: `Delete ${made.bookingReference}` }).click();
  }
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
