import { expect, test } from 'vitest';
import { sumByMonth } from './money-rows.rules.ts';

const DAY = {
  ...{ agreed: 0, received: 0, cash: 0, card: 0, transfer: 0, agency: 0, kept: 0 },
  deposits: 0,
};

test('sumByMonth adds up days exactly to the cent, and a month without days has zeros', () => {
  const days = [
    { ...DAY, day: '2026-06-30', cash: 0.1, received: 0.1 },
    { ...DAY, day: '2026-07-01', cash: 0.1, received: 0.1 },
    { ...DAY, day: '2026-07-31', cash: 0.2, received: 0.2 },
  ];
  expect(sumByMonth(days, ['2026-05', '2026-06', '2026-07'])).toMatchObject([
    { at: '2026-05', cash: 0, received: 0 },
    { at: '2026-06', cash: 0.1 },
    { at: '2026-07', cash: 0.3, received: 0.3 },
  ]);
});
