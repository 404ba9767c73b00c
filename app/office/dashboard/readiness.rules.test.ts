import { describe, expect, it } from 'vitest';
import { defaultSettings } from '#app/base/settings/settings.schema.ts';
import { placeholderContacts } from './placeholder-contacts.rules.ts';
import { isBackupDue, lastSeasonEnding, ratesProblem } from './readiness.rules.ts';

const today = '2026-07-01';

describe('lastSeasonEnding', () => {
  it.each([
    ['no season', [], null],
    ['is to come', ['2026-08-30'], null, '2026-07-02'],
    ['ends in 60 days', ['2026-08-30'], '2026-08-30'],
    ['ends in 61 days', ['2026-08-31'], null],
    ['another comes after it', ['2026-08-30', '2027-08-30'], null],
    ['ended 60 days ago', ['2026-05-02'], '2026-05-02'],
    ['ended long ago, by intention', ['2026-05-01'], null],
    ['the later one counts, in whatever order', ['2026-08-30', '2026-07-15'], '2026-08-30'],
  ])('%s', (_, ends, expected, startDate = '2026-01-01') => {
    const seasons = ends.map((endDate) => ({ startDate, endDate }));
    expect(lastSeasonEnding(seasons, today)?.endDate ?? null).toBe(expected);
  });
});

describe('ratesProblem', () => {
  it.each([
    ['nobody has ever answered', { source: 'default', asOf: null }, null, 'defaults'],
    ['over Easter', { source: 'ecb', asOf: '2026-06-25' }, null, null],
    ['a week old', { source: 'ecb', asOf: '2026-06-24' }, null, 'old'],
    ['the last try failed', { source: 'ecb', asOf: '2026-06-30' }, 'no answer', 'failed'],
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
    ['none, in a business of a week', null, '07-01', true, false],
    ['none, in an older business', null, '06-30', true, true],
    ['none, and no person yet', null, null, true, false],
    ['old, where backups are another’s business', '06-01', '01-01', false, false],
  ])('%s', (_, last, since, nightly, expected) => {
    const dates = { last: at(last) || null, since: at(since) || null };
    expect(isBackupDue({ ...dates, nightly, now })).toBe(expected);
  });
});

describe('placeholderContacts', () => {
  const { business } = defaultSettings;

  it('lists every contact of the demo business', () => {
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

  it('does not list contacts of a real business', () => {
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
