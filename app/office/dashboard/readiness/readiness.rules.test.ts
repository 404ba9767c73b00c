import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { placeholderContacts } from './placeholder-contacts.rules.ts';
import { isBackupDue, lastSeasonEnding, ratesProblem } from './readiness.rules.ts';

const today = '2026-07-01';

describe('lastSeasonEnding', () => {
  it.each([
    ['is null without a season', [], null],
    ['is null for a season that has not begun', ['2026-08-30'], null, '2026-07-02'],
    ['is a season that ends in 60 days', ['2026-08-30'], '2026-08-30'],
    ['is null for a season that ends in 61 days', ['2026-08-31'], null],
    ['is null if another season follows', ['2026-08-30', '2027-08-30'], null],
    ['is a season that ended 60 days ago', ['2026-05-02'], '2026-05-02'],
    ['is null for a season that ended 61 days ago', ['2026-05-01'], null],
    ['is the latest season, in any order', ['2026-08-30', '2026-07-15'], '2026-08-30'],
  ])('%s', (_, ends, expected, startDate = '2026-01-01') => {
    const seasons = ends.map((endDate) => ({ startDate, endDate }));
    expect(lastSeasonEnding(seasons, today)?.endDate ?? null).toBe(expected);
  });
});

describe('ratesProblem', () => {
  it.each([
    [
      'is `defaults` if no rates were ever loaded',
      { source: 'default', asOf: null },
      null,
      'defaults',
    ],
    ['is null for rates of six days ago', { source: 'ecb', asOf: '2026-06-25' }, null, null],
    ['is `old` for rates of a week ago', { source: 'ecb', asOf: '2026-06-24' }, null, 'old'],
    [
      'is `failed` if the last attempt failed',
      { source: 'ecb', asOf: '2026-06-30' },
      'no answer',
      'failed',
    ],
    [
      'is null for rates that were set manually',
      { source: 'manual', asOf: '2026-05-01' },
      'no answer',
      null,
    ],
  ] as const)('%s', (_, current, lastError, expected) => {
    expect(ratesProblem(current, { lastError, today })).toBe(expected);
  });
});

describe('isBackupDue', () => {
  const now = new Date('2026-07-08T09:00:00Z');
  const at = (day: string | null) => day && new Date(`2026-${day}T09:00:00Z`);

  it.each([
    ['is false if the last backup is exactly a week old', '07-01', '01-01', true, false],
    ['is true if the last backup is older than a week', '06-30', '01-01', true, true],
    ['is false without a backup in the first week of the business', null, '07-01', true, false],
    ['is true without a backup after the first week of the business', null, '06-30', true, true],
    ['is false without a backup and without an account', null, null, true, false],
    ['is false while the database server makes the backups', '06-01', '01-01', false, false],
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
