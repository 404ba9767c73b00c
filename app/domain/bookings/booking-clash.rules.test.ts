import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clashesIn } from './booking.schema.ts';
import { clashesWith, needsFreeUnit } from './booking-clash.rules.ts';

const at = (hour: number) => `2026-07-10T${String(hour).padStart(2, '0')}:00`;
const from = (start: number, end: number) => ({ from: at(start), to: at(end) });

describe('clashes', () => {
  test('are the bookings that hold units at moments without a free unit', () => {
    const [early, late, beside, far] = [from(1, 5), from(5, 9), from(4, 6), from(9, 12)];
    const held = [early, late, beside, far];
    const request = { period: from(2, 9), totalUnits: 2 };
    expect(clashesWith(held, request)).toEqual([early, late, beside]);
    expect(clashesWith(held, { ...request, totalUnits: 3 })).toBeNull();
    expect(clashesWith([early, late], request)).toBeNull();
  });

  test('do not exist if one booking ends when the other begins', () => {
    const request = { period: from(5, 9), totalUnits: 1 };
    expect(clashesWith([from(1, 5), from(9, 12)], request)).toBeNull();
  });

  test('include a late booking until its late hold ends', () => {
    const late = { ...from(1, 5), lateUntil: at(20) };
    const request = { period: from(8, 9), totalUnits: 1 };
    expect(clashesWith([late], request)).toEqual([late]);
    expect(clashesWith([late], { ...request, period: from(20, 22) })).toBeNull();
  });

  test('are an empty list if the car has no units', () => {
    expect(clashesWith([], { period: from(5, 9), totalUnits: 0 })).toEqual([]);
  });

  test('equal an hour-by-hour search for hours without a free unit', () => {
    const stretch = fc
      .tuple(fc.integer({ min: 0, max: 22 }), fc.integer({ min: 1, max: 23 }))
      .map(([start, length]) => from(start, Math.min(23, start + length)));
    fc.assert(
      fc.property(
        fc.array(stretch, { maxLength: 12 }),
        stretch,
        fc.integer({ min: 0, max: 3 }),
        (held, period, totalUnits) => {
          const users = (hour: string) => held.filter((h) => h.from <= hour && hour < h.to);
          const full = Array.from({ length: 24 }, (_, hour) => at(hour)).filter(
            (hour) => period.from <= hour && hour < period.to && users(hour).length >= totalUnits,
          );
          const blamed = full.length > 0 ? new Set(full.flatMap(users)) : null;
          const clashes = clashesWith(held, { period, totalUnits });
          expect(clashes && new Set(clashes)).toEqual(blamed);
        },
      ),
    );
  });
});

describe('clashes in an error response', () => {
  test('are an empty list if no booking holds a unit, and null without a list', () => {
    expect(clashesIn({ clashes: [] })).toEqual([]);
    expect(clashesIn(undefined)).toBeNull();
  });
});

describe('a booking needs a free unit', () => {
  const before = {
    carId: 'egea',
    status: 'confirmed',
    holdUntil: null,
    pickupAt: at(5),
    dropoffAt: at(9),
  } as const;
  test.each([
    ['nothing changes', {}, false],
    ['it becomes shorter', { pickupAt: at(6), dropoffAt: at(8) }, false],
    ['it begins earlier', { pickupAt: at(4) }, true],
    ['it ends later', { dropoffAt: at(10) }, true],
    ['it moves to another car', { carId: 'clio' }, true],
    ['it loses its car', { carId: null }, false],
    ['it gets another status that holds a unit', { status: 'active' }, false],
    ['it is completed', { status: 'completed', dropoffAt: at(10) }, false],
  ] as const)('if %s: %s', (_, changes, more) => {
    expect(needsFreeUnit({ ...before, ...changes }, before)).toBe(more);
  });

  test('if it is new or was cancelled, unless it is cancelled now', () => {
    expect(needsFreeUnit(before, null)).toBe(true);
    expect(needsFreeUnit(before, { ...before, status: 'cancelled' })).toBe(true);
    expect(needsFreeUnit({ ...before, status: 'cancelled' }, null)).toBe(false);
  });

  test("if staff save a visitor's request, unless they cancel it", () => {
    const request = { ...before, status: 'pending', holdUntil: '2026-07-02T09:00:00Z' } as const;
    expect(needsFreeUnit(before, request)).toBe(true);
    expect(needsFreeUnit({ ...before, status: 'cancelled' }, request)).toBe(false);
  });
});
