import { describe, expect, test } from 'vitest';
import { customerCents, findKnown, holderAt, possessionsOf, reportedAt } from './road.rules.ts';

const PLATE = '07 ABC 123';
const KEY = '07ABC123';
const out = (bookingId: string, at: string, plate = PLATE) => ({
  bookingId,
  kind: 'out',
  plate,
  at,
});
const back = (bookingId: string, at: string, plate = PLATE) => ({
  ...out(bookingId, at, plate),
  kind: 'back',
});

const handovers = [
  out('a', '2026-07-01T10:00'),
  back('a', '2026-07-05T09:00'),
  out('b', '2026-07-05T12:00'),
  back('b', '2026-07-08T12:00'),
  out('c', '2026-07-08T12:10'),
];
const holder = (at: string) => holderAt(possessionsOf(handovers).get(KEY) ?? [], at);

describe('a toll passage', () => {
  test.each([
    ['within a rental', '2026-07-03T23:59', { kind: 'rental', bookingId: 'a' }],
    ['16 minutes after the hand-over', '2026-07-01T10:16', { kind: 'rental', bookingId: 'a' }],
    ['16 minutes before the return', '2026-07-05T08:44', { kind: 'rental', bookingId: 'a' }],
    ['15 minutes after the hand-over', '2026-07-01T10:15', { kind: 'ask', bookingIds: ['a'] }],
    ['15 minutes before the hand-over', '2026-07-01T09:45', { kind: 'ask', bookingIds: ['a'] }],
    ['at the minute of the return', '2026-07-05T09:00', { kind: 'ask', bookingIds: ['a'] }],
    ['15 minutes after the return', '2026-07-05T09:15', { kind: 'ask', bookingIds: ['a'] }],
    ['between two rentals', '2026-07-05T10:30', { kind: 'office' }],
    ['before all rentals', '2026-06-30T10:00', { kind: 'office' }],
    [
      'between a return and a hand-over soon after',
      '2026-07-08T12:05',
      { kind: 'ask', bookingIds: ['b', 'c'] },
    ],
    ['of a vehicle that is still out', '2026-07-20T10:00', { kind: 'rental', bookingId: 'c' }],
  ])('%s (%s) has the holder %j', (_state, at, expected) => {
    expect(holder(at)).toEqual(expected);
  });

  test('with either plate of a rental whose vehicle was swapped stays open', () => {
    const swapped = [out('a', '2026-07-01T10:00'), back('a', '2026-07-05T10:00', '07 XYZ 9')];
    const possessions = possessionsOf(swapped);
    for (const key of [KEY, '07XYZ9']) {
      expect(holderAt(possessions.get(key) ?? [], '2026-07-03T10:00')).toEqual({
        kind: 'ask',
        bookingIds: ['a'],
      });
    }
  });

  test('of an unknown plate has no rental', () => {
    expect(possessionsOf(handovers).get('07XYZ9')).toBeUndefined();
  });
});

test.each([
  [45_00, 37.5, 0, 120],
  [45_00, 37.5, 200, 320],
  [10, 37.5, 0, 0],
  [1, 37.5, 200, 200],
])('%i kuruş at a rate of %f and a fee of %i are %i cents', (minor, rate, fee, cents) => {
  expect(customerCents(minor, rate, fee)).toBe(cents);
});

describe('a fine', () => {
  test.each([
    ['never', null],
    ['before', '2026-07-14T10:29:59+03:00'],
    ['before', '2026-07-14T07:30:00Z'],
    ['after', '2026-07-14T10:30:01+03:00'],
  ] as const)('counts as reported "%s" its time if the report is of %s', (expected, filedAt) => {
    expect(reportedAt('2026-07-14T10:30', filedAt)).toBe(expected);
  });
});

describe('a passage that one import lists with and without a reference', () => {
  const bare = {
    ...{ kind: 'toll' as const, plate: PLATE, at: '2026-07-03T10:30:00' },
    ...{ place: 'Serik', reference: '', amountMinor: 7500 },
  };
  const full = { ...bare, reference: 'A1' };
  const second = { ...bare, reference: 'A2' };

  test.each([
    ['with the reference first', [full, bare], [], [false, true]],
    ['with the reference last', [bare, full], [], [true, false]],
    [
      'with seconds only beside the reference',
      [{ ...full, at: '2026-07-03T10:30:15' }, bare],
      [],
      [false, true],
    ],
    ['and that is stored with the reference', [bare, full], [full], [true, true]],
    ['and that is stored without the reference', [full, bare], [bare], [true, true]],
    ['beside another passage', [full, second, bare], [], [false, false, true]],
    [
      'beside another passage, both twice',
      [full, second, bare, bare],
      [],
      [false, false, true, true],
    ],
  ])('%s is new once', (_state, rows, stored, known) => {
    expect(findKnown(rows, stored)).toEqual(known);
  });

  test.each([
    ['amount', { amountMinor: 15_000 }],
    ['place', { place: 'Belek' }],
    ['minute', { at: '2026-07-03T10:31:00' }],
    ['plate', { plate: '07 XYZ 9' }],
  ])('but with another %s is new twice', (_field, other) => {
    expect(findKnown([full, { ...bare, ...other }], [])).toEqual([false, false]);
  });
});
