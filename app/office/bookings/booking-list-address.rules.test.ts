import { expect, test } from 'vitest';
import {
  bookingListHref,
  bookingPath,
  isFiltered,
  quickRanges,
  readBookingList,
  sortedBy,
} from './booking-list-address.rules.ts';

const read = (query: string) => readBookingList(new URLSearchParams(query));

test('the address of a list says what is shown, both ways', () => {
  const address = {
    search: 'ş& b',
    status: 'pending',
    serviceType: 'transfer',
    from: '2026-07-10',
    to: '2026-07-12',
    sort: '-total',
    page: 3,
  } as const;
  const href = bookingListHref(address);
  expect(href).toBe(
    '/admin/bookings?search=%C5%9F%26+b&status=pending&serviceType=transfer&from=2026-07-10&to=2026-07-12&sort=-total&page=3',
  );
  expect(read(href.split('?')[1] ?? '')).toEqual(address);
  expect(isFiltered(address)).toBe(true);
});

test.each([
  '',
  'status=all',
  'status=gone',
  'serviceType=boat',
  'page=0',
  'search=%20',
  'from=2026-02-30',
  'to=9999-12-31',
  'from=2026-07-02&to=2026-07-01',
  'sort=price',
])('everything is shown for: %s', (query) => {
  expect(bookingListHref(read(query))).toBe('/admin/bookings');
  expect(isFiltered(read(query))).toBe(false);
});

test.each([
  'search=a',
  'status=pending',
  'serviceType=transfer',
  'from=2026-07-01',
  'to=2026-07-01',
])('not everything is shown for: %s', (query) => expect(isFiltered(read(query))).toBe(true));

test('an id cannot lead out of its path', () => {
  expect(bookingPath('a/../b')).toBe('/admin/bookings/a%2F..%2Fb');
});

test('the week of the business begins on Monday, also on a Sunday', () => {
  expect(quickRanges('2026-11-29')).toEqual({
    today: { from: '2026-11-29', to: '2026-11-29' },
    tomorrow: { from: '2026-11-30', to: '2026-11-30' },
    week: { from: '2026-11-23', to: '2026-11-29' },
  });
  expect(quickRanges('2026-11-30').week.from).toBe('2026-11-30');
});

test('a column sorts upwards, then downwards; days are in the order of pickups', () => {
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
