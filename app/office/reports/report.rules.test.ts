import { describe, expect, it } from 'vitest';
import { staffMonth, staffShortMonth } from '#app/lib/dates/staff-dates.ts';
import {
  addMonths,
  boundsOf,
  change,
  hoursByMonth,
  hoursOf,
  isMonth,
  monthsOf,
  PRESETS,
  periodBefore,
  presetOf,
  presetPeriod,
  readReportPeriod,
} from './report.rules.ts';

const today = '2026-07-01';

describe('months', () => {
  it.each([
    ['2026-07', 1, '2026-08'],
    ['2026-12', 1, '2027-01'],
    ['2026-01', -1, '2025-12'],
    ['2026-07', -19, '2024-12'],
    ['2026-07', 0, '2026-07'],
  ])('%s plus %i months is %s', (month, months, expected) => {
    expect(addMonths(month, months)).toBe(expected);
  });

  it('are valid only as YYYY-MM with a month from 01 to 12', () => {
    expect(['2026-07', '0999-01'].every(isMonth)).toBe(true);
    expect(['2026-7', '2026-13', '2026-00', '2026-07-01', '', null].some(isMonth)).toBe(false);
  });

  it('are formatted in Turkish by default, or in English', () => {
    expect([staffMonth('2026-07'), staffShortMonth('2026-07')]).toEqual(['Temmuz 2026', 'Tem']);
    expect(staffMonth('2026-09', 'en')).toBe('September 2026');
    expect(staffShortMonth('2026-07', 'en')).toBe('Jul');
  });
});

describe('a report period', () => {
  const period = { from: '2025-12', to: '2026-02' };

  it('has a list of months, two midnights as bounds, and hours', () => {
    expect(monthsOf(period)).toEqual(['2025-12', '2026-01', '2026-02']);
    expect(boundsOf(period)).toEqual({ from: '2025-12-01T00:00', until: '2026-03-01T00:00' });
    expect(hoursOf(period)).toBe((31 + 31 + 28) * 24);
  });

  it('divides the hours of bookings among their months', () => {
    const runs = [
      { from: '2025-12', to: '2025-12', bookings: 2, hours: 50, hoursInFirst: 50 },
      // Two bookings begin two days and one day before December ends; each ends one day into
      // February.
      { from: '2025-12', to: '2026-02', bookings: 2, hours: 72 + 62 * 24 + 48, hoursInFirst: 72 },
    ];
    expect([...hoursByMonth(runs)]).toEqual([
      ['2025-12', 122],
      ['2026-01', 62 * 24],
      ['2026-02', 48],
    ]);
  });

  it('is compared with the same number of months before', () => {
    expect(periodBefore(period)).toEqual({ from: '2025-09', to: '2025-11' });
  });

  it.each(PRESETS)('of the preset %s is recognised as that preset', (preset) => {
    expect(presetOf(presetPeriod(preset, today), today)).toBe(preset);
  });

  it.each([
    ['from=2026-01&to=2026-03', { from: '2026-01', to: '2026-03' }],
    ['from=2026-03&to=2026-01', { from: '2026-01', to: '2026-03' }],
    ['from=1990-01&to=2026-03', { from: '2021-04', to: '2026-03' }],
    ['from=2026-01', { from: '2025-08', to: '2026-07' }],
    ['from=x&to=2026-01', { from: '2025-08', to: '2026-07' }],
    ['', { from: '2025-08', to: '2026-07' }],
  ])('is read from the query ?%s', (query, expected) => {
    expect(readReportPeriod(new URLSearchParams(query), today)).toEqual(expected);
  });
});

it('a change is relative to the former value, null without one, and 0 if both read the same', () => {
  const whole = (value: number) => value.toFixed(0);
  expect([change(120, 100, whole), change(80, 100, whole), change(5, 0, whole)]).toEqual([
    0.2,
    -0.2,
    null,
  ]);
  expect(change(16.84, 16.81, (value) => value.toFixed(1))).toBe(0);
});
