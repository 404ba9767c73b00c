import { expect, test } from 'vitest';
import { bookingFromBoard, TRANSFERS } from './board-new-booking.rules.ts';

const pickupOf = (date: string, now: string) =>
  new URLSearchParams(bookingFromBoard('egea', date, now).split('?')[1]).get('pickup');

test('a free day leads to a new booking of its row', () => {
  expect(bookingFromBoard('fiat-egea', '2026-07-14', '2026-07-01T12:00')).toBe(
    '/admin/bookings/new?carId=fiat-egea&pickup=2026-07-14T10%3A00',
  );
  expect(bookingFromBoard(TRANSFERS, '2026-07-14', '2026-07-01T12:00')).toBe(
    '/admin/bookings/new?serviceType=transfer&pickup=2026-07-14T10%3A00',
  );
});

test.each([
  ['2026-07-01T08:15', '2026-07-01T10:00'],
  ['2026-07-01T10:00', '2026-07-01T10:30'],
  ['2026-07-01T12:29', '2026-07-01T12:30'],
  ['2026-07-01T23:29', '2026-07-01T23:30'],
  ['2026-07-01T23:45', '2026-07-02T10:00'],
])('today at %s it begins at %s', (now, pickup) => {
  expect(pickupOf('2026-07-01', now)).toBe(pickup);
});
