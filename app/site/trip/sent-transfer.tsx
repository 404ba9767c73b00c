import { use, useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { RateNote } from '#app/base/exchange-rates/currency/price.tsx';
import {
  fareCents,
  transferMessage,
} from '#app/domain/bookings/messages/transfer-message.rules.ts';
import { tripLink } from '#app/domain/requests/request.rules.ts';
import { isBothWays, priceInWords } from '#app/domain/requests/transfer-request.rules.ts';
import { matchFare } from '#app/domain/zones/zone.rules.ts';
import type { ZoneJson } from '#app/domain/zones/zone.schema.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import { fetchAnswer, useAnswer } from '#app/site/shell/requests/use-answer.ts';
import { LanguageContext, useSiteTexts, useText } from '#app/ui/language/use-text.ts';
import { usePlaceName } from '../shell/place-names.ts';
import { useTurkishTexts } from '../shell/use-turkish-texts.ts';
import { ChangedPrice, FormerPrice } from './changed-price.tsx';
import { type SentTransfer, zoneOf } from './sent-trip.rules.ts';
import { idOf, meetingNote, type SentTripPage } from './sent-trip-page.ts';
import { TripPage } from './trip-page.tsx';
import { Amount, type TripEnd } from './trip-ticket.tsx';

/** Page of a transfer that was requested. */
export function TransferTrip({ trip, page }: { trip: SentTransfer; page: SentTripPage }) {
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
          {changed && !recounted && <ChangedPrice onRecount={() => setRecounted(true)} />}
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
