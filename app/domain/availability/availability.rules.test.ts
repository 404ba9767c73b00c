import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#app/lib/dates/dates.ts';
import {
  freeUnits,
  fullDays,
  type Interval,
  isHolding,
  isStillHeld,
  lateHoldEnd,
  nearestFreeDays,
  neverHeld,
  peakUse,
  toInterval,
} from './availability.rules.ts';

const at = (hour: number) =>
  `2026-07-${String(1 + Math.floor(hour / 24)).padStart(2, '0')}T${String(hour % 24).padStart(2, '0')}:00`;
const span = (from: number, to: number): Interval => ({ from: at(from), to: at(to) });

describe('a request whose hold ends at noon', () => {
  const holdUntil = '2026-07-01T09:00:00.000Z';
  test.each([
    ['2026-07-01T08:59:59.999Z', true],
    ['2026-07-01T09:00:00.000Z', false],
    ['2026-07-01T09:00:00.001Z', false],
  ])('holds its unit at %s: %s', (now, holds) => {
    expect(isStillHeld({ holdUntil }, new Date(now))).toBe(holds);
    expect(isHolding({ status: 'pending', holdUntil }, new Date(now))).toBe(holds);
  });

  test('counts as never held only if its hold ended at its creation', () => {
    expect(neverHeld({ holdUntil, createdAt: holdUntil })).toBe(true);
    expect(neverHeld({ holdUntil, createdAt: '2026-07-01T08:59:59.999Z' })).toBe(false);
  });
});

describe('a late car', () => {
  test.each([
    ['2026-07-01T20:59:59Z', '2026-07-03T00:00'],
    // Midnight in Istanbul.
    ['2026-07-01T21:00:00Z', '2026-07-04T00:00'],
    ['2026-12-30T21:00:00Z', '2027-01-02T00:00'],
  ])('holds its unit, seen at %s, until %s', (now, until) => {
    expect(lateHoldEnd(new Date(now))).toBe(until);
  });
});

describe('maximum number of units in use', () => {
  test.each<[string, Interval[], Interval, number]>([
    ['is 0 without bookings', [], span(0, 10), 0],
    ['includes a booking inside the period', [span(2, 4)], span(0, 10), 1],
    ['includes a booking around the period', [span(0, 100)], span(10, 20), 1],
    ['leaves out a booking that ends when the period begins', [span(0, 10)], span(10, 20), 0],
    ['leaves out a booking that begins when the period ends', [span(20, 30)], span(10, 20), 0],
    ['includes a booking that overlaps by one hour', [span(0, 11)], span(10, 20), 1],
    ['is 1 for two consecutive bookings', [span(0, 15), span(15, 30)], span(10, 20), 1],
    ['is 2 for two overlapping bookings', [span(0, 16), span(15, 30)], span(10, 20), 2],
    ['may be reached in the middle', [span(11, 15), span(12, 14), span(13, 18)], span(10, 20), 3],
    ['leaves out an overlap before the period', [span(0, 12), span(5, 9)], span(10, 20), 1],
  ])('%s', (_name, held, period, use) => {
    expect(peakUse(held, period)).toBe(use);
  });

  test('equals the maximum of a count hour by hour', () => {
    const interval = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
      .map(([from, length]) => ({ start: from, end: from + length }));
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), interval, (booked, period) => {
        let most = 0;
        for (let hour = period.start; hour < period.end; hour++) {
          most = Math.max(most, booked.filter((b) => b.start <= hour && hour < b.end).length);
        }
        const held = booked.map((b) => span(b.start, b.end));
        expect(peakUse(held, span(period.start, period.end))).toBe(most);
      }),
    );
  });
});

describe('number of free units', () => {
  test('includes a unit that returns at this moment, but not one that leaves', () => {
    expect(freeUnits(1, [span(0, 10)], at(10))).toBe(1);
    expect(freeUnits(1, [span(0, 10)], at(9))).toBe(0);
    expect(freeUnits(1, [span(10, 20)], at(10))).toBe(0);
  });

  test('is 0 if staff overbooked', () => {
    expect(freeUnits(1, [span(0, 10), span(0, 10)], span(2, 4))).toBe(0);
  });
});

describe('full days', () => {
  const days = { first: '2026-07-01', last: '2026-07-04' };

  test.each<[string, number, Interval[], string[]]>([
    ['none without bookings', 1, [], []],
    ['the days between pickup and return at noon', 1, [span(12, 84)], ['2026-07-02', '2026-07-03']],
    ['a day that is booked from midnight to midnight', 1, [span(24, 48)], ['2026-07-02']],
    ['none if a unit returns an hour before midnight', 1, [span(24, 47)], []],
    [
      'a day on which one booking follows another at once',
      1,
      [span(12, 30), span(30, 60)],
      ['2026-07-02'],
    ],
    ['none if an hour is free between two bookings', 1, [span(12, 30), span(31, 60)], []],
    ['none if one of two units is free', 2, [span(0, 96)], []],
    [
      'days on which both units are held',
      2,
      [span(0, 96), span(24, 72)],
      ['2026-07-02', '2026-07-03'],
    ],
    ['a day that staff overbooked', 1, [span(24, 48), span(24, 48)], ['2026-07-02']],
    [
      'all days within a longer booking',
      1,
      [span(0, 400)],
      ['01', '02', '03', '04'].map((day) => `2026-07-${day}`),
    ],
  ])('%s', (_name, units, held, expected) => {
    expect(fullDays(units, held, days)).toEqual(expected);
  });

  test('are exactly the days without a free hour', () => {
    const interval = fc
      .tuple(fc.integer({ min: 0, max: 90 }), fc.integer({ min: 1, max: 60 }))
      .map(([from, length]) => span(from, from + length));
    fc.assert(
      fc.property(
        fc.array(interval, { maxLength: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (held, units) => {
          const expected = [0, 1, 2, 3].filter((day) =>
            Array.from({ length: 24 }, (_, hour) =>
              span(day * 24 + hour, day * 24 + hour + 1),
            ).every((hour) => freeUnits(units, held, hour) === 0),
          );
          expect(fullDays(units, held, days)).toEqual(expected.map((day) => `2026-07-0${day + 1}`));
        },
      ),
    );
  });
});

describe('nearest free days of a full car', () => {
  const held = (from: string, to: string): Interval => ({
    from: `${from}T10:00`,
    to: `${to}T10:00`,
  });
  const period = {
    ...{ pickupDate: '2026-07-10', pickupTime: '10:00' },
    ...{ returnDate: '2026-07-13', returnTime: '10:00' },
  };
  const july1 = '2026-07-01T12:00';
  const nearest = (
    booked: Interval[],
    { totalUnits = 1, now = july1, bufferMinutes = 0, isAllowed = (_: typeof period) => true } = {},
  ) =>
    nearestFreeDays(booked, {
      ...{ totalUnits, period, now },
      ...{ bufferMinutes, isAllowed },
    }).map((days) => days.pickupDate);

  test.each<[string, Interval[], object, string[]]>([
    [
      'the later period first, if it is nearer',
      [held('2026-07-08', '2026-07-12')],
      {},
      ['2026-07-12', '2026-07-05'],
    ],
    [
      'the earlier period first, if it is nearer',
      [held('2026-07-12', '2026-07-20')],
      {},
      ['2026-07-09', '2026-07-20'],
    ],
    [
      'leaves out a gap that is too short',
      [held('2026-07-09', '2026-07-12'), held('2026-07-14', '2026-07-16')],
      {},
      ['2026-07-06', '2026-07-16'],
    ],
    [
      'of two units that are both booked on one day of the period',
      [held('2026-07-01', '2026-07-12'), held('2026-07-11', '2026-07-20')],
      { totalUnits: 2 },
      ['2026-07-08', '2026-07-12'],
    ],
    [
      'leaves out a pickup before now',
      [held('2026-07-08', '2026-07-12')],
      { now: '2026-07-05T10:30' },
      ['2026-07-12'],
    ],
    [
      'leaves out a pickup after the last bookable day',
      [held('2026-07-08', '2026-07-12')],
      { now: '2024-07-11T12:00' },
      ['2026-07-05'],
    ],
    [
      'includes a pickup on the last bookable day',
      [held('2026-07-08', '2026-07-12')],
      { now: '2024-07-12T12:00' },
      ['2026-07-12', '2026-07-05'],
    ],
    [
      'leaves out days after which the buffer is too short',
      [held('2026-07-08', '2026-07-12'), held('2026-07-15', '2026-07-16')],
      { bufferMinutes: 60 },
      ['2026-07-04', '2026-07-16'],
    ],
    [
      'leaves out days that letting rules refuse',
      [held('2026-07-08', '2026-07-12')],
      { isAllowed: ({ pickupDate }: typeof period) => pickupDate !== '2026-07-12' },
      ['2026-07-13', '2026-07-05'],
    ],
    [
      'none if all sixty days before and after are booked',
      [held('2026-05-01', '2026-10-01')],
      {},
      [],
    ],
  ])('%s', (_name, booked, given, days) => {
    expect(nearest(booked, given)).toEqual(days);
  });

  test('equals a day-by-day search in both directions', () => {
    const interval = fc
      .tuple(fc.integer({ min: -80, max: 80 }), fc.integer({ min: 1, max: 12 }))
      .map(([from, days]) => held(addDays('2026-07-10', from), addDays('2026-07-10', from + days)));
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 20 }), fc.integer({ min: 1, max: 3 }), (h, n) => {
        const found = nearestFreeDays(h, {
          ...{ totalUnits: n, period, now: july1 },
          ...{ bufferMinutes: 0, isAllowed: () => true },
        });
        const isFree = (by: number) => {
          const pickupDate = addDays('2026-07-10', by);
          const returnDate = addDays('2026-07-13', by);
          return freeUnits(n, h, toInterval({ ...period, pickupDate, returnDate }, 0)) > 0;
        };
        const days = Array.from({ length: 60 }, (_, i) => i + 1);
        const later = days.find(isFree);
        const earlier = days.slice(0, 8).find((by) => isFree(-by));
        const expected = [later, earlier && -earlier]
          .filter((by) => by !== undefined)
          .map((by) => addDays('2026-07-10', by));
        expect(found.map((each) => each.pickupDate).sort()).toEqual(expected.sort());
        for (const each of found) expect(each.returnDate).toBe(addDays(each.pickupDate, 3));
      }),
    );
  });
});
