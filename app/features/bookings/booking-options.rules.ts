/** The way back from the options' JSON to what `booking-price.rules.ts` prices: to euro cents. */

import {
  EXTRA_NAMES,
  type ExtraOffer,
  type ExtraOffers,
} from '#app/features/settings/extras.rules.ts';
import { eurosToCents } from '#app/lib/money.ts';
import type { PriceSet, Season } from '../cars/rental-price.rules.ts';
import type { Vehicle, Zone } from '../transfers/zone.rules.ts';
import type { BookableCar, BookingOptions } from './booking-options.schema.ts';

type EuroPrices = BookableCar['pricing'];

/** A car's prices and seasons, for `rentalReceipt`. */
export function pricedCar(
  car: Pick<BookableCar, 'pricing' | 'seasonalPricing'>,
): PriceSet & { seasons: Season[] } {
  const seasons = car.seasonalPricing.map(({ name, startDate, endDate, ...prices }) => ({
    name,
    startDate,
    endDate,
    ...inCents(prices),
  }));
  return { ...inCents(car.pricing), seasons };
}

/** A zone's fares, for `transferReceipt`. */
export function pricedZone({
  zoneName,
  pricing,
}: Pick<BookingOptions['zones'][number], 'zoneName' | 'pricing'>): Pick<Zone, 'zoneName'> & {
  fares: Record<Vehicle, number>;
} {
  return {
    zoneName,
    fares: {
      capacity_1_4: eurosToCents(pricing.capacity_1_4),
      capacity_1_6: eurosToCents(pricing.capacity_1_6),
      capacity_1_16: eurosToCents(pricing.capacity_1_16),
    },
  };
}

/** What the business offers beside the car, for `rentalReceipt`. */
export function extraOffers(extras: BookingOptions['extras']): ExtraOffers {
  const offers = EXTRA_NAMES.map((name): [string, ExtraOffer] => [
    name,
    { dailyCents: eurosToCents(extras[name].daily), maxCount: extras[name].maxCount },
  ]);
  return Object.fromEntries(offers) as ExtraOffers;
}

function inCents({ daily, weekly, monthly }: EuroPrices): PriceSet {
  const cents = (euros: number | null) => (euros === null ? null : eurosToCents(euros));
  return {
    dailyCents: cents(daily),
    weeklyCents: cents(weekly),
    monthlyCents: cents(monthly),
  };
}

/**
 * What each car is called where one is chosen, by its id: its title, told apart from another of the
 * same by its year, and by its id if need be.
 */
export function carNames(
  cars: readonly Pick<BookableCar, 'id' | 'title' | 'year'>[],
): Map<string, string> {
  const names = new Map(cars.map(({ id, title }) => [id, title]));
  for (const addition of [
    (car: (typeof cars)[number]) => `(${car.year})`,
    ({ id }: { id: string }) => id,
  ]) {
    const used = Map.groupBy(cars, ({ id }) => names.get(id) ?? '');
    for (const alike of used.values()) {
      if (alike.length < 2) continue;
      for (const car of alike) names.set(car.id, `${names.get(car.id)} ${addition(car)}`);
    }
  }
  return names;
}
