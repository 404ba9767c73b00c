import { data, redirect } from 'react-router';
import { currencyFromCookie } from '#app/base/exchange-rates/currency/currency-preference.ts';
import { eachExtra, offersOfCar } from '#app/base/settings/extras.rules.ts';
import { placeNamesIn } from '#app/base/settings/places/place-names.server.ts';
import { termsOfPlaces } from '#app/base/settings/places/place-terms.rules.ts';
import { isMissing, PageFailure, RetryButton } from '#app/base/shell/error-page.tsx';
import { findTyped, isMalformed, toOwnAddress } from '#app/base/shell/page-answer.ts';
import { ShareLinks } from '#app/base/shell/share-links.tsx';
import { reservationMessage } from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { kindOf } from '#app/domain/cars/car.rules.ts';
import { CarTitle } from '#app/domain/cars/car-picture.tsx';
import { countFree } from '#app/domain/cars/cars.server.ts';
import {
  effectivePrices,
  priceOrigins,
  rentalPrices,
  returnElsewhere,
  seasonOn,
} from '#app/domain/pricing/price.rules.ts';
import {
  completePeriod,
  correctDates,
  correctHour,
  isConfirmedFirst,
  readReservation,
  rentalPlaces,
  tripWith,
  validateReservation,
} from '#app/domain/requests/reservation.rules.ts';
import { readTrip, tripHref, tripPeriod, withOffered } from '#app/domain/requests/trip.rules.ts';
import { businessNow, formatDayRange } from '#app/lib/dates/dates.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import type { Services } from '#app/services.ts';
import { servicesContext } from '#app/services-context.ts';
import { loadPage, useLoadFailure } from '#app/site/shell/page-data.ts';
import { headMeta, type PageHead } from '#app/site/shell/seo/seo.ts';
import { siteOrigin } from '#app/site/shell/seo/site-origin.server.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/class-names.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { RentalSummary } from '../request/rental-summary.tsx';
import { ReservationForm } from '../request/reservation-form.tsx';
import { useCarRequest } from '../request/use-car-request.ts';
import { useReservation } from '../request/use-reservation.ts';
import { TripFields } from '../search/trip-fields.tsx';
import type { Route } from './+types/car-detail.route';
import { CarFacts, CarIncluded, CarTerms, KeyFacts } from './car-facts.tsx';
import { CarGallery } from './car-gallery.tsx';
import { readCar } from './car-page.server.ts';
import { PriceHead, ReservationBar, Tariffs } from './car-prices.tsx';
import { carDescription, carProduct } from './car-seo.rules.ts';
import { KeyTerms } from './key-terms.tsx';

type LoadedPage = Awaited<ReturnType<typeof readPage>> & { queryKey: string };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const services = context.get(servicesContext);
  const page = await readPage(services, request, params.id, query, correctHour);
  const { car, form, places } = page;
  toOwnAddress(url, `/cars/${car.id}`);
  const language = languageOfPath(url.pathname);
  const texts = services.texts.site[language].cars;
  const path = `/cars/${car.id}`;
  const head: PageHead = {
    path,
    title: `${car.title} ${car.year}`,
    description: carDescription(car, texts),
    // What staff wrote to a picture is in Turkish.
    image:
      car.mainImage && language !== 'tr' ? { ...car.mainImage, alt: car.title } : car.mainImage,
    jsonLd: [carProduct(car, page.pageUrl, texts)],
    breadcrumbs: [
      { name: texts.detail.home, path: '/' },
      { name: texts.detail.list, path: '/cars' },
      { name: car.title, path },
    ],
  };
  return { ...page, head, queryKey: queryKeyOf(query, page), form: tripWith(form, places, car) };
}

/**
 * Loads how many units are free on other days; the browser computes their price. If the request fails,
 * the page stays and its form shows the failure.
 */
export function clientLoader(args: Route.ClientLoaderArgs) {
  return loadPage(args, (query, shown) => queryKeyOf(query, shown) === shown.queryKey);
}

/** Of a full car also what the return costs: it is in the totals of the cars that are free instead. */
function queryKeyOf(
  params: URLSearchParams,
  { car, placeTerms }: Pick<LoadedPage, 'car' | 'placeTerms'>,
): string {
  const trip = readTrip(params);
  const elsewhere = car.alternatives.length > 0 ? returnElsewhere(trip, placeTerms) : null;
  return `${tripPeriod(trip)} ${elsewhere?.cents ?? ''}`.trim();
}

/** The request without JavaScript: checked here, then handed over to the same WhatsApp chat. */
export async function action({ request, params, context, url }: Route.ActionArgs) {
  const language = languageOfPath(url.pathname);
  const services = context.get(servicesContext);
  const texts = services.texts.site[language];
  const page = await readPage(services, request, params.id, await request.formData());
  const { car, form, notices, business, offers, placeTerms, pageUrl } = page;
  const placeNames = placeNamesIn(await services.settings.read(), language);
  const errors = validateReservation(form, services.now(), texts.cars.form.errors);
  if (notices.length > 0 || Object.keys(errors).length > 0) {
    return data({ car, form, notices, errors }, 400);
  }
  const message = reservationMessage({
    businessName: business.name,
    car,
    form,
    offers,
    placeTerms,
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

/** What the page shows for the given fields, from its address or from the submitted form. */
async function readPage(
  services: Services,
  request: Request,
  id: string,
  fields: URLSearchParams | FormData,
  /** What the address leaves open; what was submitted stays as it is. */
  complete: typeof correctHour = (form) => form,
) {
  const now = services.now();
  const language = languageOfPath(new URL(request.url).pathname);
  const clock = businessNow(now);
  const { date: today } = clock;
  const { rental, business } = await services.settings.read();
  const { dates, corrected } = correctDates(readReservation(fields, rental.extras), today);
  const completed = complete(dates, clock);
  if (completed !== dates && fields.has('pickupTime')) corrected.push('pickupTime');
  const period = completePeriod(completed);
  const [car, listed] = await Promise.all([
    findTyped(id, (name) => readCar(services, name, { now, period, trip: completed, language })),
    countFree(services.fleet, { now, period }),
  ]);
  if (!car) throw data(null, 404);
  const places = rentalPlaces(rental.places, car);
  const offers = offersOfCar(rental.extras, car);
  return {
    car,
    /** Cars of the list for these days. */
    listed,
    form: {
      ...withOffered(completed, places),
      ...eachExtra((name) => Math.min(completed[name], offers[name].maxCount)),
    },
    notices: corrected,
    today,
    places,
    placeTerms: termsOfPlaces(rental),
    offers,
    business: {
      name: business.name,
      whatsappNumber: business.whatsappNumber,
      phone: business.phone,
      email: business.email,
      languages: business.languages,
    },
    pageUrl: siteOrigin(services, request) + localPath(language, `/cars/${car.id}`),
  };
}

export const meta: Route.MetaFunction = headMeta;

export default function CarDetailPage(props: Route.ComponentProps) {
  // Keyed, so that another car starts with data and a form of its own.
  return <CarPage key={props.params.id} page={props.loaderData} refused={props.actionData} />;
}

/** `refused`: the form as it was sent without JavaScript; React Router drops it at the next navigation. */
function CarPage({
  page,
  refused,
}: {
  page: LoadedPage;
  refused: Route.ComponentProps['actionData'];
}) {
  const { detail: text, card } = useText('cars');
  const dates = useText('dates');
  const { failure, retrying, retry } = useLoadFailure();
  const { offers, places, placeTerms, today, business, pageUrl } = page;
  // A refused form was checked for its own dates, not for those of the address.
  const answer = refused ?? page;
  const request = useCarRequest({
    car: answer.car,
    offers,
    placeTerms,
    businessName: business.name,
    pageUrl,
  });
  const reservation = useReservation({
    request,
    offers,
    whatsappNumber: business.whatsappNumber,
    initial: { errors: {}, ...answer },
  });
  const priceDay = reservation.period?.pickupDate ?? today;
  const prices = rentalPrices(answer.car);
  const car = {
    ...answer.car,
    effective: effectivePrices(prices, priceDay),
    origins: priceOrigins(prices, seasonOn(prices.seasons, priceDay)),
  };
  /** Whether the answer is for the days that are chosen now. */
  const isCurrent = !failure && tripPeriod(answer.form) === tripPeriod(reservation.form);
  /** Over the chosen period; null while that is not known. */
  const freeUnits = car.quote && isCurrent ? car.availableUnits : null;
  const isFull = reservation.period !== null && freeUnits === 0;
  const confirmFirstAfter = isCurrent ? car.confirmFirstAfter : null;
  const { period, receipt } = reservation;
  // Where there is a total, a visitor does not decide by them.
  const tariffs = <Tariffs car={car} receipt={receipt} />;
  const back = [
    isCurrent ? text.listed(page.listed) : text.list,
    period && formatDayRange(period.pickupDate, period.returnDate, dates),
  ];
  return (
    <div className="page car-page">
      <div
        className={cx('car-layout', car.mainImage && car.gallery.length > 0 && '[--small:4.75rem]')}
      >
        <div className="[grid-area:title]">
          <nav aria-label={text.breadcrumbs}>
            <Link
              to={tripHref('/cars', reservation.form)}
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-sm text-turquoise hover:underline"
            >
              <Icon name="icon-arrow-left" className="size-4 shrink-0" />
              <span>{back.filter(Boolean).join(', ')}</span>
            </Link>
          </nav>
          <h1 className="page-title">
            <CarTitle title={car.title} />
          </h1>
          <p className="mt-2 text-ink-soft text-lg">{card.kind(kindOf(car, card))}</p>
          <KeyFacts car={car} />
        </div>
        <CarGallery car={car} />
        <div ref={tellHeight} className="car-column">
          <div className={cx('reservation-card', receipt && 'reservation-card-priced')}>
            <PriceHead receipt={receipt} isFull={isFull}>
              {!receipt && tariffs}
            </PriceHead>
            <KeyTerms terms={car.effectiveTerms} className="grid" />
            <ReservationForm
              reservation={reservation}
              freeUnits={freeUnits}
              unanswered={failure && { failure, retrying, onRetry: retry }}
              confirmFirst={isConfirmedFirst(reservation.form.returnDate, confirmFirstAfter)}
              trip={
                <TripFields
                  carId={car.id}
                  {...{ reservation, request, places, placeTerms, today }}
                />
              }
              summary={
                <RentalSummary
                  car={{ ...car, confirmFirstAfter }}
                  {...{ reservation, offers, placeTerms, business, pageUrl }}
                />
              }
              full={{
                carId: car.id,
                nearestFree: car.nearestFree,
                alternatives: car.alternatives,
              }}
              languages={business.languages}
            />
          </div>
          {receipt && tariffs}
          <CarIncluded terms={car.effectiveTerms} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-10 [grid-area:facts]">
          <CarTerms terms={car.effectiveTerms} />
          <CarFacts car={car} today={today} />
          <ShareLinks url={pageUrl} title={car.title} />
        </div>
      </div>
      <ReservationBar {...{ car, reservation, isFull, business, pageUrl }} />
    </div>
  );
}

/** A column that is higher than the window sticks once its end is in view. */
function tellHeight(column: HTMLElement | null) {
  if (!column) return;
  const heights = new ResizeObserver(() =>
    column.style.setProperty('--height', `${column.offsetHeight}px`),
  );
  heights.observe(column);
  return () => heights.disconnect();
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
