import { describe, expect, test } from 'vitest';
import { businessInstant } from '#app/lib/dates/dates.ts';
import { type CancelReason, proposedFee } from './cancellation-fee.rules.ts';

const TERMS = { freeHours: 48, percent: 30, noShowPercent: 50 };
/** Rental of €240 that begins on 10 June at 10:00. */
const booking = {
  reason: 'customer' as CancelReason,
  isConfirmed: true,
  agreedCents: 24_000,
  pickupAt: '2026-06-10T10:00',
} as const;
const at = businessInstant;

describe('fee for a cancellation by the customer', () => {
  test.each([
    ['a week before', '2026-06-03T10:00', null],
    ['exactly 48 hours before', '2026-06-08T10:00', null],
    ['47 hours and 59 minutes before', '2026-06-08T10:01', { cents: 7200, hoursBefore: 47 }],
    ['twelve hours before', '2026-06-09T22:00', { cents: 7200, hoursBefore: 12 }],
    ['half an hour before', '2026-06-10T09:30', { cents: 7200, hoursBefore: 0 }],
    ['half an hour after', '2026-06-10T10:30', { cents: 7200, hoursBefore: -1 }],
  ])('when the customer cancels %s', (_, moment, fee) => {
    const proposed = proposedFee(booking, TERMS, at(moment));
    expect(proposed).toEqual(fee && { ...fee, percent: 30, agreedCents: 24_000 });
  });

  test('begins 48 hours before the pickup in Istanbul time', () => {
    const [before, after] = ['2026-06-08T06:59:59Z', '2026-06-08T07:00:01Z'];
    expect(proposedFee(booking, TERMS, new Date(before))).toBeNull();
    expect(proposedFee(booking, TERMS, new Date(after))).not.toBeNull();
  });

  test('begins at the pickup if the terms allow free cancellation until 0 hours before', () => {
    const terms = { ...TERMS, freeHours: 0 };
    expect(proposedFee(booking, terms, at('2026-06-10T10:00'))).toBeNull();
    expect(proposedFee(booking, terms, at('2026-06-10T10:01'))).toMatchObject({ cents: 7200 });
  });
});

const LATE = at('2026-06-09T22:00');

test.each([
  ['half a cent is rounded up', 30, 12_345, 3704],
  ['less than half a cent is rounded down', 33, 101, 33],
  ['100 % is the whole price', 100, 24_000, 24_000],
])('fee in cents: %s', (_, percent, agreedCents, cents) => {
  expect(proposedFee({ ...booking, agreedCents }, { ...TERMS, percent }, LATE)?.cents).toBe(cents);
});

test.each([
  ['30 % of the agreed price is less than half a cent', { agreedCents: 1 }, TERMS],
  ['no price is agreed', { agreedCents: 0 }, TERMS],
  ['the booking was never confirmed', { isConfirmed: false }, TERMS],
  ['the office cancels', { reason: 'office' as const }, TERMS],
  ['the terms have no percentage', {}, { ...TERMS, percent: null }],
  ['the percentage of the terms is 0', {}, { ...TERMS, percent: 0 }],
  [
    'the terms have no percentage for no-shows',
    { reason: 'no-show' as const },
    { ...TERMS, noShowPercent: null },
  ],
])('proposes no fee if %s', (_, own, terms) => {
  expect(proposedFee({ ...booking, ...own }, terms, LATE)).toBeNull();
});

test('proposes the no-show percentage even if the no-show is recorded long before the pickup', () => {
  expect(proposedFee({ ...booking, reason: 'no-show' }, TERMS, at('2026-06-01T10:00'))).toEqual({
    cents: 12_000,
    percent: 50,
    agreedCents: 24_000,
    hoursBefore: null,
  });
});
