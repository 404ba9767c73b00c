import { describe, expect, test } from 'vitest';
import { areShowable, fitDays, missingOf, reminderDays } from './filing.rules.ts';
import { filingsQuery, readFilingsAddress } from './filing-address.rules.ts';

describe('the shown days', () => {
  test('of the reminder are the 31 days up to tomorrow', () => {
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
  ] as const)(
    'are limited to 31 days by moving the end that is not "%s"',
    (chosen, days, fitting) => {
      expect(fitDays(days, chosen)).toEqual(fitting);
      expect(areShowable(fitting)).toBe(true);
    },
  );

  test.each(['', 'sheet=x&from=2026-02-30', 'from=2026-07-02&to=2026-07-01', 'from=2026-07-01'])(
    'are the days of the reminder for the invalid query "%s"',
    (query) => {
      const address = readFilingsAddress(new URLSearchParams(query), '2026-07-30');
      const days = { from: '2026-07-01', to: '2026-07-31' };
      expect(address).toEqual({ sheet: 'kabis', ...days, all: false, page: 1 });
      expect(filingsQuery(address)).toEqual({ sheet: 'kabis', ...days, open: 'yes' });
    },
  );

  test('are read from the address with the choice of reported records', () => {
    const query = 'sheet=uetds&from=2026-06-01&to=2026-06-03&all=yes&page=2';
    const address = readFilingsAddress(new URLSearchParams(query), '2026-07-02');
    const days = { from: '2026-06-01', to: '2026-06-03' };
    expect(address).toEqual({ sheet: 'uetds', ...days, all: true, page: 2 });
    expect(filingsQuery(address)).toEqual({ sheet: 'uetds', ...days });
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

  test('reports a Turkish identity number with wrong check digits', () => {
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
  ])('returns %j', (missing, record) => {
    expect(missingOf(record)).toEqual(missing);
  });
});
