import { data } from 'react-router';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import { officeText } from '#app/base/settings/settings-in-language.rules.ts';
import lostSign from '#app/base/shell/assets/lost-sign.svg?inline';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { isMetAtAirport } from '#app/domain/bookings/meeting-point.rules.ts';
import { CarPicture, CarTitle } from '#app/domain/cars/car-picture.tsx';
import { formatLongDateTime, type WallClock } from '#app/lib/dates/dates.ts';
import { phoneLink } from '#app/lib/requests/phone.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { readCar } from '#app/site/cars/detail/car-page.server.ts';
import { headMeta } from '#app/site/shell/seo/seo.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { usePlaceName } from '../shell/place-names.ts';
import type { Route } from './+types/booking-trip.route.ts';
import { readBookingTrip } from './booking-trip.server.ts';
import { tripHead } from './trip-head.ts';
import { TripPage } from './trip-page.tsx';
import { TRIP_STATES, type TripState } from './trip-state.rules.ts';
import { Amount, type TripEnd, type TripFact } from './trip-ticket.tsx';

/** No cache keeps the page, and no other site gets its address. */
const PRIVATE = {
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const language = languageOfPath(url.pathname);
  const now = services.now();
  const trip = await readBookingTrip(services.db, params.token ?? '', now);
  const head = tripHead(services.texts.site[language].trip);
  if (!trip) return data({ trip: null, head }, { status: 404, headers: PRIVATE });
  const { papers, rental } = await services.settings.read();
  const isAtAirport = isMetAtAirport(trip.pickupLocation, rental.placeKinds);
  const car = trip.carId
    ? await readCar(services, trip.carId, { now, period: null, language })
    : null;
  return data(
    {
      trip,
      head,
      car: car && {
        brand: car.brand,
        model: car.model,
        mainImage: car.mainImage,
        effectiveTerms: car.effectiveTerms,
      },
      meetingPoint: isAtAirport ? officeText(papers.meetingPoint, language) : null,
    },
    { headers: PRIVATE },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function BookingTripPage({ loaderData, matches }: Route.ComponentProps) {
  const { business } = matches[1].loaderData.settings;
  const text = useText('trip');
  const dates = useText('dates');
  const nameOf = usePlaceName();
  const { format } = useCurrency();
  if (!loaderData.trip) {
    return (
      <PageFailure
        drawing={lostSign}
        title={text.ended.title}
        text={text.ended.text}
        action={
          <ButtonAnchor
            href={whatsappLink(business.whatsappNumber)}
            target="_blank"
            rel="noopener"
            variant="primary"
          >
            {text.write}
          </ButtonAnchor>
        }
      />
    );
  }
  const { trip, car, meetingPoint } = loaderData;
  const from = nameOf(trip.pickupLocation);
  const to = nameOf(trip.dropoffLocation);
  const routeOf = ({
    pickupLocation,
    dropoffLocation,
  }: {
    pickupLocation: string;
    dropoffLocation: string;
  }) => `${nameOf(pickupLocation)} → ${nameOf(dropoffLocation)}`;
  const isRental = trip.kind === 'rental';
  const title = isRental ? (trip.carTitle ?? '') : routeOf(trip);
  const [pickup, dropoff] = [whenOf(trip.pickupAt), whenOf(trip.dropoffAt)];
  const ends: TripEnd[] = isRental
    ? [
        { label: text.pickup, place: from, ...pickup, event: text.events.pickup(title) },
        { label: text.dropoff, place: to, ...dropoff, event: text.events.dropoff(title) },
      ]
    : // When a transfer ends is assumed, not agreed.
      [{ label: text.from, place: from, ...pickup, event: text.events.transfer(to) }];
  const { driver, otherWay } = trip;
  const inWords = ({ date, time }: When) => formatLongDateTime(date, time, dates);
  const facts: TripFact[] = [
    [text.reference, trip.reference],
    [text.name, trip.firstName],
    [text.vehicle, trip.vehicle && text.vehicles[trip.vehicle]],
    [text.passengers, trip.passengers === null ? null : String(trip.passengers)],
    [text.plate, trip.plate],
    [text.driver, driver.name],
    [text.driverPhone, driver.phone && <PhoneNumber phone={driver.phone} />],
    [text.flight, trip.flightNumber],
    [text.hotel, trip.hotel],
    [
      otherWay?.isWayBack ? text.wayBack : text.wayThere,
      otherWay && `${inWords(whenOf(otherWay.pickupAt))}, ${routeOf(otherWay)}`,
    ],
  ];
  return (
    <TripPage
      kicker={text.booked[trip.kind]}
      title={<CarTitle title={title} />}
      picture={car && <CarPicture car={car} sizes="(min-width: 1024px) 720px, 100vw" priority />}
      steps={<Steps kind={trip.kind} state={trip.state} />}
      ends={ends}
      facts={facts.filter(([, value]) => value)}
      price={
        trip.totalCents !== null && (
          <>
            <Amount label={text.total}>
              <b className="font-extrabold text-2xl tracking-tight">{format(trip.totalCents)}</b>
            </Amount>
            <RateNote />
          </>
        )
      }
      rental={isRental ? { terms: car?.effectiveTerms } : null}
      chat={{ label: text.write, message: text.aboutBooking(trip.reference) }}
      calendar={{ id: trip.reference, description: trip.reference, sequence: trip.version }}
      isRequest={trip.state === 'requested'}
      meeting={{ place: from, note: meetingPoint }}
      business={business}
    />
  );
}

type When = Pick<TripEnd, 'date' | 'time'>;

function whenOf(at: WallClock): When {
  return { date: at.slice(0, 10), time: at.slice(11) };
}

function PhoneNumber({ phone }: { phone: string }) {
  return (
    <a href={phoneLink(phone)} className="-my-2.5 inline-block py-2.5 underline">
      {phone}
    </a>
  );
}

function Steps({ kind, state }: { kind: 'rental' | 'transfer'; state: TripState | null }) {
  const text = useText('trip');
  if (!state) return <p className="mt-4 font-semibold text-coral">{text.cancelled}</p>;
  const reached = TRIP_STATES.indexOf(state);
  return (
    <ol aria-label={text.stateTitle} className="trip-steps">
      {TRIP_STATES.map((each, i) => (
        <li
          key={each}
          aria-current={each === state ? 'step' : undefined}
          className={i <= reached ? 'trip-step trip-step-done' : 'trip-step'}
        >
          {text.states[kind][each]}
        </li>
      ))}
    </ol>
  );
}
