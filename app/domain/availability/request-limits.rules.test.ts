import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LONGEST_RENTAL_DAYS } from '#app/domain/pricing/price.rules.ts';
import { addDays } from '#app/lib/dates/dates.ts';
import type { Interval } from './availability.rules.ts';
import {
  confirmFirstAfter,
  contactsOf,
  lastUnitMinutes,
  MOST_LAST_UNIT_DAYS,
  takesLastUnitTooLong,
  takesTooMuchOfFleet,
} from './request-limits.rules.ts';

const day = (n: number) => `${addDays('2026-07-10', n)}T10:00`;
const days = (from: number, to: number): Interval => ({ from: day(from), to: day(to) });
const hour = (n: number) =>
  `${addDays('2026-07-10', Math.floor(n / 24))}T${String(n % 24).padStart(2, '0')}:00`;
const MINUTES_A_DAY = 1440;

describe('the contacts of a visitor', () => {
  test.each([
    ['0532 111 22 33', 'A@Example.com'],
    ['+90 (532) 111-22-33', 'a@example.com'],
    ['90532 1112233', 'a@EXAMPLE.com'],
    ['532 111 22 33', 'a@example.COM'],
    ['+90-532-111-2233;ext=1', 'a+1@example.com'],
    ['+90 (0)532 111 22 33', 'a+antalya+2@example.com'],
  ])('the contacts of %s and %s are equal', (phone, email) => {
    expect(contactsOf({ phone, email })).toEqual(['phone 905321112233', 'e-mail a@example.com']);
  });

  test('are only the phone if there is no e-mail', () => {
    expect(contactsOf({ phone: '+49 170 1234567', email: '' })).toEqual(['phone 491701234567']);
  });
});

describe('days on which unconfirmed requests take the last unit', () => {
  test.each<[string, Interval[], Interval[], number, number]>([
    ['no booking', [], [], 1, 0],
    ['a request for the only unit', [], [days(0, 5)], 1, 5],
    ['a request beside a free unit', [], [days(0, 5)], 2, 0],
    ['two requests for two units, while both run', [], [days(0, 5), days(3, 9)], 2, 2],
    ['one request after the other', [], [days(0, 5), days(5, 9)], 1, 9],
    ['a request for the unit that a booking leaves', [days(2, 4)], [days(0, 5)], 2, 2],
    ['only a booking', [days(0, 50)], [], 1, 0],
    ['a request that staff overbooked', [days(0, 50)], [days(0, 5)], 1, 0],
    ['two requests with a pause between them', [], [days(0, 2), days(10, 13)], 1, 5],
    ['a request of one hour', [], [{ from: day(0), to: '2026-07-10T11:00' }], 1, 1 / 24],
  ])('%s', (_, confirmed, unconfirmed, units, expected) => {
    const minutes = lastUnitMinutes({ confirmed, unconfirmed }, units);
    expect(minutes / MINUTES_A_DAY).toBe(expected);
  });

  test('equal a count day by day', () => {
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

describe('a request for the last unit', () => {
  test.each<[string, Interval, Interval[], Interval[], number, boolean]>([
    ['of thirty days', days(0, 30), [], [], 1, false],
    ['of thirty days and a minute', { from: day(0), to: '2026-08-09T10:01' }, [], [], 1, true],
    ['that makes thirty days with another request', days(20, 40), [], [days(0, 10)], 1, false],
    [
      'that makes more than thirty days with another request',
      days(20, 41),
      [],
      [days(0, 10)],
      1,
      true,
    ],
    ['beside a free unit', days(0, 90), [], [], 2, false],
    ['for the second of two units', days(0, 31), [days(0, 31)], [], 2, true],
    ['that does not take the last unit', days(50, 51), [days(10, 41)], [days(10, 41)], 2, false],
  ])('%s', (_, request, confirmed, unconfirmed, units, tooLong) => {
    expect(takesLastUnitTooLong(request, { confirmed, unconfirmed }, units)).toBe(tooLong);
  });

  test('never makes more than thirty days after any other requests', () => {
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
          const most = MOST_LAST_UNIT_DAYS * MINUTES_A_DAY;
          expect(lastUnitMinutes(held, units)).toBeLessThanOrEqual(most);
        },
      ),
    );
  });
});

describe('the last day before the office confirms first', () => {
  const period = { pickupDate: '2026-07-10', pickupTime: '10:00', returnTime: '10:00' };
  const lastDay = (confirmed: Interval[], unconfirmed: Interval[], units: number, hours = {}) =>
    confirmFirstAfter(
      { ...period, returnDate: '2026-07-13', ...hours },
      { confirmed, unconfirmed },
      units,
    );

  test.each<[string, Interval[], Interval[], number, string | null]>([
    ['for a free car with one unit', [], [], 1, '2026-08-09'],
    ['for a car with two units', [], [], 2, null],
    ['for a car whose second unit is booked for a time', [days(0, 20)], [], 2, null],
    ['for a car whose second unit is booked for long', [days(5, 90)], [], 2, '2026-08-14'],
    ['if other requests take 25 days', [], [days(60, 85)], 1, '2026-07-15'],
    ['if other requests take all thirty days', [], [days(60, 90)], 1, '2026-07-10'],
  ])('%s', (_, confirmed, unconfirmed, units, expected) => {
    expect(lastDay(confirmed, unconfirmed, units)).toBe(expected);
  });

  test('depends on the hours', () => {
    expect(lastDay([], [], 1, { returnTime: '10:30' })).toBe('2026-08-08');
  });

  test('is before the pickup if even some hours are too much', () => {
    const all = [days(60, 90)];
    expect(lastDay([], all, 1, { returnTime: '18:00' })).toBe('2026-07-09');
    expect(lastDay([], [days(60, 89)], 1, { returnTime: '18:00' })).toBe('2026-07-10');
  });

  test('agrees with the rule for requests of any length', () => {
    const stretch = fc
      .tuple(fc.integer({ min: -5, max: 60 }), fc.integer({ min: 1, max: 40 }))
      .map(([from, length]) => days(from, from + length));
    const some = fc.array(stretch, { maxLength: 4 });
    fc.assert(
      fc.property(
        some,
        some,
        fc.integer({ min: 1, max: 3 }),
        fc.integer({ min: 0, max: LONGEST_RENTAL_DAYS }),
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

describe('the part of the fleet that unconfirmed requests hold', () => {
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
  ])('of %i units at %i percent is %i', (fleetUnits, percent, most) => {
    const among = (held: number) =>
      takesTooMuchOfFleet(days(0, 5), many(held, days(0, 5)), share(fleetUnits, percent));
    expect(among(most)).toBe(true);
    if (most > 0) expect(among(most - 1)).toBe(false);
  });

  test('is counted day by day, with each begun day', () => {
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
