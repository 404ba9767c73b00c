import { useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { CarPicture } from '#app/domain/cars/car-picture.tsx';
import type { ListingDetail } from '#app/domain/cars/listing.schema.ts';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { Receipt } from '#app/site/shell/requests/receipt.tsx';
import { fetchData, useResponse } from '#app/site/shell/requests/use-response.ts';
import { useText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { RequestPrice } from './request-price.tsx';
import { comparePrices, rentalReceiptOf, tripOfRental } from './requested-trip.rules.ts';
import { type SentRental, tripCarOf } from './sent-trip.rules.ts';
import { TripPage } from './trip-page.tsx';
import { TotalAmount } from './trip-ticket.tsx';
import { type SentTripPage, useTripContext } from './use-trip-context.ts';

export function RentalTrip({ request, page }: { request: SentRental; page: SentTripPage }) {
  const text = useText('trip');
  const { format } = useCurrency();
  const context = useTripContext(page);
  const [isRecounted, setRecounted] = useState(false);
  const { data: response, isFailed } = useResponse((signal) =>
    fetchData<ListingDetail>(`/api/listings/${request.carId}?lang=${context.language}`, signal),
  );
  const car = response && response !== 'missing' ? tripCarOf(response) : null;
  const receipt = car && rentalReceiptOf(request, car, context);
  const sentCents = request.cents;
  const prices = comparePrices(sentCents, receipt && totalCents(receipt.lines), isRecounted);
  const notice = response === 'missing' ? text.notOffered : isFailed && !car ? text.unanswered : '';
  return (
    <TripPage
      notice={
        notice && (
          <Alert tone="info" className="mb-4">
            {notice}
          </Alert>
        )
      }
      trip={tripOfRental(request, { car, ...prices }, context)}
      // Reserves the space of the picture until the car is known.
      picture={
        <div className="aspect-3/2">
          {car && <CarPicture car={car} sizes="(min-width: 1024px) 720px, 100vw" priority />}
        </div>
      }
      price={
        <RequestPrice
          sentCents={sentCents}
          isChanged={prices.isChanged}
          isRecounted={isRecounted}
          onRecount={() => setRecounted(true)}
        >
          {receipt && prices.showsToday ? (
            <Receipt receipt={receipt} />
          ) : (
            sentCents !== null && <TotalAmount label={text.sentPrice} amount={format(sentCents)} />
          )}
        </RequestPrice>
      }
      terms={car?.effectiveTerms}
      bring={page.bring}
      meetingNote={ownValue(page.meetingPoints, request.form.pickupLocation)}
      business={page.business}
    />
  );
}
