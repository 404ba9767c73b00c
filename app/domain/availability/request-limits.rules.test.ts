import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MAX_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import type { Interval } from './availability.rules.ts';
import {
  confirmFirstAfter,
  contactsOf,
  lastUnitMinutes,
  MAX_LAST_UNIT_DAYS,
  takesLastUnitTooLong,
  takesTooMuchOfFleet,
} from './request-limits.rules.ts';

const day = (n: number) => `${addDays('2026-07-10', n)}T10:00`;
const days = (from: number, to: number): Interval => ({ from: day(from), to: day(to) });
const hour = (n: number) =>
  `${addDays('2026-07-10', Math.floor(n / 24))}T${String(n % 24).padStart(2, '0')}:00`;
const MINUTES_A_DAY = 1440;

describe('contacts of a visitor', () => {
  test.each([
    ['0532 111 22 33', 'A@Example.com'],
    ['+90 (532) 111-22-33', 'a@example.com'],
    ['90532 1112233', 'a@EXAMPLE.com'],
    ['532 111 22 33', 'a@example.COM'],
    ['+90-532-111-2233;ext=1', 'a+1@example.com'],
    ['+90 (0)532 111 22 33', 'a+antalya+2@example.com'],
  ])('have one spelling for %s and %s', (phone, email) => {
    expect(contactsOf({ phone, email })).toEqual(['phone 905321112233', 'e-mail a@example.com']);
  });

  test('are only the phone if there is no e-mail', () => {
    expect(contactsOf({ phone: '+49 170 1234567', email: '' })).toEqual(['phone 491701234567']);
  });
});

describe('days on which unconfirmed requests hold the last unit', () => {
  test.each<[string, Interval[], Interval[], number, number]>([
    ['0 without bookings', [], [], 1, 0],
    ['all days of a request for the only unit', [], [days(0, 5)], 1, 5],
    ['0 if another unit is free', [], [days(0, 5)], 2, 0],
    ['days on which two requests overlap, for two units', [], [days(0, 5), days(3, 9)], 2, 2],
    ['days of consecutive requests for the only unit', [], [days(0, 5), days(5, 9)], 1, 9],
    ['days on which a booking holds the other unit', [days(2, 4)], [days(0, 5)], 2, 2],
    ['0 for a booking', [days(0, 50)], [], 1, 0],
    ['0 if bookings hold all units anyway', [days(0, 50)], [days(0, 5)], 1, 0],
    ['days of two requests without the pause between them', [], [days(0, 2), days(10, 13)], 1, 5],
    [
      'a part of a day for a request of one hour',
      [],
      [{ from: day(0), to: '2026-07-10T11:00' }],
      1,
      1 / 24,
    ],
  ])('%s', (_, confirmed, unconfirmed, units, expected) => {
    const minutes = lastUnitMinutes({ confirmed, unconfirmed }, units);
    expect(minutes / MINUTES_A_DAY).toBe(expected);
  });

  test('equals a count day by day', () => {
    const stretch = fc
      .tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 20 }))
      .map(([from, length]) => ({ from, to: from + length }));
    const some = fc.array(stretch, { maxLength: 6 });
    fc.assert(
      fc.property(some, some, fc.integer({ min: 1, max: 4 }), (confirmed, unconfirmed, units) => {
        const inUse = (held: { from: number; to: number }[], n: number) =>
          held.filter(({ from, to }) => from <= n && n < to).length;
        const counted = Array.from({ length: 60 }, (_, n) => n).filter((n) => {
          const firm = inUse(confirmed, n);
          return firm < units && firm + inUse(unconfirmed, n) >= units;
        });
        const spans = (held: { from: number; to: number }[]) =>
          held.map(({ from, to }) => days(from, to));
        const held = { confirmed: spans(confirmed), unconfirmed: spans(unconfirmed) };
        expect(lastUnitMinutes(held, units)).toBe(counted.length * MINUTES_A_DAY);
      }),
    );
  });
});

describe('a request that may hold the last unit', () => {
  test.each<[string, Interval, Interval[], Interval[], number, boolean]>([
    ['is accepted for thirty days', days(0, 30), [], [], 1, false],
    [
      'is refused for thirty days and a minute',
      { from: day(0), to: '2026-08-09T10:01' },
      [],
      [],
      1,
      true,
    ],
    [
      'is accepted if it makes thirty days with another request',
      days(20, 40),
      [],
      [days(0, 10)],
      1,
      false,
    ],
    [
      'is refused if it makes more than thirty days with another request',
      days(20, 41),
      [],
      [days(0, 10)],
      1,
      true,
    ],
    ['is accepted for ninety days if another unit is free', days(0, 90), [], [], 2, false],
    [
      'is refused if a booking holds the other unit for 31 days',
      days(0, 31),
      [days(0, 31)],
      [],
      2,
      true,
    ],
    [
      'is accepted if it does not take the last unit, although others take it too long',
      days(50, 51),
      [days(10, 41)],
      [days(10, 41)],
      2,
      false,
    ],
  ])('%s', (_, request, confirmed, unconfirmed, units, tooLong) => {
    expect(takesLastUnitTooLong(request, { confirmed, unconfirmed }, units)).toBe(tooLong);
  });

  test('never makes more than thirty days with any earlier requests', () => {
    const stretch = fc
      .tuple(fc.integer({ min: 0, max: 120 }), fc.integer({ min: 1, max: 40 }))
      .map(([from, length]) => days(from, from + length));
    fc.assert(
      fc.property(
        fc.array(stretch, { maxLength: 4 }),
        fc.array(stretch, { maxLength: 12 }),
        fc.integer({ min: 1, max: 3 }),
        (confirmed, requests, units) => {
          const held = { confirmed, unconfirmed: [] as Interval[] };
          for (const request of requests) {
            if (!takesLastUnitTooLong(request, held, units)) held.unconfirmed.push(request);
          }
          const most = MAX_LAST_UNIT_DAYS * MINUTES_A_DAY;
          expect(lastUnitMinutes(held, units)).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

describe('last return date of a request that is accepted at once', () => {
  const period = { pickupDate: '2026-07-10', pickupTime: '10:00', returnTime: '10:00' };
  const lastDay = (confirmed: Interval[], unconfirmed: Interval[], units: number, hours = {}) =>
    confirmFirstAfter(
      { ...period, returnDate: '2026-07-13', ...hours },
      { confirmed, unconfirmed },
      { totalUnits: units, bufferMinutes: 0 },
    );

  test.each<[string, Interval[], Interval[], number, string | null]>([
    ['thirty days after the pickup for a car with one unit', [], [], 1, '2026-08-09'],
    ['null for a car with two free units', [], [], 2, null],
    ['null if the other unit is booked for twenty days', [days(0, 20)], [], 2, null],
    [
      'thirty days after the other unit is booked, if it stays booked',
      [days(5, 90)],
      [],
      2,
      '2026-08-14',
    ],
    [
      'five days after the pickup if other requests hold the unit for 25 days',
      [],
      [days(60, 85)],
      1,
      '2026-07-15',
    ],
    [
      'the pickup date if other requests hold the unit for thirty days',
      [],
      [days(60, 90)],
      1,
      '2026-07-10',
    ],
  ])('%s', (_, confirmed, unconfirmed, units, expected) => {
    expect(lastDay(confirmed, unconfirmed, units)).toBe(expected);
  });

  test('is a day earlier if the return hour is later than the pickup hour', () => {
    expect(lastDay([], [], 1, { returnTime: '10:30' })).toBe('2026-08-08');
  });

  test('is the day before the pickup if even some hours are too much', () => {
    const all = [days(60, 90)];
    expect(lastDay([], all, 1, { returnTime: '18:00' })).toBe('2026-07-09');
    expect(lastDay([], [days(60, 89)], 1, { returnTime: '18:00' })).toBe('2026-07-10');
  });

  test('agrees with `takesLastUnitTooLong` for all lengths and hours', () => {
    const stretch = fc
      .tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 1, max: 40 }))
      .map(([from, length]) => days(from, from + length));
    const some = fc.array(stretch, { maxLength: 4 });
    fc.assert(
      fc.property(
        some,
        some,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: MAX_RENTAL_DAYS }),
        fc.constantFrom('08:00', '10:00', '18:00'),
        (confirmed, unconfirmed, units, length, returnTime) => {
          fc.pre(length > 0 || returnTime > '10:00');
          const last = lastDay(confirmed, unconfirmed, units, { returnTime });
          const held = { confirmed, unconfirmed };
          const request = {
            from: day(0),
            to: `${addDays('2026-07-10', length)}T${returnTime}` as const,
          };
          expect(takesLastUnitTooLong(request, held, units)).toBe(
            last !== null && addDays('2026-07-10', length) > last,
          );
        },
      ),
    );
  });
});

describe('maximum number of units that unconfirmed requests may hold', () => {
  const share = (fleetUnits: number, percent = 20) => ({ fleetUnits, percent });
  const many = (count: number, interval: Interval) => Array.from({ length: count }, () => interval);

  test.each([
    [33, 20, 7],
    [30, 20, 6],
    [1, 20, 1],
    [4, 20, 1],
    [33, 100, 33],
    [33, 0, 0],
    [0, 20, 0],
  ])('for a fleet of %i units at %i per cent is %i', (fleetUnits, percent, most) => {
    const among = (held: number) =>
      takesTooMuchOfFleet(days(0, 5), many(held, days(0, 5)), share(fleetUnits, percent));
    expect(among(most)).toBe(true);
    if (most > 0) expect(among(most - 1)).toBe(false);
  });

  test('applies to each day, and a unit counts for each day on which it is held for any time', () => {
    const interval = fc
      .tuple(fc.integer({ min: 0, max: 8 * 24 }), fc.integer({ min: 1, max: 60 }))
      .map(([from, hours]) => ({ from: hour(from), to: hour(from + hours) }));
    const touches = ({ from, to }: Interval, date: string) =>
      from < `${date}T24:00` && to > `${date}T00:00`;
    fc.assert(
      fc.property(
        interval,
        fc.array(interval),
        fc.integer({ min: 0, max: 30 }),
        (one, held, fleet) => {
          const dates = Array.from({ length: 15 }, (_, n) => addDays('2026-07-10', n));
          const busiest = Math.max(
            ...dates
              .filter((date) => touches(one, date))
              .map((date) => held.filter((each) => touches(each, date)).length),
          );
          const most = Math.ceil(fleet / 5);
          expect(takesTooMuchOfFleet(one, held, share(fleet))).toBe(busiest + 1 > most);
        },
      ),
    );
  });
});
