import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TermsOfPlaces } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { OfficeText } from '#app/base/settings/settings-in-language.rules.ts';
import { ownValue } from '#app/lib/own-value.ts';

/** What the page knows without the code; the same for all readers. */
export interface SentTripPage {
  business: Business;
  extras: ExtraOffers;
  placeTerms: TermsOfPlaces;
  meetingPoint: OfficeText;
}

/** The meeting point of the settings is the airport's: the office knows all other places by name. */
export function meetingNote(
  { placeTerms, meetingPoint }: SentTripPage,
  place: string,
): OfficeText | null {
  return ownValue(placeTerms, place)?.kind === 'airport' ? meetingPoint : null;
}

/** The check at the end of a code and its length tell two trips of one person apart. */
export function idOf(code: string): string {
  return `${code.slice(code.lastIndexOf('-') + 1)}${code.length}`;
}
