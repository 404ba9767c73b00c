import { expect, test } from 'vitest';
import { booking, options } from '#tests/support/booking-form.ts';
import {
  canMove,
  isMoved,
  previewMove,
  shiftByKey,
  shiftTo,
  targetOf,
} from './board-move.rules.ts';

const rental = { serviceType: 'car_rental', carId: 'egea' } as const;
const transfer = { serviceType: 'transfer', carId: null } as const;
const still = { days: 0, carId: 'egea' };

test('a move keeps the hours, over the end of a month', () => {
  const times = { pickupTime: '2026-07-30T10:30', dropoffTime: '2026-08-02T09:00' };
  expect(targetOf(times, { days: 2, carId: 'clio' })).toEqual({
    pickupTime: '2026-08-01T10:30',
    dropoffTime: '2026-08-04T09:00',
    carId: 'clio',
  });
  expect(isMoved(rental, still)).toBe(false);
  expect(isMoved(rental, { days: 0, carId: 'clio' })).toBe(true);
  expect(isMoved(transfer, { days: -1, carId: null })).toBe(true);
});

test('a rental goes to the car below the pointer; a transfer, and what leaves the cars, does not', () => {
  expect(shiftTo(rental, { days: 1, row: 'clio' })).toEqual({ days: 1, carId: 'clio' });
  expect(shiftTo(rental, { days: 1, row: '' })).toEqual({ days: 1, carId: 'egea' });
  expect(shiftTo(rental, { days: 1, row: null })).toEqual({ days: 1, carId: 'egea' });
  expect(shiftTo(transfer, { days: 1, row: 'clio' })).toEqual({ days: 1, carId: null });
});

test.each([
  ['ArrowRight', { days: 1, carId: 'egea' }],
  ['PageUp', { days: -7, carId: 'egea' }],
  ['ArrowDown', { days: 0, carId: 'fiorino' }],
  ['ArrowUp', { days: 0, carId: 'clio' }],
  ['a', null],
])('the key %s', (key, shift) => {
  expect(shiftByKey(rental, still, { key, cars: ['clio', 'egea', 'fiorino'] })).toEqual(shift);
});

test('the arrows stop at the last car, and bring a rental without a car to the first', () => {
  const cars = ['clio', 'egea'];
  expect(shiftByKey(rental, still, { key: 'ArrowDown', cars })).toEqual(still);
  const lost = { days: 0, carId: null };
  expect(shiftByKey(rental, lost, { key: 'ArrowDown', cars })?.carId).toBe('clio');
  expect(shiftByKey(transfer, lost, { key: 'ArrowDown', cars })).toEqual(lost);
});

test('what is over stays', () => {
  const movable = ['pending', 'confirmed', 'active', 'completed', 'cancelled'] as const;
  expect(movable.map((status) => canMove({ status }))).toEqual([true, true, true, false, false]);
});

test('a rental keeps its plate on its own car, and gives it up for another', () => {
  const at = { now: new Date('2026-01-01T00:00:00Z'), options };
  const { pickupTime, dropoffTime, carId } = booking;
  const plated = { ...booking, vehicleId: 'plate-1' };
  const vehicleOn = (car: string | null) =>
    previewMove(plated, { pickupTime, dropoffTime, carId: car }, at).input?.vehicleId;
  expect(vehicleOn(carId)).toBe('plate-1');
  expect(vehicleOn('another-car')).toBeNull();
});

test('the preview prices as the form does, and says what cannot be', () => {
  const at = { now: new Date('2026-01-01T00:00:00Z'), options };
  const { pickupTime, dropoffTime, carId } = booking;
  const same = previewMove(booking, { pickupTime, dropoffTime, carId }, at);
  expect(same.beforeCents).toBe(booking.pricing.total * 100);
  expect(same.errors).toEqual([]);
  expect(same.input).toMatchObject({ pickupTime, dropoffTime, carId });
  const past = { pickupTime: '2025-07-10T10:00', dropoffTime: '2025-07-12T10:00', carId };
  const refused = previewMove(booking, past, at);
  expect(refused).toMatchObject({ input: null, errors: ['Pickup cannot be earlier than now'] });
  const nameless = {
    ...booking,
    drivers: [{ name: 'Madonna', surname: '', phoneNumber: '12345' }],
  };
  const faulty = previewMove(nameless, { pickupTime, dropoffTime, carId }, at);
  expect(faulty).toMatchObject({ input: null, errors: ['Last name is required'] });
});
