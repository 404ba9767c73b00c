import type { InTurkish } from '#app/lib/words/translations.rules.ts';

/** The pickup places of a new business (spec, part 9). */
export const DEFAULT_PLACES = [
  'Antalya Havalimanı (AYT)',
  'Antalya Belek Otel Teslimi',
  'Antalya Merkez Ofis',
  'Antalya Otogar',
  'Antalya Lara',
  'Antalya Konyaaltı',
  'Antalya Kemer',
  'Antalya Alanya',
] as const;

/**
 * What a visitor should know before renting: said once in the settings, and of a car where it differs.
 * Nothing is shown that the office has not filled in.
 */
export const TERM_NAMES = [
  'insurance',
  'deposit',
  'kilometres',
  'age',
  'fuel',
  'cancellation',
] as const;
export type TermName = (typeof TERM_NAMES)[number];

/** What of the terms is written in each language: all. */
export const TERM_TEXTS = ['included', ...TERM_NAMES] as const;
export type TermText = (typeof TERM_TEXTS)[number];

/** Letters of one term, and of one thing that is included. */
export const MAX_TERM = 300;
export const MAX_INCLUDED = 12;

/** The terms of the office; null where it has said nothing. */
export interface RentalTerms extends Record<TermName, string | null>, InTurkish<TermText> {
  /** What the price includes, each in a few words. */
  included: string[];
}

/** Those of one car; null where the office's hold. */
export interface OwnTerms extends Record<TermName, string | null> {
  included: string[] | null;
}

/** A car's own terms as they are stored: an empty list, which older cars have, says nothing. */
export function givenTerms(stored: OwnTerms): OwnTerms {
  return { ...stored, included: stored.included?.length ? stored.included : null };
}

/** The terms that hold for a car, both given in one language. */
export function effectiveTerms(own: OwnTerms & InTurkish, office: RentalTerms): RentalTerms {
  const inTurkish = TERM_TEXTS.filter((name) =>
    own[name] === null ? office.inTurkish?.includes(name) : own.inTurkish?.includes(name),
  );
  return {
    ...eachTerm((name) => own[name] ?? office[name]),
    included: own.included ?? office.included,
    ...(own.inTurkish && { inTurkish }),
  };
}

/** The same for each term, by its name. */
export function eachTerm<T>(make: (name: TermName) => T): Record<TermName, T> {
  return Object.fromEntries(TERM_NAMES.map((name) => [name, make(name)])) as Record<TermName, T>;
}
