/** What search engines read of the transfers. Fares are in euros in every currency of the visitor. */
import { centsToEuros } from '#app/lib/money.ts';
import { transfersText } from './transfers.text.ts';
import { VEHICLES, type Zone } from './zone.rules.ts';

/** The service as schema.org's TaxiService, with what it costs to every zone. */
export function taxiService({
  zones,
  origin,
  url,
}: {
  zones: Zone[];
  origin: string;
  url: string;
}) {
  return {
    '@context': 'https://schema.org',
    '@type': 'TaxiService',
    name: transfersText.metaTitle,
    description: transfersText.metaDescription,
    serviceType: transfersText.serviceType,
    url,
    provider: { '@id': `${origin}/#business` },
    areaServed: { '@type': 'City', name: 'Antalya' },
    offers: zones.map(({ zoneName, fares }) => {
      const prices = VEHICLES.map((vehicle) => fares[vehicle]);
      return {
        '@type': 'AggregateOffer',
        name: transfersText.offer(zoneName),
        areaServed: { '@type': 'Place', name: zoneName },
        lowPrice: centsToEuros(Math.min(...prices)),
        highPrice: centsToEuros(Math.max(...prices)),
        offerCount: prices.length,
        priceCurrency: 'EUR',
      };
    }),
  };
}
