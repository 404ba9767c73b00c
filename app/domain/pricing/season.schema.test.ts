import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { type IssueWords, withSentence } from '#app/lib/words/issue-text.ts';
import { seasonMessages } from '#app/office/fleet/car-words.rules.ts';
import { allTexts } from '#app/texts/all.server.ts';
import { everyName } from './season.rules.ts';
import { checkSeason, checkSeasons, type SeasonInput } from './season.schema.ts';

const WORDS: IssueWords = { messages: seasonMessages(allTexts.office.en), labels: {} };

const problemsOf = (seasons: SeasonInput[]) =>
  checkSeasons(seasons).map((error) => withSentence(error, WORDS));

function season(changes: Partial<SeasonInput> = {}): SeasonInput {
  return {
    name: 'Yaz',
    startDate: '2026-06-15',
    endDate: '2026-09-15',
    daily: 60,
    weekly: null,
    monthly: null,
    translations: everyName({}),
    ...changes,
  };
}

describe('one season', () => {
  test.each<Partial<SeasonInput>>([
    {},
    { daily: null, weekly: 390 },
    { daily: null, monthly: 1500.5 },
    { daily: 0 },
    { daily: 45.55 },
    { startDate: '2026-12-31', endDate: '2027-01-01' },
    { startDate: '2028-02-28', endDate: '2028-02-29' },
  ])('is accepted with %j', (changes) => {
    expect(checkSeasons([season(changes)])).toEqual([]);
  });

  test.each<[Partial<SeasonInput>, keyof SeasonInput, string]>([
    [{ startDate: '' }, 'startDate', 'Start date is required'],
    [{ endDate: '' }, 'endDate', 'End date is required'],
    [{ name: '' }, 'name', 'Pricing name is required'],
    [{ name: ' \t' }, 'name', 'Pricing name is required'],
    [{ endDate: '2026-06-14' }, 'endDate', 'End date must be after start date'],
    [{ endDate: '2026-06-15' }, 'endDate', 'End date must be after start date'],
    [{ daily: null }, 'daily', 'At least one price must be provided'],
    [{ startDate: '2026-02-30' }, 'startDate', 'This date does not exist'],
    [{ endDate: 'tomorrow' }, 'endDate', 'This date does not exist'],
    [{ endDate: '+12026-01-01' }, 'endDate', 'This date does not exist'],
    [{ daily: -1 }, 'daily', 'Price must be a number of at least 0'],
    [{ weekly: Number.NaN }, 'weekly', 'Price must be a number of at least 0'],
    [{ monthly: 100_000.01 }, 'monthly', 'Price must be at most 100,000'],
    [{ daily: 45.555 }, 'daily', 'Price can have at most two decimals'],
  ])('is refused with %j', (changes, field, message) => {
    expect(problemsOf([season(changes)])).toEqual([
      { field: `seasonalPricing.0.${field}`, message },
    ]);
  });

  test('gets all errors at once', () => {
    const nothing = season({ name: '', startDate: '', endDate: '', daily: null });
    expect(Object.keys(checkSeason(nothing, [])).sort()).toEqual([
      'daily',
      'endDate',
      'name',
      'startDate',
    ]);
  });
});

describe('several seasons', () => {
  const holiday = season({ name: 'Bayram', startDate: '2026-07-01', endDate: '2026-07-10' });

  test('an overlap is an error of the later season in the list, and the message names both', () => {
    expect(problemsOf([holiday, season()])).toEqual([
      {
        field: 'seasonalPricing.1.endDate',
        message: '“Yaz” overlaps “Bayram” (01/07/2026 – 10/07/2026)',
      },
    ]);
    expect(problemsOf([season(), holiday])).toEqual([
      {
        field: 'seasonalPricing.1.startDate',
        message: '“Bayram” overlaps “Yaz” (15/06/2026 – 15/09/2026)',
      },
    ]);
  });

  test('an overlap with two seasons is one error', () => {
    const autumn = season({ name: 'Güz', startDate: '2026-09-01', endDate: '2026-10-01' });
    expect(problemsOf([holiday, autumn, season()])).toEqual([
      {
        field: 'seasonalPricing.2.endDate',
        message:
          '“Yaz” overlaps “Bayram” (01/07/2026 – 10/07/2026) and “Güz” (01/09/2026 – 01/10/2026)',
      },
    ]);
  });

  test.each([
    ['2026-09-15', true],
    ['2026-09-16', false],
  ])('a season until 2026-09-15 and one from %s overlap: %j', (startDate, clashes) => {
    const next = season({ name: 'Güz', startDate, endDate: '2026-10-01' });
    expect(checkSeasons([season(), next])).toHaveLength(clashes ? 1 : 0);
  });

  test('a season does not overlap one with invalid dates', () => {
    const backwards = season({ startDate: '2026-09-01', endDate: '2026-07-01' });
    expect(checkSeason(season(), [backwards, season({ startDate: '' })])).toEqual({});
  });

  const somePeriod = fc
    .record({ start: fc.integer({ min: 0, max: 60 }), days: fc.integer({ min: 1, max: 20 }) })
    .map(({ start, days }) => {
      const startDate = addDays('2026-12-10', start);
      return { startDate, endDate: addDays(startDate, days) };
    });

  test('seasons have an error exactly if two of them share a day', () => {
    fc.assert(
      fc.property(fc.array(somePeriod, { minLength: 1, maxLength: 6 }), (periods) => {
        const days = periods.flatMap(daysOf);
        const disjoint = new Set(days).size === days.length;
        const found = checkSeasons(
          periods.map((period, i) => season({ ...period, name: `S${i}` })),
        );
        expect(found.length === 0).toBe(disjoint);
      }),
    );
  });
});

function daysOf({ startDate, endDate }: { startDate: IsoDate; endDate: IsoDate }): IsoDate[] {
  const days: IsoDate[] = [];
  for (let day = startDate; day <= endDate; day = addDays(day, 1)) days.push(day);
  return days;
}
