/** A season as it is being typed. */
import { parseSlashDate } from '#app/lib/dates.ts';
import { readDecimal } from '#app/lib/decimal.ts';
import type { SeasonInput } from './car-input.schema.ts';

/** What the fields hold; dates are ISO dates as soon as they are dates at all. */
export type SeasonDraft = Record<keyof SeasonInput, string>;

export function draftOf(season: SeasonInput): SeasonDraft {
  const euros = (price: number | null) => (price === null ? '' : String(price));
  return {
    name: season.name,
    startDate: season.startDate,
    endDate: season.endDate,
    daily: euros(season.daily),
    weekly: euros(season.weekly),
    monthly: euros(season.monthly),
  };
}

/** What is meant by it; what makes no sense stays as it is, or is NaN, and `checkSeason` finds it. */
export function readSeasonDraft(draft: SeasonDraft): SeasonInput {
  const date = (typed: string) => parseSlashDate(typed) ?? typed.trim();
  return {
    name: draft.name.trim(),
    startDate: date(draft.startDate),
    endDate: date(draft.endDate),
    daily: readDecimal(draft.daily),
    weekly: readDecimal(draft.weekly),
    monthly: readDecimal(draft.monthly),
  };
}

export function sameDraft(a: SeasonDraft, b: SeasonDraft): boolean {
  return (Object.keys(a) as (keyof SeasonDraft)[]).every((field) => a[field] === b[field]);
}
