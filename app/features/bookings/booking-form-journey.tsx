import { useController, useFormContext, useWatch } from 'react-hook-form';
import { ComboTextField, useFieldTexts } from '#app/editing/form-controls.tsx';
import { addDays, businessNow, isIsoDate, parseClockTime } from '#app/lib/dates.ts';
import { ComboField } from '#app/ui/combo-field.tsx';
import { SlashDateField } from '#app/ui/typed-time-fields.tsx';
import { TIME_CHOICES } from '../site/request.rules.ts';
import type { BookingForm } from './booking-form.schema.ts';
import { bookingFields, bookingFormText as text } from './bookings.text.ts';

/** A date as dd/mm/yyyy and a time of day; half hours are offered, any other can be typed. */
function MomentInput({
  name,
  earliest,
}: {
  name: 'pickupTime' | 'dropoffTime';
  /** A date that the calendar opens at and offers no day before. */
  earliest: string;
}) {
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name });
  const { date, time } = field.value;
  const { id, label, error } = useFieldTexts<BookingForm>(name);
  const timeLabel = text.timeOf(label);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-x-3">
      <SlashDateField
        ref={field.ref}
        id={id}
        label={text.dateOf(label)}
        value={date}
        onChange={(typed) => field.onChange({ ...field.value, date: typed })}
        after={addDays(earliest, -1)}
        pickerLabel={text.pickDate(label)}
        error={error}
        required
      />
      <ComboField
        label={timeLabel}
        value={time}
        choices={TIME_CHOICES}
        openLabel={text.openChoices(timeLabel)}
        onChange={(typed) => field.onChange({ date, time: typed })}
        onBlur={() => {
          const whole = parseClockTime(time);
          if (whole && whole !== time) field.onChange({ date, time: whole });
        }}
        required
        maxLength={5}
      />
    </div>
  );
}

function today(): string {
  return businessNow(new Date()).date;
}

/** Where it begins and ends, and when. */
export function JourneyFields({ places }: { places: readonly string[] }) {
  const { control } = useFormContext<BookingForm>();
  const { date } = useWatch({ control, name: 'pickupTime' });
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-[minmax(0,1fr)_19rem]">
      <PlaceField name="pickupLocation" places={places} />
      <MomentInput name="pickupTime" earliest={today()} />
      <PlaceField name="dropoffLocation" places={places} />
      <MomentInput name="dropoffTime" earliest={isIsoDate(date) ? date : today()} />
    </div>
  );
}

/** One of the business's places, or any other text. */
function PlaceField({
  name,
  places,
}: {
  name: 'pickupLocation' | 'dropoffLocation';
  places: readonly string[];
}) {
  return (
    <ComboTextField<BookingForm>
      name={name}
      choices={places}
      openLabel={text.openChoices(bookingFields[name])}
      required
      maxLength={200}
    />
  );
}
