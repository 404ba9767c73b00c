import { expect, test } from 'vitest';
import { clashesIn } from './clash-answer.rules.ts';

test('a clash is told apart from what else is refused', () => {
  const details = [
    { field: 'clash', message: 'KRV-1 · Ayşe Yılmaz · 14 Tem 10:00 – 16 Tem 10:00' },
    { field: 'clash', message: 'KRV-2' },
  ];
  expect(clashesIn(details)).toEqual([
    { reference: 'KRV-1', what: 'Ayşe Yılmaz · 14 Tem 10:00 – 16 Tem 10:00' },
    { reference: 'KRV-2', what: '' },
  ]);
  expect(clashesIn([{ field: 'version', message: 'x' }])).toEqual([]);
});
