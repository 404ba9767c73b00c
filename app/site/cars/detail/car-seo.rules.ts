import { rulesOn } from '#app/domain/availability/letting.rules.ts';
import { inWords } from '#app/domain/cars/car.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { centsToEuros, formatMinor } from '#app/lib/money/money.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';

/**
 * Returns the description for search engines. Its price is in euros, whatever the chosen currency.
 */
export function carDescription(car: CarDetail, { card, seo }: SiteTexts['cars']): string {
  return seo.description({
    name: `${car.title} ${car.year}`,
    transmission: inWords(car.transmission, card),
    fuelType: inWords(car.fuelType, card),
    seats: car.seats,
    price: formatMinor(car.effective.dailyCents, 'EUR'),
  });
}

/**
 * Returns the car as schema.org's Product and Car, with an Offer for one day. `url` is the absolute
 * URL of the page. A car is not in stock if no unit is free, or if letting rules refuse the requested
 * days or close the car today.
 */
export function carProduct(
  car: CarDetail,
  { url, today, text }: { url: string; today: IsoDate; text: SiteTexts['cars'] },
) {
  const { origin } = new URL(url);
  const pictures = [car.mainImage, ...car.gallery].filter((image) => image !== null);
  const price = { price: centsToEuros(car.effective.dailyCents), priceCurrency: 'EUR' };
  const isClosed = rulesOn(car.lettingRules, today).some(({ closed }) => closed);
  const isLet = car.availableUnits > 0 && car.broken.length === 0 && !isClosed;
  const availability = isLet ? 'InStock' : 'LimitedAvailability';
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: `${car.title} ${car.year}`,
    description: car.description || carDescription(car, text),
    sku: car.id,
    url,
    image: pictures.map((image) => origin + image.url),
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    vehicleModelDate: String(car.year),
    bodyType: inWords(car.bodyType, text.card),
    fuelType: inWords(car.fuelType, text.card),
    vehicleTransmission: inWords(car.transmission, text.card),
    vehicleSeatingCapacity: car.seats,
    numberOfDoors: car.doors,
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: `https://schema.org/${availability}`,
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'DAY', ...price },
    },
    // Leaves out the default rating of an unrated car, which is only for display.
    ...(car.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: car.rating.average,
        reviewCount: car.rating.count,
      },
    }),
  };
}
