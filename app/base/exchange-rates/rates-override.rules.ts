import { addDays, businessInstant, businessNow, wallClock } from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { Rates } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';

type Text = OfficeTexts['rates']['page']['override'];

/** Currencies with a rate to set. The euro's rate is 1. */
export const SET_CODES = ['USD', 'TRY'] as const;
export type SetCode = (typeof SET_CODES)[number];

/** Limits in units for one euro. Values outside are a mistake of the person or the provider. */
export const RATE_LIMITS: Record<SetCode, { min: number; max: number }> = {
  USD: { min: 0.2, max: 5 },
  TRY: { min: 1, max: 10_000 },
};
export const RATE_DECIMALS = 6;
const MAX_OVERRIDE_DAYS = 366;

/**
 * Returns a typed rate: null if it is empty, NaN if it is no number. A comma or point always begins
 * decimals, unlike in prices, because a rate may have three: `48.531` is no thousands.
 */
export function readRate(typed: string): number | null {
  const text = typed.trim();
  if (text === '') return null;
  return /^\d+([.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN;
}

/** Returns the error of an end of manual rates, in words for staff; null if it is valid. */
export function endError(until: Date, now: Date, text: Text): string | null {
  if (until <= now) return text.expiryPast;
  const { date, time } = businessNow(now);
  const latest = businessInstant(wallClock(addDays(date, MAX_OVERRIDE_DAYS), time));
  return until > latest ? text.expiryFar(MAX_OVERRIDE_DAYS) : null;
}

/** Relative change of a rate above which staff must confirm it. */
const UNUSUAL_SHARE = 0.2;
/** Tolerance for rounding errors of the quotient, so that exactly a fifth needs no confirmation. */
const FLOAT_NOISE = 1e-9;

/**
 * Returns the rates that differ by more than a fifth from the rates in force, with a text for
 * staff.
 */
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
