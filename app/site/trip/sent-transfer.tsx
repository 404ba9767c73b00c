import { useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { fareCents } from '#app/domain/bookings/messages/transfer-message.rules.ts';
import { priceInWords } from '#app/domain/requests/transfer-request.rules.ts';
import { matchFare } from '#app/domain/zones/zone.rules.ts';
import type { ZoneJson } from '#app/domain/zones/zone.schema.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { fetchData, useResponse } from '#app/site/shell/requests/use-response.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { RequestPrice } from './request-price.tsx';
import { comparePrices, tripOfTransfer } from './requested-trip.rules.ts';
import { type SentTransfer, zoneOf } from './sent-trip.rules.ts';
import { TripPage } from './trip-page.tsx';
import { TotalAmount } from './trip-ticket.tsx';
import { type SentTripPage, useTripContext } from './use-trip-context.ts';

export function TransferTrip({ sent, page }: { sent: SentTransfer; page: SentTripPage }) {
  const { message: labels, summary } = useText('transfers');
  const { format } = useCurrency();
  const context = useTripContext(page);
  const [isRecounted, setRecounted] = useState(false);
  const { data: response } = useResponse((signal) =>
    fetchData<ZoneJson[]>(`/api/transfers?lang=${context.language}`, signal),
  );
  const { request, cents: sentCents } = sent;
  const fare = response && response !== 'missing' ? matchFare(response.map(zoneOf), request) : null;
  const { currency, rates } = context;
  const today = fare && priceInWords(request, fare.zone, { currency, rates: rates.rates }, summary);
  const prices = comparePrices(sentCents, fare && fareCents(request, fare.zone), isRecounted);
  const sentPrice = sentCents === null ? null : format(sentCents);
  const shown = today && prices.showsToday ? today.total : sentPrice;
  return (
    <TripPage
      trip={tripOfTransfer(sent, { fare, ...prices }, context)}
      picture={null}
      price={
        <RequestPrice
          sentCents={sentCents}
          isChanged={prices.isChanged}
          isRecounted={isRecounted}
          onRecount={() => setRecounted(true)}
        >
          <TotalAmount
            label={shown === null ? labels.fare : labels.estimate}
            amount={shown ?? summary.special}
          />
          {fare && today && (
            <p className="mt-1 text-small">{labels.covers(fare, today.directions)}</p>
          )}
        </RequestPrice>
      }
      bring={page.bring}
      meetingNote={ownValue(page.meetingPoints, request.pickupLocation)}
      business={page.business}
    />
  );
}
