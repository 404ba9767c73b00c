import { describe, expect, test } from 'vitest';
import { areShowable, fitDays, MAX_DAYS, missingOf, reminderDays } from './filing.rules.ts';
import { readFilingsAddress } from './filing-address.rules.ts';

describe('days', () => {
  test('of the reminder are a month to tomorrow, which can be shown at once', () => {
    const days = reminderDays('2026-07-30');
    expect(days).toEqual({ from: '2026-07-01', to: '2026-07-31' });
    expect(areShowable(days)).toBe(true);
    expect(areShowable({ from: '2026-06-30', to: '2026-07-31' })).toBe(false);
    expect(areShowable({ from: '2026-07-02', to: '2026-07-01' })).toBe(false);
  });

  test.each([
    ['from', { from: '2026-07-05', to: '2026-07-02' }, { from: '2026-07-05', to: '2026-07-05' }],
    ['from', { from: '2026-01-01', to: '2026-07-02' }, { from: '2026-01-01', to: '2026-01-31' }],
    ['to', { from: '2026-07-05', to: '2026-07-02' }, { from: '2026-07-02', to: '2026-07-02' }],
    ['to', { from: '2026-01-01', to: '2026-07-31' }, { from: '2026-07-01', to: '2026-07-31' }],
    ['to', { from: '2026-07-01', to: '2026-07-02' }, { from: '2026-07-01', to: '2026-07-02' }],
  ] as const)('the other end follows %s as far as it has to', (chosen, days, fitting) => {
    expect(fitDays(days, chosen)).toEqual(fitting);
    expect(areShowable(fitting)).toBe(true);
  });

  test('an address that makes no sense shows yesterday to tomorrow', () => {
    const read = (query: string) => readFilingsAddress(new URLSearchParams(query), '2026-07-02');
    const usual = { sheet: 'kabis', from: '2026-07-01', to: '2026-07-03', open: false, page: 1 };
    for (const query of [
      '',
      'sheet=x&from=2026-02-30',
      'from=2026-07-02&to=2026-07-01',
      'from=2026-07-01',
    ])
      expect(read(query)).toEqual(usual);
    expect(read('sheet=uetds&from=2026-06-01&to=2026-06-03&open=yes&page=2')).toEqual({
      ...{ sheet: 'uetds', from: '2026-06-01', to: '2026-06-03', open: true, page: 2 },
    });
    expect(MAX_DAYS).toBe(31);
  });
});

describe('missingOf', () => {
  const driver = {
    name: 'Ada',
    surname: 'Su',
    idNumber: '10000000146',
    nationality: 'TR',
    birthDate: '1990-05-04',
    licenceNumber: '2',
    licenceClass: 'B',
    licenceDate: '2010-01-02',
    address: 'Lara',
  };
  const out = {
    kind: 'out',
    forgotten: false,
    drivers: [driver],
    known: 1,
    passengers: null,
  } as const;

  test('asks to check a Turkish identity number with wrong check digits', () => {
    const slip = { ...driver, idNumber: '10000000145' };
    expect(missingOf({ ...out, drivers: [driver, slip] })).toEqual(['checkId']);
  });

  test.each([
    [[], out],
    [
      ['idNumber', 'licenceDate'],
      { ...out, drivers: [driver, { ...driver, idNumber: '', licenceDate: null }] },
    ],
    [['drivers'], { ...out, drivers: [] }],
    [[], { ...out, drivers: [], forgotten: true }],
    [[], { ...out, drivers: [], kind: 'back' as const }],
    [['passengers'], { ...out, kind: 'transfer' as const, drivers: [], passengers: 2 }],
    [[], { ...out, kind: 'transfer' as const, drivers: [], passengers: 1 }],
  ])('%j', (missing, record) => {
    expect(missingOf(record)).toEqual(missing);
  });
});
