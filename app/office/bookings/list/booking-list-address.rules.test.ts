import { expect, test } from 'vitest';
import {
  bookingListHref,
  bookingListPath,
  bookingPath,
  isFiltered,
  quickRanges,
  readBookingList,
  shownSort,
  sortedBy,
  usualDays,
} from './booking-list-address.rules.ts';

const read = (query: string) => readBookingList(new URLSearchParams(query));

test('an address of the list is built and read back without loss', () => {
  const address = {
    search: 'ş& b',
    status: 'pending',
    serviceType: 'transfer',
    account: 'owes',
    from: '2026-07-10',
    to: '2026-07-12',
    sort: '-total',
    page: 3,
    upcoming: false,
  } as const;
  const href = bookingListHref(address);
  expect(href).toBe(
    '/admin/bookings?search=%C5%9F%26+b&status=pending&serviceType=transfer&account=owes&from=2026-07-10&to=2026-07-12&sort=-total&page=3',
  );
  expect(read(href.split('?')[1] ?? '')).toEqual(address);
  expect(isFiltered(address)).toBe(true);
});

test.each([
  '',
  'status=all',
  'status=gone',
  'serviceType=boat',
  'account=rich',
  'page=0',
  'search=%20',
  'from=2026-02-30',
  'to=9999-12-31',
  'from=2026-07-02&to=2026-07-01',
  'sort=price',
])('the default list of upcoming bookings is shown for: %s', (query) => {
  expect(bookingListHref(read(query))).toBe('/admin/bookings');
  expect(read(query).upcoming).toBe(true);
  expect(isFiltered(read(query))).toBe(false);
});

test.each([
  ['', 'pickup', '?pickupFrom=2026-07-10'],
  ['page=2', 'pickup', '?page=2&pickupFrom=2026-07-10'],
  ['days=all', '-created', ''],
  ['days=all&page=2', '-created', '?page=2'],
  // Addresses without `days`, as older releases made them.
  ['status=pending', '-created', '?status=pending'],
  ['status=requests', '-created', '?status=pending&requested=true'],
  ['search=a&sort=total', 'total', '?search=a&sort=total'],
  ['status=pending&days=upcoming', 'pickup', '?status=pending&pickupFrom=2026-07-10'],
  ['from=2026-07-01&days=upcoming', 'pickup', '?from=2026-07-01'],
  ['status=late', 'pickup', '?lateOn=2026-07-10'],
  ['status=late&page=2&search=a', 'pickup', '?search=a&page=2&lateOn=2026-07-10'],
])('the list of %j is sorted by %s and requested as %j', (query, sort, asked) => {
  const address = read(query);
  expect(shownSort(address)).toBe(sort);
  expect(bookingListPath(address, '2026-07-10')).toBe(`/admin/bookings${asked}`);
  // The address is built without its defaults, and read back.
  expect(read(bookingListHref(address).split('?')[1] ?? '')).toEqual(address);
});

test('a search covers all days, and clearing it restores the upcoming ones', () => {
  expect(usualDays({ ...read(''), search: 'a' })).toEqual({ upcoming: false });
  expect(usualDays({ ...read('search=a'), search: '' })).toEqual({ upcoming: true });
});

test.each([
  'search=a',
  'status=pending',
  'serviceType=transfer',
  'account=deposit',
  'from=2026-07-01',
  'to=2026-07-01',
])('the list is filtered for: %s', (query) => expect(isFiltered(read(query))).toBe(true));

test('an id with slashes is escaped in its path', () => {
  expect(bookingPath('a/../b')).toBe('/admin/bookings/a%2F..%2Fb');
});

test('the week begins on Monday, even if today is a Sunday', () => {
  expect(quickRanges('2026-11-29')).toEqual({
    today: { from: '2026-11-29', to: '2026-11-29' },
    tomorrow: { from: '2026-11-30', to: '2026-11-30' },
    week: { from: '2026-11-23', to: '2026-11-29' },
  });
  expect(quickRanges('2026-11-30').week.from).toBe('2026-11-30');
});

test('a column is sorted ascending, then descending', () => {
  const list = read('status=pending&page=4');
  expect(sortedBy(list, 'total')).toEqual({
    href: '/admin/bookings?status=pending&sort=total',
    now: null,
  });
  const sorted = read('sort=total');
  expect(sortedBy(sorted, 'total')).toEqual({
    href: '/admin/bookings?sort=-total',
    now: 'ascending',
  });
  expect(sortedBy(read('sort=-total'), 'total').now).toBe('descending');
  expect(sortedBy(read('sort=customer'), 'customer').href).toBe('/admin/bookings?sort=-customer');
  expect(sortedBy(read('from=2026-07-01'), 'pickup').now).toBe('ascending');
});
