import { data } from 'react-router';
import { useCurrency } from '#app/base/exchange-rates/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/price.tsx';
import { kindOfPlace } from '#app/base/settings/place-terms.rules.ts';
import { officeText } from '#app/base/settings/settings-in-language.rules.ts';
import { languageOfPath } from '#app/lib/texts.ts';
import { whatsappLink } from '#app/lib/whatsapp.ts';
import { servicesContext } from '#app/services-context.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { useText } from '#app/ui/use-text.ts';
import { readCar } from '../cars/car-page.server.ts';
import { CarPicture, CarTitle } from '../cars/car-picture.tsx';
import lostSign from '../shell/assets/lost-sign.svg?no-inline';
import { PageFailure } from '../shell/error-page.tsx';
import { usePlaceName } from '../shell/place-names.ts';
import { TRIP_PATH } from '../shell/request.rules.ts';
import { pageMeta } from '../shell/seo.ts';
import type { Route } from './+types/booking-trip.route.ts';
import { readBookingTrip } from './booking-trip.server.ts';
import { tripText } from './trip.text.ts';
import { TRIP_STATES, type TripState } from './trip-state.rules.ts';
import {
  Bring,
  Deposit,
  MeetingPoint,
  momentsOf,
  Ticket,
  TripActions,
  type TripEnd,
} from './trip-ticket.tsx';

/** Kept by nobody, and told to no other site. */
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
  if (!trip) return data({ trip: null }, { status: 404, headers: PRIVATE });
  const { papers, rental } = await services.settings.read();
  const isAirport = kindOfPlace(trip.pickupLocation, rental.placeKinds) === 'airport';
  const car = trip.carId
    ? await readCar(services, trip.carId, { now, period: null, language })
    : null;
  return data(
    {
      trip,
      car: car && {
        brand: car.brand,
        model: car.model,
        mainImage: car.mainImage,
        effectiveTerms: car.effectiveTerms,
      },
      meetingPoint: isAirport ? officeText(papers.meetingPoint, language) : null,
    },
    { headers: PRIVATE },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const language = languageOfPath(location.pathname);
  const text = tripText.in(language);
  // The address of the page is a secret: what is said of it is said of the page without one.
  return pageMeta(matches, {
    language,
    path: TRIP_PATH,
    title: text.metaTitle,
    description: text.metaDescription,
    noIndex: true,
  });
};

export default function BookingTripPage({ loaderData, matches }: Route.ComponentProps) {
  const { business } = matches[1].loaderData.settings;
  const text = useText(tripText);
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
            href={whatsappLink(business.whatsappNumber, '')}
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
  const isRental = trip.kind === 'rental';
  const title = isRental ? (trip.carTitle ?? '') : `${from} → ${to}`;
  const [pickup, dropoff] = [trip.pickupAt, trip.dropoffAt].map((at) => ({
    date: at.slice(0, 10),
    time: at.slice(11),
  }));
  const ends: TripEnd[] = [
    { label: isRental ? text.pickup : text.from, place: from, date: '', time: '', ...pickup },
    // When a transfer ends is assumed, not agreed.
    ...(isRental ? [{ label: text.dropoff, place: to, date: '', time: '', ...dropoff }] : []),
  ];
  const said: [string, string | null][] = [
    [text.reference, trip.reference],
    [text.name, trip.firstName],
    [text.vehicle, trip.vehicle && text.vehicles[trip.vehicle]],
    [text.passengers, trip.passengers === null ? null : String(trip.passengers)],
    [text.plate, trip.plate],
    [text.flight, trip.flightNumber],
  ];
  const titles = isRental
    ? [text.events.pickup(title), text.events.dropoff(title)]
    : [text.events.transfer(to)];
  return (
    <div className="page trip-page py-6 md:py-10">
      <Ticket
        kicker={text.booked[trip.kind]}
        title={<CarTitle title={title} />}
        picture={car && <CarPicture car={car} sizes="(min-width: 1024px) 720px, 100vw" priority />}
        ends={ends}
        facts={said.flatMap(([label, value]) => (value ? [[label, value] as const] : []))}
        stub={
          <>
            {trip.totalCents !== null && (
              <p className="flex flex-wrap items-baseline justify-between gap-x-4 tabular-nums">
                <span className="font-bold">{text.total}</span>
                <b className="font-extrabold text-2xl tracking-tight">{format(trip.totalCents)}</b>
              </p>
            )}
            {trip.totalCents !== null && <RateNote />}
            <Deposit terms={car?.effectiveTerms} />
            {trip.state === 'requested' && (
              <p className="mt-4 text-ink-soft text-sm">{text.notConfirmed}</p>
            )}
            <TripActions
              chat={whatsappLink(business.whatsappNumber, text.aboutBooking(trip.reference))}
              chatLabel={text.write}
              moments={momentsOf(ends, titles)}
              id={trip.reference}
              description={trip.reference}
              tentative={trip.state === 'requested'}
            />
          </>
        }
      >
        <Steps kind={trip.kind} state={trip.state} />
      </Ticket>
      {isRental && <Bring terms={car?.effectiveTerms} />}
      <MeetingPoint place={from} note={meetingPoint} business={business} />
    </div>
  );
}

function Steps({ kind, state }: { kind: 'rental' | 'transfer'; state: TripState | null }) {
  const text = useText(tripText);
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
