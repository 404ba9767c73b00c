/** How a car looks in the public API: names of the spec, decimal euros. */
import { centsToEuros } from '#app/lib/money.ts';
import type { CarDetail, CarSummary } from './car.rules.ts';
import type { Listing, ListingDetail } from './cars.schema.ts';
import { type PriceSet, totalCents } from './rental-price.rules.ts';

export function toListing(car: CarSummary): Listing {
  const { effective, quote } = car;
  return {
    id: car.id,
    title: car.title,
    brand: car.brand,
    model: car.model,
    year: car.year,
    category: car.category,
    bodyType: car.bodyType,
    fuelType: car.fuelType,
    transmission: car.transmission,
    seats: car.seats,
    doors: car.doors,
    engineCapacity: car.engineCapacity,
    currency: 'EUR',
    pricing: ownPricing(car.prices),
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
    mainImage: car.mainImage,
    status: 'active',
    featured: car.featured,
    stats: { rating: car.rating },
    available_units: car.availableUnits,
    total_units: car.totalUnits,
    quote: quote && { days: quote.days, total: centsToEuros(totalCents(quote.lines)) },
  };
}

export function toListingDetail(car: CarDetail): ListingDetail {
  return {
    ...toListing(car),
    description: car.description,
    pickupLocation: car.pickupLocation,
    dropoffLocation: car.dropoffLocation,
    features: car.features,
    gallery: car.gallery,
    seasonalPricing: car.seasons.map((season) => ({
      name: season.name,
      startDate: season.startDate,
      endDate: season.endDate,
      ...ownPricing(season),
    })),
  };
}

function ownPricing(prices: PriceSet) {
  const euros = (cents: number | null) => (cents === null ? null : centsToEuros(cents));
  return {
    daily: euros(prices.dailyCents),
    weekly: euros(prices.weeklyCents),
    monthly: euros(prices.monthlyCents),
  };
}
