import { beforeEach, expect, test, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import type { BookingUpdate, Clash, OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { car, options } from '#tests/support/booking-form.ts';
import { expectAddress, open } from '#tests/support/mounted.tsx';
import { type Api, heldBack, refusal, respondTo } from '#tests/support/mounted-api.ts';
import { expectNoAxeViolations, press, pressIn } from '#tests/support/mounted-page.ts';
import { frameAnswer, IN_FRAME } from '#tests/support/office-frame.ts';
import { boxOf, centreOf, mouse } from '#tests/support/pointer.ts';
import * as boardRoute from './admin-board.route.tsx';
import type { BoardCar } from './board.schema.ts';

const BOARD = '/admin/bookings/board';
const WEEK = `${BOARD}?from=2026-05-13&days=7`;
const B1 = '/admin/bookings/b1';
const NO_EXTRAS = { cocukKoltugu: 0, ekSurucu: 0, gencSurucu: 0 };

/** Cars by id, with title and daily price in euros. */
let fleet: Record<string, [title: string, daily: number]> = {};
let plates: [car: string, id: string, plate: string][] = [];
let bookings: OpenedBooking[] = [];
let clashes: Clash[] | null = null;
let busyVehicles: string[] = [];
let lateRentals: Clash[] = [];
let lettingRules: BookingOptions['lettingRules'] = [];
let freeFrom: string | null = null;
let reads = 0;

const api: Api = (method, path, body) => {
  const cars = Object.entries(fleet).map(([id, [title, daily]]) => ({
    ...{ ...car, id, title, pricing: { daily, weekly: null, monthly: null } },
    vehicles: plates
      .filter(([of]) => of === id)
      .map(([, vehicle, plate]) => ({ id: vehicle, plate, sold: false })),
  }));
  const { pathname, searchParams: query } = new URL(path, 'http://api');
  if (pathname === '/admin/bookings/availability') {
    return { free: {}, clashes, busyVehicles, lateRentals };
  }
  if (pathname !== BOARD) {
    const chooseFrom = { ...options, cars, lettingRules };
    return frameAnswer(path) ?? bookingsApi(bookings, { chooseFrom })(method, path, body);
  }
  reads += 1;
  return {
    from: query.get('from'),
    days: Number(query.get('days')),
    cars: cars.map(
      ({ vehicles, ...each }): BoardCar => ({
        ...{ ...each, category: each.id === 'duster' ? 'SUV' : 'Ekonomik' },
        vehicles: vehicles.map(({ id, plate }) => ({ id, plate, blocks: [] })),
      }),
    ),
    bookings: bookings.map(({ drivers: [customer], pricing, ...each }) => ({
      ...each,
      customer: `${customer?.name} ${customer?.surname}`,
      phone: customer?.phoneNumber,
      total: pricing.total,
      formerPrice: null,
      balance: pricing.total,
      holds: each.status !== 'cancelled',
      lateUntil: null,
      freeFrom,
    })),
    lettingRules,
  };
};

const openBoard = (at = WEEK) => open(at, { routes: { [BOARD]: boardRoute }, api });

const board = () => page.getByRole('region', { name: 'Fleet calendar, scrollable' });
const bar = (name: string | RegExp) => board().getByRole('button', { name });
const ayse = () => bar(/^Ayşe/);
const carRow = (name: string) => board().getByRole('heading', { level: 3, name });
const dialog = () => page.getByRole('dialog', { name: /^Move / });
const inDialog = (name: string) => dialog().getByRole('button', { name });
const cell = (row: string, column: number) =>
  dialog()
    .getByRole('row', { name: new RegExp(`^${row}`) })
    .getByRole('cell')
    .nth(column);
const place = (text: string) => page.getByRole('status').filter({ hasText: text });
const isGone = (locator: Locator) => expect.element(locator).toHaveLength(0);
const expectCell = (row: string, column: number, text: string) =>
  expect.element(cell(row, column)).toMatchTextContent(text);

/**
 * Presses a bar near its left edge and moves it by `days` and to the height of `to`. Returns before
 * the mouse button is released, once the status contains `there`.
 */
async function drag(days: number, to: Locator, there: string): Promise<void> {
  const { left, top, height } = await boxOf(ayse());
  const day = board().css('.board-line').first().element().getBoundingClientRect().width / 7;
  const [x, y] = [left + 20, top + height / 2];
  const target = (await centreOf(to)).y;
  await mouse.move({ x, y });
  await mouse.down();
  await mouse.move({ x: x + 10, y });
  for (const step of [0.5, 1])
    await mouse.move({ x: x + day * days * step, y: y + (target - y) * step });
  await expect.element(place(there)).toMatchTextContent('10:00');
}

async function openMove(): Promise<void> {
  await pressIn(ayse(), 'Enter');
  const details = page.getByRole('dialog', { name: 'Ayşe Yılmaz' });
  await pressIn(details.getByRole('button', { name: 'Move' }), 'Enter');
  await expect.element(dialog()).toBeVisible();
}

const field = (label: string) => dialog().getByLabelText(label, { exact: true });
async function chooseDay(day: string): Promise<void> {
  await field('Pickup day').fill(day);
  await press('Enter');
}
const choose = (label: string, option: string) => field(label).selectOptions(option);

/** Simulates a change of the booking by somebody else. */
function change(changes: Partial<OpenedBooking>): void {
  bookings = bookings.map((each) =>
    each.id === 'b1' ? aBooking({ ...each, ...changes, version: each.version + 1 }) : each,
  );
}

beforeEach(() => {
  fleet = { egea: ['A Egea', 40], duster: ['B Duster', 60] };
  freeFrom = null;
  [plates, clashes, busyVehicles, lateRentals, lettingRules, reads] = [[], null, [], [], [], 0];
  bookings = [
    aBooking({
      ...{ pickupTime: '2026-05-14T10:00', dropoffTime: '2026-05-16T10:00', extras: NO_EXTRAS },
      pricing: { total: 80, quoted: 80, currency: 'EUR' },
      version: 1,
    }),
  ];
});

test('the address contains days and filters', async () => {
  const [all, made] = [fleet, bookings];
  [fleet, bookings] = [{}, []];
  await openBoard(BOARD);
  await expect
    .element(page.getByRole('link', { name: 'Add a car' }))
    .toHaveAttribute('href', '/admin/editCar');
  [fleet, bookings] = [all, made];
  change({ carId: 'duster', status: 'cancelled' });
  reads = 0;
  await openBoard(BOARD);
  await expect.element(page.css('main header p')).toMatchTextContent('2 cars, 0 bookings');
  await expect.element(page.getByRole('radio', { name: '31 days' })).toBeChecked();
  const firstDay = page.getByLabelText('First day', { exact: true });
  await expect.element(firstDay).toHaveValue('12/05/2026');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByRole('checkbox', { name: 'Show cancelled' }).click();
  await expect.element(bar('B1')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Only with bookings' }).click();
  await isGone(carRow('A Egea'));
  await page.getByRole('searchbox').fill('ekonomik');
  await press('Enter');
  await expect.element(page.getByText('No car matches these filters')).toBeVisible();
  await expectAddress(`${BOARD}?search=ekonomik&booked=yes&cancelled=yes`);
  await page.getByRole('link', { name: 'Clear filters' }).click();
  await expect.element(carRow('A Egea')).toBeVisible();
  expect(reads).toBe(1);
  await page.getByRole('radio', { name: '14 days' }).click();
  await expectAddress(`${BOARD}?days=14&cancelled=yes`);
  const release = heldBack('GET', /\/board\?/);
  await page.getByRole('link', { name: 'A week forward' }).click();
  await expect.element(board()).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(firstDay).toHaveValue('19/05/2026');
  await expect.element(board()).not.toHaveAttribute('aria-busy');
  await page.getByRole('link', { name: 'A day back' }).click();
  await expect.element(firstDay).toHaveValue('18/05/2026');
  // An invalid date is replaced by the former one.
  await firstDay.fill('31.2.30');
  await press('Enter');
  await expect.element(firstDay).toHaveValue('18/05/2026');
  await firstDay.fill('31.1.30');
  await press('Enter');
  await expectAddress(`${BOARD}?from=2030-01-31&days=14&cancelled=yes`);
  await page.getByRole('link', { name: 'A month forward' }).click();
  await expect.element(firstDay).toHaveValue('28/02/2030');
  history.back();
  await expect.element(firstDay).toHaveValue('31/01/2030');
  await page.getByRole('link', { name: 'Today', exact: true }).click();
  await expectAddress(`${BOARD}?days=14&cancelled=yes`);
});

test('a phone shows the board in the upper half, with the filters folded', async () => {
  await page.viewport(360, 740);
  await open(BOARD, {
    routes: { [BOARD]: boardRoute },
    api,
    within: IN_FRAME,
  });
  await expect.element(carRow('A Egea')).toBeVisible();
  expect((await boxOf(board())).top).toBeLessThan(360);
  await page.getByRole('link', { name: 'A week forward' }).click();
  await expect.element(page.getByLabelText('First day', { exact: true })).toHaveValue('20/05/2026');
  const search = page.getByRole('searchbox');
  await expect.element(search).not.toBeInTheDocument();
  const filters = page.getByRole('button', { name: 'Filters' });
  await expect.element(filters).toHaveAttribute('aria-expanded', 'false');
  await filters.click();
  await expect.element(search).toBeVisible();
  await expectNoAxeViolations('main');
  await search.fill('duster');
  await press('Enter');
  await isGone(carRow('A Egea'));
  await expect.element(page.getByRole('button', { name: 'Filters (1)' })).toBeVisible();
  await page.getByRole('radio', { name: '14 days' }).click();
  await expectAddress(/days=14/);
});

test('the board reloads colleagues’ changes and keeps its scroll position', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.now() });
  const asks = /^\/admin\/bookings\/board\?/;
  const comeBack = () => dispatchEvent(new Event('focus'));
  const record = (name: string) => {
    const [customer] = aBooking().drivers;
    if (!customer) throw new Error('nobody drives');
    const days = { pickupTime: '2026-05-16T10:00', dropoffTime: '2026-05-18T10:00' };
    bookings.push(aBooking({ id: name, drivers: [{ ...customer, name }], ...days }));
  };
  await openBoard(BOARD);
  await expect.element(carRow('A Egea')).toBeVisible();
  const scrolled = () => board().element().scrollLeft;
  board().element().scrollTo(80, 0);

  // Reloads when the window gets the focus, without a loading state.
  record('Mehmet');
  const { promise, resolve } = Promise.withResolvers<void>();
  let isAsked = false;
  const comes = respondTo('GET', asks, () => {
    isAsked = true;
    return promise;
  });
  // Repeats the focus, because the page ignores it during its first load.
  await expect
    .poll(() => {
      comeBack();
      return isAsked;
    })
    .toBe(true);
  await expect.element(board()).not.toHaveAttribute('aria-busy');
  comes();
  resolve();
  await expect.element(bar(/^Mehmet/)).toBeVisible();
  expect(scrolled()).toBe(80);

  // Reloads every minute, but not in the background.
  record('Zeynep');
  vi.advanceTimersByTime(60_000);
  await expect.element(bar(/^Zeynep/)).toBeVisible();
  const before = reads;
  record('Can');
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  vi.advanceTimersByTime(60_000);
  await new Promise(requestAnimationFrame);
  expect(reads).toBe(before);
  Reflect.deleteProperty(document, 'hidden');
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.element(bar(/^Can/)).toBeVisible();
  expect(reads).toBe(before + 1);

  // The loaded board stays if a reload fails.
  const works = respondTo('GET', asks, () => refusal(503));
  comeBack();
  const alert = page.getByRole('alert');
  await expect.element(alert).toMatchTextContent('Failed to fetch bookings');
  await expect.element(bar(/^Can/)).toBeVisible();
  expect(scrolled()).toBe(80);
  works();
  await page.getByRole('button', { name: 'Try again' }).click();
  await isGone(alert);
});

test('a rental that has begun shows its balance', async () => {
  change({ status: 'active' });
  await openBoard();
  await expect.element(bar(/^Ayşe Yılmaz .* owes €80\.00/)).toBeVisible();
});

test('a dragged bar is moved after a dialog has shown price and car', async () => {
  await openBoard();
  await drag(2, carRow('B Duster'), 'B Duster');
  await press('Escape');
  await mouse.up();
  await isGone(dialog());
  await drag(2, carRow('B Duster'), 'B Duster');
  await mouse.up();
  await expectCell('Car', 0, 'A Egea');
  await expectCell('Car', 1, 'B Duster');
  await expectCell('Total', 0, '€80.00');
  await expectCell('Total', 1, '€120.00');
  await expectNoAxeViolations('[role=dialog]');
  const release = heldBack('PUT', B1);
  await inDialog('Save').click();
  await expect.element(inDialog('Save')).toHaveAttribute('aria-busy', 'true');
  await press('Escape');
  await inDialog('Cancel').click({ force: true });
  await expect.element(dialog()).toBeVisible();
  release();
  await expect.element(page.getByText('Booking updated successfully!')).toBeVisible();
  await isGone(dialog());
  expect(bookings).toMatchObject([{ pickupTime: '2026-05-16T10:00', carId: 'duster' }]);
});

test('the details stay open until a status change is saved', async () => {
  change({ status: 'pending' });
  await openBoard();
  const details = page.getByRole('dialog', { name: 'Ayşe Yılmaz' });
  await ayse().click();
  await expect.element(details).toBeVisible();
  await press('Escape');
  await expect.element(ayse()).toHaveFocus();
  await ayse().click();
  const release = heldBack('PUT', `${B1}/status`);
  await details.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(details.css('[aria-busy]')).toHaveLength(1);
  await press('Escape');
  await mouse.move({ x: 5, y: 5 });
  await mouse.down();
  await mouse.up();
  await expect.element(details).toBeVisible();
  release();
  await expect.element(page.getByText('Booking status updated successfully!')).toBeVisible();
  await isGone(details.css('[aria-busy]'));
  await expect
    .element(details.getByRole('link', { name: 'Hand over' }))
    .toHaveAttribute('href', `${B1.replace('/api', '')}/handover/out`);
  await press('Escape');
  await isGone(details);
});

test('a booking can be cancelled from its bar with a reason and a fee', async () => {
  change({ status: 'confirmed' });
  const sent: unknown[] = [];
  respondTo('PUT', `${B1}/status`, (body) => {
    sent.push(body);
    return undefined;
  });
  await openBoard();
  await ayse().click();
  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await page.getByLabelText('Reason').selectOptions('The customer did not show up');
  await page.getByLabelText('Fee (€)').fill('40');
  await page.getByRole('button', { name: 'Cancel booking' }).click();
  await expect.element(page.getByText('Booking status updated successfully!')).toBeVisible();
  expect(sent).toMatchObject([{ cancelReason: 'no-show', fee: { amount: 40 } }]);
});

test('the move dialog shows clashing bookings and a colleague’s change', async () => {
  await openBoard();
  await openMove();
  await expectCell('Pickup', 1, '14 May');
  await expect.element(inDialog('Save')).toHaveAttribute('aria-disabled', 'true');
  await expectNoAxeViolations('[role=dialog]');
  await press('Escape');
  await isGone(dialog());
  await expect.element(ayse()).toHaveFocus();
  await openMove();
  await chooseDay('15/05/2026');
  await expectCell('Pickup', 1, '15 May');
  change({ pickupTime: '2026-05-14T11:00' });
  const [from, to] = ['2026-05-15T10:00', '2026-05-17T10:00'];
  clashes = [{ reference: 'K-2', customer: 'Mehmet Kaya', from, to }];
  await choose('Car', 'B Duster');
  await expect.element(dialog()).toMatchTextContent(/K-2\s*Mehmet Kaya/);
  await expect.element(dialog()).toMatchTextContent('Somebody else has changed this booking');
  await expectCell('Pickup', 0, '11:00');
  await inDialog('Book anyway').click();
  await expect.element(page.getByText('Booking updated successfully!')).toBeVisible();
  expect(bookings).toMatchObject([{ pickupTime: '2026-05-15T10:00', carId: 'duster' }]);
  await expect.element(ayse()).toHaveFocus();
});

test('a move to days that a letting rule refuses needs a reason', async () => {
  lettingRules = [
    {
      ...{ id: 'r1', carId: 'egea', name: '', firstDay: '2026-05-15', lastDay: '2026-05-31' },
      ...{ minDays: 5, maxDays: null, closed: false },
      ...{ noPickupWeekdays: [], noReturnWeekdays: [] },
    },
  ];
  await openBoard();
  await openMove();
  await expect.element(dialog()).not.toMatchTextContent('Minimum rental');
  await chooseDay('15/05/2026');
  await expect.element(dialog()).toMatchTextContent('Minimum rental on these dates: 5 days');
  await expect.element(inDialog('Save')).toHaveAttribute('aria-disabled', 'true');
  let sent: unknown;
  respondTo('PUT', B1, (body) => {
    sent = body;
    return undefined;
  });
  await field('Reason for overruling').fill('Regular customer');
  await inDialog('Save').click();
  await expect.element(page.getByText('Booking updated successfully!')).toBeVisible();
  expect(sent).toMatchObject({ allowRules: true, rulesReason: 'Regular customer' });
});

test('a clash is no longer shown after another car is chosen', async () => {
  await openBoard();
  await openMove();
  const [from, to] = ['2026-05-14T10:00', '2026-05-16T10:00'];
  clashes = [{ reference: 'K-2', customer: 'Mehmet Kaya', from, to }];
  respondTo('PUT', B1, () => refusal(409, 'No unit', { data: { clashes } }));
  await choose('Car', 'B Duster');
  await inDialog('Book anyway').click();
  await expect.element(dialog()).toMatchTextContent(/K-2/);
  clashes = null;
  await choose('Car', 'A Egea');
  await expectCell('Car', 1, 'A Egea');
  await expect.element(dialog()).not.toMatchTextContent(/K-2/);
});

test('a transfer can only be moved to another day', async () => {
  change({ serviceType: 'transfer', carId: null, carTitle: null });
  await openBoard();
  await pressIn(bar('B1'), 'Enter');
  await page.getByRole('button', { name: 'Move' }).click();
  await expect.element(field('Pickup day')).toBeVisible();
  await expect.element(dialog().getByRole('combobox')).toHaveLength(0);
});

test('a move that ends the signature of a contract asks first', async () => {
  await openBoard();
  const [from, to] = ['2026-05-15T10:00', '2026-05-17T10:00'];
  clashes = [{ reference: 'K-2', customer: 'Mehmet Kaya', from, to }];
  const signed = [{ part: 'contract', signedAt: '2026-05-13T09:00:00Z', signers: ['Ayşe Su'] }];
  respondTo('PUT', B1, (body) => {
    const { allowSignedChange, allowOverbooking } = body as BookingUpdate;
    if (!allowSignedChange) return refusal(409, 'It is signed', { data: { signed } });
    return allowOverbooking ? undefined : refusal(409, 'No unit', { data: { clashes } });
  });
  await openMove();
  await choose('Car', 'B Duster');
  await inDialog('Book anyway').click();
  await expect.element(dialog()).toMatchTextContent('Rental contract, signed on 13 May 2026 12:00');
  await inDialog('Book anyway').click();
  await expect.element(page.getByText('Booking updated successfully!')).toBeVisible();
});

test('a move of a bar that a colleague has moved shows the conflict before it saves', async () => {
  await openBoard();
  await drag(1, carRow('A Egea'), '15 May');
  await mouse.up();
  await expectCell('Total', 1, '€80.00');
  change({ pickupTime: '2026-05-14T11:00' });
  await inDialog('Save').click();
  await expect.element(dialog()).toMatchTextContent('Somebody else has changed this booking');
  await expectCell('Pickup', 0, '11:00');
  expect(bookings).toMatchObject([{ pickupTime: '2026-05-14T11:00' }]);
  await inDialog('Keep theirs').click();
  await isGone(dialog());
});

test('a bar can be moved between plates, and to the line without a plate', async () => {
  plates = [
    ['egea', 'e1', '07 AA 11'],
    ['egea', 'e2', '07 AA 22'],
    ['duster', 'd1', '07 DD 11'],
  ];
  await openBoard();
  await drag(0, board().getByRole('link', { name: '07 AA 11' }), 'A Egea, 07 AA 11');
  await mouse.up();
  await expectCell('Plate', 0, 'No plate yet');
  await expectCell('Plate', 1, '07 AA 11');
  await expectCell('Total', 1, '€80.00');
  await expectNoAxeViolations('[role=dialog]');
  const save = async (vehicleId: string | null) => {
    await inDialog('Save').click();
    await isGone(dialog());
    expect(bookings).toMatchObject([{ vehicleId }]);
  };
  await save('e1');
  busyVehicles = ['e2'];
  await openMove();
  await choose('Plate', '07 AA 22');
  await expect.element(dialog()).toMatchTextContent('07 AA 22 is not available on these days');
  await expect.element(inDialog('Save')).toHaveAttribute('aria-disabled', 'true');
  await inDialog('Cancel').click();
  await openMove();
  await choose('Car', 'B Duster');
  await expectCell('Plate', 1, 'No plate yet');
  await choose('Plate', '07 DD 11');
  await expectCell('Plate', 1, '07 DD 11');
  await save('d1');
  await openMove();
  await choose('Plate', 'No plate yet');
  await expectCell('Plate', 1, 'No plate yet');
  await save(null);
  // A bar that is dropped on the name of a car with plates gets no plate and keeps its days.
  await drag(-2, carRow('A Egea'), 'A Egea, No plate yet');
  await mouse.up();
  await expectCell('Car', 1, 'A Egea');
  await expectCell('Pickup', 1, '14 May');
  await inDialog('Cancel').click();
});

test('a bar says when its buffer ends', async () => {
  freeFrom = '2026-05-16T11:30';
  await openBoard();
  await expect.element(bar(/free from 16 May 2026.*11:30/)).toBeVisible();
  const tail = await boxOf(board().css('.board-buffer'));
  expect(tail.left).toBeCloseTo((await boxOf(ayse())).right, -1);
});

test('a row names the letting rules that refuse its pickups', async () => {
  const day = { firstDay: '2026-05-15', lastDay: '2026-05-16', carId: 'egea', closed: true };
  lettingRules = [
    {
      ...{ id: 'closed', name: 'Workshop', minDays: null, maxDays: null, ...day },
      ...{ noPickupWeekdays: [], noReturnWeekdays: [] },
    },
  ];
  await openBoard();
  const reason = /^15 May 2026: Workshop: /;
  await expect
    .element(board().getByRole('link', { name: 'New booking for A Egea' }))
    .toHaveAccessibleDescription(reason);
  await expect
    .element(board().getByRole('link', { name: 'New booking for B Duster' }))
    .not.toHaveAttribute('aria-describedby');
  expect(board().css('.board-refused').elements()).toHaveLength(1);
  // The free day under the mouse has the reason as its title.
  const line = await boxOf(board().css('.board-line').nth(1));
  await mouse.move({ x: line.left + (line.width / 7) * 3.8, y: line.top + 4 });
  await expect.element(board().getByTitle(/^Workshop: /)).toBeVisible();
  await expectNoAxeViolations('main');
});

test('a late vehicle can be assigned once staff overrule its late booking', async () => {
  plates = [['egea', 'e1', '07 AA 11']];
  busyVehicles = ['e1'];
  const [from, to] = ['2026-05-10T10:00', '2026-05-13T09:00'];
  const late = { reference: 'K-9', customer: 'Can Koç', from, to, lateUntil: '2026-05-15T00:00' };
  lateRentals = [{ ...late, plate: '07 AA 11' }];
  let sent: unknown;
  respondTo('PUT', B1, (body) => {
    sent = body;
    return undefined;
  });
  await openBoard();
  await drag(0, board().getByRole('link', { name: '07 AA 11' }), 'A Egea, 07 AA 11');
  await mouse.up();
  await expect.element(dialog()).toMatchTextContent('07 AA 11 should be back but is not:');
  await expect.element(dialog()).toMatchTextContent(/K-9\s*Can Koç.*not back yet/);
  await inDialog('Book anyway').click();
  await isGone(dialog());
  expect(sent).toMatchObject({ vehicleId: 'e1', allowOverbooking: true });
});

test('a move to another plate keeps the agreed price after the car has become dearer', async () => {
  plates = [['egea', 'e1', '07 AA 11']];
  await openBoard();
  fleet = { ...fleet, egea: ['A Egea', 50] };
  await drag(0, board().getByRole('link', { name: '07 AA 11' }), 'A Egea, 07 AA 11');
  await mouse.up();
  await expectCell('Total', 1, '€80.00');
  await expect.element(dialog().getByRole('radio')).toHaveLength(0);
  await inDialog('Save').click();
  await isGone(dialog());
  expect(bookings).toMatchObject([{ vehicleId: 'e1', pricing: { total: 80 } }]);
});

test('a move to other days keeps the plate chosen by a colleague', async () => {
  plates = [
    ['egea', 'e1', '07 AA 11'],
    ['egea', 'e2', '07 AA 22'],
  ];
  await openBoard();
  change({ vehicleId: 'e2' });
  await openMove();
  await chooseDay('15/05/2026');
  await expectCell('Pickup', 1, '15 May');
  await expectCell('Plate', 0, '07 AA 22');
  await expectCell('Plate', 1, '07 AA 22');
  await inDialog('Move anyway').click();
  await isGone(dialog());
  expect(bookings).toMatchObject([{ pickupTime: '2026-05-15T10:00', vehicleId: 'e2' }]);
  await openMove();
  await choose('Plate', '07 AA 11');
  await expectCell('Plate', 1, '07 AA 11');
  respondTo('PUT', B1, () => refusal(400, '07 AA 22 is handed over'));
  await inDialog('Save').click();
  await expect.element(dialog()).toMatchTextContent('07 AA 22 is handed over');
});
