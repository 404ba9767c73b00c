import { useFormContext, useWatch } from 'react-hook-form';
import { isIsoDate } from '#app/lib/dates.ts';
import type { BookingForm } from './booking-form.schema.ts';
import { bookingFormText } from './booking-form.text.ts';
import { MomentInput, PlaceInput, today } from './booking-form-controls.tsx';

const { fields } = bookingFormText;

/** Where it begins and ends, and when. */
export function JourneyFields({ places }: { places: readonly string[] }) {
  const { control } = useFormContext<BookingForm>();
  const { date } = useWatch({ control, name: 'pickupTime' });
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,1fr)_19rem]">
      <PlaceInput name="pickupLocation" label={fields.pickupLocation} places={places} />
      <MomentInput name="pickupTime" label={fields.pickupTime} earliest={today()} />
      <PlaceInput name="dropoffLocation" label={fields.dropoffLocation} places={places} />
      <MomentInput
        name="dropoffTime"
        label={fields.dropoffTime}
        earliest={isIsoDate(date) ? date : today()}
      />
    </div>
  );
}
