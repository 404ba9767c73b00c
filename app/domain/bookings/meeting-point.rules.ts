import { kindOfPlace } from '#app/base/settings/places/place-terms.rules.ts';
import type { Settings } from '#app/base/settings/settings.schema.ts';
import { isAirport } from '#app/domain/zones/zone.rules.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { eachLanguage, type SiteLanguage } from '#app/lib/words/texts.ts';

/**
 * Returns the office's description of the meeting point at a place, by language. An airport without
 * its own description gets the description for airports (`papers.meetingPoint`). Empty texts if
 * there is none.
 */
export function meetingPointAt(
  place: string,
  { rental, papers, translations }: Pick<Settings, 'rental' | 'papers' | 'translations'>,
): Record<SiteLanguage, string> {
  const own = ownValue(rental.meetingPoints, place);
  if (own) {
    return eachLanguage((language) =>
      language === 'tr' ? own : (ownValue(translations[language].meetingPoints ?? {}, place) ?? ''),
    );
  }
  const isAtAirport = kindOfPlace(place, rental.placeKinds) === 'airport' || isAirport(place);
  return isAtAirport ? papers.meetingPoint : eachLanguage(() => '');
}
