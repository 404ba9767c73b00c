/** What search engines are told of a car. Prices are in euros, whatever the visitor chose. */
import { centsToEuros } from '#app/lib/money.ts';
import type { CarDetail } from './car.rules.ts';
import { carsText } from './cars.text.ts';

export function carDescription(car: CarDetail): string {
  const price = centsToEuros(car.effective.dailyCents);
  return `Antalya’da kiralık ${car.title} ${car.year}: ${car.transmission}, ${car.fuelType}, ${carsText.card.seats(car.seats)}. Günlük €${price} fiyatla WhatsApp’tan ayırtın.`;
}

/** schema.org Product with its Offer a day, and the way to the page. */
export function carStructuredData(car: CarDetail, url: string): Record<string, unknown>[] {
  const { origin } = new URL(url);
  const pictures = [car.mainImage, ...car.gallery].filter((image) => image !== null);
  const rated = car.rating.count > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: car.rating.average,
      reviewCount: car.rating.count,
    },
  };
  return [
    {
      '@context': 'https://schema.org',
      '@type': ['Product', 'Car'],
      name: `${car.title} ${car.year}`,
      description: car.description || carDescription(car),
      sku: car.id,
      url,
      image: pictures.map((image) => origin + image.url),
      brand: { '@type': 'Brand', name: car.brand },
      model: car.model,
      vehicleModelDate: String(car.year),
      bodyType: car.bodyType,
      fuelType: car.fuelType,
      vehicleTransmission: car.transmission,
      vehicleSeatingCapacity: car.seats,
      numberOfDoors: car.doors,
      offers: {
        '@type': 'Offer',
        url,
        businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
        availability:
          car.availableUnits > 0
            ? 'https://schema.org/InStock'
            : 'https://schema.org/LimitedAvailability',
        price: centsToEuros(car.effective.dailyCents),
        priceCurrency: 'EUR',
        priceSpecification: {
          '@type': 'UnitPriceSpecification',
          price: centsToEuros(car.effective.dailyCents),
          priceCurrency: 'EUR',
          unitCode: 'DAY',
        },
      },
      ...rated,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: carsText.detail.home, item: `${origin}/` },
        { '@type': 'ListItem', position: 2, name: carsText.list.title, item: `${origin}/cars` },
        { '@type': 'ListItem', position: 3, name: car.title, item: url },
      ],
    },
  ];
}
