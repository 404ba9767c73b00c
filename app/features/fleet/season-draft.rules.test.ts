import { expect, test } from 'vitest';
import { draftOf, readSeasonDraft, sameDraft } from './season.rules.ts';
import type { SeasonInput } from './season.schema.ts';

const season: SeasonInput = {
  name: 'Yaz',
  startDate: '2026-06-15',
  endDate: '2026-09-15',
  daily: 58.5,
  weekly: null,
  monthly: 1600,
};

test('an untouched draft means the season it was made of', () => {
  expect(readSeasonDraft(draftOf(season))).toEqual(season);
});

test('reads what was typed in fields that nobody has left yet', () => {
  const draft = {
    name: ' Yaz ',
    startDate: '15062026',
    endDate: ' 15.9.26',
    daily: '58,50',
    weekly: ' ',
    monthly: '1.600',
  };
  expect(readSeasonDraft(draft)).toEqual(season);
});

test('keeps what makes no sense, so that it is found', () => {
  const draft = { ...draftOf(season), startDate: ' 31/02/2026 ', daily: 'abc' };
  expect(readSeasonDraft(draft)).toMatchObject({ startDate: '31/02/2026', daily: Number.NaN });
});

test('a draft is another one as soon as one field is', () => {
  expect(sameDraft(draftOf(season), draftOf({ ...season }))).toBe(true);
  expect(sameDraft(draftOf(season), draftOf({ ...season, weekly: 0 }))).toBe(false);
});
