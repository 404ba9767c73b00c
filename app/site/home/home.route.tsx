import { Suspense } from 'react';
import { data, useLocation } from 'react-router';
import {
  businessIn,
  questionsIn,
  reviewsIn,
} from '#app/base/settings/settings-in-language.rules.ts';
import { ListFailure } from '#app/base/shell/error-page.tsx';
import { heroPictureLinks } from '#app/base/shell/hero-picture.tsx';
import type { ActiveFleet } from '#app/domain/cars/active-fleet.server.ts';
import { shortAnswers } from '#app/domain/cars/car-browse.rules.ts';
import { type CarFilters, NO_FILTERS } from '#app/domain/cars/car-filters.rules.ts';
import { findCars, readCommonRules } from '#app/domain/cars/find-cars.server.ts';
import { PostCard, postOnCard } from '#app/domain/posts/post-card.tsx';
import { listPosts } from '#app/domain/posts/posts.server.ts';
import { readTrip, type Trip, tripHref, withShownPlace } from '#app/domain/requests/trip.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';

import { languageOfPath, type SiteLanguage } from '#app/lib/words/texts.ts';
import { pageRenderContext } from '#app/page-render-context.ts';
import { servicesContext } from '#app/services-context.ts';
import { CarCard, carOnCard } from '#app/site/cars/list/car-card.tsx';
import { loadPage } from '#app/site/shell/page-data.ts';
import { headMeta, homeJsonLd, type PageHead } from '#app/site/shell/seo/seo.ts';
import { siteOrigin } from '#app/site/shell/seo/site-origin.server.ts';
import type { Elements } from '#app/ui/elements.ts';
import { useText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/home.route.ts';
import { HomeCars, HomeNews } from './home-cards.tsx';
import { HomeFaq } from './home-faq.tsx';
import { HomeFeatures, TextBand } from './home-features.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeMap } from './home-map.tsx';
import { HomePanorama } from './home-panorama.tsx';
import { plannedTrip } from './planned-trip.rules.ts';

/** Numbers of cars and posts that the page loads (spec, part 9). */
const CARS = 50;
const POSTS = 5;

/** If cars or posts cannot be read, only their section shows the failure. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, now, mapTiles } = services;
  const { reportError } = context.get(pageRenderContext);
  const instant = now();
  const language = languageOfPath(url.pathname);
  const { date: today } = businessNow(instant);
  const { settings } = await services.settings.readOrLast();
  const planned = plannedTrip(readTrip(url.searchParams), today);
  const trip = withShownPlace(planned, settings.rental.places);
  const orNull = (error: unknown) => {
    reportError(error);
    return null;
  };
  const [offer, rules, posts] = await Promise.all([
    readOffer(services.fleet, { trip, now: instant, language }).catch(orNull),
    readCommonRules(services.fleet, { now: instant, language }).catch(() => []),
    listPosts(db, { page: 1, limit: POSTS, now: instant, language }).then(
      (found) => found.posts.map(postOnCard),
      orNull,
    ),
  ]);
  const { cars = null, answers = [] } = offer ?? {};
  const { panorama, rental } = settings;
  const faq = questionsIn(settings, language);
  const text = services.texts.site[language].home;
  const head: PageHead = {
    path: '/',
    title: text.title,
    description: text.description,
    jsonLd: homeJsonLd({
      business: businessIn(settings, language),
      origin: siteOrigin(services, request),
      // Search engines get only questions that are fully translated.
      faq: faq.filter(({ inTurkish = [] }) => inTurkish.length === 0),
      dailyCents: (cars ?? []).map((car) => car.dailyCents),
    }),
  };
  const page = {
    head,
    trip,
    cars,
    answers,
    posts,
    faq,
    panorama,
    reviews: reviewsIn(settings, language),
    places: rental.places,
    rules,
    mapTiles,
    today,
  };
  // A failure must not be cached for other visitors.
  return cars && posts ? data(page) : data(page, { headers: { 'cache-control': 'no-store' } });
}

/** Returns the cars for the trip, and those that answer it in short. All cars if none is free. */
async function readOffer(
  fleet: ActiveFleet,
  { trip, ...query }: { trip: Trip; now: Date; language: SiteLanguage },
) {
  const filters: CarFilters = { ...NO_FILTERS, sort: 'recommended' };
  const found = await findCars(fleet, { filters: { ...filters, ...trip }, ...query });
  if (found.cars.length === 0) {
    const { cars } = await findCars(fleet, { filters, ...query });
    return { cars: cars.slice(0, CARS).map(carOnCard), answers: [] };
  }
  const answers = shortAnswers(found.cars, found.mostRented).map(({ names, car }) => ({
    names,
    car: carOnCard(car),
  }));
  return { cars: found.cars.slice(0, CARS).map(carOnCard), answers };
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const links: Route.LinksFunction = () => heroPictureLinks;

export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args);
}

export const meta: Route.MetaFunction = headMeta;

export default function Home({ loaderData, matches }: Route.ComponentProps) {
  const { trip, cars, answers, posts, faq, panorama, reviews, places, rules, mapTiles, today } =
    loaderData;
  const { business } = matches[1].loaderData.settings;
  const text = useText('home');
  // A visitor who has planned a trip and returns has it in the URL.
  const chosenTrip = readTrip(new URLSearchParams(useLocation().search));
  return (
    <>
      <HomeHero {...{ today, places, rules, trip, chosenTrip, answers }} />
      <HydratedLast>
        <TextBand />
      </HydratedLast>
      <HydratedLast>
        <HomeFeatures places={places} />
      </HydratedLast>
      <HydratedLast>
        <HomeCars
          to={tripHref('/cars', trip)}
          cards={
            cars?.map((car) => (
              <CarCard key={car.id} car={car} trip={trip} action={text.cars.details} />
            )) ?? null
          }
        />
      </HydratedLast>
      <HydratedLast>
        <HomeNews
          cards={
            posts?.map((post) => (
              <PostCard key={post.id} post={post} action={text.news.readMore} />
            )) ?? null
          }
        />
      </HydratedLast>
      <HydratedLast>
        <HomePanorama panorama={panorama} />
      </HydratedLast>
      <HydratedLast>
        <HomeMap business={business} reviews={reviews} tiles={mapTiles} />
      </HydratedLast>
      <HydratedLast>
        <HomeFaq faq={faq} business={business} />
      </HydratedLast>
    </>
  );
}

/**
 * Hydrates its content after the rest of the page, at low priority; a tap on the content hydrates
 * it at once.
 */
function HydratedLast({ children }: { children: Elements }) {
  return <Suspense>{children}</Suspense>;
}

export function ErrorBoundary() {
  const { failed, retry, noticesLang } = useText('home').cars;
  return (
    <div lang={noticesLang}>
      <ListFailure title={failed} retry={retry} path="/" />
    </div>
  );
}
