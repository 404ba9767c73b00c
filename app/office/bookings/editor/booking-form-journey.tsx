import { useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import { matchFare } from '#app/domain/zones/zone.rules.ts';
import { useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { businessNow, isIsoDate, parseClockTime } from '#app/lib/dates/dates.ts';
import { ComboField } from '#app/ui/fields/combo-field.tsx';
import { SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { BookingForm } from './booking-form.schema.ts';

/** Date as dd/mm/yyyy and a time. Future half hours are suggested; any other time can be typed. */
function MomentInput({
  name,
  earliest,
  onTime,
  required = true,
}: {
  name: 'pickupTime' | 'dropoffTime' | 'wayBackTime';
  /** Called with a typed time when its field is left. */
  onTime?: (time: string) => void;
  /** First date that the calendar offers; the calendar opens at it. */
  earliest: string;
  required?: boolean;
}) {
  const { form: text } = useOfficeText('bookings');
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name });
  const { date, time } = field.value;
  const { id, label, error } = useFieldTexts<BookingForm>(name);
  const timeLabel = text.timeOf(label);
  const now = businessNow(new Date());
  return (
    <>
      <SlashDateField
        className="col-span-7 @2xl:col-span-3"
        ref={field.ref}
        id={id}
        label={text.dateOf(label)}
        lang="en"
        value={date}
        onChange={(typed) => field.onChange({ ...field.value, date: typed })}
        min={earliest}
        error={error}
        required={required}
      />
      <ComboField
        className="col-span-5 @2xl:col-span-3 [&_label]:whitespace-nowrap"
        label={timeLabel}
        value={time}
        choices={date === now.date ? TIME_CHOICES.filter((each) => each >= now.time) : TIME_CHOICES}
        openLabel={text.openChoices(timeLabel)}
        onChange={(typed) => field.onChange({ date, time: typed })}
        onBlur={() => {
          const whole = parseClockTime(time);
          if (whole && whole !== time) field.onChange({ date, time: whole });
          if (whole) onTime?.(whole);
        }}
        required={required}
        maxLength={5}
      />
    </>
  );
}

function today(): string {
  return businessNow(new Date()).date;
}

export function JourneyFields({
  places,
  zones,
  isNew,
}: Pick<BookingOptions, 'places' | 'zones'> & { isNew: boolean }) {
  const { form: text } = useOfficeText('bookings');
  const { control } = useFormContext<BookingForm>();
  const { date } = useWatch({ control, name: 'pickupTime' });
  const isTransfer = useWatch({ control, name: 'serviceType' }) === 'transfer';
  const follow = useZoneOfPlaces(zones);
  const { placeIsTyped, timeIsTyped } = useUsualReturn();
  return (
    <div className="@container">
      <div className="form-grid">
        <PlaceField name="pickupLocation" places={places} onTyped={follow} onLeft={placeIsTyped} />
        <MomentInput name="pickupTime" earliest={today()} onTime={timeIsTyped} />
        <PlaceField name="dropoffLocation" places={places} onTyped={follow} />
        <MomentInput
          name="dropoffTime"
          earliest={isIsoDate(date) ? date : today()}
          required={!isTransfer}
        />
        {isNew && isTransfer && (
          <>
            <p className="self-center text-ink-soft text-small @2xl:col-span-6">
              {text.wayBackHint}
            </p>
            <MomentInput
              name="wayBackTime"
              earliest={isIsoDate(date) ? date : today()}
              required={false}
            />
          </>
        )}
      </div>
    </div>
  );
}

/**
 * Returns functions that fill in an empty place or time of a rental's return from its pickup: most
 * cars come back to the same place at the same hour.
 */
function useUsualReturn() {
  const { getValues, setValue, clearErrors } = useFormContext<BookingForm>();
  const isRental = () => getValues('serviceType') === 'car_rental';
  return {
    placeIsTyped() {
      const { pickupLocation, dropoffLocation } = getValues();
      if (!isRental() || dropoffLocation !== '') return;
      setValue('dropoffLocation', pickupLocation);
      if (pickupLocation !== '') clearErrors('dropoffLocation');
    },
    timeIsTyped(time: string) {
      const dropoff = getValues('dropoffTime');
      if (isRental() && dropoff.time === '') setValue('dropoffTime', { ...dropoff, time });
    },
  };
}

/**
 * Returns a function that sets the zone of a transfer from its places, as on the site, unless staff
 * have chosen a zone.
 */
function useZoneOfPlaces(zones: BookingOptions['zones']): () => void {
  const { getValues, setValue, clearErrors } = useFormContext<BookingForm>();
  const found = useRef('');
  return () => {
    const { serviceType, transferId, ...ends } = getValues();
    if (serviceType !== 'transfer' || transferId !== found.current) return;
    const known = zones.map((zone) => ({ ...zone, active: zone.status === 'active' }));
    const zoneId = matchFare(known, ends)?.zone.id ?? '';
    found.current = zoneId;
    if (zoneId === transferId) return;
    setValue('transferId', zoneId, { shouldDirty: true });
    if (zoneId !== '') clearErrors('transferId');
  };
}

function PlaceField({
  name,
  places,
  onTyped,
  onLeft,
}: {
  name: 'pickupLocation' | 'dropoffLocation';
  places: readonly string[];
  onTyped: () => void;
  onLeft?: () => void;
}) {
  const { form: text, fields } = useOfficeText('bookings');
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name });
  return (
    <ComboField
      {...field}
      {...useFieldTexts<BookingForm>(name)}
      onChange={(typed) => {
        field.onChange(typed);
        onTyped();
      }}
      onBlur={() => {
        field.onBlur();
        onLeft?.();
      }}
      choices={places}
      asTyped={text.asTyped}
      openLabel={text.openChoices(fields[name])}
      required
      maxLength={200}
      className="@2xl:col-span-6"
    />
  );
}
