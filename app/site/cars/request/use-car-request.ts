import { use } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import {
  reservationMessage,
  reservationReceipt,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { effectivePrices, rentalPrices } from '#app/domain/pricing/price.rules.ts';
import { completePeriod, type ReservationForm } from '#app/domain/requests/reservation.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { PlaceNames } from '#app/site/shell/place-names.ts';
import { useTurkishTexts } from '#app/site/shell/use-turkish-texts.ts';
import { LanguageContext, useSiteTexts } from '#app/ui/language/use-text.ts';

export type CarRequest = ReturnType<typeof useCarRequest>;

/**
 * Returns functions for prices and message of a request, in the visitor's currency and language.
 */
export function useCarRequest({
  car,
  offers,
  tripTerms,
  businessName,
  pageUrl,
}: {
  car: CarDetail;
  offers: ExtraOffers;
  tripTerms: TripTerms;
  businessName: string;
  pageUrl: string;
}) {
  const { currency, rates, asOf, source } = useCurrency();
  const language = use(LanguageContext);
  const placeNames = use(PlaceNames);
  const texts = useSiteTexts();
  const turkish = useTurkishTexts();
  const priced = { car, offers, tripTerms, currency, rates: { rates, asOf, source } };
  return {
    /** Returns the price of a day in euro cents. */
    dailyCents: (day: IsoDate) => effectivePrices(rentalPrices(car), day).dailyCents,
    /** Returns the receipt; null while a day or an hour is missing. */
    receiptOf: (form: ReservationForm) =>
      completePeriod(form) && reservationReceipt({ ...priced, form }),
    /** Returns the message; false while the Turkish texts for the office are loading. */
    messageOf: (form: ReservationForm) =>
      turkish !== undefined &&
      reservationMessage({
        ...priced,
        businessName,
        form,
        pageUrl,
        texts,
        language,
        placeNames,
        turkish,
      }),
  };
}
