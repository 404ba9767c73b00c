import { describe, expect, test } from 'vitest';
import {
  bookingListHref,
  bookingListQuery,
  bookingPath,
  isFiltered,
  readBookingList,
} from './booking-list-address.rules.ts';

const read = (query: string) => readBookingList(new URLSearchParams(query));
const ALL = { search: '', status: null, serviceType: null, page: 1 };

describe('readBookingList', () => {
  test('reads search, filters and page', () => {
    expect(read('search=krv-1&status=pending&serviceType=transfer&page=3')).toEqual({
      search: 'krv-1',
      status: 'pending',
      serviceType: 'transfer',
      page: 3,
    });
  });

  test.each(['', 'status=all', 'status=gone', 'serviceType=boat', 'page=0', 'search=%20'])(
    'is everything for: %s',
    (query) => expect(read(query)).toEqual(ALL),
  );
});

describe('bookingListHref', () => {
  test.each([
    [{}, '/admin/bookings'],
    [ALL, '/admin/bookings'],
    [
      { page: 2, serviceType: 'car_rental' as const, status: 'active' as const, search: 'ş&' },
      '/admin/bookings?search=%C5%9F%26&status=active&serviceType=car_rental&page=2',
    ],
  ])('of %j is %s', (given, href) => {
    expect(bookingListHref(given)).toBe(href);
  });

  test('leads back to what was read', () => {
    const address = { ...ALL, status: 'completed' as const, search: 'a b', page: 7 };
    expect(read(bookingListHref(address).split('?')[1] ?? '')).toEqual(address);
  });
});

test('the API is asked for twenty', () => {
  expect(bookingListQuery({ ...ALL, status: 'pending' })).toBe('limit=20&status=pending');
});

test.each([
  [ALL, false],
  [{ ...ALL, page: 4 }, false],
  [{ ...ALL, search: 'x' }, true],
  [{ ...ALL, status: 'active' as const }, true],
  [{ ...ALL, serviceType: 'transfer' as const }, true],
])('whether %j is filtered: %s', (address, filtered) => {
  expect(isFiltered(address)).toBe(filtered);
});

test('an id cannot lead out of its path', () => {
  expect(bookingPath('a/../b')).toBe('/admin/bookings/a%2F..%2Fb');
});
