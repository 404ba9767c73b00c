import { describe, expect, test } from 'vitest';
import { allTexts } from '#app/texts/all.server.ts';
import { booking, car, options } from '#tests/support/booking-form.ts';
import type { CarRow } from '../board.rules.ts';
import {
  canMove,
  freshTarget,
  isMoved,
  isOtherPlace,
  type Shift,
  shiftByDrag,
  shiftToCar,
  shiftToDay,
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

test('a move keeps the hours across the end of a month', () => {
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

test('a move keeps another person’s changes of other fields', () => {
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

test('another plate of the same car on the same days needs no other unit', () => {
  const times = { pickupTime: '2026-07-10T10:00', dropoffTime: '2026-07-12T10:00' };
  const at = (shift: Shift) => isOtherPlace({ ...times, ...onEgea }, targetOf(times, shift));
  expect(at({ ...still, vehicleId: 'plate' })).toBe(false);
  expect([at({ ...still, days: 1 }), at({ days: 0, ...onClio })]).toEqual([true, true]);
});

describe('a drag', () => {
  const lane = (vehicleId?: string) => ({
    kind: 'unit',
    bars: [],
    ...(vehicleId && { vehicle: { id: vehicleId, plate: vehicleId, blocks: [] } }),
  });
  const rows = [
    { car: { id: 'egea' }, lanes: [lane(), lane()] },
    { car: { id: 'clio' }, lanes: [lane('first'), lane('second')] },
  ] as unknown as CarRow[];
  /** Box of seven days of 100 px each in a row of 40 px, right of names of 200 px. */
  const rect = { left: 200, top: 40, width: 700, height: 40 };
  const board = { rows, days: 7, scrolled: 0 };
  const rentalOnEgea = { id: 'b1', ...rental };
  const over = (id: string, x: number, y: number, deltaX = 0) => ({
    deltaX,
    pointer: { x, y },
    row: { id, rect },
  });

  test.each([
    ['by less than half a day', over('egea', 300, 50, 49), { days: 0, ...onEgea }],
    ['by more than half a day', over('egea', 300, 50, 51), { days: 1, ...onEgea }],
    ['backwards', over('egea', 300, 50, -140), { days: -1, ...onEgea }],
    ['to the lower lane of its car', over('egea', 300, 75), { days: 0, ...onEgea }],
    ['to a plate', over('clio', 300, 41, 100), { days: 1, carId: 'clio', vehicleId: 'first' }],
    ['to the plate below', over('clio', 300, 79), { days: 0, carId: 'clio', vehicleId: 'second' }],
    [
      'onto the name of a car with plates',
      over('clio', 150, 41, -150),
      { days: 0, carId: 'clio', vehicleId: null },
    ],
    ['onto the name of a car without plates', over('egea', 150, 50, -150), { days: -1, ...onEgea }],
    ['to the transfers', over('', 300, 50, 100), { days: 1, ...onEgea }],
  ])('of a rental %s', (_where, position, expected) => {
    expect(shiftByDrag(rentalOnEgea, position, board)).toEqual(expected);
  });

  test('of a transfer changes only its days', () => {
    const shift = shiftByDrag({ id: 'b2', ...transfer }, over('clio', 300, 41, 100), board);
    expect(shift).toEqual({ days: 1, ...nowhere });
  });

  test('onto the names that cover the days of a scrolled board chooses the car', () => {
    const scrolledRect = { ...rect, left: 50 };
    const position = { ...over('clio', 150, 41), row: { id: 'clio', rect: scrolledRect } };
    const shift = shiftByDrag(rentalOnEgea, position, { ...board, scrolled: 150 });
    expect(shift).toEqual({ days: 0, carId: 'clio', vehicleId: null });
  });
});

test.each([
  ['2026-07-12', 2],
  ['2026-07-09', -1],
])('the pickup day %s moves the rental by %i days', (day, days) => {
  const shift = shiftToDay({ pickupTime: '2026-07-10T10:00' }, still, day);
  expect(shift).toEqual({ ...still, days });
});

test.each([
  ['another car', 'clio', null],
  ['its own car', 'egea', 'plate'],
  ['no car', null, null],
])('%s (%s) chosen in the dialog sets the plate %s', (_car, carId, vehicleId) => {
  const own = { carId: 'egea', vehicleId: 'plate' };
  const shift = shiftToCar(own, { days: 2, ...onClio }, carId);
  expect(shift).toEqual({ days: 2, carId, vehicleId });
});

test('a completed or cancelled booking cannot be moved', () => {
  const movable = ['pending', 'confirmed', 'active', 'completed', 'cancelled'] as const;
  expect(movable.map((status) => canMove({ status }))).toEqual([true, true, true, false, false]);
});

test('a moved rental gets the plate of its new line', () => {
  const at = { now: new Date('2026-01-01T00:00:00Z'), options, texts };
  const { pickupTime, dropoffTime } = booking;
  const vehicleOn = (line: typeof onClio | typeof nowhere) =>
    previewMove({ ...booking, vehicleId: 'old' }, { pickupTime, dropoffTime, ...line }, at).input;
  expect(vehicleOn(onClio)).toMatchObject(onClio);
  expect(vehicleOn({ ...onClio, vehicleId: null as never })?.vehicleId).toBeNull();
});

test('the preview contains the agreed price and the errors of the booking form', () => {
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
    expect(preview).toMatchObject({ keepsPrice: true, follows: false, beforeCents: 135_00 });
  });

  test('to other days gets a new price', () => {
    const preview = previewOf(later);
    expect(preview).toMatchObject({ keepsPrice: false, follows: true, receiptCents: 165_00 });
  });

  test('to other days keeps a price that staff typed', () => {
    const byHand = { ...booking, pricing: { ...booking.pricing, total: 50 } };
    expect(previewOf(later, byHand)).toMatchObject({ keepsPrice: false, follows: false });
  });
});
