import { redirect } from 'react-router';
import { ListFailure } from '#app/base/shell/error-page.tsx';
import { browseCars, browseRefused, MAX_LOADED_CARS } from '#app/domain/cars/car-browse.rules.ts';
import { carListHref, parseCarFilters, parseListPage } from '#app/domain/cars/car-filters.rules.ts';
import { onlyCheapest } from '#app/domain/cars/day-strip.rules.ts';
import { findCars, readCommonRules, readDaysAround } from '#app/domain/cars/find-cars.server.ts';
import { correctDates, correctHour } from '#app/domain/requests/reservation.rules.ts';
import { readTrip, tripParams, withShownPlace } from '#app/domain/requests/trip.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { loadPage } from '#app/site/shell/page-data.ts';
import { headMeta, type PageHead } from '#app/site/shell/seo/seo.ts';
import { useText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/car-list.route';
import { carOnCard, refusedCarOnCard } from './car-card.tsx';
import { CarList } from './car-list.tsx';

/**
 * Loads all cars that are free on the requested dates, so that the browser can filter them. If
 * there are more than 100, filters on the server and loads only the requested page.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const params = url.searchParams;
  const now = services.now();
  const language = languageOfPath(url.pathname);
  const clock = businessNow(now);
  const { dates, corrected } = correctDates(parseCarFilters(params), clock.date);
  const filters = correctHour(dates, clock);
  if (filters !== dates && params.has('pickupTime')) corrected.push('pickupTime');
  const page = parseListPage(params);
  const { rental } = await services.settings.read();
  const priced = withShownPlace(filters, rental.places);
  const [{ cars, refused, offered, mostRented }, around, rules] = await Promise.all([
    findCars(services.fleet, { filters: { ...priced, sort: 'recommended' }, now, language }),
    readDaysAround(services.fleet, { filters: priced, now }),
    readCommonRules(services.fleet, { now, language }),
  ]);
  const cards = cars.map(carOnCard);
  const refusedCards = refused.map(refusedCarOnCard);
  const found = browseCars(cards, {
    ...{ filters, page, offered, mostRented },
    refused: refusedCards,
  });
  const last = found.pagination.totalPages;
  if (page > last) throw redirect(localPath(language, carListHref(filters, last)));
  const isLarge = cards.length + refusedCards.length > MAX_LOADED_CARS;
  const { pagination, facets, prices, highlights } = found;
  const part = isLarge ? { pagination, facets, prices, highlights } : null;
  const { browse: text } = services.texts.site[language].cars;
  const head: PageHead = {
    title: text.metaTitle,
    description: text.metaDescription,
    path: '/cars',
    // Search engines index only the whole list, also under URLs with other parameters
    // (`utm_source`).
    noIndex: addressOf(params) !== '/cars',
    breadcrumbs: [
      { name: text.home, path: '/' },
      { name: text.title, path: '/cars' },
    ],
  };
  return {
    head,
    queryKey: queryKeyOf(params, { part }),
    cars: part ? found.cars : cards,
    refused: part ? browseRefused(refusedCards, filters).slice(0, MAX_LOADED_CARS) : refusedCards,
    rules,
    part,
    offers: around && (part ? onlyCheapest(around, filters) : around),
    mostRented: part ? [] : mostRented,
    offered,
    places: rental.places,
    clock,
    corrected,
  };
}

/** Loads the cars of other days, which the browser filters. If the request fails, the list stays. */
export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (query, shown) => queryKeyOf(query, shown) === shown.queryKey);
}

/**
 * Returns a key that is equal for URLs with equal data: URLs of the same trip, or for a large fleet
 * the same URL.
 */
function queryKeyOf(params: URLSearchParams, { part }: { part: unknown }): string {
  return part ? addressOf(params) : `${tripParams(readTrip(params))}`;
}

/** Returns the URL of the list with only the valid parameters of a query. */
function addressOf(params: URLSearchParams): string {
  return carListHref(parseCarFilters(params), parseListPage(params));
}

export const meta: Route.MetaFunction = headMeta;

export default function CarListPage({ loaderData }: Route.ComponentProps) {
  return <CarList list={loaderData} />;
}

export function ErrorBoundary() {
  const { failed, retry } = useText('cars').browse;
  return <ListFailure title={failed} retry={retry} path="/cars" />;
}
