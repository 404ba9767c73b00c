import { use, useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import { EXTRA_NAMES, type ExtraOffers, offersOfCar } from '#app/base/settings/extras.rules.ts';
import type { TermsOfPlaces } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { OfficeText } from '#app/base/settings/settings-in-language.rules.ts';
import lostSign from '#app/base/shell/assets/lost-sign.svg?inline';
import { PageFailure } from '#app/base/shell/error-page.tsx';
import {
  reservationMessage,
  reservationReceipt,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import {
  fareCents,
  transferMessage,
} from '#app/domain/bookings/messages/transfer-message.rules.ts';
import { CarPicture, CarTitle } from '#app/domain/cars/car-picture.tsx';
import type { ListingDetail } from '#app/domain/cars/listing.schema.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { tripLink } from '#app/domain/requests/request.rules.ts';
import { isBothWays, priceInWords } from '#app/domain/requests/transfer-request.rules.ts';
import { matchFare } from '#app/domain/zones/zone.rules.ts';
import type { ZoneJson } from '#app/domain/zones/zone.schema.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { whatsappLink } from '#app/lib/requests/whatsapp.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { Receipt } from '#app/site/cars/request/rental-summary.tsx';
import { fetchAnswer, useAnswer } from '#app/site/shell/requests/use-answer.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { LanguageContext, useSiteTexts, useText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { usePlaceName } from '../shell/place-names.ts';
import { useTurkishTexts } from '../shell/use-turkish-texts.ts';
import {
  nameOfCarId,
  readSentTrip,
  type SentRental,
  type SentTransfer,
  tripCarOf,
  zoneOf,
} from './sent-trip.rules.ts';
import { Amount, type TripEnd, TripPage } from './trip-ticket.tsx';

/** What the page knows without the code; the same for all readers. */
export interface SentTripPage {
  business: Business;
  extras: ExtraOffers;
  placeTerms: TermsOfPlaces;
  meetingPoint: OfficeText;
}

/** The page of a request, from the code in the fragment of its address; a sentence where there is none. */
export function SentTrip({ fragment, page }: { fragment: string; page: SentTripPage }) {
  const trip = readSentTrip(fragment);
  if (!trip) return <NoTrip business={page.business} />;
  return trip.kind === 'rental' ? (
    <RentalTrip key={trip.code} trip={trip} page={page} />
  ) : (
    <TransferTrip key={trip.code} trip={trip} page={page} />
  );
}

function NoTrip({ business }: { business: Business }) {
  const text = useText('trip');
  return (
    // As high as what was shown before it.
    <div className="min-h-svh">
      <PageFailure
        drawing={lostSign}
        title={text.unreadable.title}
        text={text.unreadable.text}
        action={
          <>
            <ButtonLink to="/cars" variant="ink">
              {text.cars}
            </ButtonLink>
            <ButtonLink to="/transfer">{text.transfers}</ButtonLink>
            <a
              href={whatsappLink(business.whatsappNumber)}
              target="_blank"
              rel="noopener"
              className="button min-h-12 px-5 text-turquoise hover:bg-turquoise-wash"
            >
              {text.write}
            </a>
          </>
        }
      />
    </div>
  );
}

function RentalTrip({ trip, page }: { trip: SentRental; page: SentTripPage }) {
  const text = useText('trip');
  const texts = useSiteTexts();
  const { cars } = texts;
  const language = use(LanguageContext);
  const nameOf = usePlaceName();
  const { currency, rates, asOf, source, format } = useCurrency();
  const [recounted, setRecounted] = useState(false);
  const { answer, isFailed } = useAnswer((signal) =>
    fetchAnswer<ListingDetail>(`/api/listings/${trip.carId}?lang=${language}`, signal),
  );
  const turkish = useTurkishTexts() ?? null;
  const car = answer && answer !== 'missing' ? tripCarOf(answer) : null;
  const { form, code } = trip;
  const { business, placeTerms } = page;
  const offers = car ? offersOfCar(page.extras, car) : page.extras;
  const priced = { form, offers, placeTerms, currency, rates: { rates, asOf, source } };
  const receipt = car && reservationReceipt({ ...priced, car });
  const today = receipt && totalCents(receipt.lines);
  const changed = today !== null && trip.cents !== null && today !== trip.cents;
  const shown = changed && !recounted ? null : receipt;
  const title = car?.title ?? nameOfCarId(trip.carId);
  const link = tripLink(location.href, language, code);

  const ends: TripEnd[] = [
    {
      label: text.pickup,
      place: nameOf(form.pickupLocation),
      date: form.pickupDate,
      time: form.pickupTime,
      event: text.events.pickup(title),
    },
    {
      label: text.dropoff,
      place: nameOf(form.dropoffLocation),
      date: form.returnDate,
      time: form.returnTime,
      event: text.events.dropoff(title),
    },
  ];
  const extras = EXTRA_NAMES.filter((name) => form[name] > 0);
  const facts: [string, string][] = [
    [cars.message.duration, cars.days(rentalDays(form))],
    ...(extras.length > 0
      ? [
          [
            cars.message.extras,
            extras.map((name) => `${cars.extras[name].name} × ${form[name]}`).join(', '),
          ] as [string, string],
        ]
      : []),
    ...(form.hotel ? [[cars.form.hotel, form.hotel] as [string, string]] : []),
    ...(form.flightNumber ? [[text.flight, form.flightNumber] as [string, string]] : []),
  ];
  const message =
    car && shown
      ? reservationMessage({
          ...priced,
          car,
          businessName: business.name,
          pageUrl: `${location.origin}${localPath(language, `/cars/${car.id}`)}`,
          language,
          placeNames: Object.fromEntries(
            [form.pickupLocation, form.dropoffLocation].map((place) => [place, nameOf(place)]),
          ),
          texts,
          turkish,
        })
      : text.about(link);

  return (
    <TripPage
      notice={
        <>
          {isFailed && !car && (
            <Alert tone="info" className="mb-4">
              {text.unanswered}
            </Alert>
          )}
          {answer === 'missing' && (
            <Alert tone="info" className="mb-4">
              {text.notOffered}
            </Alert>
          )}
        </>
      }
      kicker={text.request.rental}
      title={<CarTitle title={title} />}
      // Its place is there before it has come.
      picture={
        <div className="aspect-3/2">
          {car && <CarPicture car={car} sizes="(min-width: 1024px) 720px, 100vw" priority />}
        </div>
      }
      ends={ends}
      facts={facts}
      price={
        <>
          {recounted && changed && <FormerPrice cents={trip.cents} />}
          {shown && <Receipt receipt={shown} />}
          {!shown && trip.cents !== null && (
            <Amount label={text.sentPrice}>
              <b className="font-extrabold text-2xl tracking-tight">{format(trip.cents)}</b>
            </Amount>
          )}
          {changed && !recounted && <Changed onRecount={() => setRecounted(true)} />}
          <RateNote />
        </>
      }
      rental={{ terms: car?.effectiveTerms }}
      chat={{ label: text.chat, message }}
      calendar={{ id: idOf(code), description: link, sequence: 0 }}
      isRequest
      meeting={{ place: nameOf(form.pickupLocation), note: meetingNote(page, form.pickupLocation) }}
      business={business}
    />
  );
}

/** Its words are long in every language: it is as wide as its container. */
function Changed({ onRecount }: { onRecount: () => void }) {
  const text = useText('trip');
  return (
    <div role="status" className="mt-4 border-sand-line border-t pt-3 print:hidden">
      <p className="text-sm">{text.changed}</p>
      <Button size="sm" className="mt-2 w-full" onClick={onRecount}>
        {text.recount}
      </Button>
    </div>
  );
}

/** What the request came to when it was sent. */
function FormerPrice({ cents }: { cents: number | null }) {
  const text = useText('trip');
  const { format } = useCurrency();
  if (cents === null) return null;
  return (
    <Amount label={text.sentPrice}>
      <s className="text-ink-soft">{format(cents)}</s>
    </Amount>
  );
}

function TransferTrip({ trip, page }: { trip: SentTransfer; page: SentTripPage }) {
  const text = useText('trip');
  const texts = useSiteTexts();
  const { transfers } = texts;
  const language = use(LanguageContext);
  const nameOf = usePlaceName();
  const { currency, rates, asOf, source, format } = useCurrency();
  const [recounted, setRecounted] = useState(false);
  const { answer } = useAnswer((signal) =>
    fetchAnswer<ZoneJson[]>(`/api/transfers?lang=${language}`, signal),
  );
  const turkish = useTurkishTexts() ?? null;
  const { code, request } = trip;
  const { business } = page;
  const fare = answer && answer !== 'missing' ? matchFare(answer.map(zoneOf), request) : null;
  const today = fare ? fareCents(request, fare.zone) : null;
  const inWords = fare && priceInWords(request, fare.zone, { currency, rates }, transfers.summary);
  const changed = today !== null && trip.cents !== null && today !== trip.cents;
  const shown = changed && !recounted ? trip.cents : (today ?? trip.cents);
  const link = tripLink(location.href, language, code);
  const from = nameOf(request.pickupLocation);
  const to = nameOf(request.dropoffLocation);
  const { date, time } = request;
  const ends: TripEnd[] = [
    {
      label: transfers.message.there,
      place: `${from} → ${to}`,
      date,
      time,
      event: text.events.transfer(to),
    },
    ...(isBothWays(request)
      ? [
          {
            label: transfers.message.back,
            place: `${to} → ${from}`,
            date: request.returnDate,
            time: request.returnTime,
            event: text.events.transfer(from),
          },
        ]
      : []),
  ];
  const facts: [string, string][] = [
    [text.vehicle, transfers.vehicle(request.vehicle)],
    [transfers.form.fields.passengers, String(request.passengers)],
    ...(['childSeats', 'suitcases'] as const)
      .filter((name) => request[name] > 0)
      .map((name): [string, string] => [transfers.form.fields[name], String(request[name])]),
    ...(request.flightNumber ? [[text.flight, request.flightNumber] as [string, string]] : []),
  ];
  const isSame = fare !== null && (!changed || recounted);
  const placeNames = { [request.pickupLocation]: from, [request.dropoffLocation]: to };
  const message = isSame
    ? transferMessage({
        businessName: business.name,
        request: { ...request, pickupLocation: from, dropoffLocation: to },
        fare,
        currency,
        rates: { rates, asOf, source },
        pageUrl: `${location.origin}${localPath(language, '/transfer')}`,
        language,
        placeNames,
        texts,
        turkish,
      })
    : text.about(link);
  return (
    <TripPage
      kicker={text.request.transfer}
      title={<span>{`${from} → ${to}`}</span>}
      picture={null}
      ends={ends}
      facts={facts}
      price={
        <>
          {recounted && changed && <FormerPrice cents={trip.cents} />}
          <Amount label={shown === null ? transfers.message.fare : transfers.message.estimate}>
            <b className="font-extrabold text-2xl tracking-tight">
              {shown === null
                ? transfers.summary.special
                : inWords && shown === today
                  ? inWords.total
                  : format(shown)}
            </b>
          </Amount>
          {changed && !recounted && <Changed onRecount={() => setRecounted(true)} />}
          {fare && inWords && (
            <p className="mt-1 text-sm">{transfers.message.covers(fare, inWords.ways)}</p>
          )}
          <RateNote />
        </>
      }
      rental={null}
      chat={{ label: text.chat, message }}
      calendar={{ id: idOf(code), description: link, sequence: 0 }}
      isRequest
      meeting={{ place: from, note: meetingNote(page, request.pickupLocation) }}
      business={business}
    />
  );
}

/** The meeting point of the settings is the airport's: the office knows all other places by name. */
function meetingNote({ placeTerms, meetingPoint }: SentTripPage, place: string): OfficeText | null {
  return ownValue(placeTerms, place)?.kind === 'airport' ? meetingPoint : null;
}

/** The check at the end of a code and its length tell two trips of one person apart. */
function idOf(code: string): string {
  return `${code.slice(code.lastIndexOf('-') + 1)}${code.length}`;
}
