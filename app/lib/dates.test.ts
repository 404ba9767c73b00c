import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addYears,
  businessInstant,
  businessNow,
  calendarDaysBetween,
  formatLongDate,
  formatShortDate,
  formatSlashDate,
  formatWallClock,
  isClockTime,
  isIsoDate,
  isWallClock,
  monthStart,
  parseClockTime,
  parseSlashDate,
  toWallClock,
  wallClock,
} from './dates.ts';

const days = fc.integer({ min: -100_000, max: 100_000 });
const isoDates = fc
  .date({
    min: new Date('1500-01-01T00:00:00Z'),
    max: new Date('7999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe('businessNow', () => {
  test.each([
    ['2026-06-30T20:59:59Z', '2026-06-30', '23:59'],
    ['2026-06-30T21:00:00Z', '2026-07-01', '00:00'],
    ['2026-12-31T20:59:00Z', '2026-12-31', '23:59'],
    ['2026-12-31T21:00:00Z', '2027-01-01', '00:00'],
    ['2028-02-28T21:00:00Z', '2028-02-29', '00:00'],
    ['2026-07-01T09:05:00Z', '2026-07-01', '12:05'],
  ])('%s is %s %s in Istanbul', (instant, date, time) => {
    expect(businessNow(new Date(instant))).toEqual({ date, time });
  });

  test.each([
    ['2026-03-29T00:59:00Z', '03:59'],
    ['2026-03-29T01:00:00Z', '04:00'],
    ['2026-10-25T01:00:00Z', '04:00'],
  ])(
    'knows no daylight saving: %s is %s, when clocks change elsewhere in Europe',
    (instant, time) => {
      expect(businessNow(new Date(instant)).time).toBe(time);
    },
  );

  test('gives a date and a time that the other functions accept, for any instant', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true }),
        (instant) => {
          const { date, time } = businessNow(instant);
          expect([isIsoDate(date), isClockTime(time)]).toEqual([true, true]);
        },
      ),
    );
  });
});

test.each([
  ['2026-07-01', '2026-07-01'],
  ['2026-07-31', '2026-07-01'],
  ['2028-02-29', '2028-02-01'],
])('the month of %s begins on %s', (date, first) => {
  expect(monthStart(date)).toBe(first);
});

test('a moment is written for people in Turkish, whatever their zone', () => {
  expect(formatWallClock('2026-02-14T09:05')).toBe('14 Şub 09:05');
});

test('the moment of a timestamp is read as PostgreSQL writes it', () => {
  expect(toWallClock('2026-07-14 09:05:00')).toBe('2026-07-14T09:05');
});

describe('isIsoDate', () => {
  test.each(['2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31'])('takes %s', (date) =>
    expect(isIsoDate(date)).toBe(true),
  );

  test.each([
    '2026-02-30',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '01.07.2026',
    '2026-07-01T10:00',
    ' 2026-07-01',
    '',
    null,
    undefined,
    20260701,
    new Date(0),
  ])('refuses %j', (value) => expect(isIsoDate(value)).toBe(false));

  test('takes every date of the calendar', () => {
    fc.assert(fc.property(isoDates, (date) => isIsoDate(date)));
  });
});

describe('isWallClock', () => {
  test.each(['2026-07-14T10:00', '2028-02-29T23:59'])('takes %s', (moment) =>
    expect(isWallClock(moment)).toBe(true),
  );
  test.each([
    '2026-07-14',
    '2026-07-14T',
    'T10:00',
    '2026-02-30T10:00',
    '2026-07-14T24:00',
    '2026-07-14 10:00',
    '2026-07-14T10:00:00',
    '2026-07-14T10:00Z',
    '2026-07-14T10:00T10:00',
    '',
    null,
    20260714,
  ])('refuses %j', (value) => expect(isWallClock(value)).toBe(false));
});

describe('isClockTime', () => {
  test.each(['00:00', '09:30', '19:59', '23:59'])('takes %s', (time) =>
    expect(isClockTime(time)).toBe(true),
  );
  test.each(['24:00', '9:30', '12:60', '12:00:00', '12.00', '', null, 1200])(
    'refuses %j',
    (value) => expect(isClockTime(value)).toBe(false),
  );
});

describe('addDays and calendarDaysBetween', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-07-01', 0, '2026-07-01'],
    ['2028-01-01', 366, '2029-01-01'],
  ])('%s and %i days is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(calendarDaysBetween(from, to)).toBe(count);
  });

  test('undo each other', () => {
    fc.assert(
      fc.property(isoDates, days, (date, count) => {
        expect(calendarDaysBetween(date, addDays(date, count))).toBe(count);
      }),
    );
  });

  test('a later date compares greater as text', () => {
    fc.assert(
      fc.property(
        isoDates,
        fc.integer({ min: 1, max: 3000 }),
        (date, count) => addDays(date, count) > date,
      ),
    );
  });
});

test('a wall-clock moment compares as text', () => {
  expect(wallClock('2026-07-01', '10:30')).toBe('2026-07-01T10:30');
  expect(wallClock('2026-07-01', '23:59') < wallClock('2026-07-02', '00:00')).toBe(true);
});

test.each([
  ['2026-07-14', '14 Temmuz 2026', '14.07.2026'],
  ['2026-02-01', '1 Şubat 2026', '01.02.2026'],
  ['2028-02-29', '29 Şubat 2028', '29.02.2028'],
])('%s is written %s and %s', (date, long, short) => {
  expect([formatLongDate(date), formatShortDate(date)]).toEqual([long, short]);
});

describe('dates with slashes, day first', () => {
  test.each([
    ['14/07/2026', '2026-07-14'],
    ['4/7/2026', '2026-07-04'],
    [' 04 / 07 / 2026 ', '2026-07-04'],
    ['14.07.2026', '2026-07-14'],
    ['14-7-26', '2026-07-14'],
    ['14 07 2026', '2026-07-14'],
    ['14072026', '2026-07-14'],
    ['140726', '2026-07-14'],
    ['29/02/2028', '2028-02-29'],
  ])('%j is %s', (text, date) => {
    expect(parseSlashDate(text)).toBe(date);
  });

  test.each(['', '14/07', '29/02/2026', '07/14/2026', '2026-07-14', '14/07/026', '1407', 'yarın'])(
    '%j is no date',
    (text) => {
      expect(parseSlashDate(text)).toBeNull();
    },
  );

  test('what is written is read again', () => {
    fc.assert(
      fc.property(isoDates, (date) => {
        expect(parseSlashDate(formatSlashDate(date))).toBe(date);
      }),
    );
  });
});

describe('addYears', () => {
  test.each([
    ['2026-07-14', 1, '2027-07-14'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2026-01-01', -1, '2025-01-01'],
  ])('%s and %d', (date, years, expected) => {
    expect(addYears(date, years)).toBe(expected);
  });
});

describe('parseClockTime', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    [' 14:35 ', '14:35'],
    ['2359', '23:59'],
    ['00:00', '00:00'],
  ])('%s is %s', (text, time) => {
    expect(parseClockTime(text)).toBe(time);
  });

  test.each(['', '24:00', '9:5', '12:60', 'noon', '12345', '9:300'])('%s is none', (text) => {
    expect(parseClockTime(text)).toBeNull();
  });
});

test('the business instant of a wall clock is where that clock shows it', () => {
  expect(businessInstant('2026-07-14T10:00').toISOString()).toBe('2026-07-14T07:00:00.000Z');
  expect(businessInstant('2026-01-01T00:30').toISOString()).toBe('2025-12-31T21:30:00.000Z');
  // Istanbul was at UTC+2 in that winter, and went over to +3 on 27 March at 3:00.
  expect(businessInstant('2016-03-27T02:30').toISOString()).toBe('2016-03-27T00:30:00.000Z');
  expect(businessInstant('2016-03-27T04:30').toISOString()).toBe('2016-03-27T01:30:00.000Z');
});
