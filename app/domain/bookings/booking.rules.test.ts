import { expect, test } from 'vitest';
import {
  anHourAfter,
  BOOKING_STATUSES,
  halves,
  nextStatus,
  nextStep,
  type ServiceType,
  shortPlace,
  splitName,
} from './booking.rules.ts';

test.each([
  ['Ayşe Yılmaz', 'Ayşe', 'Yılmaz'],
  ['  Ayşe Nur   Öz Demir ', 'Ayşe Nur Öz', 'Demir'],
  ['Madonna', 'Madonna', ''],
])('splits %j into the name %j and the surname %j', (fullName, name, surname) => {
  expect(splitName(fullName)).toEqual({ name, surname });
});

test.each([
  ['2026-07-10', '09:30', '2026-07-10T10:30'],
  ['2026-12-31', '23:15', '2027-01-01T00:15'],
])('returns for an hour after %s %s: %s', (date, time, end) => {
  expect(anHourAfter(date, time)).toBe(end);
});

test.each([
  [7101, 3551, 3550],
  [8000, 4000, 4000],
  [1, 1, 0],
])('splits %d cents for two transfers into %d and %d', (total, there, back) => {
  expect(halves(total)).toEqual([there, back]);
});

test('returns the status that follows each status, and null for a completed or cancelled booking', () => {
  const steps = (service: ServiceType) => BOOKING_STATUSES.map((each) => nextStatus(service, each));
  expect(steps('car_rental')).toEqual(['confirmed', 'active', 'completed', null, null]);
  expect(steps('transfer')).toEqual(['confirmed', 'completed', 'completed', null, null]);
});

test('returns the next step of staff, and null for a confirmed transfer that has not begun', () => {
  const steps = (serviceType: ServiceType, now: string) =>
    BOOKING_STATUSES.map((status) =>
      nextStep({ serviceType, status, pickupTime: '2026-07-10T10:00' }, now),
    );
  const before = '2026-07-10T09:59';
  expect(steps('car_rental', before)).toEqual(['confirm', 'out', 'back', null, null]);
  expect(steps('transfer', before)).toEqual(['confirm', null, null, null, null]);
  expect(steps('transfer', '2026-07-10T10:00')).toEqual([
    ...['confirm', 'complete', 'complete', null, null],
  ]);
});

test.each([
  ['Antalya Havalimanı (AYT)', 'Havalimanı'],
  ['Antalya Lara', 'Lara'],
  ['Antalya', 'Antalya'],
  ['Rixos Downtown Antalya', 'Rixos Downtown Antalya'],
])('shortens %s to %s', (name, short) => {
  expect(shortPlace(name)).toBe(short);
});
