import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { de } from '../text/de.ts';
import { tr as text } from '../text/tr.ts';
import {
  addDays,
  addYears,
  businessInstant,
  businessNow,
  calendarDaysBetween,
  formatDayMonth,
  formatDayRange,
  formatFieldDate,
  formatFullDate,
  formatLongDate,
  formatShortDate,
  formatSlashDate,
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
    ['2026-12-31T21:00:00Z', '2027-01-01', '00:00'],
    ['2028-02-28T21:00:00Z', '2028-02-29', '00:00'],
    // Summer time begins and ends elsewhere in Europe; Istanbul has none.
    ['2026-03-29T00:59:00Z', '2026-03-29', '03:59'],
    ['2026-03-29T01:00:00Z', '2026-03-29', '04:00'],
    ['2026-10-25T01:00:00Z', '2026-10-25', '04:00'],
  ])('%s is %s %s in Istanbul', (instant, date, time) => {
    expect(businessNow(new Date(instant))).toEqual({ date, time });
  });

  test('returns a date and a time that the other functions accept, for any instant', () => {
    const instants = fc.date({
      min: new Date(0),
      max: new Date('2100-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instants, (instant) => {
        const { date, time } = businessNow(instant);
        return isIsoDate(date) && isClockTime(time);
      }),
    );
  });
});

test('businessInstant returns the instant at which the clock in Istanbul shows a time', () => {
  expect(businessInstant('2026-01-01T00:30').toISOString()).toBe('2025-12-31T21:30:00.000Z');
  // Istanbul was at UTC+2 in that winter and changed to UTC+3 on 27 March at 3:00.
  expect(businessInstant('2016-03-27T02:30').toISOString()).toBe('2016-03-27T00:30:00.000Z');
  expect(businessInstant('2016-03-27T04:30').toISOString()).toBe('2016-03-27T01:30:00.000Z');
});

test.each<[string, (value: unknown) => boolean, unknown[], unknown[]]>([
  [
    'dates',
    isIsoDate,
    ['2026-02-28', '2028-02-29', '2000-02-29', '2026-12-31'],
    [
      ...['2026-02-30', '2026-02-29', '1900-02-29', '2026-04-31', '2026-13-01', '2026-00-10'],
      ...['2026-01-00', '2026-1-1', '01.07.2026', '2026-07-01T10:00', ' 2026-07-01', ''],
      ...[null, undefined, 20260701, new Date(0)],
    ],
  ],
  [
    'wall clock times',
    isWallClock,
    ['2026-07-14T10:00', '2028-02-29T23:59'],
    [
      ...['2026-07-14', '2026-07-14T', 'T10:00', '2026-02-30T10:00', '2026-07-14T24:00'],
      ...['2026-07-14 10:00', '2026-07-14T10:00:00', '2026-07-14T10:00Z'],
      ...['2026-07-14T10:00T10:00', '', null, 20260714],
    ],
  ],
  [
    'times of day',
    isClockTime,
    ['00:00', '09:30', '19:59', '23:59'],
    ['24:00', '9:30', '12:60', '12:00:00', '12.00', '', null, 1200],
  ],
])('only existing %s are valid', (_what, isOne, right, wrong) => {
  expect(right.filter((each) => !isOne(each))).toEqual([]);
  expect(wrong.filter(isOne)).toEqual([]);
});

describe('days and years', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 2, '2028-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-03-01', -1, '2026-02-28'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-24', 2, '2026-10-26'],
    ['2026-07-01', 0, '2026-07-01'],
    ['2028-01-01', 366, '2029-01-01'],
  ])('%s plus %i days is %s', (from, count, to) => {
    expect(addDays(from, count)).toBe(to);
    expect(calendarDaysBetween(from, to)).toBe(count);
  });

  test('addDays and calendarDaysBetween are inverse, and dates sort correctly as texts', () => {
    fc.assert(
      fc.property(isoDates, days, (date, count) => {
        const other = addDays(date, count);
        expect(calendarDaysBetween(date, other)).toBe(count);
        // Beyond the year 9999 and before the year 0 there are no dates.
        if (isIsoDate(other)) expect(Math.sign(count)).toBe(other.localeCompare(date));
      }),
    );
  });

  test.each([
    ['2026-07-14', 1, '2027-07-14'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2026-01-01', -1, '2025-01-01'],
  ])('%s plus %i years is %s', (date, years, expected) => {
    expect(addYears(date, years)).toBe(expected);
  });

  test('a month starts on its first day', () => {
    expect(['2026-07-01', '2028-02-29'].map(monthStart)).toEqual(['2026-07-01', '2028-02-01']);
  });
});

test('dates and times are formatted in Turkish and German, and read from PostgreSQL', () => {
  expect(wallClock('2026-07-01', '10:30')).toBe('2026-07-01T10:30');
  expect(toWallClock('2026-07-14 09:05:00')).toBe('2026-07-14T09:05');
  expect(formatLongDate('2026-02-01', text)).toBe('1\u00a0Şubat 2026');
  expect(formatFullDate('2026-12-08', text)).toBe('8\u00a0Aralık 2026, Salı');
  expect(formatDayMonth('2026-12-03', text)).toBe('3\u00a0Ara');
  expect(formatFieldDate('2026-11-27', text)).toBe('27\u00a0Kas Cum');
  expect(formatFieldDate('2026-11-27', de)).toBe('Fr, 27.\u00a0Nov.');
  expect(formatDayRange('2026-12-08', '2026-12-12', text)).toBe('8–12\u00a0Ara');
  expect(formatDayRange('2026-11-28', '2026-12-03', text)).toBe('28\u00a0Kas – 3\u00a0Ara');
  expect(formatDayRange('2026-12-28', '2027-01-03', text)).toBe('28\u00a0Ara – 3\u00a0Oca');
  expect(formatDayRange('2026-12-20', '2027-12-20', text)).toBe(
    '20\u00a0Ara 2026 – 20\u00a0Ara 2027',
  );
  expect(formatShortDate('2028-02-29')).toBe('29.02.2028');
});

test.each<[string, (day: string) => string, Intl.DateTimeFormatOptions]>([
  [
    'a long date',
    (day) => formatLongDate(day, text),
    { day: 'numeric', month: 'long', year: 'numeric' },
  ],
  ['day and month', (day) => formatDayMonth(day, text), { day: 'numeric', month: 'short' }],
  [
    'the day of the week',
    (day) => formatFullDate(day, text).split(', ')[1] ?? '',
    { weekday: 'long' },
  ],
])('%s equals the Turkish format of Intl on each day of four years', (_, format, options) => {
  const turkish = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', ...options });
  for (let day = '2025-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const written = turkish.format(Date.parse(`${day}T09:05Z`));
    expect(format(day)).toBe(written.replace(' ', '\u00a0'));
  }
});

describe('a typed text', () => {
  test.each<[string, string | null]>([
    ['14/07/2026', '2026-07-14'],
    [' 04 / 7 / 2026 ', '2026-07-04'],
    ['14.07.2026', '2026-07-14'],
    ['14-7-26', '2026-07-14'],
    ['14 07 2026', '2026-07-14'],
    ['14072026', '2026-07-14'],
    ['140726', '2026-07-14'],
    ...['', '14/07', '29/02/2026', '07/14/2026', '2026-07-14', '14/07/026', '1407', 'yarın'].map(
      (none): [string, null] => [none, null],
    ),
  ])('%j is the date %s', (text, date) => {
    expect(parseSlashDate(text)).toBe(date);
  });

  test('from formatSlashDate is read as the same date', () => {
    fc.assert(fc.property(isoDates, (date) => parseSlashDate(formatSlashDate(date)) === date));
  });

  test.each<[string, string | null]>([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9.30', '09:30'],
    [' 14:35 ', '14:35'],
    ...['', '24:00', '9:5', '12:60', 'noon', '12345', '9:300'].map((none): [string, null] => [
      none,
      null,
    ]),
  ])('%j is the time %s', (text, time) => {
    expect(parseClockTime(text)).toBe(time);
  });
});
