import { matchPath } from 'react-router';
import { localPath, plainPath } from './lib/site-language.rules.ts';
import { SITE_LANGUAGES } from './lib/texts.ts';
import { CAR_LIST_PARAMETERS } from './site/cars/car-filters.rules.ts';
import { EMPTY_RESERVATION } from './site/cars/reservation.rules.ts';
import { TRIP_PARAMETERS } from './site/cars/trip.rules.ts';
import { NEWS_PARAMETERS, PREVIEW_PARAM } from './site/news/news-address.rules.ts';
import { TRANSFER_PARAMETERS } from './site/transfers/transfer-address.rules.ts';

/** By their path in Turkish; the others have the same. */
const PUBLIC_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': TRIP_PARAMETERS,
  '/cars': CAR_LIST_PARAMETERS,
  '/cars/:id': [...new Set([...TRIP_PARAMETERS, ...Object.keys(EMPTY_RESERVATION)])],
  '/news': NEWS_PARAMETERS,
  '/news/:slug': [PREVIEW_PARAM],
  '/news/rss.xml': [],
  '/transfer': TRANSFER_PARAMETERS,
  '/transfer-service': TRANSFER_PARAMETERS,
  '/yolculuk': [],
  '/yolculuk/:token': [],
  '/kvkk': [],
  '/kiralama-kosullari': [],
  '/gizlilik': [],
  '/cerezler': [],
};

/**
 * Which parameters of its address change what the server makes of a page, by its path in
 * `routes.ts`. The server keeps one answer for all addresses that differ in others only, such as
 * `utm_source`: no page may show those. Pages that are not named here, such as those of the back office,
 * are kept by their whole query.
 */
export const PAGE_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(
    SITE_LANGUAGES.flatMap((language) =>
      Object.entries(PUBLIC_PAGES).map(([path, names]) => [localPath(language, path), names]),
    ),
  ),
  '/robots.txt': [],
  '/site.webmanifest': [],
  '/sitemap.xml': [],
};

/** The query of a public page without what its answer does not depend on. */
export function knownSearch({ pathname, searchParams }: URL): string {
  const path = plainPath(pathname);
  const [, own = []] = Object.entries(PUBLIC_PAGES).find(([page]) => matchPath(page, path)) ?? [];
  // In an order of its own: the same page for every order of an address. No name is read by itself:
  // a test counts as read what the page reads so.
  const given = [...searchParams];
  const known = new URLSearchParams(own.flatMap((name) => given.filter(([each]) => each === name)));
  return String(known) && `?${known}`;
}
