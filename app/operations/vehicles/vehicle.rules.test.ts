import { describe, expect, test } from 'vitest';
import { dueSoon, normalisePlate, searchVehicles } from './vehicle.rules.ts';

test.each([
  ['07abc123', '07 ABC 123'],
  ['  07  kl   4567 ', '07 KL 4567'],
  ['34 i 12345', '34 I 12345'],
  ['B-MW 1234', 'B-MW 1234'],
  ['ab 12  cd', 'AB 12 CD'],
])('a plate is stored in a standard spelling: %j', (typed, written) => {
  expect(normalisePlate(typed)).toBe(written);
});

describe('the dates of a vehicle that are due', () => {
  const TODAY = '2026-07-14';
  const none = {
    inspectionDue: null,
    insuranceDue: null,
    cascoDue: null,
    serviceDue: null,
    serviceDueKilometres: null,
    kilometres: null,
  };

  test.each([
    ['2026-08-13', 30],
    ['2026-07-14', 0],
    ['2026-07-01', -13],
  ])('include a date up to 30 days ahead: %s', (inspectionDue, inDays) => {
    const due = { kind: 'inspection', day: inspectionDue, inDays, inKilometres: null };
    expect(dueSoon({ ...none, inspectionDue }, TODAY)).toEqual([due]);
  });

  test('leave out a date 31 days ahead, and a missing one', () => {
    expect(dueSoon({ ...none, inspectionDue: '2026-08-14' }, TODAY)).toEqual([]);
  });

  test.each([
    [49_000, 1000],
    [50_000, 0],
    [50_700, -700],
  ])('include a service up to 1,000 km ahead: at %i', (kilometres, inKilometres) => {
    const vehicle = { ...none, kilometres, serviceDueKilometres: 50_000 };
    expect(dueSoon(vehicle, TODAY)).toEqual([
      { kind: 'service', day: null, inDays: null, inKilometres },
    ]);
    expect(dueSoon({ ...vehicle, kilometres: 48_999 }, TODAY)).toEqual([]);
    expect(dueSoon({ ...vehicle, kilometres: null }, TODAY)).toEqual([]);
  });

  test('are sorted by urgency', () => {
    const vehicle = {
      ...none,
      inspectionDue: '2026-08-01',
      insuranceDue: '2026-07-10',
      cascoDue: '2026-07-20',
      kilometres: 51_000,
      serviceDueKilometres: 50_000,
    };
    expect(dueSoon(vehicle, TODAY).map(({ kind }) => kind)).toEqual([
      'insurance',
      'service',
      'casco',
      'inspection',
    ]);
  });
});

test.each(['07 abc', '07ABC', 'egea beyaz', 'BEYAZ', 'nm435'])(
  'a search for %j finds the vehicle, and with an unknown word does not',
  (typed) => {
    const vehicle = {
      plate: '07 ABC 123',
      carTitle: 'Fiat Egea',
      colour: 'Beyaz',
      chassisNumber: 'NM43500001',
    };
    expect(searchVehicles([vehicle], typed)).toEqual([vehicle]);
    expect(searchVehicles([vehicle], `${typed} q`)).toEqual([]);
  },
);
