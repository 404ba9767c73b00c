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
 * Terms that a visitor should know before renting. A car can replace each of the office's terms.
 * Empty terms are not shown.
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

export const TERM_TEXTS = ['included', ...TERM_NAMES] as const;
export type TermText = (typeof TERM_TEXTS)[number];

export const MAX_TERM = 300;
export const MAX_INCLUDED = 12;

/** Terms of the office; null if a term is not given. */
export interface RentalTerms extends Record<TermName, string | null>, InTurkish<TermText> {
  /** Things that the price includes, each in a few words. */
  included: string[];
}

/** Terms of a car; null if the office's term applies. */
export interface OwnTerms extends Record<TermName, string | null> {
  included: string[] | null;
}

/** Returns a car's own terms. An empty list, which older cars have, becomes null. */
export function givenTerms(stored: OwnTerms): OwnTerms {
  return { ...stored, included: stored.included?.length ? stored.included : null };
}

/**
 * Returns the terms for a car: its own terms, or else the office's terms. Both must be in the same
 * language.
 */
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

export function eachTerm<T>(make: (name: TermName) => T): Record<TermName, T> {
  return Object.fromEntries(TERM_NAMES.map((name) => [name, make(name)])) as Record<TermName, T>;
}
