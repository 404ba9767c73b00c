import { data, redirect } from 'react-router';
import { currencyFromCookie } from '#app/base/exchange-rates/currency/currency-preference.ts';
import { placeNamesIn } from '#app/base/settings/places/place-names.server.ts';
import { isMissing, PageFailure, RetryButton } from '#app/base/shell/error-page.tsx';
import { isMalformed, redirectToCanonical } from '#app/base/shell/page-response.ts';
import { reservationErrors } from '#app/domain/availability/reservation-errors.rules.ts';
import { reservationMessage } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { correctHour, withCarsPlaces } from '#app/domain/requests/reservation.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { loadPage } from '#app/site/shell/page-data.ts';
import { headMeta, type PageHead } from '#app/site/shell/seo/seo.ts';
import { siteOrigin } from '#app/site/shell/seo/site-origin.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import type { Route } from './+types/car-detail.route';
import { CarPage } from './car-page.tsx';
import { carDescription, carProduct } from './car-seo.rules.ts';
import { loadCarPage } from './load-car-page.server.ts';
import { carQueryKey } from './loaded-car-page.ts';

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const services = context.get(servicesContext);
  const language = languageOfPath(url.pathname);
  const now = services.now();
  const { date: today } = businessNow(now);
  const page = await loadCarPage(services, params.id, {
    fields: query,
    complete: correctHour,
    now,
    language,
    origin: siteOrigin(services, request),
  });
  if (!page) throw data(null, 404);
  const { car, form, places } = page;
  redirectToCanonical(url, `/cars/${car.id}`);
  const texts = services.texts.site[language].cars;
  const path = `/cars/${car.id}`;
  const head: PageHead = {
    path,
    title: `${car.title} ${car.year}`,
    description: carDescription(car, texts),
    // Replaces the alternative text, which exists only in Turkish.
    image:
      car.mainImage && language !== 'tr' ? { ...car.mainImage, alt: car.title } : car.mainImage,
    jsonLd: [carProduct(car, { url: page.pageUrl, today, text: texts })],
    breadcrumbs: [
      { name: texts.detail.home, path: '/' },
      { name: texts.detail.list, path: '/cars' },
      { name: car.title, path },
    ],
  };
  return {
    ...page,
    head,
    queryKey: carQueryKey(query, page),
    form: withCarsPlaces(form, places, car),
  };
}

/**
 * Loads free units for other days; the browser computes the prices. If the request fails, the page
 * stays and its form shows the failure.
 */
export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (query, shown) => carQueryKey(query, shown) === shown.queryKey);
}

/** Handles the request without JavaScript: validates it, then redirects to the same WhatsApp chat. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const services = context.get(servicesContext);
  const texts = services.texts.site[language];
  const page = await loadCarPage(services, params.id, {
    fields: await request.formData(),
    now: services.now(),
    language,
    origin: siteOrigin(services, request),
  });
  if (!page) throw data(null, 404);
  const { car, form, notices, business, offers, tripTerms, pageUrl } = page;
  const placeNames = placeNamesIn(await services.settings.read(), language);
  const errors = reservationErrors(form, { now: services.now(), rules: car.lettingRules }, texts);
  if (notices.length > 0 || Object.keys(errors).length > 0) {
    return data({ car, form, notices, errors }, 400);
  }
  const message = reservationMessage({
    businessName: business.name,
    car,
    form,
    offers,
    tripTerms,
    currency: currencyFromCookie(request.headers.get('cookie')),
    rates: services.rates.current(),
    pageUrl,
    texts,
    language,
    placeNames,
    turkish: language === 'tr' ? null : services.texts.site.tr,
  });
  return redirect(whatsappLink(business.whatsappNumber, message), 303);
}

export const meta: Route.MetaFunction = headMeta;

export default function CarDetailPage(props: Route.ComponentProps) {
  // The key gives another car its own data and form.
  return <CarPage key={props.params.id} page={props.loaderData} refused={props.actionData} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { detail: text } = useText('cars');
  return <Failure title={failureText(error, text)} missing={isMissing(error)} />;
}

function Failure({ title, missing = false }: { title: string; missing?: boolean }) {
  const { detail: text } = useText('cars');
  return (
    <>
      <title>{title}</title>
      <PageFailure
        title={<span lang={text.failureLang}>{title}</span>}
        action={
          <>
            {!missing && <RetryButton>{text.tryAgain}</RetryButton>}
            <ButtonLink to="/cars" variant={missing ? 'ink' : undefined}>
              {text.back}
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

function failureText(error: unknown, text: SiteTexts['cars']['detail']): string {
  if (isMissing(error)) return text.notFound;
  return isMalformed(error) ? text.malformed : text.failed;
}
