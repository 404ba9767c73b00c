import { describe, expect, test } from 'vitest';
import { withSentence } from '#app/lib/words/issue-text.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { newMoney } from '../money/handover-money-form.schema.ts';
import type { KnownOfRental } from '../save/handover-checks.rules.ts';
import { handoverForm } from './handover-form.schema.ts';
import { handoverIssueWords } from './handover-words.rules.ts';

const { account, handovers } = allTexts.office.tr;
const NOON = new Date('2026-07-01T09:00:00Z');
const OUT = { at: '2026-07-01T10:00', kilometres: 45_000 };

const codecOf = (known: KnownOfRental) =>
  handoverForm(() => known, handovers.input, account.input.aboveOwed);

function problemsOf(typed: object, given: Partial<KnownOfRental> = {}) {
  const known = {
    kind: 'out',
    out: null,
    back: null,
    hasVehicles: false,
    vehicle: null,
    now: NOON,
  };
  const codec = codecOf({ ...known, ...given } as KnownOfRental);
  const form = { ...codec.toForm({ at: '2026-07-01T11:45' }), ...typed };
  const read = codec.read(form);
  return read.ok
    ? []
    : read.errors
        .map((error) => withSentence(error, handoverIssueWords(handovers)))
        .map(({ field, message }) => `${field}: ${message}`);
}

test('the vehicle comes before the time, as on the screen', () => {
  const { fields } = codecOf({} as KnownOfRental);
  expect(fields.slice(0, 4)).toEqual(['vehicleId', 'plate', 'keepPlate', 'at']);
});

test('an empty form has one error for each missing field', () => {
  const problems = problemsOf({ at: { date: '', time: '' } });
  expect(problems).toEqual([
    'at: Geçerli bir gün ve saat girin',
    'kilometres: Kilometre 0 ile 2.000.000 arasında bir tam sayı olmalıdır',
    'fuelEighths: Yakıt seviyesini seçin',
    'plate: Bir plaka seçin ya da yazın',
  ]);
});

test.each([
  ['a missing choice of a vehicle', {}, { hasVehicles: true }, 'vehicleId'],
  ['an hour in the future', { at: { date: '2026-07-01', time: '12:01' }, plate: 'X' }, {}, 'at'],
  ['an incomplete hour', { at: { date: '2026-07-01', time: '9' }, plate: 'X' }, {}, 'at'],
  [
    'a return before its hand-over',
    {},
    { kind: 'back', out: { ...OUT, at: '2026-07-01T11:50' } },
    'at',
  ],
  [
    'kilometres below those of the hand-over',
    { kilometres: '44999' },
    { kind: 'back', out: OUT },
    'kilometres',
  ],
  [
    'more than 2,000 kilometres a day until the return',
    { kilometres: '49001' },
    { kind: 'back', out: { ...OUT, at: '2026-06-30T23:00' } },
    'kilometres',
  ],
  [
    'more than 2,000 kilometres a day since the hand-over',
    { kilometres: '4500', plate: 'X' },
    { back: { ...OUT, at: '2026-07-01T11:50' } },
    'kilometres',
  ],
  [
    'fewer kilometres than the vehicle has',
    { kilometres: '44999', plate: 'X' },
    { vehicle: { plate: '07 A 1', kilometres: 45_000 } },
    'kilometres',
  ],
] as const)('%s is an error of the form', (_, typed, known, field) => {
  const problems = problemsOf({ kilometres: '45000', fuelEighths: '8', ...typed }, known);
  expect(problems).toEqual([expect.stringMatching(new RegExp(`^${field}: `))]);
});

test('a distance of 4,000 kilometres in two days is accepted', () => {
  const out = { ...OUT, at: '2026-06-30T23:00' as const };
  expect(problemsOf({ kilometres: '49000', fuelEighths: '8' }, { kind: 'back', out })).toEqual([]);
});

describe('the part of a deposit to keep', () => {
  const back = { kind: 'back' } as const;
  const keep = (typed: string, balance: number, charges: string[] = []) => {
    const rates = { EUR: 1, USD: 1.14, TRY: 37.5 };
    const money = { ...newMoney({ balance, rates }, { deposit: null, keep: 0 }), keep: typed };
    const rows = charges.map((euros) => ({
      ...{ kind: 'fuel', euros, note: '', count: '', each: '', damagePanel: '', damageKind: '' },
    }));
    const form = { kilometres: '45000', fuelEighths: '8', money, charges: rows };
    return problemsOf(form, back).filter((each) => each.startsWith('money'));
  };

  test.each([
    ['exactly what is owed', '7', 7, []],
    ['exactly what is owed, with cents', '7,10', 7.1, []],
    ['balance and charges together', '67,50', 7, ['60', '0,5']],
    ['the charges of a paid rental', '60', 0, ['60']],
    ['what charges leave of an overpaid amount', '20', -40, ['60']],
    ['nothing of a paid rental', '', 0, []],
    ['nothing of an overpaid rental', '0', -40, []],
  ])('is accepted for %s', (_what, typed, balance, charges) => {
    expect(keep(typed, balance, charges)).toEqual([]);
  });

  test.each([
    ['a cent more than is owed', '7,01', 7, [], '€7.00'],
    ['a cent of a paid rental', '0,01', 0, [], '€0.00'],
    ['a cent of an overpaid rental', '0,01', -40, [], '€0.00'],
    ['more than charges leave of an overpaid amount', '20,01', -40, ['60'], '€20.00'],
  ])('is refused for %s', (_what, typed, balance, charges, owed) => {
    expect(keep(typed, balance, charges)).toEqual([
      `money.keep: En fazla alınacak tutar kadar olabilir: ${owed}`,
    ]);
  });
});

test('a return needs no plate', () => {
  expect(problemsOf({ kilometres: '45000', fuelEighths: '8' }, { kind: 'back' })).toEqual([]);
});
