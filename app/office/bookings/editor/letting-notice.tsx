import { useFormContext, useWatch } from 'react-hook-form';
import {
  type BrokenRule,
  nearestAllowed,
  rulesOfCar,
} from '#app/domain/availability/letting.rules.ts';
import { refusalText } from '#app/domain/availability/refusal-text.rules.ts';
import { type Booking, MAX_RULES_REASON } from '#app/domain/bookings/booking.schema.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { toRentalPeriod } from '#app/domain/bookings/booking-price.rules.ts';
import { TextField } from '#app/editing/fields/form-controls.tsx';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import { staffDay } from '#app/lib/dates/staff-dates.ts';
import { useDateLanguage, useOfficeText } from '#app/ui/language/use-text.ts';
import { Alert } from '#app/ui/states/alert.tsx';
import { type BookingForm, refusingRules, typedBooking } from './booking-form.schema.ts';

/** Rules that refuse the typed rental, and the field for the reason to overrule them. */
export function LettingNotice({
  booking,
  options,
}: {
  /** Saved booking; null for a new one. */
  booking: Booking | null;
  options: BookingOptions;
}) {
  const { control, getValues } = useFormContext<BookingForm>();
  useWatch({ control, name: ['serviceType', 'carId', 'pickupTime', 'dropoffTime', 'status'] });
  const typed = typedBooking(getValues());
  const broken = refusingRules(typed, booking, options);
  if (broken.length === 0) return null;
  return (
    <div className="mt-4 grid gap-3">
      <RefusalAlert broken={broken} rental={typed} lettingRules={options.lettingRules} />
      <TextField<BookingForm> name="rulesReason" required maxLength={MAX_RULES_REASON} />
    </div>
  );
}

/** Reasons for which letting rules refuse a rental, and the nearest days that they allow. */
export function RefusalAlert({
  broken,
  rental,
  lettingRules,
}: {
  broken: BrokenRule[];
  rental: Pick<Booking, 'carId' | 'pickupTime' | 'dropoffTime'>;
  lettingRules: BookingOptions['lettingRules'];
}) {
  const { form } = useOfficeText('bookings');
  const { refusals } = useOfficeText('lettingRules');
  const language = useDateLanguage();
  const dayText = (day: IsoDate) => staffDay(day, language);
  const { carId, pickupTime: pickupAt, dropoffTime: dropoffAt } = rental;
  const period = toRentalPeriod({ pickupAt, dropoffAt });
  const nearest = nearestAllowed(rulesOfCar(lettingRules, carId), period);
  return (
    <Alert tone="error">
      <p>{form.refused}</p>
      <ul className="mt-1 list-disc pl-4">
        {broken.map((rule) => (
          <li key={`${rule.kind} ${rule.ruleId}`}>{refusalText(rule, refusals, dayText)}</li>
        ))}
      </ul>
      {nearest && (
        <p className="mt-1">
          {form.nearestAllowed(dayText(nearest.pickupDate), dayText(nearest.returnDate))}
        </p>
      )}
    </Alert>
  );
}
