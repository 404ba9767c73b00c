import { centsToEuros } from '#app/lib/money/money.ts';

/**
 * Extras of a rental: child seat, additional driver, young driver package. Their names are those
 * of the reservation form's fields (spec, part 3).
 */
export const EXTRA_NAMES = ['cocukKoltugu', 'ekSurucu', 'gencSurucu'] as const;
export type ExtraName = (typeof EXTRA_NAMES)[number];

/** How the business offers an extra: euro cents a day for one piece, and how many at most. */
export interface ExtraOffer {
  dailyCents: number;
  maxCount: number;
}
export type ExtraOffers = Record<ExtraName, ExtraOffer>;

/** What of the offers holds for a car: none of an extra that it does not offer. */
export function offersOfCar(
  offers: ExtraOffers,
  { withoutExtras }: { withoutExtras: readonly string[] },
): ExtraOffers {
  return eachExtra((name) =>
    withoutExtras.includes(name) ? { ...offers[name], maxCount: 0 } : offers[name],
  );
}

/** The offers as JSON has them: euros a day. */
export function offersInEuros(offers: ExtraOffers) {
  return eachExtra((name) => ({
    daily: centsToEuros(offers[name].dailyCents),
    maxCount: offers[name].maxCount,
  }));
}

/** The same for each extra, by its name. */
export function eachExtra<T>(make: (name: ExtraName) => T): Record<ExtraName, T> {
  return Object.fromEntries(EXTRA_NAMES.map((name) => [name, make(name)])) as Record<ExtraName, T>;
}
