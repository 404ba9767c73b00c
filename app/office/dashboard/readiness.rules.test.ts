import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { placeholderContacts } from './placeholder-contacts.rules.ts';
import { isBackupDue, lastSeasonEnding, ratesProblem } from './readiness.rules.ts';

const today = '2026-07-01';

describe('lastSeasonEnding', () => {
  it.each([
    ['no season', [], null],
    ['has not begun', ['2026-08-30'], null, '2026-07-02'],
    ['ends in 60 days', ['2026-08-30'], '2026-08-30'],
    ['ends in 61 days', ['2026-08-31'], null],
    ['another season follows', ['2026-08-30', '2027-08-30'], null],
    ['ended 60 days ago', ['2026-05-02'], '2026-05-02'],
    ['ended long ago, on purpose', ['2026-05-01'], null],
    ['the latest season counts, in any order', ['2026-08-30', '2026-07-15'], '2026-08-30'],
  ])('%s', (_, ends, expected, startDate = '2026-01-01') => {
    const seasons = ends.map((endDate) => ({ startDate, endDate }));
    expect(lastSeasonEnding(seasons, today)?.endDate ?? null).toBe(expected);
  });
});

describe('ratesProblem', () => {
  it.each([
    ['no rates were ever loaded', { source: 'default', asOf: null }, null, 'defaults'],
    ['five days old, as over Easter', { source: 'ecb', asOf: '2026-06-25' }, null, null],
    ['a week old', { source: 'ecb', asOf: '2026-06-24' }, null, 'old'],
    ['the last attempt failed', { source: 'ecb', asOf: '2026-06-30' }, 'no answer', 'failed'],
    ['set by hand', { source: 'manual', asOf: '2026-05-01' }, 'no answer', null],
  ] as const)('%s', (_, current, lastError, expected) => {
    expect(ratesProblem(current, { lastError, today })).toBe(expected);
  });
});

describe('isBackupDue', () => {
  const now = new Date('2026-07-08T09:00:00Z');
  const at = (day: string | null) => day && new Date(`2026-${day}T09:00:00Z`);

  it.each([
    ['a week old to the minute', '07-01', '01-01', true, false],
    ['older than a week', '06-30', '01-01', true, true],
    ['none, in a business of one week', null, '07-01', true, false],
    ['none, in an older business', null, '06-30', true, true],
    ['none, and no account yet', null, null, true, false],
    ['old, while the host makes the backups', '06-01', '01-01', false, false],
  ])('%s', (_, last, since, nightly, expected) => {
    const dates = { last: at(last) || null, since: at(since) || null };
    expect(isBackupDue({ ...dates, nightly, now })).toBe(expected);
  });
});

describe('placeholderContacts', () => {
  const { business } = defaultSettings;

  it('lists each contact of the demo business', () => {
    const reviewSummary = { rating: 5, count: 30, url: 'https://example.com/reviews' };
    expect(placeholderContacts({ ...business, reviewSummary }).map(({ id }) => id)).toEqual([
      'phone',
      'whatsappNumber',
      'email',
      'instagram',
      'facebook',
      'reviews',
      'street',
    ]);
  });

  it('lists no contact of a real business', () => {
    const real = {
      ...business,
      phone: '+90 242 123 45 67',
      whatsappNumber: '+90 532 123 40 00',
      email: 'bilgi@kervan-example.com.tr',
      address: { ...business.address, street: 'Işıklar Caddesi No: 12' },
      links: {
        instagram: 'https://www.instagram.com/kervan',
        facebook: null,
        x: null,
        youtube: null,
      },
      reviewSummary: { ...business.reviewSummary, url: null },
    };
    expect(placeholderContacts(real)).toEqual([]);
  });
});
