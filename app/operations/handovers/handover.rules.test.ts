import { describe, expect, test } from 'vitest';
import type { Damage } from '#app/operations/vehicles/damages/damage.rules.ts';
import {
  differencesOf,
  maskNumber,
  productOf,
  refusalOf,
  suggestedCharges,
  unmaskNumber,
} from './handover.rules.ts';

const RATES = {
  dailyKilometres: 300,
  extraKilometreCents: 20,
  fuelEighthCents: 1000,
  lateHourCents: 500,
};
const scratch: Damage = { panel: 'bonnet', kind: 'scratch', note: '' };
const out = { at: '2026-12-01T10:00', kilometres: 1000, fuelEighths: 8, damages: [scratch] };
const rental = { days: 2, due: '2026-12-03T10:00', rates: RATES };

const RENTAL = 'car_rental';

const handover = { kind: 'out', serviceType: RENTAL, hasOut: false } as const;
const aReturn = { ...handover, kind: 'back' } as const;

test.each([
  {
    record: 'a hand-over of a transfer',
    ...{ ...handover, serviceType: 'transfer', status: 'confirmed', refusal: 'noRental' },
  },
  { record: 'a hand-over of a request', ...handover, status: 'pending', refusal: null },
  {
    record: 'a hand-over of a cancelled rental',
    ...{ ...handover, status: 'cancelled', refusal: 'cancelled' },
  },
  {
    record: 'a return before the hand-over',
    ...{ ...aReturn, status: 'confirmed', refusal: 'notOut' },
  },
  {
    record: 'a return after a hand-over without a record',
    ...{ ...aReturn, status: 'active', refusal: null },
  },
  {
    record: 'a return of a rental that was completed without a record',
    ...{ ...aReturn, status: 'completed', refusal: null },
  },
  {
    record: 'a return of a cancelled rental without a hand-over',
    ...{ ...aReturn, status: 'cancelled', refusal: 'cancelled' },
  },
  {
    record: 'a return of a cancelled rental with a hand-over',
    ...{ ...aReturn, hasOut: true, status: 'cancelled', refusal: null },
  },
] as const)(
  'the refusal of $record is $refusal',
  ({ kind, serviceType, status, hasOut, refusal }) => {
    expect(refusalOf({ serviceType, status }, { kind, hasOut })).toBe(refusal);
  },
);

describe('the differences between hand-over and return', () => {
  test('are zero if the car is less than an hour late and within its kilometres', () => {
    const back = { ...out, at: '2026-12-03T10:59', kilometres: 1600 };
    const found = differencesOf(out, back, rental);
    expect(found).toEqual({
      driven: 600,
      included: 600,
      extraKilometres: 0,
      missingFuel: 0,
      lateHours: 0,
      newDamages: [],
    });
    expect(suggestedCharges(found, RATES)).toEqual([]);
  });

  test('contain kilometres, fuel and late hours, each with a charge, and new damage', () => {
    const dent: Damage = { panel: 'bonnet', kind: 'dent', note: 'hail' };
    const back = {
      at: '2026-12-03T12:30',
      kilometres: 1650,
      fuelEighths: 5,
      damages: [scratch, dent],
    };
    const found = differencesOf(out, back, rental);
    expect(found).toMatchObject({ extraKilometres: 50, missingFuel: 3, lateHours: 2 });
    expect(found.newDamages).toEqual([dent]);
    expect(suggestedCharges(found, RATES)).toEqual([
      { kind: 'kilometres', count: 50, eachCents: 20, cents: 1000 },
      { kind: 'fuel', count: 3, eachCents: 1000, cents: 3000 },
      { kind: 'late', count: 2, eachCents: 500, cents: 1000 },
    ]);
  });

  test('contain only the late hours without a recorded hand-over', () => {
    const back = { ...out, at: '2026-12-03T12:30', kilometres: 90_000, fuelEighths: 0 };
    const found = differencesOf(null, back, rental);
    expect(found).toMatchObject({ driven: null, lateHours: 2, newDamages: [] });
    expect(suggestedCharges(found, RATES)).toEqual([
      { kind: 'late', count: 2, eachCents: 500, cents: 1000 },
    ]);
  });

  test('contain a second damage of the same kind at the same part', () => {
    const back = { ...out, at: '2026-12-03T10:00', damages: [scratch, { ...scratch }] };
    expect(differencesOf(out, back, rental).newDamages).toHaveLength(1);
  });

  test('have no charge if the rate is missing or zero', () => {
    const rates = { ...RATES, dailyKilometres: null, fuelEighthCents: null, lateHourCents: 0 };
    const back = { at: '2026-12-04T10:00', kilometres: 9000, fuelEighths: 0, damages: [] };
    const found = differencesOf(out, back, { ...rental, rates });
    expect(found).toMatchObject({ included: null, extraKilometres: 0, missingFuel: 8 });
    expect(suggestedCharges(found, rates)).toEqual([]);
  });
});

test.each([
  ['', ''],
  ['A', '•'],
  ['U1', '•1'],
  ['12345678901', '••••••••901'],
])('the number %j is shown as %j', (number, shown) => expect(maskNumber(number)).toBe(shown));

test('an unchanged mask keeps the stored number, and other text replaces it', () => {
  expect(unmaskNumber('••••••••901', '12345678901')).toBe('12345678901');
  expect(unmaskNumber('', '12345678901')).toBe('');
  expect(unmaskNumber('U7654321', '12345678901')).toBe('U7654321');
  expect(unmaskNumber('', '')).toBe('');
});

test.each([
  ['kilometres', 800, 25, '800 km × €0.25'],
  ['fuel', 3, 1200, '3 × €12.00'],
  ['damage', null, null, ''],
])('a charge for %s of %s × %s cents has the factors "%s"', (kind, count, eachCents, words) => {
  expect(productOf({ kind, count, eachCents })).toBe(words);
});
