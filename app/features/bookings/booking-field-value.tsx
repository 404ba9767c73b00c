import { fieldValue } from '#app/editing/form-fields.ts';
import { EXTRA_NAMES } from '#app/features/settings/extras.rules.ts';
import { formatShortDate, isIsoDate } from '#app/lib/dates.ts';
import { isVehicle } from '../transfers/zone.rules.ts';
import { fullName } from './booking.rules.ts';
import type { BookingField } from './booking-fields.rules.ts';
import type { BookingForm } from './booking-form.schema.ts';
import type { BookingOptions } from './booking-options.schema.ts';
import type { TypedMoment } from './booking-typed.rules.ts';
import {
  bookingFormText,
  bookingStatuses,
  extraNames,
  serviceTypes,
  vehicleNames,
} from './bookings.text.ts';

const text = bookingFormText.conflict;
const { empty } = bookingFormText.editing.conflict;

/** One field of a booking as it can be compared with another's. */
export function BookingFieldValue({
  field,
  form,
  options,
}: {
  field: BookingField;
  form: BookingForm;
  options: BookingOptions;
}) {
  return (
    <span className="wrap-anywhere whitespace-pre-line tabular-nums">
      {valueText(field, form, options) || empty}
    </span>
  );
}

function valueText(field: BookingField, form: BookingForm, options: BookingOptions): string {
  switch (field) {
    case 'serviceType':
      return serviceTypes[form.serviceType];
    case 'status':
      return bookingStatuses[form.status];
    case 'carId':
      return options.cars.find(({ id }) => id === form.carId)?.title ?? '';
    case 'transferId':
      return options.zones.find(({ id }) => id === form.transferId)?.zoneName ?? '';
    case 'transferData.vehicleCapacity': {
      const { vehicleCapacity } = form.transferData;
      return isVehicle(vehicleCapacity) ? vehicleNames[vehicleCapacity] : vehicleCapacity;
    }
    case 'pickupTime':
    case 'dropoffTime':
      return momentText(form[field]);
    case 'drivers':
      return form.drivers.map((driver) => `${fullName(driver)}, ${driver.phoneNumber}`).join('\n');
    case 'extras':
      return extrasText(form) || text.none;
    case 'pricing.total':
      return form.pricing.total.trim() ? `€${form.pricing.total.trim()}` : text.followsReceipt;
    default:
      return String(fieldValue(form, field)).trim();
  }
}

function momentText({ date, time }: TypedMoment): string {
  return `${isIsoDate(date) ? formatShortDate(date) : date} ${time}`.trim();
}

function extrasText({ extras }: BookingForm): string {
  return EXTRA_NAMES.filter((name) => Number(extras[name]) > 0)
    .map((name) => `${extras[name]} × ${extraNames[name]}`)
    .join('\n');
}
