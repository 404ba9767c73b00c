import { addDays, addYears, type IsoDate } from '#app/lib/dates/dates.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import type { Translations } from '#app/lib/words/translations.rules.ts';
import type { PriceSet, Season } from './price.rules.ts';
import { type SeasonInput, type SeasonNames, sharesADay } from './season.schema.ts';

/**
 * Converts typed prices from euros to euro cents. A negative amount, or one that is not a number,
 * becomes null.
 */
export function pricesInCents({
  daily,
  weekly,
  monthly,
}: Pick<SeasonInput, 'daily' | 'weekly' | 'monthly'>): PriceSet {
  const cents = (euros: number | null) =>
    euros !== null && euros >= 0 && Number.isFinite(euros) ? eurosToCents(euros) : null;
  return { dailyCents: cents(daily), weeklyCents: cents(weekly), monthlyCents: cents(monthly) };
}

export function seasonInCents(season: SeasonInput): Season {
  const { name, startDate, endDate } = season;
  return { name, startDate, endDate, ...pricesInCents(season) };
}

export function sortSeasons(seasons: SeasonInput[]): SeasonInput[] {
  return seasons.toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
}

export type SeasonState = 'past' | 'now' | 'coming';

export function seasonState(
  { startDate, endDate }: Pick<SeasonInput, 'startDate' | 'endDate'>,
  today: IsoDate,
): SeasonState {
  if (endDate < today) return 'past';
  return startDate <= today ? 'now' : 'coming';
}

/**
 * Returns an empty season that starts on the day after the last season, but not before today.
 * The start date is empty if there are no seasons.
 */
export function newSeason(seasons: SeasonInput[], today: IsoDate): SeasonInput {
  const lastDay = sortSeasons(seasons).at(-1)?.endDate;
  const next = lastDay && addDays(lastDay, 1);
  return {
    name: '',
    startDate: next ? (next > today ? next : today) : '',
    endDate: '',
    daily: null,
    weekly: null,
    monthly: null,
    translations: everyName({}),
  };
}

/** Returns a season's name in each language, empty if it is missing, as the form holds it. */
export function everyName({ en, de, ru }: Translations<{ name: string }>): SeasonNames {
  return mapNames({ en: en ?? {}, de: de ?? {}, ru: ru ?? {} }, (name) => name);
}

function mapNames({ en, de, ru }: SeasonNames, change: (name: string) => string): SeasonNames {
  const each = ({ name = '' }: SeasonNames['en']) => ({ name: change(name) });
  return { en: each(en), de: each(de), ru: each(ru) };
}

/** Number of later years in which `copyToLaterYear` looks for free days. */
const YEARS_AHEAD = 20;

/** Named days of a year, such as a season or a letting rule. */
interface NamedPeriod {
  name: string;
  translations: SeasonNames;
  startDate: IsoDate;
  endDate: IsoDate;
}

/**
 * Returns a copy of the period in the first later year in which it is not over and `isFree` accepts
 * it. A year in its name changes, too. Null if there is no such year within `YEARS_AHEAD`.
 */
export function copyToLaterYear<Period extends NamedPeriod>(
  period: Period,
  isFree: (copy: Period) => boolean,
  today: IsoDate,
): { year: number; copy: Period } | null {
  const ownYear = Number(period.startDate.slice(0, 4));
  const yearInName = new RegExp(`(?<!\\d)(${ownYear}|${period.endDate.slice(0, 4)})(?!\\d)`, 'g');
  const later = (name: string, years: number) =>
    name.replace(yearInName, (year) => String(Number(year) + years));
  for (let years = 1; years <= YEARS_AHEAD; years++) {
    const copy = {
      ...period,
      name: later(period.name, years),
      translations: mapNames(period.translations, (name) => later(name, years)),
      startDate: addYears(period.startDate, years),
      endDate: addYears(period.endDate, years),
    };
    if (isFree(copy) && copy.endDate >= today) return { year: ownYear + years, copy };
  }
  return null;
}

/** Returns a copy of a season in the first later year in which it overlaps no other season. */
export function copySeason(
  season: SeasonInput,
  seasons: SeasonInput[],
  today: IsoDate,
): { year: number; copy: SeasonInput } | null {
  const isFree = (copy: SeasonInput) => !seasons.some((other) => sharesADay(copy, other));
  return copyToLaterYear(season, isFree, today);
}
