/** How two versions of a booking are compared and brought together (`three-way-merge.rules.ts`). */
import { fieldValue } from '#app/editing/form-fields.ts';
import { formMerge, numberMeaning, plainMeaning } from '#app/editing/three-way-merge.rules.ts';
import { BOOKING_FIELDS, type BookingField, isOfService } from './booking-fields.rules.ts';
import type { BookingForm } from './booking-form.schema.ts';

export const bookingMerge = formMerge<BookingForm, BookingField>({
  fields: BOOKING_FIELDS,
  meaning,
});

const NUMBERS: BookingField[] = ['transferData.passengers', 'pricing.total'];

/** What the service of a booking does not have means nothing, whatever stands in the form. */
function meaning(form: BookingForm, field: BookingField): string {
  if (!isOfService(field, form.serviceType)) return '';
  if (field === 'drivers') return plainMeaning(form.drivers.map(driverMeaning));
  const value = fieldValue(form, field);
  return typeof value === 'string' && NUMBERS.includes(field)
    ? numberMeaning(value)
    : plainMeaning(value);
}

function driverMeaning({ name, surname, phoneNumber }: BookingForm['drivers'][number]): string[] {
  return [name, surname, phoneNumber].map(plainMeaning);
}
