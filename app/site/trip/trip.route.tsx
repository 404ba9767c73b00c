import { lazy, Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { contactLinks } from '#app/base/settings/places/contact-links.rules.ts';
import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { officeText } from '#app/base/settings/settings-in-language.rules.ts';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { meetingPointAt } from '#app/domain/bookings/meeting-point.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { headMeta } from '#app/site/shell/seo/seo.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { useHydrated } from '#app/ui/use-hydrated.ts';
import type { Route } from './+types/trip.route.ts';
import { keepForOffline } from './keep-for-offline.ts';
import { tripHead } from './trip-head.ts';

/** Loaded after hydration, because it brings the prices, rules and texts of cars and transfers. */
const SentTrip = lazy(() =>
  import('./sent-trip.tsx').then(
    (module) => ({ default: module.SentTrip }),
    () => ({ default: NotLoaded }),
  ),
);

/**
 * Returns the same data for everybody: the trip is in the fragment of the URL, which stays in the
 * browser.
 */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { settings, texts } = context.get(servicesContext);
  const given = await settings.read();
  const { rental } = given;
  const language = languageOfPath(url.pathname);
  return {
    head: tripHead(texts.site[language].trip),
    extras: rental.extras,
    tripTerms: toTripTerms(rental),
    bring: officeText(given.papers.bring, language),
    meetingPoints: Object.fromEntries(
      rental.places.map((place) => [place, officeText(meetingPointAt(place, given), language)]),
    ),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function TripPage({ loaderData, matches }: Route.ComponentProps) {
  const { business } = matches[1].loaderData.settings;
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  useEffect(keepForOffline, []);
  return (
    <>
      <WithoutScripts business={business} />
      {isHydrated ? (
        <Suspense fallback={<Loading />}>
          <SentTrip fragment={hash} page={{ business, ...loaderData }} />
        </Suspense>
      ) : (
        <Loading />
      )}
    </>
  );
}

function Loading() {
  const text = useText('trip');
  return (
    <div role="status" className="page grid min-h-svh place-items-center noscript:hidden">
      <p className="text-heading">{text.loading}</p>
    </div>
  );
}

function NotLoaded() {
  const { notLoaded: text } = useText('trip');
  return (
    <PageFailure
      title={text.title}
      text={text.text}
      action={
        <ButtonAnchor href="" variant="primary">
          {text.reload}
        </ButtonAnchor>
      }
    />
  );
}

function WithoutScripts({ business }: { business: Business }) {
  const { noScript: text, write } = useText('trip');
  const { whatsapp, phone, email } = contactLinks(business, '');
  return (
    <div className="page hidden py-16 noscript:block">
      <h1 className="page-title">{text.title}</h1>
      <p className="mt-3 max-w-[60ch] text-lead">{text.text}</p>
      <ul className="mt-6 flex flex-wrap gap-3">
        <li>
          <ButtonAnchor href={whatsapp} variant="primary">
            {write}
          </ButtonAnchor>
        </li>
        <li>
          <ButtonAnchor href={phone}>{business.phone}</ButtonAnchor>
        </li>
        <li>
          <ButtonAnchor href={email}>{business.email}</ButtonAnchor>
        </li>
      </ul>
    </div>
  );
}
