import type { Page } from '@playwright/test';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { heldBack } from './support/held-back.ts';
import { expect, expectNoAxeViolations, PHONE } from './support/test.ts';

/** A week from today on. */
const WEEK = `/admin/bookings/board?from=${inDays(0)}&days=7`;

const board = (page: Page) =>
  page.getByRole('region', { name: 'Board of the fleet, can be scrolled' });
const bar = (page: Page, name: RegExp) => board(page).getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog', { name: /^Move / });
const cell = (page: Page, row: string, column: number) =>
  dialog(page)
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell')
    .nth(column);

test.beforeEach(async ({ page, business: { database } }) => {
  await clear(database);
  await addCar(database, { id: 'egea', title: 'A Egea', dailyCents: 4000 });
  await addCar(database, { id: 'duster', title: 'B Duster', dailyCents: 6000 });
  await addBooking(database, {
    reference: 'K-1',
    carId: 'egea',
    carTitle: 'A Egea',
    customer: 'Ayşe Yılmaz',
    status: 'confirmed',
    totalCents: 8_000,
    pickupAt: `${inDays(1)} 10:00`,
    dropoffAt: `${inDays(3)} 10:00`,
  });
  await signIn(page);
});

const stored = async (database: { query: (text: string) => Promise<{ rows: unknown[] }> }) => {
  const { rows } = await database.query(
    `select pickup_at::text as pickup, car_id as car, total_cents as cents from bookings where reference = 'K-1'`,
  );
  return rows[0];
};

/** Takes the bar by its middle, and moves it by so many days, to a row. */
async function drag(page: Page, { days, row }: { days: number; row: string }) {
  const from = await bar(page, /^Ayşe/).boundingBox();
  const line = await board(page).locator(`[data-row="${row}"]`).boundingBox();
  if (!from || !line) throw new Error('There is nothing to drag');
  const [x, y] = [from.x + 20, from.y + from.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y);
  await page.mouse.move(x + (line.width / 7) * days, line.y + line.height / 2, { steps: 4 });
}

test('a bar is moved with the mouse; price and car are shown before it is saved', async ({
  page,
  business: { database },
}) => {
  await page.goto(WEEK);
  await drag(page, { days: 2, row: 'duster' });
  await expect(page.getByRole('status').filter({ hasText: 'B Duster' })).toContainText('10:00');
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await expect(dialog(page)).toHaveCount(0);

  await drag(page, { days: 2, row: 'duster' });
  await page.mouse.up();
  await expect(cell(page, 'Car', 0)).toHaveText('A Egea');
  await expect(cell(page, 'Car', 1)).toHaveText('B Duster');
  await expect(cell(page, 'Total', 0)).toHaveText('€80.00');
  await expect(cell(page, 'Total', 1)).toHaveText('€120.00');
  await expectNoAxeViolations(page, '[role=dialog]');
  const release = await heldBack(page, '**/api/admin/bookings/*');
  const save = dialog(page).getByRole('button', { name: 'Save' });
  await save.click();
  await expect(save).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.press('Escape');
  await dialog(page).getByRole('button', { name: 'Cancel' }).click({ force: true });
  await expect(dialog(page)).toBeVisible();
  release();
  await expect(page.getByText('Booking updated successfully!')).toBeVisible();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(database)).toEqual({
    pickup: `${inDays(3)} 10:00:00`,
    car: 'duster',
    cents: 12_000,
  });
});

test('what comes of a change of status is said, wherever is clicked until then', async ({
  page,
}) => {
  await page.goto(WEEK);
  await bar(page, /^Ayşe/).click();
  const release = await heldBack(page, '**/api/admin/bookings/*/status');
  const details = page.getByRole('dialog', { name: 'Ayşe Yılmaz' });
  await details.getByRole('button', { name: 'Handed over' }).click();
  const busy = details.locator('[aria-busy]');
  await expect(busy).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.mouse.click(5, 5);
  await expect(details).toBeVisible();
  release();
  await expect(page.getByText('Booking status updated successfully!')).toBeVisible();
  await expect(busy).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect(bar(page, /^Ayşe/)).toBeFocused();
});

test('by the keyboard; who is in the way is said, and a colleague’s change too', async ({
  page,
  business: { database },
}) => {
  await addBooking(database, {
    reference: 'K-2',
    carId: 'duster',
    carTitle: 'B Duster',
    customer: 'Mehmet Kaya',
    pickupAt: `${inDays(2)} 10:00`,
    dropoffAt: `${inDays(4)} 10:00`,
  });
  await page.goto(WEEK);
  await bar(page, /^Ayşe/).press('m');
  const place = page.getByRole('status').filter({ hasText: 'Egea' });
  await expect(place).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(place).toHaveCount(0);
  await expect(bar(page, /^Ayşe/)).toBeFocused();
  await page.keyboard.press('m');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: 'Duster' })).toBeVisible();
  // A colleague is faster.
  await database.query(
    `update bookings set pickup_at = pickup_at + interval '1 hour', version = version + 1 where reference = 'K-1'`,
  );
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText(/K-2 Mehmet Kaya/);
  await expect(dialog(page)).toContainText('Somebody else has changed this booking');
  await expect(cell(page, 'Pickup', 0)).toContainText('11:00');
  await dialog(page).getByRole('button', { name: 'Book anyway' }).click();
  await expect(page.getByText('Booking updated successfully!')).toBeVisible();
  expect(await stored(database)).toMatchObject({ pickup: `${inDays(2)} 10:00:00`, car: 'duster' });
});

test('two clerks move one bar: the second is told before anything is saved', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 409/);
  await page.goto(WEEK);
  await drag(page, { days: 1, row: 'egea' });
  await page.mouse.up();
  await expect(cell(page, 'Total', 1)).toHaveText('€80.00');
  await database.query(
    `update bookings set pickup_at = pickup_at + interval '1 hour', version = version + 1 where reference = 'K-1'`,
  );
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('Somebody else has changed this booking');
  await expect(cell(page, 'Pickup', 0)).toContainText('11:00');
  expect(await stored(database)).toMatchObject({ pickup: `${inDays(1)} 11:00:00` });
  await dialog(page).getByRole('button', { name: 'Keep theirs' }).click();
  await expect(dialog(page)).toHaveCount(0);
});

test('a bar goes from plate to plate, and to the line without one; what is taken is said first', async ({
  page,
  business: { database },
}) => {
  for (const [id, car, plate] of [
    ['e1', 'egea', '07 AA 11'],
    ['e2', 'egea', '07 AA 22'],
    ['d1', 'duster', '07 DD 11'],
  ]) {
    await database.query(`insert into vehicles (id, car_id, plate) values ($1, $2, $3)`, [
      id,
      car,
      plate,
    ]);
  }
  await database.query(`update cars set total_units = 2 where id = 'egea'`);
  await addBooking(database, {
    reference: 'K-2',
    carId: 'egea',
    carTitle: 'A Egea',
    customer: 'Mehmet Kaya',
    pickupAt: `${inDays(4)} 10:00`,
    dropoffAt: `${inDays(5)} 10:00`,
  });
  await database.query(`update bookings set vehicle_id = 'e2' where reference = 'K-2'`);
  const plate = async () =>
    (await database.query(`select vehicle_id as id from bookings where reference = 'K-1'`)).rows[0];
  await page.goto(WEEK);

  await test.step('by the mouse, to a plate of its car', async () => {
    const from = await bar(page, /^Ayşe/).boundingBox();
    const to = await board(page).getByRole('link', { name: '07 AA 11' }).boundingBox();
    if (!from || !to) throw new Error('There is nothing to drag');
    await page.mouse.move(from.x + 20, from.y + from.height / 2);
    await page.mouse.down();
    await page.mouse.move(from.x + 30, from.y + from.height / 2);
    await page.mouse.move(from.x + 20, to.y + to.height / 2, { steps: 4 });
    const place = page.getByRole('status').filter({ hasText: '10:00' });
    await expect(place).toContainText('A Egea, 07 AA 11');
    await page.mouse.up();
    await expect(cell(page, 'Plate', 0)).toHaveText('No plate yet');
    await expect(cell(page, 'Plate', 1)).toHaveText('07 AA 11');
    await expect(cell(page, 'Total', 1)).toHaveText('€80.00');
    await expectNoAxeViolations(page, '[role=dialog]');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page)).toHaveCount(0);
    expect(await plate()).toEqual({ id: 'e1' });
  });

  await test.step('by the keyboard, to one that is taken', async () => {
    await bar(page, /^Ayşe/).press('m');
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'Enter'])
      await page.keyboard.press(key);
    await expect(dialog(page)).toContainText('07 AA 22 is not free on these days');
    const save = dialog(page).getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
  });

  await test.step('to a plate of another car, and from there to none', async () => {
    for (const [keys, id] of [
      [['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter'], 'd1'],
      [['ArrowUp', 'Enter'], null],
    ] as const) {
      await bar(page, /^Ayşe/).press('m');
      for (const key of keys) await page.keyboard.press(key);
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await expect(dialog(page)).toHaveCount(0);
      await expect.poll(plate).toEqual({ id });
    }
  });
});

test('the plate that a colleague has chosen stays when only the days are moved; handed over, it stays anyway', async ({
  page,
  business: { database },
  allowProblems,
}) => {
  allowProblems(/response 400/);
  for (const [id, plate] of [
    ['e1', '07 AA 11'],
    ['e2', '07 AA 22'],
  ]) {
    await database.query(`insert into vehicles (id, car_id, plate) values ($1, 'egea', $2)`, [
      id,
      plate,
    ]);
  }
  await database.query(`update cars set total_units = 2 where id = 'egea'`);
  const kept = async () =>
    (await database.query(`select vehicle_id as id from bookings where reference = 'K-1'`)).rows[0];
  await page.goto(WEEK);
  await bar(page, /^Ayşe/).press('m');
  await page.keyboard.press('ArrowRight');
  await database.query(
    `update bookings set vehicle_id = 'e2', version = version + 1 where reference = 'K-1'`,
  );
  await page.keyboard.press('Enter');
  await expect(cell(page, 'Plate', 0)).toHaveText('07 AA 22');
  await expect(cell(page, 'Plate', 1)).toHaveText('07 AA 22');
  await dialog(page).getByRole('button', { name: 'Move it all the same' }).click();
  await expect(dialog(page)).toHaveCount(0);
  expect(await stored(database)).toMatchObject({ pickup: `${inDays(2)} 10:00:00` });
  expect(await kept()).toEqual({ id: 'e2' });

  await database.query(
    `insert into handovers (booking_id, kind, vehicle_id, plate, at, kilometres, fuel_eighths, signatures, staff_name)
      values ('K-1', 'out', 'e2', '07 AA 22', now(), 5, 8, '{"customer": null, "staff": null}', 'Zeynep')`,
  );
  await bar(page, /^Ayşe/).press('m');
  for (const key of ['ArrowUp', 'Enter']) await page.keyboard.press(key);
  await expect(cell(page, 'Plate', 1)).toHaveText('07 AA 11');
  await dialog(page).getByRole('button', { name: 'Save' }).click();
  await expect(dialog(page)).toContainText('It cannot be there: 07 AA 22 is handed over');
  expect(await kept()).toEqual({ id: 'e2' });
});

test(
  'on a phone a tap shows a bar, and buttons move it',
  PHONE,
  async ({ page, business: { database } }) => {
    await page.goto(WEEK);
    await bar(page, /^Ayşe/).tap();
    const details = page.getByRole('dialog', { name: 'Ayşe Yılmaz' });
    await expect(details).toContainText('€80.00');
    await expect(details.getByRole('link', { name: /^WhatsApp chat/ })).toBeVisible();
    await expectNoAxeViolations(page, '[role=dialog]');
    await details.getByRole('button', { name: 'Handed over' }).tap();
    await expect(details.getByText('Active')).toBeVisible();
    await details.getByRole('button', { name: 'Move' }).tap();
    await page.getByRole('button', { name: 'Car or plate below' }).tap();
    await page.getByRole('button', { name: 'Confirm' }).tap();
    await expect(cell(page, 'Car', 1)).toHaveText('B Duster');
    await dialog(page).getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('Booking updated successfully!')).toBeVisible();
    expect(await stored(database)).toMatchObject({ car: 'duster' });
  },
);
