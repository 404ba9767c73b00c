import { expect, test } from 'vitest';
import { firstMoneyDay } from './money-days.rules.ts';

test.each([
  ['2026-07-01', '2024-08-01'],
  ['2026-12-31', '2025-01-01'],
  ['2026-01-31', '2024-02-01'],
])('on %s, the first day to record money for is %s', (today, first) => {
  expect(firstMoneyDay(today)).toBe(first);
});
