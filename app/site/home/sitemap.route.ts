import { filledLegalPages, LEGAL_PATHS } from '#app/base/settings/papers/legal-pages.rules.ts';
import { parseCarFilters } from '#app/domain/cars/car-filters.rules.ts';
import { listCars } from '#app/domain/cars/find-cars.server.ts';
import { listPosts } from '#app/domain/posts/posts.server.ts';
import { listZones } from '#app/domain/zones/zones.server.ts';
import { servicesContext } from '#app/services-context.ts';
import { lastChange } from '#app/site/news/post-seo.rules.ts';
import { siteOrigin } from '#app/site/shell/seo/site-origin.server.ts';
import type { Route } from './+types/sitemap.route.ts';
import { sitemapXml } from './sitemap.rules.ts';

/** Limit of the protocol for one sitemap. A rental office stays far below it. */
const MAX_PAGES = 50_000;

/** Serves `/sitemap.xml`: every page that search engines should show. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const all = { page: 1, limit: MAX_PAGES, now: services.now() };
  const [{ cars }, { posts }, zones, { legal }] = await Promise.all([
    listCars(services.fleet, { ...all, filters: parseCarFilters(new URLSearchParams()) }),
    listPosts(services.db, all),
    listZones(services.db),
    services.settings.read(),
  ]);
  const carChanges = cars.map((car) => car.updatedAt);
  const postChanges = posts.map(lastChange);
  const xml = sitemapXml(siteOrigin(services, request), [
    { path: '/', changed: latest([...carChanges, ...postChanges]) },
    { path: '/cars', changed: latest(carChanges) },
    ...cars.map((car) => ({ path: `/cars/${car.id}`, changed: car.updatedAt })),
    { path: '/transfer', changed: latest(zones.map((zone) => zone.updatedAt)) },
    { path: '/news', changed: latest(postChanges) },
    ...posts.map((post) => ({ path: `/news/${post.slug}`, changed: lastChange(post) })),
    ...filledLegalPages(legal).map((page) => ({ path: LEGAL_PATHS[page] })),
  ]);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}

/** Returns the latest of some ISO instants in UTC; undefined if there are none. */
function latest(instants: string[]): string | undefined {
  return instants.toSorted().at(-1);
}
