/**
 * How a car looks in the API: names of the spec, decimal euros. What a car has beside, the schemas
 * of the answers leave out.
 */
import { centsToEuros } from '#app/lib/money.ts';
import type { CarDetail, CarSummary } from './car.rules.ts';
import type { Listing, ListingDetail } from './car.schema.ts';
import { type PriceSet, totalCents } from './rental-price.rules.ts';

export function toListing(car: CarSummary): Listing {
  const { active, prices, effective, rating, totalUnits, availableUnits, quote, ...facts } = car;
  return {
    ...facts,
    currency: 'EUR',
    pricing: ownPricing(prices),
    effectivePricing: {
      daily: centsToEuros(effective.dailyCents),
      weekly: centsToEuros(effective.weeklyCents),
      monthly: centsToEuros(effective.monthlyCents),
      currency: 'EUR',
      seasonalName: effective.season?.name ?? null,
      seasonalPeriod: effective.season && {
        startDate: effective.season.startDate,
        endDate: effective.season.endDate,
      },
    },
    status: 'active',
    stats: { rating },
    available_units: availableUnits,
    total_units: totalUnits,
    quote: quote && { days: quote.days, total: centsToEuros(totalCents(quote.lines)) },
  };
}

export function toListingDetail({ seasons, ...car }: CarDetail): ListingDetail {
  return {
    ...car,
    ...toListing(car),
    seasonalPricing: seasons.map((season) => ({
      name: season.name,
      startDate: season.startDate,
      endDate: season.endDate,
      ...ownPricing(season),
    })),
  };
}

/** Prices as entered: decimal euros, null where there is none. */
export function ownPricing(prices: PriceSet) {
  const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));
  return {
    daily: euros(prices.dailyCents),
    weekly: euros(prices.weeklyCents),
    monthly: euros(prices.monthlyCents),
  };
}
