import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TermsOfPlaces } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { returnElsewhere } from '#app/domain/pricing/price.rules.ts';
import type {
  DateCorrection,
  ReservationErrors,
  ReservationForm,
} from '#app/domain/requests/reservation.rules.ts';
import { readTrip, tripPeriod } from '#app/domain/requests/trip.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';

/** A car for the days of a form, which was in the address or was sent. */
export interface CarForForm {
  car: CarDetail;
  form: ReservationForm;
  /** Dates and hours of the form that were corrected. */
  notices: DateCorrection[];
}

/** Response of the server for a car's page. */
export interface LoadedCarPage extends CarForForm {
  /** Number of cars of the list for these days. */
  listed: number;
  today: IsoDate;
  places: string[];
  placeTerms: TermsOfPlaces;
  offers: ExtraOffers;
  business: Pick<Business, 'name' | 'whatsappNumber' | 'phone' | 'email' | 'languages'>;
  pageUrl: string;
}

/** A form that was sent without JavaScript and refused. */
export interface RefusedForm extends CarForForm {
  errors: ReservationErrors;
}

/**
 * Part of the address for which the server has to be asked again. Includes the price of a return to another
 * place for a full car: it is in the totals of the cars that are free instead.
 */
export function carQueryKey(
  params: URLSearchParams,
  { car, placeTerms }: Pick<LoadedCarPage, 'car' | 'placeTerms'>,
): string {
  const trip = readTrip(params);
  const elsewhere = car.alternatives.length > 0 ? returnElsewhere(trip, placeTerms) : null;
  return `${tripPeriod(trip)} ${elsewhere?.cents ?? ''}`.trim();
}
