import { EMPTY_RESERVATION, type ReservationForm } from '#app/domain/requests/reservation.rules.ts';
import { decodeLanguage, decodeRequest } from '#app/lib/requests/decoded-request.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import { ASKED_FIELDS, CODE_FIELDS, RENTAL_KIND } from './reservation-message.rules.ts';

export interface DecodedReservation {
  carId: string;
  form: ReservationForm;
  currency: string;
  language: SiteLanguage;
  /** Total in euro cents that the visitor was shown; null in older codes. */
  cents: number | null;
}

/**
 * Decodes the reservation request in a pasted message. Returns null if there is no code, or if it
 * is damaged or of another kind.
 */
export function decodeReservation(message: string): DecodedReservation | null {
  const request = decodeRequest(message);
  if (request?.kind !== RENTAL_KIND) return null;
  const asksMore = request.fields.length > CODE_FIELDS.length + 3;
  const names = asksMore ? [...CODE_FIELDS, ...ASKED_FIELDS] : CODE_FIELDS;
  const { fields, language } = decodeLanguage(request.fields, names.length + 2);
  if (fields.length !== names.length + 2) return null;
  const [carId, ...values] = fields;
  const read = (field: keyof ReservationForm, value: unknown) =>
    typeof EMPTY_RESERVATION[field] === 'number' ? Number(value) : String(value);
  const form: ReservationForm = {
    ...EMPTY_RESERVATION,
    ...Object.fromEntries(names.map((field, i) => [field, read(field, values[i])])),
  };
  return {
    carId: String(carId),
    currency: String(values.at(-1)),
    language,
    cents: request.cents,
    form: { ...form, dropoffLocation: form.dropoffLocation || form.pickupLocation },
  };
}
