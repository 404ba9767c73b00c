import { data } from 'react-router';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import { officeText } from '#app/base/settings/settings-in-language.rules.ts';
import lostSign from '#app/base/shell/assets/lost-sign.svg?inline';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import { meetingPointAt } from '#app/domain/bookings/meeting-point.rules.ts';
import { CarPicture } from '#app/domain/cars/car-picture.tsx';
import { readCar } from '#app/domain/cars/read-car.server.ts';
import { formatMinor } from '#app/lib/money/money.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { languageOfPath } from '#app/lib/words/texts.ts';
import { servicesContext } from '#app/services-context.ts';
import { headMeta } from '#app/site/shell/seo/seo.ts';
import { ButtonAnchor } from '#app/ui/button.tsx';
import { useSiteTexts, useText } from '#app/ui/language/use-text.ts';
import { usePlaceName } from '../shell/place-names.ts';
import type { Route } from './+types/booking-trip.route.ts';
import { readBookingTrip } from './booking-trip.server.ts';
import { TRIP_STATES, type TripState, tripOfBooking } from './trip.rules.ts';
import { tripAmounts } from './trip-amounts.rules.ts';
import { tripHead } from './trip-head.ts';
import { TripPage } from './trip-page.tsx';
import { Amount, TotalAmount } from './trip-ticket.tsx';

/** Keeps the page out of caches and search results, and its URL from other sites. */
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
  const settings = await services.settings.read();
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
      bring: officeText(settings.papers.bring, language),
      meetingPoint: officeText(meetingPointAt(trip.pickupLocation, settings), language),
    },
    { headers: PRIVATE },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = headMeta;

export default function BookingTripPage({ loaderData, matches }: Route.ComponentProps) {
  const { business } = matches[1].loaderData.settings;
  const texts = useSiteTexts();
  const { trip: text } = texts;
  const nameOf = usePlaceName();
  const { currency, rates } = useCurrency();
  const format = (minor: number) => formatMinor(minor, currency);
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
  const { trip: booking, car, bring, meetingPoint } = loaderData;
  const amounts = tripAmounts(booking, { currency, rates });
  return (
    <TripPage
      trip={tripOfBooking(booking, { texts, nameOf })}
      picture={car && <CarPicture car={car} sizes="(min-width: 1024px) 720px, 100vw" priority />}
      steps={<Steps kind={booking.kind} state={booking.state} />}
      price={
        amounts.length > 0 && (
          <>
            {amounts.map(({ label, minor }) => {
              if (label === 'total') {
                return <TotalAmount key={label} label={text.total} amount={format(minor)} />;
              }
              return (
                <Amount key={label} label={text.account[label]}>
                  {label === 'formerPrice' ? (
                    <s className="text-ink-soft">{format(minor)}</s>
                  ) : (
                    <b className="font-strong">{format(label === 'discount' ? -minor : minor)}</b>
                  )}
                </Amount>
              );
            })}
            <RateNote />
          </>
        )
      }
      terms={car?.effectiveTerms}
      bring={bring}
      meetingNote={meetingPoint}
      business={business}
    />
  );
}

function Steps({ kind, state }: { kind: 'rental' | 'transfer'; state: TripState | null }) {
  const text = useText('trip');
  if (!state) return <p className="mt-4 font-strong text-coral">{text.cancelled}</p>;
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
