import { CAR_LIST_PARAMETERS } from './site/cars/car-filters.rules.ts';
import { EMPTY_RESERVATION } from './site/cars/reservation.rules.ts';
import { TRIP_PARAMETERS } from './site/cars/trip.rules.ts';
import { NEWS_PARAMETERS, PREVIEW_PARAM } from './site/news/news-address.rules.ts';
import { TRANSFER_PARAMETERS } from './site/transfers/transfer-address.rules.ts';

/**
 * Which parameters of its address change what the server makes of a page, by its path in
 * `routes.ts`. The server keeps one answer for all addresses that differ in others only, such as
 * `utm_source`: no page may show those. Pages that are not named here, such as those of the back office,
 * are kept by their whole query.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/': TRIP_PARAMETERS,
  '/cars': CAR_LIST_PARAMETERS,
  '/cars/:id': [...new Set([...TRIP_PARAMETERS, ...Object.keys(EMPTY_RESERVATION)])],
  '/news': NEWS_PARAMETERS,
  '/news/:slug': [PREVIEW_PARAM],
  '/news/rss.xml': [],
  '/transfer': TRANSFER_PARAMETERS,
  '/transfer-service': TRANSFER_PARAMETERS,
  '/kvkk': [],
  '/kiralama-kosullari': [],
  '/gizlilik': [],
  '/cerezler': [],
  '/robots.txt': [],
  '/site.webmanifest': [],
  '/sitemap.xml': [],
};
