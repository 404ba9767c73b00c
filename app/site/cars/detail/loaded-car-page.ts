import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { Business } from '#app/base/settings/settings.schema.ts';
import type { CarDetail } from '#app/domain/cars/car.schema.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import { totalCents } from '#app/domain/pricing/receipt.rules.ts';
import type {
  DateCorrection,
  ReservationErrors,
  ReservationForm,
} from '#app/domain/requests/reservation.rules.ts';
import { readTrip, tripPeriod } from '#app/domain/requests/trip.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';

/** Car with data for the days of a form, which is from the URL or from a submission. */
export interface CarForForm {
  car: CarDetail;
  form: ReservationForm;
  /** Dates and hours of the form that were corrected. */
  notices: DateCorrection[];
}

/** Loader data of a car's page. */
export interface LoadedCarPage extends CarForForm {
  /** Number of cars in the list for these days. */
  listed: number;
  today: IsoDate;
  places: string[];
  tripTerms: TripTerms;
  offers: ExtraOffers;
  business: Pick<Business, 'name' | 'whatsappNumber' | 'phone' | 'email' | 'languages'>;
  pageUrl: string;
}

/** Form that was sent without JavaScript and refused. */
export interface RefusedForm extends CarForForm {
  errors: ReservationErrors;
}

/**
 * Returns the part of a query that needs new data from the server. Includes the fees for a full
 * car, because the totals of other free cars contain them.
 */
export function carQueryKey(
  params: URLSearchParams,
  { car, tripTerms }: Pick<LoadedCarPage, 'car' | 'tripTerms'>,
): string {
  const trip = readTrip(params);
  const fees = car.alternatives.length > 0 ? totalCents(tripFees(trip, tripTerms)) : 0;
  return `${tripPeriod(trip)} ${fees || ''}`.trim();
}
