import { use } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import { transferMessage } from '#app/domain/bookings/messages/transfer-message.rules.ts';
import type { TransferRequest } from '#app/domain/requests/transfer-request.rules.ts';
import { matchFare, type Zone } from '#app/domain/zones/zone.rules.ts';
import { PlaceNames } from '#app/site/shell/place-names.ts';
import { useTurkishTexts } from '#app/site/shell/use-turkish-texts.ts';
import { LanguageContext, useSiteTexts } from '#app/ui/language/use-text.ts';

/**
 * Returns a function that writes the message of a request in the visitor's currency and language.
 * The function returns false while the Turkish texts for the office are loading.
 */
export function useTransferMessage({
  zones,
  businessName,
  pageUrl,
}: {
  zones: Zone[];
  businessName: string;
  pageUrl: string;
}): (request: TransferRequest) => string | false {
  const { currency, rates, asOf, source } = useCurrency();
  const language = use(LanguageContext);
  const placeNames = use(PlaceNames);
  const texts = useSiteTexts();
  const turkish = useTurkishTexts();
  return (request) =>
    turkish !== undefined &&
    transferMessage({
      businessName,
      request,
      fare: matchFare(zones, request),
      currency,
      rates: { rates, asOf, source },
      pageUrl,
      texts,
      language,
      placeNames,
      turkish,
    });
}
