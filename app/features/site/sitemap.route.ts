import { parseCarFilters } from '#app/features/cars/car-filters.rules.ts';
import { listCars } from '#app/features/cars/cars.server.ts';
import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/sitemap.route.ts';
import { siteOrigin } from './site-origin.server.ts';
import { sitemapXml } from './sitemap.rules.ts';

/** The protocol's limit for one sitemap; a rental office stays far below it. */
const MAX_PAGES = 50_000;

/** `/sitemap.xml`: the home page, the fleet and every car that can be rented. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { cars } = await listCars(services.db, {
    filters: parseCarFilters(new URLSearchParams()),
    page: 1,
    limit: MAX_PAGES,
    now: services.now(),
  });
  const xml = sitemapXml(siteOrigin(services, request), [
    { path: '/' },
    { path: '/cars' },
    ...cars.map((car) => ({ path: `/cars/${car.id}`, changed: car.updatedAt })),
  ]);
  return new Response(xml, { headers: { 'content-type': 'application/xml; charset=utf-8' } });
}
