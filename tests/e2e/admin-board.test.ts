import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { signIn } from './support/admin.ts';
import { addBooking, addCar, clear, inDays, today } from './support/back-office.ts';
import { test } from './support/empty-business.ts';
import { sheetsOf } from './support/pdf.ts';
import { expect, expectNoAxeViolations, PHONE } from './support/test.ts';

const WEEK = `/admin/bookings/board?from=${inDays(-1)}&days=7`;

const board = (page: Page) => page.getByRole('region', { name: 'Fleet calendar, scrollable' });
const bar = (page: Page, text: string | RegExp) => board(page).getByRole('button', { name: text });
const carRow = (page: Page, title: string) =>
  board(page).getByRole('heading', { level: 3, name: title });
const lead = (page: Page) => page.locator('main header p');

test.beforeEach(async ({ page, business }) => {
  await clear(business.database);
  await signIn(page);
});

/** Landscape A4 without margins, in CSS pixels. */
const PAPER = { width: 1031, height: 703 };

test('each printed sheet of a month has a heading for every day, each in its own column', async ({
  page,
  business: { database },
}) => {
  const cars = Array.from({ length: 60 }, (_, i) => ({ id: `car-${i}`, title: `Car ${i}` }));
  await addCar(database, ...cars);
  await page.setViewportSize(PAPER);
  await page.goto('/admin/bookings/board?from=2026-11-01&days=31');
  await expect(carRow(page, 'Car 59')).toBeAttached();
  const sheets = sheetsOf(await page.pdf({ preferCSSPageSize: true }));
  expect(sheets.length).toBeGreaterThan(1);
  for (const sheet of sheets) {
    expect(sheet).toContain('Kasım2026');
    expect(sheet).toContain('Paz1Pzt2Sal3');
  }
  await page.emulateMedia({ media: 'print' });
  const tooWide = await page
    .locator('.board-days > div')
    .evaluateAll(
      (columns) =>
        columns.filter((column) =>
          [...column.children].some(
            (word) =>
              !word.matches('.sticky') &&
              word.getBoundingClientRect().width > column.getBoundingClientRect().width,
          ),
        ).length,
    );
  expect(tooWide).toBe(0);
});

test('the board shows cars, overbookings and transfers, and a free day begins a booking', async ({
  page,
  business: { database },
}) => {
  await addCar(
    database,
    { id: 'egea', title: 'A Egea' },
    { id: 'duster', title: 'B Duster', category: 'SUV', units: 2, active: false },
  );
  const rental = (reference: string, from: number, to: number, more = {}) => ({
    reference,
    carId: 'egea',
    carTitle: 'A Egea',
    pickupAt: `${inDays(from)} 10:00`,
    dropoffAt: `${inDays(to)} 10:00`,
    ...more,
  });
  const transfer = (reference: string, more = {}) => ({
    reference,
    passengers: 2,
    pickupAt: `${inDays(1)} 14:30`,
    dropoffAt: `${inDays(1)} 15:30`,
    ...more,
  });
  await addBooking(
    database,
    rental('K-1', -3, 2, { customer: 'Ayşe Yılmaz', status: 'active' }),
    rental('K-2', 2, 4, { customer: 'Mehmet Kaya' }),
    rental('K-3', 1, 3, { customer: 'Zeynep Demir', status: 'pending' }),
    rental('K-4', 1, 3, { customer: 'Can Aydın', status: 'cancelled' }),
    rental('K-5', 0, 1, { carId: undefined, carTitle: 'Dacia Logan', customer: 'Elif Koç' }),
    transfer('K-6', { passengers: 3, customer: 'Oleg Petrov' }),
  );
  await page.goto(WEEK);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bookings');
  await expect(lead(page)).toContainText('2 cars, 5 bookings on these days');

  await test.step('each bar names its whole booking, and the bars are in the order of rows and days', async () => {
    const names = await board(page)
      .getByRole('list')
      .getByRole('button')
      .evaluateAll((bars) => bars.map((each) => each.getAttribute('aria-label') ?? ''));
    const references = names.map((name) => name.split(', ').at(-1));
    expect(references).toEqual(['K-6', 'K-1', 'K-2', 'K-3', 'K-5']);
    expect(names[0]).toMatch(
      /^14:30 Antalya Kemer Confirmed, Oleg Petrov, .+ 14:30 – .+ 15:30, K-6$/,
    );
    expect(names[1]).toMatch(/^Ayşe Yılmaz Active owes €120.00, A Egea, .+ – .+, K-1$/);
    expect(names[3]).toMatch(/^Zeynep Demir Pending, A Egea, .+, Overbooked, K-3$/);
    for (const name of ['Transfers', 'Deleted cars']) {
      await expect(board(page).getByRole('heading', { level: 2, name })).toBeVisible();
    }
  });

  await test.step('the width of a bar follows its hours, and bookings that do not overlap share a lane', async () => {
    const box = async (text: string) => {
      const found = await bar(page, text).boundingBox();
      if (!found) throw new Error(`${text} is not drawn`);
      return found;
    };
    const [active, next, over] = [await box('Ayşe'), await box('Mehmet'), await box('Zeynep')];
    // One bar is from midnight to 10:00 on the fourth day, the other is two whole days.
    expect(active.width / next.width).toBeCloseTo((3 + 10 / 24) / 2, 1);
    expect(next.y).toBe(active.y);
    expect(over.y).toBeGreaterThan(active.y + active.height - 1);
  });

  await test.step('a click or the keyboard begins a booking on a future day, but not on a past day', async () => {
    const name = page.getByRole('heading', { level: 3, name: 'A Egea' });
    const line = board(page).locator('.board-row', { has: name }).locator('.board-line');
    const { width } = (await line.boundingBox()) ?? { width: 0 };
    const y = 44;
    await line.click({ position: { x: (width / 7) * 0.5, y } });
    await expect(page).toHaveURL(WEEK);
    await line.click({ position: { x: (width / 7) * 6.5, y } });
    await expect(page).toHaveURL(`/admin/bookings/new?carId=egea&pickupTime=${inDays(5)}T10%3A00`);
    // Waits for the new page, because the address changes before the content does.
    await expect(board(page)).toHaveCount(0);
    await page.goBack();
    await page.getByRole('link', { name: 'New transfer' }).press('Enter');
    await expect(page).toHaveURL(
      new RegExp(`serviceType=transfer&pickupTime=(${today()}|${inDays(1)})T`),
    );
    await expect(board(page)).toHaveCount(0);
    await page.goBack();
  });

  await bar(page, 'Mehmet').click();
  await page.getByRole('link', { name: 'Open booking' }).click();
  await expect(page).toHaveURL(/\/admin\/bookings\/K-2$/);

  const units = [2, 2, 1, 4, 3, 2];
  await addCar(
    database,
    ...units.map((count, i) => ({ id: `more-${i}`, title: `C ${i} Clio`, units: count })),
  );
  await database.query(
    `insert into vehicles (id, car_id, plate)
     select car.id || n, car.id, '07 KRV ' || right(car.id, 1)::int + 1 || n
     from cars car, generate_series(1, car.total_units) n where car.id like 'more-%'`,
  );
  await addBooking(
    database,
    transfer('K-7'),
    transfer('K-8'),
    transfer('K-9', { pickupAt: `${inDays(2)} 23:10`, dropoffAt: `${inDays(3)} 00:10` }),
  );
  await page.goto(WEEK);

  await test.step('eight cars with all their plates fit into a small window', async () => {
    await expect(carRow(page, 'C 5 Clio')).toBeVisible();
    await expect(board(page).getByRole('link', { name: '07 KRV 62' })).toBeInViewport({ ratio: 1 });
    const whole = await board(page)
      .getByRole('heading', { level: 3 })
      .evaluateAll(
        (names) =>
          names.filter((name) => {
            const row = name.closest('.board-row')?.getBoundingClientRect();
            const box = name.closest('section')?.getBoundingClientRect();
            return row && box && row.bottom <= Math.min(box.bottom, innerHeight);
          }).length,
      );
    expect(whole).toBeGreaterThanOrEqual(8);
  });

  await test.step('a row of transfers counts those of a day with several, and can be opened', async () => {
    await expect(bar(page, /K-9$/)).toBeVisible();
    await expect(bar(page, /K-8$/)).toBeHidden();
    const ofDay = bar(page, /: 3 bookings$/);
    await ofDay.click();
    await expect(ofDay).toBeHidden();
    await expect(bar(page, /K-6$/)).toBeFocused();
    await expect(bar(page, /K-8$/)).toBeVisible();
    await board(page).getByRole('button', { name: 'Transfers: show all' }).click();
    await expect(bar(page, /K-8$/)).toBeHidden();
  });

  await test.step('a transfer late in the evening is in the column of its day', async () => {
    await page.getByRole('radio', { name: '31 days' }).check();
    const [day, late] = [bar(page, /: 3 bookings$/), bar(page, /K-9$/)];
    const boxOf = async (shown: Locator) => {
      const { x, width } = (await shown.boundingBox()) ?? { x: 0, width: 0 };
      return { x, width, right: x + width };
    };
    await expect.poll(async () => (await boxOf(day)).width).toBeLessThan(60);
    const [counted, single] = [await boxOf(day), await boxOf(late)];
    expect(single.width).toBeCloseTo(counted.width, 0);
    expect(single.x).toBeCloseTo(counted.right + 2, 0);
    await page.getByRole('radio', { name: '7 days' }).check();
    await expect(page).toHaveURL(WEEK);
  });

  await test.step('lanes of a month are lower, and their bars can still be clicked', async () => {
    const height = async () => (await bar(page, /^Ayşe/).boundingBox())?.height;
    await page.getByRole('radio', { name: '31 days' }).check();
    await expect(page).toHaveURL(/days=31|board\?from=[^&]+$/);
    await expect.poll(height).toBe(24);
    await page.getByRole('radio', { name: '7 days' }).check();
    await expect(page).toHaveURL(WEEK);
    await expect.poll(height).toBeGreaterThan(24);
  });

  await test.step('the line of the current time is behind the names', async () => {
    const { x, top, bottom } = await bar(page, /^Ayşe/).evaluate((element) => {
      const line = element.closest('.board-line') as HTMLElement;
      const now = Number.parseFloat(getComputedStyle(line, '::before').left);
      const box = element.getBoundingClientRect();
      return { x: line.getBoundingClientRect().left + now, top: box.top, bottom: box.bottom };
    });
    const isCoral = async (y: number, height: number) => {
      // Takes a clip of four pixels, because the line may lie between two pixels.
      const clip = { x: Math.floor(x) - 1, y, width: 4, height };
      const picture = await page.screenshot({ clip });
      const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
      const pixels = Array.from({ length: info.width * info.height }, (_, i) =>
        data.subarray(i * info.channels, i * info.channels + 3),
      );
      return pixels.some(([red = 0, green = 0]) => red > 150 && green < 120);
    };
    expect(await isCoral(top + 4, bottom - top - 8)).toBe(false);
    expect(await isCoral(bottom + 6, 8)).toBe(true);
  });
});

test(
  'on a phone a tap shows the details of a bar, and the dialog moves the booking',
  PHONE,
  async ({ page, business: { database } }) => {
    await addCar(database, { id: 'egea', title: 'A Egea', dailyCents: 4000 });
    await addCar(database, { id: 'duster', title: 'B Duster', dailyCents: 6000 });
    const days = { pickupAt: `${inDays(1)} 10:00`, dropoffAt: `${inDays(3)} 10:00` };
    await addBooking(database, { reference: 'K-1', carId: 'egea', totalCents: 8_000, ...days });
    await page.goto(WEEK);
    await bar(page, /^Ayşe/).tap();
    const details = page.getByRole('dialog', { name: 'Ayşe Yılmaz' });
    await expect(details).toContainText('€80.00');
    await expect(details.getByRole('link', { name: /^WhatsApp chat/ })).toBeVisible();
    await expectNoAxeViolations(page, '[role=dialog]');
    await expect(details.getByRole('link', { name: 'Hand over' })).toBeVisible();
    await details.getByRole('button', { name: 'Move' }).tap();
    const dialog = page.getByRole('dialog', { name: /^Move / });
    await dialog.getByLabel('Car', { exact: true }).selectOption('B Duster');
    await expect(dialog.getByRole('row', { name: /^Car/ })).toContainText('B Duster');
    await dialog.getByRole('button', { name: 'Save' }).tap();
    await expect(page.getByText('Booking updated successfully!')).toBeVisible();
    const { rows } = await database.query('select car_id, total_cents from bookings');
    expect(rows).toEqual([{ car_id: 'duster', total_cents: 12_000 }]);
  },
);
