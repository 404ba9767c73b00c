/** Input of a car's seasons (spec, part 5; `product.md, "Rental price"`). */

import { z } from 'zod';
import { isIsoDate } from '#app/lib/dates/dates.ts';
import { DAY } from '#app/lib/dates/openapi-formats.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import { euros, priceError } from '#app/lib/money/price.schema.ts';
import { messageKey } from '#app/lib/words/issue-text.ts';
import { lineSchema } from '#app/lib/words/plain-text.schema.ts';
import { translationsOf } from '#app/lib/words/translations.schema.ts';
import { periodText } from './season-words.ts';

export const MAX_SEASONS = 50;
export const MAX_SEASON_NAME = 80;

export const TARIFFS = ['daily', 'weekly', 'monthly'] as const;

const amount = euros().nullable().default(null);

/**
 * Checks the types of one season. `checkSeasons` checks its values, also against the car's other
 * seasons.
 */
export const seasonInputSchema = z.object({
  name: lineSchema(MAX_SEASON_NAME),
  startDate: z.string(messageKey('startDate')).meta(DAY),
  endDate: z.string(messageKey('endDate')).meta(DAY),
  daily: amount,
  weekly: amount,
  monthly: amount,
  translations: translationsOf({ name: lineSchema(MAX_SEASON_NAME) }),
});
export type SeasonInput = z.infer<typeof seasonInputSchema>;

export type SeasonNames = SeasonInput['translations'];

export type SeasonErrors = Partial<Record<Exclude<keyof SeasonInput, 'translations'>, string>>;

type Period = Pick<SeasonInput, 'startDate' | 'endDate'>;

/**
 * Returns the errors of all seasons of a car, with field names as in the API, e.g.
 * `seasonalPricing.0.endDate`.
 */
export function checkSeasons(seasons: SeasonInput[]): FieldError[] {
  return seasons.flatMap((season, i) =>
    Object.entries(checkSeason(season, seasons.slice(0, i))).map(([field, message]) => ({
      field: `seasonalPricing.${i}.${field}`,
      message,
    })),
  );
}

/** Returns the errors of a season compared with `others`; empty if it is valid. */
export function checkSeason(season: SeasonInput, others: SeasonInput[]): SeasonErrors {
  const errors: SeasonErrors = {};
  if (!season.name.trim()) errors.name = messageKey('name');
  for (const field of ['startDate', 'endDate'] as const) {
    if (!season[field]) errors[field] = messageKey(field);
    else if (!isIsoDate(season[field])) errors[field] = messageKey('notADate');
  }
  if (!errors.startDate && !errors.endDate) Object.assign(errors, periodErrors(season, others));
  if (TARIFFS.every((tariff) => season[tariff] === null)) errors.daily = messageKey('noPrice');
  for (const tariff of TARIFFS) {
    const price = season[tariff];
    const message = price === null ? null : priceError(price);
    if (message) errors[tariff] = message;
  }
  return errors;
}

function periodErrors(season: SeasonInput, others: SeasonInput[]): SeasonErrors {
  if (season.endDate <= season.startDate) return { endDate: messageKey('order') };
  const clashing = others.filter((other) => isPeriod(other) && sharesADay(season, other));
  if (clashing.length === 0) return {};
  // Reports the error at the start date if another season begins on or before it, else at the end
  // date.
  const startIsTaken = clashing.some((other) => other.startDate <= season.startDate);
  const message = messageKey(
    'overlap',
    quoted(season),
    clashing.map((other) => `${quoted(other)} (${periodText(other)})`),
  );
  return { [startIsTaken ? 'startDate' : 'endDate']: message };
}

const quoted = ({ name }: SeasonInput) => `“${name.trim()}”`;

function isPeriod({ startDate, endDate }: Period): boolean {
  return isIsoDate(startDate) && isIsoDate(endDate) && startDate < endDate;
}

/**
 * Returns true if two seasons share a day. The last day belongs to a season, as in the database
 * (`daterange(…, '[]')` of the constraint `seasons_no_overlap`).
 */
export function sharesADay(a: Period, b: Period): boolean {
  return a.startDate <= b.endDate && b.startDate <= a.endDate;
}
