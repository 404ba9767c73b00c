import { expect, test } from 'vitest';
import { type BookingLine, fromReceiptLine, toReceiptLine } from './receipt-line.schema.ts';

test.each<BookingLine>([
  {
    ...{ kind: 'rental', season: 'Summer', turkishSeason: 'Yaz', days: 10, months: 0 },
    ...{ monthlyCents: 90_000, weeks: 1, weeklyCents: 24_050, remainingDays: 3 },
    ...{ dailyCents: 4005, cents: 36_065 },
  },
  { kind: 'extra', extra: 'cocukKoltugu', count: 2, days: 3, dailyCents: 505, cents: 3030 },
  { kind: 'delivery', place: 'Belek', cents: 1500 },
  { kind: 'return', place: 'Alanya', cents: 3000 },
  { kind: 'hours', end: 'pickup', time: '23:30', cents: 1250 },
  { kind: 'transfer', zoneName: 'Belek', vehicle: 'capacity_1_6', cents: 4001 },
])('a line of kind $kind is the same after the way through the API', (line) => {
  expect(fromReceiptLine(toReceiptLine(line))).toEqual(line);
});
