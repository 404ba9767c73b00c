import { describe, expect, test } from 'vitest';
import { seasonForm } from '#app/office/fleet/car-form.schema.ts';
import { copySeason, everyName, newSeason, pricesInCents, seasonState } from './season.rules.ts';
import type { SeasonInput } from './season.schema.ts';

const today = '2026-07-01';

function season(name: string, startDate: string, endDate: string): SeasonInput {
  const translations = everyName({ de: { name: `${name} (Saison)` } });
  return { name, startDate, endDate, daily: 60, weekly: null, monthly: null, translations };
}

const spring = season('Bahar', '2026-04-18', '2026-04-28');
const summer = season('Yaz 2026', '2026-06-15', '2026-09-15');
const newYear = season('Yılbaşı 2026–2027', '2026-12-24', '2027-01-04');

test.each([
  [spring, 'past'],
  [{ startDate: '2026-06-01', endDate: '2026-06-30' }, 'past'],
  [{ startDate: '2026-06-01', endDate: '2026-07-01' }, 'now'],
  [{ startDate: '2026-07-01', endDate: '2026-07-09' }, 'now'],
  [{ startDate: '2026-07-02', endDate: '2026-07-09' }, 'coming'],
])('%j has the state %s', (period, state) => {
  expect(seasonState(period, today)).toBe(state);
});

test('an invalid amount becomes null', () => {
  expect(pricesInCents({ daily: 45.5, weekly: -1, monthly: Number.NaN })).toEqual({
    dailyCents: 4550,
    weeklyCents: null,
    monthlyCents: null,
  });
});

describe('a new season has the start date', () => {
  test.each([
    ['after the end of the last season', [newYear, summer], '2027-01-05'],
    ['today if the last season is over', [spring], today],
    ['empty if there is no season', [], ''],
  ])('%s', (_name, seasons, startDate) => {
    expect(newSeason(seasons, today)).toMatchObject({ startDate, endDate: '', daily: null });
  });
});

describe('a copy to a later year', () => {
  const copied = (given: SeasonInput, others = [given]) => copySeason(given, others, today);

  test('is the same season a year later, with the year in its name changed', () => {
    expect(copied(summer)).toEqual({
      year: 2027,
      copy: {
        ...summer,
        name: 'Yaz 2027',
        startDate: '2027-06-15',
        endDate: '2027-09-15',
        translations: everyName({ de: { name: 'Yaz 2027 (Saison)' } }),
      },
    });
    expect(copied(newYear)?.copy).toMatchObject({
      name: 'Yılbaşı 2027–2028',
      startDate: '2027-12-24',
      endDate: '2028-01-04',
    });
    const numbers = 'Fuar 2008, salon 12026';
    expect(copied({ ...summer, name: numbers })?.copy.name).toBe(numbers);
    const leap = season('Şubat', '2028-02-01', '2028-02-29');
    expect(copied(leap)?.copy.endDate).toBe('2029-02-28');
  });

  test('is in the first free year in which it is not over', () => {
    const nextSummer = season('Başka', '2027-09-01', '2027-09-30');
    expect(copied(summer, [summer, nextSummer])?.year).toBe(2028);
    const old = season('Yaz', '2023-06-01', '2023-06-30');
    expect(copied(old)?.year).toBe(2027);
    expect(copied({ ...old, endDate: '2023-07-01' })?.year).toBe(2026);
    expect(copied(summer, [season('Hep', '2027-01-01', '2099-12-31')])).toBeNull();
  });
});

describe('a season in its dialog', () => {
  const typed: SeasonInput = {
    name: 'Yaz',
    startDate: '2026-06-15',
    endDate: '2026-09-15',
    daily: 58.5,
    weekly: null,
    monthly: 1600,
    translations: everyName({ en: { name: 'Summer' } }),
  };
  const untouched = seasonForm.toForm(typed);

  test('has its stored values before it is edited', () => {
    expect(seasonForm.toValue(untouched)).toEqual(typed);
  });

  test('is read from dates and prices in any spelling', () => {
    const dates = { startDate: '15062026', endDate: ' 15.9.26' };
    const prices = { daily: '58,50', weekly: ' ', monthly: '1.600' };
    const read = seasonForm.read({ ...untouched, name: ' Yaz ', ...dates, ...prices });
    expect(read).toEqual({ ok: true, input: typed });
  });

  test('keeps invalid values', () => {
    const wrong = { ...untouched, startDate: ' 31/02/2026 ', daily: 'abc' };
    expect(seasonForm.toValue(wrong)).toMatchObject({ startDate: '31/02/2026', daily: 'abc' });
  });
});
