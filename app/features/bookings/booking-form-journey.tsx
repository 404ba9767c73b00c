import {
  type FieldPathByValue,
  useController,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form';
import { messageIn } from '#app/editing/form-fields.ts';
import { addDays, businessNow, isIsoDate, parseClockTime } from '#app/lib/dates.ts';
import { ComboField } from '#app/ui/combo-field.tsx';
import { InputField, SelectField, TextareaField } from '#app/ui/field.tsx';
import { SlashDateField } from '#app/ui/slash-date-field.tsx';
import { TIME_CHOICES } from '../site/request.rules.ts';
import { controlId } from './booking-fields.rules.ts';
import type { BookingForm } from './booking-form.schema.ts';
import { bookingFormText } from './bookings.text.ts';

/**
 * Controls of the booking form by the name of their field. The browser holds what is typed, so a key
 * stroke renders nothing; a message renders its own field alone.
 */
type TextName = FieldPathByValue<BookingForm, string>;

const text = bookingFormText;

export function useFieldError(name: FieldPathByValue<BookingForm, unknown>): string | undefined {
  const { control } = useFormContext<BookingForm>();
  const { errors } = useFormState({ control, name, exact: true });
  return messageIn(errors, name) ?? undefined;
}

/** What every control has: its id, its name, and what is wrong with it. */
function useField(name: TextName) {
  const { register } = useFormContext<BookingForm>();
  return {
    id: controlId(name),
    error: useFieldError(name),
    autoComplete: 'off',
    ...register(name),
  };
}

type Rest<Control extends (props: never) => unknown> = Omit<
  Parameters<Control>[0],
  'name' | 'error'
> & { name: TextName };

export function TextInput({ name, ...rest }: Rest<typeof InputField>) {
  return <InputField {...useField(name)} {...rest} />;
}

export function TextBox({ name, ...rest }: Rest<typeof TextareaField>) {
  return <TextareaField {...useField(name)} {...rest} />;
}

export function Choice({ name, ...rest }: Rest<typeof SelectField>) {
  return <SelectField {...useField(name)} {...rest} />;
}

/** One of the business's places, or any other text. */
function PlaceInput({
  name,
  label,
  places,
}: {
  name: 'pickupLocation' | 'dropoffLocation';
  label: string;
  places: readonly string[];
}) {
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name });
  return (
    <ComboField
      {...field}
      id={controlId(name)}
      label={label}
      choices={places}
      openLabel={text.openChoices(label)}
      error={useFieldError(name)}
      required
      maxLength={200}
    />
  );
}

/** A date as dd/mm/yyyy and a time of day; half hours are offered, any other can be typed. */
function MomentInput({
  name,
  label,
  earliest,
}: {
  name: 'pickupTime' | 'dropoffTime';
  label: string;
  /** A date that the calendar opens at and offers no day before. */
  earliest: string;
}) {
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name });
  const { date, time } = field.value;
  const timeLabel = text.moments.time(label);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_7.5rem] items-start gap-x-3">
      <SlashDateField
        ref={field.ref}
        id={controlId(name)}
        label={text.moments.date(label)}
        value={date}
        onChange={(typed) => field.onChange({ ...field.value, date: typed })}
        after={addDays(earliest, -1)}
        pickerLabel={text.moments.pick(label)}
        error={useFieldError(name)}
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
