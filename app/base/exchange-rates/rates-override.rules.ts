/** Rates that staff set themselves for a time. */

import { addDays, businessInstant, businessNow, wallClock } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { Rates } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

type Text = OfficeTexts['rates']['page']['override'];

/** The currencies whose rate is set; the euro's is 1. */
export const SET_CODES = ['USD', 'TRY'] as const;
export type SetCode = (typeof SET_CODES)[number];

/** Units for one euro: a value outside is a mistake of the person or the provider. */
export const RATE_LIMITS: Record<SetCode, { min: number; max: number }> = {
  USD: { min: 0.2, max: 5 },
  TRY: { min: 1, max: 10_000 },
};
/** As stored and computed with. */
export const RATE_DECIMALS = 6;
/** Days from now. */
const MAX_OVERRIDE_DAYS = 366;

/**
 * The rate that a person typed. Unlike a price it may have three decimals, so that a comma or point
 * always parts them from the whole: `48.531` is no thousands. Null when empty, NaN for what is no number.
 */
export function readRate(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** What is wrong with the end of rates that are set now, in words for staff; null for nothing. */
export function endError(until: Date, now: Date, text: Text): string | null {
  if (until <= now) return text.expiryPast;
  const { date, time } = businessNow(now);
  const latest = businessInstant(wallClock(addDays(date, MAX_OVERRIDE_DAYS), time));
  return until > latest ? text.expiryFar(MAX_OVERRIDE_DAYS) : null;
}

/** Staff are asked about a change of more than a fifth. */
const UNUSUAL_SHARE = 0.2;
/** The quotient of two rates may miss an exact fifth by a rounding error, which is smaller than this. */
const FLOAT_NOISE = 1e-9;

/** Those of the given rates that are far from the ones in force, with a text for staff each. */
export function unusualRates(
  given: Record<SetCode, number>,
  inForce: Rates,
  text: Text,
): FieldError[] {
  return SET_CODES.flatMap((code) => {
    const change = given[code] / inForce[code] - 1;
    return Math.abs(change) > UNUSUAL_SHARE + FLOAT_NOISE
      ? [{ field: code, message: text.unusual(code, change, inForce[code]) }]
      : [];
  });
}
