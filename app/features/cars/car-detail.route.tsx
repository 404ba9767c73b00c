import { data, isRouteErrorResponse, redirect, useNavigation } from 'react-router';
import { readSettings } from '#app/features/settings/settings.server.ts';
import { businessNow } from '#app/lib/dates.ts';
import { centsToEuros, formatMinor } from '#app/lib/money.ts';
import { whatsappLink } from '#app/lib/whatsapp.ts';
import type { Services } from '#app/services.ts';
import { servicesContext } from '#app/services-context.ts';
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { currencyFromCookie } from '../exchange-rates/currency-preference.ts';
import { PageFailure } from '../site/error-page.tsx';
import { pageMeta } from '../site/seo.ts';
import { ShareLinks } from '../site/share-links.tsx';
import { siteOrigin } from '../site/site-origin.server.ts';
import type { Route } from './+types/car-detail.route';
import type { CarDetail } from './car.schema.ts';
import { CarFacts } from './car-facts.tsx';
import { correctDates, DEFAULT_HANDOVER_TIME } from './car-filters.rules.ts';
import { CarGallery } from './car-gallery.tsx';
import { PriceCard, ReservationBar } from './car-prices.tsx';
import { readCar } from './cars.server.ts';
import { carsText } from './cars.text.ts';
import { RentalSummary } from './rental-summary.tsx';
import {
  completePeriod,
  DATE_CORRECTIONS,
  readReservation,
  rentalPlaces,
  validateReservation,
} from './reservation.rules.ts';
import { ReservationForm } from './reservation-form.tsx';
import { reservationMessage } from './reservation-message.rules.ts';
import { useReservation } from './use-reservation.ts';

const text = carsText.detail;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams;
  const page = await readPage(context.get(servicesContext), request, params.id, query);
  const { car, form } = page;
  return {
    ...page,
    form: {
      ...form,
      pickupLocation: form.pickupLocation || (car.pickupLocation ?? ''),
      dropoffLocation: form.dropoffLocation || (car.dropoffLocation ?? ''),
    },
  };
}

/** The request without JavaScript: checked here, then handed over to the same WhatsApp chat. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const page = await readPage(services, request, params.id, await request.formData());
  const { car, form, notices, business, offers, pageUrl } = page;
  const errors = validateReservation(form, services.now());
  if (notices.length > 0 || Object.keys(errors).length > 0) {
    return data({ car, form, notices, errors }, 400);
  }
  const message = reservationMessage({
    businessName: business.name,
    car,
    form,
    offers,
    currency: currencyFromCookie(request.headers.get('cookie')),
    rates: services.rates.current(),
    pageUrl,
  });
  return redirect(whatsappLink(business.whatsappNumber, message), 303);
}

/** What the page shows for the given fields, from its address or from the submitted form. */
async function readPage(
  services: Services,
  request: Request,
  id: string,
  fields: URLSearchParams | FormData,
) {
  const now = services.now();
  const { date: today } = businessNow(now);
  const { rental, business } = await readSettings(services.db);
  const hour = fields.get('pickupDate') ? DEFAULT_HANDOVER_TIME : '';
  const { dates: form, corrected } = correctDates(
    readReservation(fields, rental.extras, { pickupTime: hour, returnTime: hour }),
    today,
  );
  const car = await readCar(services.db, id, { now, period: completePeriod(form) });
  if (!car) throw data(text.notFound, 404);
  return {
    car,
    form,
    notices: corrected.map((field) => DATE_CORRECTIONS[field]),
    today,
    places: rentalPlaces(rental.places, car),
    offers: rental.extras,
    business: { name: business.name, whatsappNumber: business.whatsappNumber },
    pageUrl: `${siteOrigin(services, request)}/cars/${car.id}`,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, matches, error }) => {
  if (!loaderData) return [{ title: failureText(error) }];
  const { car, pageUrl } = loaderData;
  const path = `/cars/${car.id}`;
  return pageMeta(matches, {
    path,
    title: `${car.title} ${car.year}`,
    description: carDescription(car),
    image: car.mainImage,
    jsonLd: [carProduct(car, pageUrl)],
    breadcrumbs: [
      { name: text.home, path: '/' },
      { name: carsText.list.title, path: '/cars' },
      { name: car.title, path },
    ],
  });
};

export default function CarDetailPage({ loaderData, actionData }: Route.ComponentProps) {
  // Keyed, so that another car starts with a form of its own.
  return <CarPage key={loaderData.car.id} page={loaderData} attempt={actionData} />;
}

function CarPage({
  page,
  attempt,
}: {
  page: Route.ComponentProps['loaderData'];
  attempt: Route.ComponentProps['actionData'];
}) {
  const { offers, places, today, business, pageUrl } = page;
  // A refused form was checked for its own dates, not for those of the address.
  const car = attempt?.car ?? page.car;
  const initial = attempt ?? { ...page, errors: {} };
  const reservation = useReservation({ car, offers, business, pageUrl, initial });
  const upToDate = useNavigation().state === 'idle';
  return (
    <div className="page pt-6 pb-24">
      <Breadcrumbs
        label={text.breadcrumbs}
        crumbs={[
          { label: text.home, to: '/' },
          { label: carsText.list.title, to: '/cars' },
          { label: car.title },
        ]}
      />
      <h1 className="mt-4 text-3xl md:text-5xl">{car.title}</h1>
      <p className="mt-2 text-ink-soft text-lg">
        {car.category} · {car.bodyType} · {car.year}
      </p>
      <div className="car-layout mt-6">
        <div className="[grid-area:gallery]">
          <CarGallery car={car} />
        </div>
        <div className="car-layout-prices">
          <div className="[grid-area:prices]">
            <PriceCard effective={car.effective} receipt={reservation.receipt} />
          </div>
          <div className="[grid-area:summary]">
            <RentalSummary reservation={reservation} car={car} offers={offers} />
          </div>
        </div>
        <div className="[grid-area:form]">
          <ReservationForm
            reservation={reservation}
            places={places}
            offers={offers}
            today={today}
            freeUnits={car.quote && upToDate ? car.availableUnits : null}
          />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-12 [grid-area:facts]">
          <CarFacts car={car} today={today} />
          <ShareLinks url={pageUrl} title={car.title} />
        </div>
      </div>
      <ReservationBar car={car} receipt={reservation.receipt} />
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <PageFailure
      title={<span lang="en">{failureText(error)}</span>}
      action={
        <ButtonLink to="/cars" variant="ink">
          {text.back}
        </ButtonLink>
      }
    />
  );
}

function failureText(error: unknown): string {
  return isRouteErrorResponse(error) && error.status === 404 ? text.notFound : text.failed;
}

/** What search engines show of the page. Prices are in euros in every currency. */
function carDescription(car: CarDetail): string {
  const price = formatMinor(car.effective.dailyCents, 'EUR');
  return `Antalya’da kiralık ${car.title} ${car.year}: ${car.transmission}, ${car.fuelType}, ${carsText.card.seats(car.seats)}. Günlük ${price} fiyatla WhatsApp’tan ayırtın.`;
}

/** The car as schema.org's Product and Car, with its Offer for a day. `url` is the page's. */
function carProduct(car: CarDetail, url: string) {
  const { origin } = new URL(url);
  const pictures = [car.mainImage, ...car.gallery].filter((image) => image !== null);
  const price = { price: centsToEuros(car.effective.dailyCents), priceCurrency: 'EUR' };
  const availability = car.availableUnits > 0 ? 'InStock' : 'LimitedAvailability';
  return {
    '@context': 'https://schema.org',
    '@type': ['Product', 'Car'],
    name: `${car.title} ${car.year}`,
    description: car.description || carDescription(car),
    sku: car.id,
    url,
    image: pictures.map((image) => origin + image.url),
    brand: { '@type': 'Brand', name: car.brand },
    model: car.model,
    vehicleModelDate: String(car.year),
    bodyType: car.bodyType,
    fuelType: car.fuelType,
    vehicleTransmission: car.transmission,
    vehicleSeatingCapacity: car.seats,
    numberOfDoors: car.doors,
    offers: {
      '@type': 'Offer',
      url,
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      availability: `https://schema.org/${availability}`,
      ...price,
      priceSpecification: { '@type': 'UnitPriceSpecification', unitCode: 'DAY', ...price },
    },
    // The default rating of an unrated car is for the eye only.
    ...(car.rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: car.rating.average,
        reviewCount: car.rating.count,
      },
    }),
  };
}
