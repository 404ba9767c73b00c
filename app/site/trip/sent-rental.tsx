import { use, useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import { EXTRA_NAMES, offersOfCar } from '#app/base/settings/extras.rules.ts';
import {
  reservationMessage,
  reservationReceipt,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { CarPicture, CarTitle } from '#app/domain/cars/car-picture.tsx';
import type { ListingDetail } from '#app/domain/cars/listing.schema.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { tripLink } from '#app/domain/requests/request.rules.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { Receipt } from '#app/site/cars/request/rental-summary.tsx';
import { fetchAnswer, useAnswer } from '#app/site/shell/requests/use-answer.ts';
import { LanguageContext, useSiteTexts, useText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { usePlaceName } from '../shell/place-names.ts';
import { useTurkishTexts } from '../shell/use-turkish-texts.ts';
import { ChangedPrice, FormerPrice } from './changed-price.tsx';
import { nameOfCarId, type SentRental, tripCarOf } from './sent-trip.rules.ts';
import { idOf, meetingNote, type SentTripPage } from './sent-trip-page.ts';
import { TripPage } from './trip-page.tsx';
import { Amount, type TripEnd } from './trip-ticket.tsx';

/** Page of a rental that was requested. */
export function RentalTrip({ trip, page }: { trip: SentRental; page: SentTripPage }) {
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
          {changed && !recounted && <ChangedPrice onRecount={() => setRecounted(true)} />}
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
