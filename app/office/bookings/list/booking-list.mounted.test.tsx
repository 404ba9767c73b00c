import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { BookingInput, OpenedBooking } from '#app/domain/bookings/booking.schema.ts';
import { aBooking, bookingsApi } from '#tests/support/admin-bookings.ts';
import { expectAddress, OWNER, open } from '#tests/support/mounted.tsx';
import { refusal, respondTo } from '#tests/support/mounted-api.ts';
import {
  expectNoAxeViolations,
  innerTexts,
  press,
  pressIn,
  rowOf,
} from '#tests/support/mounted-page.ts';
import * as bookingEdit from '../editor/admin-booking-edit.route.tsx';
import * as bookingList from './admin-bookings.route.tsx';

const BOOKINGS = '/admin/bookings';

let bookings: OpenedBooking[] = [];

const openList = (at = BOOKINGS, admin = OWNER) =>
  open(at, {
    admin,
    routes: { [BOOKINGS]: bookingList, [`${BOOKINGS}/:id`]: bookingEdit },
    api: (...call) => bookingsApi(bookings)(...call),
  });

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name });
const status = () => page.getByRole('combobox', { name: 'Status', exact: true });
const tabs = () => page.getByRole('navigation', { name: 'Bookings at a glance' });
const statusOf = (reference: string) =>
  page.getByRole('combobox', { name: `Status of ${reference}` });
const said = (text: string | RegExp) => expect.element(page.getByText(text)).toBeVisible();
/**
 * Expects rows with these references. The first link of a row has the reference for screen readers.
 */
const expectShown = (...references: string[]) =>
  expect
    .poll(() =>
      page
        .getByRole('rowheader')
        .elements()
        .map((head) => head.querySelector('a > .sr-only')?.textContent),
    )
    .toEqual(references);
const choose = (name: string) => page.getByRole('combobox', { name, exact: true });
const dialog = () => page.getByRole('alertdialog');

beforeEach(() => {
  bookings = [];
});

test('a row shows the customer’s language as a code, except for Turkish', async () => {
  bookings = [aBooking({ id: 'b1', language: 'de' }), aBooking({ id: 'b2' })];
  await openList();
  await expect.element(rowOf('B1').getByRole('img', { name: 'German' })).toHaveTextContent('DE');
  await expect.element(rowOf('B2').getByRole('img', { name: 'Turkish' })).toHaveLength(0);
});

test('a row of a cancelled booking shows its fee, and its price as the former price', async () => {
  const pricing = { total: 77.77, quoted: 77.77, currency: 'EUR' as const };
  const { account } = aBooking({ pricing, status: 'cancelled' });
  bookings = [
    aBooking({ id: 'b1', pricing, status: 'cancelled', account: { ...account, due: 40 } }),
    aBooking({ id: 'b2', pricing }),
  ];
  await openList();
  await expect.element(rowOf('B1').getByText('€40.00')).toBeVisible();
  expect(rowOf('B1').getByText('€77.77').element().tagName).toBe('S');
  expect(rowOf('B2').getByText('€77.77').element().tagName).toBe('SPAN');
  await expectNoAxeViolations('main');
});

test('a chosen range of days is written in Turkish, as the rows, if the person chose no language', async () => {
  bookings = [aBooking({ id: 'b1', pickupTime: '2026-12-03T10:00' })];
  await openList(`${BOOKINGS}?from=2026-12-02&to=2026-12-12`);
  await expect.element(choose('Days').getByText('2–12 Ara')).toBeInTheDocument();
});

test('search, filters and sorting are in the address @2.78', async () => {
  const drivers = [{ name: 'Işıl', surname: 'Çınar', phoneNumber: '+90 555 123 45 67' }];
  const transferData = { vehicleCapacity: 'capacity_1_4', passengers: 3 } as const;
  bookings = [
    aBooking({ id: 'b1', serviceType: 'transfer', transferData, drivers, status: 'pending' }),
    aBooking({ id: 'b2', serviceType: 'transfer', transferData, status: 'active' }),
  ];
  await openList(`${BOOKINGS}?status=pending`);
  await expectShown('B1');
  // Each count links to the bookings it counts.
  await expect
    .poll(() => innerTexts(tabs().getByRole('link')).map((text) => text.replace(/\s+/g, ' ')))
    .toEqual([
      'Upcoming 2',
      'Total 2',
      'Pending 1',
      'Confirmed 0',
      'Active 1',
      'Completed 0',
      'Cancelled 0',
    ]);
  await expect
    .element(tabs().getByRole('link', { name: 'Pending' }))
    .toHaveAttribute('aria-current', 'true');
  await tabs().getByRole('link', { name: 'Active' }).click();
  await expectAddress(`${BOOKINGS}?status=active`);
  await expectShown('B2');
  await button('Filters').click();
  await expect.element(status()).toHaveValue('active');
  await tabs().getByRole('link', { name: 'Total' }).click();
  await expectAddress(`${BOOKINGS}?days=all`);
  await expectShown('B1', 'B2');
  await expect.element(choose('Sort by')).toHaveValue('-created');
  // The default shows pickups from today on, earliest first.
  await tabs().getByRole('link', { name: 'Upcoming' }).click();
  await expectAddress(BOOKINGS);
  await expect.element(choose('Days')).toHaveValue('upcoming');
  await expect.element(choose('Sort by')).toHaveValue('pickup');
  // The search accepts any spelling and begins while somebody types. Filters combine and can be
  // cleared.
  const search = page.getByRole('searchbox');
  await search.fill('isil cinar');
  await expectAddress(`${BOOKINGS}?search=isil+cinar`);
  await expect.element(search).toHaveFocus();
  await expectShown('B1');
  await page.getByRole('radio', { name: 'Transfer' }).click();
  await status().selectOptions('Completed');
  await expectAddress(`${BOOKINGS}?search=isil+cinar&status=completed&serviceType=transfer`);
  await said('No booking matches these filters');
  await link('Clear filters').click();
  await expectAddress(BOOKINGS);
  await expect.element(search).toHaveValue('');
  await expectShown('B1', 'B2');
  // Days and sorting are in the address, too.
  await choose('Days').selectOptions('Tomorrow');
  await expectAddress(`${BOOKINGS}?from=2026-05-14&to=2026-05-14`);
  const total = page.getByRole('columnheader', { name: 'Total' });
  await expect.element(total).toHaveAttribute('aria-sort', 'none');
  // The address changes before the page does.
  await expect
    .element(total.getByRole('link'))
    .toHaveAttribute('href', expect.stringContaining('from=2026-05-14'));
  await pressIn(total.getByRole('link'), 'Enter');
  await expect.element(total).toHaveAttribute('aria-sort', 'ascending');
  const customer = page.getByRole('columnheader', { name: 'Customer' });
  await pressIn(customer.getByRole('link'), 'Enter');
  await expect.element(customer).toHaveAttribute('aria-sort', 'ascending');
  await pressIn(customer.getByRole('link'), 'Enter');
  await expectAddress(`${BOOKINGS}?from=2026-05-14&to=2026-05-14&sort=-customer`);
  await expect.element(customer).toHaveAttribute('aria-sort', 'descending');
  // The former last day would be before the new first day, so it is removed.
  await choose('Days').selectOptions('Choose days…');
  await expect.element(page.getByLabelText('From', { exact: true })).toHaveFocus();
  await page.getByLabelText('From', { exact: true }).fill('15/05/2026');
  await press('Enter');
  await expectAddress(`${BOOKINGS}?from=2026-05-15&sort=-customer`);
  // A field without the focus shows its day in words.
  const words = page.getByText('Fri 15 May', { exact: true });
  await expect.element(words).not.toBeVisible();
  choose('Days').element().focus();
  await expect.element(words).toBeVisible();
  // Other filters keep the upcoming days.
  await openList();
  await page.getByRole('radio', { name: 'Transfer' }).click();
  await expectAddress(`${BOOKINGS}?serviceType=transfer&days=upcoming`);
});

test('hidden columns and dense rows are kept for the next visit', async () => {
  bookings = [aBooking()];
  const heads = () => innerTexts(page.getByRole('columnheader'));
  const height = () => rowOf('B1').element().getBoundingClientRect().height;
  await openList();
  await expect.poll(heads).toContain('Reference');
  expect(height()).toBe(44);
  await button('View').click();
  await page.getByRole('menuitemcheckbox', { name: 'Reference' }).click();
  await page.getByRole('menuitemradio', { name: 'Dense' }).click();
  await expectNoAxeViolations('html');
  await press('Escape');
  await expect.element(button('View')).toHaveFocus();
  await expect.poll(height).toBe(36);
  await openList();
  await expect.element(rowOf('B1')).toBeVisible();
  expect(heads()).not.toContain('Reference');
  expect(height()).toBe(36);
});

test('a row shows pickup and drop-off shortened, and once if they are the same', async () => {
  bookings = [
    aBooking({
      id: 'b1',
      pickupLocation: 'Antalya Havalimanı (AYT)',
      dropoffLocation: 'Antalya Lara',
    }),
    aBooking({ id: 'b2', pickupLocation: 'Antalya Kemer', dropoffLocation: 'Antalya Kemer' }),
  ];
  await openList();
  await expect
    .element(rowOf('B1').getByTitle('Antalya Havalimanı (AYT) → Antalya Lara'))
    .toHaveTextContent('Havalimanı → Lara');
  await expect.element(rowOf('B2').getByTitle('Antalya Kemer')).toHaveTextContent('Kemer');
});

test('a list sorted by pickup has a heading for each day with its number of bookings', async () => {
  bookings = [
    aBooking({ id: 'b1', pickupTime: '2026-05-13T10:00', dropoffTime: '2026-05-15T10:00' }),
    aBooking({ id: 'b2', pickupTime: '2026-05-13T18:00', dropoffTime: '2026-05-15T10:00' }),
    aBooking({ id: 'b3', pickupTime: '2026-05-14T10:00', dropoffTime: '2026-05-15T10:00' }),
    aBooking({ id: 'b4', pickupTime: '2026-05-16T10:00', dropoffTime: '2026-05-17T10:00' }),
  ];
  await openList();
  const headings = () => innerTexts(page.css('tbody td[colspan]')).map((text) => text.trim());
  await expect
    .poll(headings)
    .toEqual(['Today, 13 May · 2', 'Tomorrow, 14 May · 1', '16 Mayıs 2026, Cumartesi · 1']);
  // The heading has the day of the pickup, so that the row needs one line.
  await expect.element(rowOf('B1').getByText('10:00 → 15 May 10:00')).toBeVisible();
  await openList(`${BOOKINGS}?sort=total`);
  await expect.element(rowOf('B1').getByText('13 May 10:00 → 15 May 10:00')).toBeVisible();
  expect(headings()).toEqual([]);
});

test('a link that is followed before a typed search begins opens its own page', async () => {
  // Loads longer than the delay after which a search begins by itself.
  const slow = {
    default: () => <p>The board</p>,
    clientLoader: () => new Promise((resolve) => setTimeout(resolve, 500, null)),
  };
  await open(BOOKINGS, {
    routes: { [BOOKINGS]: bookingList, [`${BOOKINGS}/board`]: slow },
    api: (...call) => bookingsApi(bookings)(...call),
  });
  await page.getByRole('searchbox').fill('isil');
  await link('Calendar').click();
  await said('The board');
  await expectAddress(`${BOOKINGS}/board`);
});

test('a status can be changed and undone, and a refused change is reverted @4.26', async () => {
  bookings = [aBooking({ status: 'pending' })];
  await openList();
  await expect
    .poll(() => innerTexts(statusOf('B1').css('option')))
    .toEqual(['Pending', 'Confirmed', 'Active', 'Completed', 'Cancelled']);
  await statusOf('B1').selectOptions('Cancelled');
  await button('Cancel booking').click();
  await said('Booking status updated successfully!');
  await button('Undo: B1').click();
  await said('B1 is pending again');
  await expect.element(statusOf('B1')).toHaveValue('pending');
  // Simulates another save by a colleague.
  await statusOf('B1').selectOptions('Cancelled');
  await button('Cancel booking').click();
  await expect.element(button('Undo: B1')).toBeVisible();
  const changed = 'Somebody else has changed this booking';
  const works = respondTo('PUT', `${BOOKINGS}/b1/status`, () => refusal(409, changed));
  await button('Undo: B1').click();
  await said(/could not be undone: Somebody else has changed this booking/);
  works();
  const sent: unknown[] = [];
  const open = respondTo('PUT', `${BOOKINGS}/b1/status`, (body) => {
    sent.push(body);
    return refusal(500, 'Not today');
  });
  await statusOf('B1').selectOptions('Pending');
  await said('Error updating status: Not today');
  await expect.element(statusOf('B1')).toHaveValue('cancelled');
  await statusOf('B1').selectOptions('Active');
  // A change sends the version, to keep a colleague's change. A chosen “pending” sends none,
  // because the version would restore the hold.
  await expect
    .poll(() => sent)
    .toEqual([
      { status: 'pending', allowOverbooking: false },
      { status: 'active', allowOverbooking: false, version: expect.any(Number) },
    ]);
  await expect.element(statusOf('B1')).toHaveValue('cancelled');
  open();
  // If no unit is free, a question opens.
  respondTo('PUT', `${BOOKINGS}/b1/status`, (body) =>
    (body as BookingInput).allowOverbooking
      ? undefined
      : refusal(409, 'No car', { data: { clashes: [] } }),
  );
  await statusOf('B1').selectOptions('Confirmed');
  await dialog().getByRole('button', { name: 'Back' }).click();
  await expect.element(statusOf('B1')).toHaveValue('cancelled');
  await statusOf('B1').selectOptions('Confirmed');
  await dialog().getByRole('button', { name: 'Book anyway' }).click();
  await expect.element(dialog()).toHaveLength(0);
  await expect.element(statusOf('B1')).toHaveValue('confirmed');
});

test('a status that ends a rental offers to record the return first', async () => {
  bookings = [
    aBooking({ status: 'active' }),
    aBooking({ id: 'b2', serviceType: 'transfer', status: 'confirmed' }),
  ];
  await open(BOOKINGS, {
    routes: {
      [BOOKINGS]: bookingList,
      [`${BOOKINGS}/b1/handover/back`]: { default: () => <p>The return</p> },
    },
    api: (...call) => bookingsApi(bookings)(...call),
  });
  const changed = vi.fn(() => undefined);
  respondTo('PUT', `${BOOKINGS}/b1/status`, changed);
  // A transfer has no return.
  await statusOf('B2').selectOptions('Completed');
  await said('Booking status updated successfully!');
  for (const name of ['Cancelled', 'Completed']) {
    (statusOf('B1').element() as HTMLSelectElement).focus();
    await statusOf('B1').selectOptions(name);
    await expect.element(dialog()).toBeVisible();
    await press('Escape');
    await expect.element(dialog()).toHaveLength(0);
    await expect.element(statusOf('B1')).toHaveValue('active');
    await expect.element(statusOf('B1')).toHaveFocus();
  }
  expect(changed).not.toHaveBeenCalled();
  await statusOf('B1').selectOptions('Completed');
  await expectNoAxeViolations('html');
  await dialog().getByRole('button', { name: 'Only set “Completed”' }).click();
  await expect.element(statusOf('B1')).toHaveValue('completed');
  await button('Undo: B1').click();
  await expect.element(statusOf('B1')).toHaveValue('active');
  await statusOf('B1').selectOptions('Completed');
  await dialog().getByRole('button', { name: 'Record the return' }).click();
  await said('The return');
});

test('the export shows staff the limit of 31 days', async () => {
  await openList(BOOKINGS, { ...OWNER, role: 'staff' });
  await button('Export').click();
  await said(/^At most 31 days: choose a first and a last day/);
});

test('the export shows owners no limit', async () => {
  await openList();
  await button('Export').click();
  await said(/^The list’s filter applies/);
  await expect.element(page.getByText(/^At most 31 days/)).not.toBeInTheDocument();
});

test("a row shows until when a visitor's request holds its car", async () => {
  const holdUntil = '2026-05-13T10:30:00.000Z';
  bookings = [
    aBooking({ status: 'pending', holdUntil }),
    aBooking({ id: 'b2', status: 'pending', holdUntil: '2026-05-13T08:30:00.000Z' }),
  ];
  await openList();
  await expect.element(rowOf('B1').getByTitle('On hold until 13 May 2026 13:30')).toBeVisible();
  await expect.element(rowOf('B2').getByTitle('Hold expired')).toBeVisible();
  await openList(`${BOOKINGS}/b1`);
  await said(/^A visitor’s request.*On hold until 13 May 2026 13:30/);
});

test('the list is not reloaded while the question before a deletion is open', async () => {
  bookings = [aBooking()];
  const reads = vi.fn(() => undefined);
  respondTo('GET', `${BOOKINGS}/statistics`, reads);
  await openList(`${BOOKINGS}?days=all`);
  await pressIn(button('Actions for B1'), 'Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await expect
    .element(dialog())
    .toMatchTextContent(
      'Are you sure you want to delete "B1 – Ayşe Yılmaz"? This action cannot be undone.',
    );
  const before = reads.mock.calls.length;
  dispatchEvent(new Event('focus'));
  await press('Escape');
  await expect.element(dialog()).toHaveLength(0);
  expect(reads).toHaveBeenCalledTimes(before);
  dispatchEvent(new Event('focus'));
  await expect.poll(() => reads.mock.calls.length).toBeGreaterThan(before);
});

test('the button reloads the list, and a failure shows the server’s message @2.79 @8.33', async () => {
  bookings = [aBooking()];
  await openList(`${BOOKINGS}?days=all`);
  await expectShown('B1');
  respondTo('GET', BOOKINGS, () => refusal(503, 'The database is resting'));
  await button('Refresh').click();
  const failed = page.getByRole('alert');
  await expect.element(failed.getByText('The database is resting')).toBeVisible();
});

test('the list without upcoming bookings links to all bookings', async () => {
  const counts = { total: 3, pending: 0, confirmed: 0, active: 0, completed: 3, cancelled: 0 };
  respondTo('GET', `${BOOKINGS}/statistics`, () => ({ ...counts, upcoming: 0, revenue: 0 }));
  await openList();
  await said('No pickups from today onwards');
  await link('Show all bookings').click();
  await expectAddress(`${BOOKINGS}?days=all`);
});
