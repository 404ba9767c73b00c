import { use } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { OfficeText } from '#app/base/settings/settings-in-language.rules.ts';
import { LanguageContext, useSiteTexts } from '#app/ui/language/use-text.ts';
import { usePlaceName } from '../shell/place-names.ts';
import { useTurkishTexts } from '../shell/use-turkish-texts.ts';
import type { TripContext } from './requested-trip.rules.ts';

/** Data of a request's page, the same for all readers. */
export interface SentTripPage {
  business: Business;
  extras: ExtraOffers;
  tripTerms: TripTerms;
  bring: OfficeText;
  /** Descriptions of the meeting points, by Turkish name of the place. */
  meetingPoints: Readonly<Record<string, OfficeText>>;
}

/** Returns what a trip and its message need besides the request. Browser only. */
export function useTripContext({
  business,
  extras,
  tripTerms,
}: Pick<SentTripPage, 'extras' | 'tripTerms'> & {
  business: Pick<Business, 'name'>;
}): TripContext {
  const { currency, rates, asOf, source } = useCurrency();
  return {
    businessName: business.name,
    extras,
    tripTerms,
    language: use(LanguageContext),
    texts: useSiteTexts(),
    turkish: useTurkishTexts() ?? null,
    nameOf: usePlaceName(),
    currency,
    rates: { rates, asOf, source },
    origin: location.origin,
  };
}
