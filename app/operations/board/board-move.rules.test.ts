import { describe, expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { booking, car, options } from '#tests/support/booking-form.ts';
import {
  canMove,
  freshTarget,
  isMoved,
  isOtherPlace,
  type Shift,
  shiftByKey,
  shiftTo,
  type Target,
  targetOf,
} from './board-move.rules.ts';
import { previewMove } from './board-move-preview.rules.ts';

const onEgea = { carId: 'egea', vehicleId: null };
const onClio = { carId: 'clio', vehicleId: 'plate' };
const nowhere = { carId: null, vehicleId: null };
const rental = { serviceType: 'car_rental', ...onEgea } as const;
const transfer = { serviceType: 'transfer', ...nowhere } as const;
const still = { days: 0, ...onEgea };

const texts = allTexts.office.en.bookings;

test('a move keeps the hours, over the end of a month', () => {
  const times = { pickupTime: '2026-07-30T10:30', dropoffTime: '2026-08-02T09:00' };
  expect(targetOf(times, { days: 2, ...onClio })).toEqual({
    pickupTime: '2026-08-01T10:30',
    dropoffTime: '2026-08-04T09:00',
    ...onClio,
  });
  expect(isMoved(rental, still)).toBe(false);
  expect(isMoved(rental, { days: 0, ...onClio })).toBe(true);
  expect(isMoved(rental, { ...still, vehicleId: 'plate' })).toBe(true);
  expect(isMoved(transfer, { days: -1, ...nowhere })).toBe(true);
});

test('what was not moved is as somebody else has saved it meanwhile', () => {
  const times = { pickupTime: '2026-07-10T10:00', dropoffTime: '2026-07-12T10:00' };
  const seen = { ...times, ...onEgea };
  const now = {
    pickupTime: '2026-07-10T12:00',
    dropoffTime: '2026-07-15T10:00',
    carId: 'egea',
    vehicleId: 'theirs',
  };
  const later = targetOf(seen, { ...still, days: 1 });
  expect(freshTarget(now, { seen, target: later })).toEqual({ ...later, vehicleId: 'theirs' });
  const other = targetOf(seen, { days: 0, ...onClio });
  expect(freshTarget(now, { seen, target: other })).toEqual({ ...now, ...onClio });
  const plate = targetOf(seen, { ...still, vehicleId: 'mine' });
  expect(freshTarget(now, { seen, target: plate })).toEqual({ ...now, vehicleId: 'mine' });
});

test('another plate of its car on the same days needs no other unit', () => {
  const times = { pickupTime: '2026-07-10T10:00', dropoffTime: '2026-07-12T10:00' };
  const at = (shift: Shift) => isOtherPlace({ ...times, ...onEgea }, targetOf(times, shift));
  expect(at({ ...still, vehicleId: 'plate' })).toBe(false);
  expect([at({ ...still, days: 1 }), at({ days: 0, ...onClio })]).toEqual([true, true]);
});

test('a rental goes to the line below the pointer; a transfer, and what leaves the cars, does not', () => {
  expect(shiftTo(rental, { days: 1, line: onClio })).toEqual({ days: 1, ...onClio });
  expect(shiftTo(rental, { days: 1, line: null })).toEqual({ days: 1, ...onEgea });
  expect(shiftTo(transfer, { days: 1, line: onClio })).toEqual({ days: 1, ...nowhere });
});

test.each([
  ['ArrowRight', { days: 1, ...onEgea }],
  ['PageUp', { days: -7, ...onEgea }],
  ['ArrowDown', { days: 0, carId: 'fiorino', vehicleId: 'other' }],
  ['ArrowUp', { days: 0, ...onClio }],
  ['a', null],
])('the key %s', (key, shift) => {
  const lines = [onClio, onEgea, { carId: 'fiorino', vehicleId: 'other' }];
  expect(shiftByKey(rental, still, { key, lines })).toEqual(shift);
});

test('the arrows stop at the last line, and bring a rental without a car to the first', () => {
  const lines = [onClio, onEgea];
  expect(shiftByKey(rental, still, { key: 'ArrowDown', lines })).toEqual(still);
  const lost = { days: 0, ...nowhere };
  expect(shiftByKey(rental, lost, { key: 'ArrowDown', lines })?.carId).toBe('clio');
  expect(shiftByKey(transfer, lost, { key: 'ArrowDown', lines })).toEqual(lost);
  // Its plate was sold, and has no line: it stands with those that have none.
  const sold = { ...still, vehicleId: 'sold' };
  expect(shiftByKey(rental, sold, { key: 'ArrowUp', lines })).toEqual({ days: 0, ...onClio });
});

test('what is over stays', () => {
  const movable = ['pending', 'confirmed', 'active', 'completed', 'cancelled'] as const;
  expect(movable.map((status) => canMove({ status }))).toEqual([true, true, true, false, false]);
});

test('a rental gets the plate of its line', () => {
  const at = { now: new Date('2026-01-01T00:00:00Z'), options, texts };
  const { pickupTime, dropoffTime } = booking;
  const vehicleOn = (line: typeof onClio | typeof nowhere) =>
    previewMove({ ...booking, vehicleId: 'old' }, { pickupTime, dropoffTime, ...line }, at).input;
  expect(vehicleOn(onClio)).toMatchObject(onClio);
  expect(vehicleOn({ ...onClio, vehicleId: null as never })?.vehicleId).toBeNull();
});

test('the preview prices as the form does, and says what cannot be', () => {
  const at = { now: new Date('2026-01-01T00:00:00Z'), options, texts };
  const { pickupTime, dropoffTime, carId, vehicleId } = booking;
  const here = { pickupTime, dropoffTime, carId, vehicleId };
  const same = previewMove(booking, here, at);
  expect(same.beforeCents).toBe(booking.pricing.total * 100);
  expect(same.errors).toEqual([]);
  expect(same.input).toMatchObject({ pickupTime, dropoffTime, carId });
  const past = {
    pickupTime: '2025-07-10T10:00',
    dropoffTime: '2025-07-12T10:00',
    carId,
    vehicleId,
  };
  const refused = previewMove(booking, past, at);
  expect(refused).toMatchObject({ input: null, errors: ['Pickup cannot be earlier than now'] });
  const nameless = {
    ...booking,
    drivers: [{ name: 'Madonna', surname: '', phoneNumber: '12345' }],
  };
  const faulty = previewMove(nameless, here, at);
  expect(faulty).toMatchObject({ input: null, errors: ['Last name is required'] });
});

describe('a move of a booking whose car has become dearer', () => {
  const dearer = { ...options, cars: [{ ...car, pricing: { ...car.pricing, daily: 50 } }] };
  const { pickupTime, dropoffTime, carId } = booking;
  const here: Target = { pickupTime, dropoffTime, carId, vehicleId: null };
  const later: Target = {
    ...here,
    ...{ pickupTime: '2026-07-15T10:00', dropoffTime: '2026-07-18T10:00' },
  };
  const previewOf = (target: Target, saved = booking) =>
    previewMove(saved, target, {
      options: dearer,
      now: new Date('2026-01-01T00:00:00Z'),
      texts,
    });

  test('to another plate keeps the agreed price', () => {
    const preview = previewOf({ ...here, vehicleId: 'plate' });
    expect(preview).toMatchObject({ isPricedAlike: true, follows: false, beforeCents: 135_00 });
  });

  test('to other days is priced anew', () => {
    const preview = previewOf(later);
    expect(preview).toMatchObject({ isPricedAlike: false, follows: true, receiptCents: 165_00 });
  });

  test('to other days keeps a price by hand', () => {
    const byHand = { ...booking, pricing: { ...booking.pricing, total: 50 } };
    expect(previewOf(later, byHand)).toMatchObject({ isPricedAlike: false, follows: false });
  });

  test('to other days keeps the charges of its return', () => {
    const pricing = { ...booking.pricing, total: 160.5 };
    const preview = previewOf(later, { ...booking, charged: 25.5, pricing });
    expect(preview).toMatchObject({ follows: true, receiptCents: 190_50 });
  });
});
