import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freeUnits, type Interval, peakUse } from './availability.rules.ts';

const at = (hour: number) =>
  `2026-07-${String(1 + Math.floor(hour / 24)).padStart(2, '0')}T${String(hour % 24).padStart(2, '0')}:00`;
const span = (from: number, to: number): Interval => ({ from: at(from), to: at(to) });

describe('peak use', () => {
  test.each<[string, Interval[], Interval, number]>([
    ['nothing booked', [], span(0, 10), 0],
    ['a booking inside', [span(2, 4)], span(0, 10), 1],
    ['a booking around', [span(0, 100)], span(10, 20), 1],
    ['return at the hour of the pickup does not meet', [span(0, 10)], span(10, 20), 0],
    ['pickup at the hour of the return does not meet', [span(20, 30)], span(10, 20), 0],
    ['one hour of overlap does', [span(0, 11)], span(10, 20), 1],
    ['two that follow each other need one unit', [span(0, 15), span(15, 30)], span(10, 20), 1],
    ['two at once need two', [span(0, 16), span(15, 30)], span(10, 20), 2],
    ['the peak may lie in the middle', [span(11, 15), span(12, 14), span(13, 18)], span(10, 20), 3],
    ['what overlaps only outside does not count', [span(0, 12), span(5, 9)], span(10, 20), 1],
  ])('%s', (_name, held, period, use) => {
    expect(peakUse(held, period)).toBe(use);
  });

  test('is what counting hour by hour gives', () => {
    const interval = fc
      .tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 1, max: 30 }))
      .map(([from, length]) => ({ start: from, end: from + length }));
    fc.assert(
      fc.property(fc.array(interval, { maxLength: 12 }), interval, (booked, asked) => {
        let most = 0;
        for (let hour = asked.start; hour < asked.end; hour++) {
          most = Math.max(most, booked.filter((b) => b.start <= hour && hour < b.end).length);
        }
        const held = booked.map((b) => span(b.start, b.end));
        expect(peakUse(held, span(asked.start, asked.end))).toBe(most);
      }),
    );
  });
});

describe('free units', () => {
  test('at a moment, a car that comes back just then is free', () => {
    expect(freeUnits(1, [span(0, 10)], at(10))).toBe(1);
    expect(freeUnits(1, [span(0, 10)], at(9))).toBe(0);
    expect(freeUnits(1, [span(10, 20)], at(10))).toBe(0);
  });

  test('never fall below zero when staff overruled', () => {
    expect(freeUnits(1, [span(0, 10), span(0, 10)], span(2, 4))).toBe(0);
  });
});
