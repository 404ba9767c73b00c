import { describe, expect, test } from 'vitest';
import {
  boardHref,
  bookingFromBoard,
  readBoardAddress,
  shownDays,
  steppedFrom,
  TRANSFERS,
} from './board-address.rules.ts';

const read = (query: string) => readBoardAddress(new URLSearchParams(query));

describe('the address of the board', () => {
  test('is read as it was written', () => {
    const address = {
      from: '2026-07-01',
      days: 14,
      search: 'üst sınıf',
      booked: true,
      cancelled: true,
    };
    const href = boardHref(address);
    expect(href).toBe(
      '/admin/bookings/board?from=2026-07-01&days=14&search=%C3%BCst+s%C4%B1n%C4%B1f&booked=yes&cancelled=yes',
    );
    expect(read(href.split('?')[1] ?? '')).toEqual(address);
  });

  test.each(['', 'from=2026-02-30&days=63', 'from=x&days=0', 'days=1.5'])(
    'ignores invalid values: %s',
    (query) => {
      expect(boardHref(read(query))).toBe('/admin/bookings/board');
    },
  );
});

test('without chosen days the board begins yesterday with 31 days, on a phone today with 7 days', () => {
  const chosen = { from: null, days: null };
  const today = '2026-07-01';
  expect(shownDays(chosen, { today, narrow: false })).toEqual({ from: '2026-06-30', days: 31 });
  expect(shownDays(chosen, { today, narrow: true })).toEqual({ from: '2026-07-01', days: 7 });
  expect(shownDays({ from: '2026-09-01', days: 14 }, { today, narrow: true })).toEqual({
    from: '2026-09-01',
    days: 14,
  });
});

test.each([
  ['2026-07-15', 'day', 1, '2026-07-16'],
  ['2026-07-01', 'week', -1, '2026-06-24'],
  ['2026-07-31', 'month', 1, '2026-08-31'],
  ['2026-08-31', 'month', 1, '2026-09-30'],
  ['2026-03-30', 'month', -1, '2026-02-28'],
  ['2026-12-05', 'month', 1, '2027-01-05'],
  ['2026-01-05', 'month', -1, '2025-12-05'],
] as const)(
  'from %s a step by one %s in direction %i leads to %s',
  (from, step, direction, expected) => {
    expect(steppedFrom(from, step, direction)).toBe(expected);
  },
);

test('a free day links to a new booking of its car, or to a new transfer', () => {
  expect(bookingFromBoard('fiat-egea', '2026-07-14', '2026-07-01T12:00')).toBe(
    '/admin/bookings/new?carId=fiat-egea&pickupTime=2026-07-14T10%3A00',
  );
  expect(bookingFromBoard(TRANSFERS, '2026-07-14', '2026-07-01T12:00')).toBe(
    '/admin/bookings/new?serviceType=transfer&pickupTime=2026-07-14T10%3A00',
  );
});

test.each([
  ['2026-07-01T08:15', '2026-07-01T10:00'],
  ['2026-07-01T10:00', '2026-07-01T10:30'],
  ['2026-07-01T12:29', '2026-07-01T12:30'],
  ['2026-07-01T23:29', '2026-07-01T23:30'],
  ['2026-07-01T23:45', '2026-07-02T10:00'],
])('on the current day at %s the link has the pickup time %s', (now, pickup) => {
  const query = bookingFromBoard('egea', '2026-07-01', now).split('?')[1];
  expect(new URLSearchParams(query).get('pickupTime')).toBe(pickup);
});
