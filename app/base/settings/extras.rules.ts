import { centsToEuros, eurosToCents } from '#app/lib/money/money.ts';

/**
 * Extras of a rental: child seat, additional driver, young driver package. The names are the field
 * names of the reservation form (spec, part 3).
 */
export const EXTRA_NAMES = ['cocukKoltugu', 'ekSurucu', 'gencSurucu'] as const;
export type ExtraName = (typeof EXTRA_NAMES)[number];

/** Price in euro cents a day for one piece, and the maximum number of pieces. */
export interface ExtraOffer {
  dailyCents: number;
  maxCount: number;
}
export type ExtraOffers = Record<ExtraName, ExtraOffer>;

/** Returns the offers for a car. An extra that the car does not offer has 0 pieces. */
export function offersOfCar(
  offers: ExtraOffers,
  { withoutExtras }: { withoutExtras: readonly string[] },
): ExtraOffers {
  return eachExtra((name) =>
    withoutExtras.includes(name) ? { ...offers[name], maxCount: 0 } : offers[name],
  );
}

/** Returns the offers for JSON, in euros a day. */
export function offersInEuros(offers: ExtraOffers) {
  return eachExtra((name) => ({
    daily: centsToEuros(offers[name].dailyCents),
    maxCount: offers[name].maxCount,
  }));
}

/** Returns the offers for the database, from offers in euros a day. */
export function offersInCents(offers: ReturnType<typeof offersInEuros>): ExtraOffers {
  return eachExtra((name) => ({
    dailyCents: eurosToCents(offers[name].daily),
    maxCount: offers[name].maxCount,
  }));
}

export function eachExtra<T>(make: (name: ExtraName) => T): Record<ExtraName, T> {
  return Object.fromEntries(EXTRA_NAMES.map((name) => [name, make(name)])) as Record<ExtraName, T>;
}
