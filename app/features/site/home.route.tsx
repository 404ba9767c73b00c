import { data } from 'react-router';
import { CarCard } from '#app/features/cars/car-card.tsx';
import { parseCarFilters } from '#app/features/cars/car-filters.rules.ts';
import { listCars } from '#app/features/cars/cars.server.ts';
import { businessNow } from '#app/lib/dates.ts';
import { pageRenderContext } from '#app/page-render-context.ts';
import { servicesContext } from '#app/services-context.ts';
import type { Route } from './+types/home.route.ts';
import { DateSearch } from './date-search.tsx';
import { heroPictureLinks } from './hero-picture.tsx';
import { HomeCars } from './home-cars.tsx';
import { HomeFeatures } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeSteps } from './home-steps.tsx';
import { businessJsonLd, pageMeta } from './seo.ts';
import { homeText } from './site.text.ts';
import { TextBand } from './text-band.tsx';

/** Spec, part 9: the home page loads 50 cars. */
const CARS = 50;

/** A failure to list cars is shown in their section alone; the rest of the page stands. */
export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(servicesContext);
  const instant = now();
  const filters = parseCarFilters(new URLSearchParams());
  const cars = await listCars(db, { filters, page: 1, limit: CARS, now: instant }).then(
    (found) => found.cars,
    (error: unknown) => {
      context.get(pageRenderContext).reportError(error);
      return null;
    },
  );
  const page = { cars, today: businessNow(instant).date };
  // A failure is for this visitor only; the next one is to be asked for anew.
  return cars ? data(page) : data(page, { headers: { 'cache-control': 'no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = () => heroPictureLinks;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    path: '/',
    title: homeText.title,
    description: homeText.description,
    jsonLd: businessJsonLd(matches),
  });

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { cars, today } = loaderData;
  return (
    <>
      <HomeHero>
        <DateSearch today={today} />
        <HomeSteps />
      </HomeHero>
      <TextBand />
      <HomeFeatures places={matches[1].loaderData.settings.rental.places} />
      <HomeCars
        cards={
          cars?.map((car) => <CarCard key={car.id} car={car} action={homeText.cars.details} />) ??
          null
        }
      />
    </>
  );
}
