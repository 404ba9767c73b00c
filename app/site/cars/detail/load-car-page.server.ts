import { eachExtra, offersOfCar } from '#app/base/settings/extras.rules.ts';
import { toTripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import { findByTypedSlug } from '#app/base/shell/page-response.ts';
import { countFree } from '#app/domain/cars/find-cars.server.ts';
import { type CarSources, readCar } from '#app/domain/cars/read-car.server.ts';
import {
  completePeriod,
  correctDates,
  type correctHour,
  readReservation,
  rentalPlaces,
} from '#app/domain/requests/reservation.rules.ts';
import { dropUnknownPlaces } from '#app/domain/requests/trip.rules.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { localPath } from '#app/lib/words/site-language.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { LoadedCarPage } from './loaded-car-page.ts';

/**
 * Returns the data of a car's page for fields from its URL or from the submitted form, with
 * impossible dates corrected; null for an unknown car.
 */
export async function loadCarPage(
  sources: CarSources,
  id: string,
  {
    fields,
    complete = (form) => form,
    now,
    language,
    origin,
  }: {
    fields: URLSearchParams | FormData;
    /** Completes the fields of a URL. A submitted form stays unchanged. */
    complete?: typeof correctHour;
    now: Date;
    language: SiteLanguage;
    origin: string;
  },
): Promise<LoadedCarPage | null> {
  const clock = businessNow(now);
  const { date: today } = clock;
  const { rental, business } = await sources.settings.read();
  const { dates, corrected } = correctDates(readReservation(fields, rental.extras), today);
  const completed = complete(dates, clock);
  if (completed !== dates && fields.has('pickupTime')) corrected.push('pickupTime');
  const period = completePeriod(completed);
  const [car, listed] = await Promise.all([
    findByTypedSlug(id, (name) =>
      readCar(sources, name, { now, period, trip: completed, language }),
    ),
    countFree(sources.fleet, { now, period }),
  ]);
  if (!car) return null;
  const places = rentalPlaces(rental.places, car);
  const offers = offersOfCar(rental.extras, car);
  return {
    car,
    listed,
    form: {
      ...dropUnknownPlaces(completed, places),
      ...eachExtra((name) => Math.min(completed[name], offers[name].maxCount)),
    },
    notices: corrected,
    today,
    places,
    tripTerms: toTripTerms(rental),
    offers,
    business: {
      name: business.name,
      whatsappNumber: business.whatsappNumber,
      phone: business.phone,
      email: business.email,
      languages: business.languages,
    },
    pageUrl: origin + localPath(language, `/cars/${car.id}`),
  };
}
