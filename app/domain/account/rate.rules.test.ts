import { describe, expect, test } from 'vitest';
import { isPlausibleRate } from './rate.rules.ts';

const today = '2026-07-01';

describe('a rate, when €1 is ₺40', () => {
  test.each([
    ['of today', 40, today, true],
    ['of half as much', 20, today, true],
    ['below half', 19.99, today, false],
    ['of double', 80, today, true],
    ['above double', 80.01, today, false],
    ['the wrong way round', 0.025, today, false],
    ['below half, 180 days ago', 19.99, '2026-01-02', false],
    ['below half, 181 days ago', 19.99, '2026-01-01', true],
    ['of a tenth, long ago', 4, '2025-01-01', true],
    ['below a tenth, long ago', 3.99, '2025-01-01', false],
    ['above double, long ago', 80.01, '2025-01-01', false],
  ])('%s (%d on %s) is plausible: %s', (_state, rate, day, expected) => {
    expect(isPlausibleRate(rate, { current: 40, day, today })).toBe(expected);
  });
});
