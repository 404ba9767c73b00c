import { describe, expect, test } from 'vitest';
import type { OutOfHours, TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { type TripEnds, tripFees } from './fee.rules.ts';

const AIRPORT = 'Antalya Havalimanı (AYT)';
const night: OutOfHours = {
  ...{ from: '22:00', to: '07:00', places: [] },
  ...{ pickupCents: 2000, returnCents: 1250 },
};
const terms: TripTerms = {
  places: {
    [AIRPORT]: { kind: 'airport', deliveryCents: 0, returnCents: 0 },
    Belek: { kind: 'hotel', deliveryCents: 1500, returnCents: 2500 },
    Side: { kind: 'hotel', deliveryCents: 0, returnCents: 1999 },
  },
  outOfHours: null,
};
const atDay: TripEnds = {
  ...{ pickupLocation: AIRPORT, dropoffLocation: AIRPORT },
  ...{ pickupTime: '10:00', returnTime: '10:00' },
};

const delivery = (cents: number) => ({ kind: 'delivery', place: 'Belek', cents });
const back = (place: string, cents: number) => ({ kind: 'return', place, cents });

describe('fees of places', () => {
  test.each([
    ['places without a fee', AIRPORT, AIRPORT, []],
    ['delivery', 'Belek', AIRPORT, [delivery(1500)]],
    ['a return elsewhere', AIRPORT, 'Side', [back('Side', 1999)]],
    ['delivery and a return elsewhere', 'Belek', 'Side', [delivery(1500), back('Side', 1999)]],
    ['delivery and return at one place: no one-way fee', 'Belek', 'Belek', [delivery(1500)]],
    ['a place of a car that is not in the settings', 'Kaş Marina', 'Kalkan', []],
    ['an unknown pickup place: no one-way fee yet', '', 'Side', []],
    ['an unknown return place', 'Belek', '', [delivery(1500)]],
    ['a place with the name of a property', 'constructor', 'toString', []],
  ])('%s', (_name, pickupLocation, dropoffLocation, lines) => {
    expect(tripFees({ ...atDay, pickupLocation, dropoffLocation }, terms)).toEqual(lines);
  });
});

describe('a time is out of hours', () => {
  const isCharged = (time: string, hours: Partial<OutOfHours>) =>
    tripFees({ ...atDay, pickupTime: time }, { ...terms, outOfHours: { ...night, ...hours } })
      .length > 0;

  test.each([
    ['21:59', false],
    ['22:00', true],
    ['23:30', true],
    ['00:00', true],
    ['06:59', true],
    ['07:00', false],
    ['12:00', false],
    ['', false],
  ])('at %s between 22:00 and 07:00: %s', (time, charged) => {
    expect(isCharged(time, {})).toBe(charged);
  });

  test.each([
    ['12:59', false],
    ['13:00', true],
    ['13:59', true],
    ['14:00', false],
    ['00:00', false],
    ['', false],
  ])('at %s between 13:00 and 14:00: %s', (time, charged) => {
    expect(isCharged(time, { from: '13:00', to: '14:00' })).toBe(charged);
  });

  test.each([
    ['00:00', true],
    ['05:59', true],
    ['06:00', false],
    ['23:59', false],
  ])('at %s between 00:00 and 06:00: %s', (time, charged) => {
    expect(isCharged(time, { from: '00:00', to: '06:00' })).toBe(charged);
  });

  test.each([
    ['at the chosen places only', ['Side', AIRPORT], true],
    ['not at other places', ['Side'], false],
    ['at every place if none is chosen', [], true],
  ])('%s', (_name, places, charged) => {
    expect(isCharged('23:00', { places })).toBe(charged);
  });
});

describe('fees at night', () => {
  const atNight = { ...atDay, pickupTime: '23:00', returnTime: '06:30' };
  const pickup = { kind: 'hours', end: 'pickup', time: '23:00', cents: 2000 };
  const dropoff = { kind: 'hours', end: 'return', time: '06:30', cents: 1250 };
  const feesOf = (ends: Partial<TripEnds>, hours: Partial<OutOfHours> = {}) =>
    tripFees({ ...atNight, ...ends }, { ...terms, outOfHours: { ...night, ...hours } });

  test('are charged for the pickup and for the return', () => {
    expect(feesOf({})).toEqual([pickup, dropoff]);
  });

  test('are charged for the end that is at night', () => {
    expect(feesOf({ pickupTime: '10:00' })).toEqual([dropoff]);
    expect(feesOf({ returnTime: '10:00' })).toEqual([pickup]);
  });

  test('have no line if the amount is 0', () => {
    expect(feesOf({}, { pickupCents: 0 })).toEqual([dropoff]);
    expect(feesOf({}, { returnCents: 0 })).toEqual([pickup]);
  });

  test('are charged for the end at a chosen place', () => {
    expect(feesOf({ dropoffLocation: 'Kaş' }, { places: [AIRPORT] })).toEqual([pickup]);
    expect(feesOf({ pickupLocation: '' }, { places: [AIRPORT] })).toEqual([dropoff]);
  });

  test('follow the fees of the places', () => {
    expect(feesOf({ pickupLocation: 'Belek', dropoffLocation: 'Side' })).toEqual([
      delivery(1500),
      back('Side', 1999),
      pickup,
      dropoff,
    ]);
  });
});
