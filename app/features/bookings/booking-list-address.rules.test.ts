import { expect, test } from 'vitest';
import {
  bookingListHref,
  bookingPath,
  isFiltered,
  readBookingList,
} from './booking-list-address.rules.ts';

const read = (query: string) => readBookingList(new URLSearchParams(query));

test('the address of a list says what is shown, both ways', () => {
  const address = {
    search: 'ş& b',
    status: 'pending',
    serviceType: 'transfer',
    page: 3,
  } as const;
  const href = bookingListHref(address);
  expect(href).toBe(
    '/admin/bookings?search=%C5%9F%26+b&status=pending&serviceType=transfer&page=3',
  );
  expect(read(href.split('?')[1] ?? '')).toEqual(address);
  expect(isFiltered(address)).toBe(true);
});

test.each(['', 'status=all', 'status=gone', 'serviceType=boat', 'page=0', 'search=%20'])(
  'everything is shown for: %s',
  (query) => {
    expect(bookingListHref(read(query))).toBe('/admin/bookings');
    expect(isFiltered(read(query))).toBe(false);
  },
);

test('an id cannot lead out of its path', () => {
  expect(bookingPath('a/../b')).toBe('/admin/bookings/a%2F..%2Fb');
});
