import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useFetcher, useFormAction } from 'react-router';
import { ChoiceField, useFieldTexts } from '#app/editing/form-controls.tsx';
import { EXTRA_NAMES } from '#app/features/settings/extras.rules.ts';
import type { WallClock } from '#app/lib/dates.ts';
import { eurosToCents } from '#app/lib/money.ts';
import { ComboField } from '#app/ui/combo-field.tsx';
import type { Booking } from './booking.schema.ts';
import { type BookingForm, typedBooking } from './booking-form.schema.ts';
import { bookingFormText } from './booking-form.text.ts';
import { type BookableCar, type BookingOptions, carNames } from './booking-options.schema.ts';
import { typedPeriod } from './booking-price.rules.ts';

const { car: text, openChoices, perDay } = bookingFormText;

/** The car of a rental, with the units that are free on its dates. */
export function CarOfPeriod({
  booking,
  options,
}: {
  booking: Booking | null;
  options: BookingOptions;
}) {
  const { control, getValues } = useFormContext<BookingForm>();
  // Only the dates change what is free.
  useWatch({ control, name: ['pickupTime', 'dropoffTime'] });
  const free = useFreeUnits(typedPeriod(typedBooking(getValues())), booking?.id ?? null);
  const deletedTitle =
    booking?.serviceType === 'car_rental' && !booking.carId ? booking.carTitle : null;
  return <CarField cars={options.cars} free={free} deletedTitle={deletedTitle} />;
}

/** A car found by its name; `free` units of each are null while they are not known. */
function CarField({
  cars,
  free,
  deletedTitle,
}: {
  cars: readonly BookableCar[];
  free: Record<string, number> | null;
  /** Of the booking's car, if it was deleted. */
  deletedTitle: string | null;
}) {
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name: 'carId' });
  /** Typed so far, while it names no car. */
  const [typed, setTyped] = useState('');
  const names = carNames(cars);
  const chosen = cars.find(({ id }) => id === field.value);
  const shown = chosen ? (names.get(chosen.id) ?? '') : typed;
  const carCalled = (name: string) => cars.find(({ id }) => names.get(id) === name);
  const { id: controlId, label, error } = useFieldTexts<BookingForm>('carId');

  function type(name: string) {
    setTyped(name);
    field.onChange(carCalled(name)?.id ?? '');
  }
  return (
    <ComboField
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      id={controlId}
      label={label}
      value={shown}
      onChange={type}
      choices={cars.map(({ id }) => names.get(id) ?? '')}
      noteOf={(name) => noteOf(carCalled(name), free)}
      openLabel={openChoices(label)}
      required={!deletedTitle}
      error={error && !chosen && typed.trim() ? text.notChosen(typed) : error}
      hint={hintOf(chosen, free, deletedTitle)}
    />
  );
}

function noteOf(car: BookableCar | undefined, free: Record<string, number> | null) {
  if (!car) return null;
  const units = free?.[car.id];
  return [
    car.pricing.daily !== null && perDay(eurosToCents(car.pricing.daily)),
    units !== undefined && text.free(units, car.total_units),
    !car.active && text.offline,
  ]
    .filter(Boolean)
    .join(' · ');
}

function hintOf(
  car: BookableCar | undefined,
  free: Record<string, number> | null,
  deletedTitle: string | null,
) {
  if (!car) return deletedTitle ? text.deleted(deletedTitle) : text.hint;
  const units = free?.[car.id];
  const price = car.pricing.daily === null ? '' : perDay(eurosToCents(car.pricing.daily));
  if (units === undefined) return [price, text.freeLater].filter(Boolean).join(' · ');
  if (units <= 0) return <span className="font-semibold text-coral">{text.noneFree}</span>;
  return [price, text.chosenFree(units, car.total_units)].filter(Boolean).join(' · ');
}

/** Extras: of each as many as the business offers, or as the booking has. */
export function ExtraFields({ offers }: { offers: BookingOptions['extras'] }) {
  const { control } = useFormContext<BookingForm>();
  const counts = useWatch({ control, name: 'extras' });
  return (
    <div className="grid gap-x-5 gap-y-4 sm:grid-cols-3">
      {EXTRA_NAMES.map((name) => {
        const most = Math.max(offers[name].maxCount, Number(counts[name]) || 0);
        return (
          <ChoiceField<BookingForm>
            key={name}
            name={`extras.${name}`}
            hint={perDay(eurosToCents(offers[name].daily))}
            options={[...Array(most + 1).keys()].map(String)}
          />
        );
      })}
    </div>
  );
}

/** Question to the page's client action: how many units of each car are free? */
export interface FreeUnitsQuestion {
  ask: 'free-units';
  from: WallClock;
  to: WallClock;
  /** The booking that is edited: it does not block itself. */
  except: string | null;
}

/** `free` by car id; null when the request failed. */
export interface FreeUnitsAnswer {
  from: WallClock;
  to: WallClock;
  free: Record<string, number> | null;
}

/** Units of each car that are free over the chosen period; null while they are not known. */
function useFreeUnits(
  period: { pickupAt: WallClock; dropoffAt: WallClock } | null,
  except: string | null,
): Record<string, number> | null {
  const { submit, data } = useFetcher<FreeUnitsAnswer>();
  // Without it the question would go to the page that is open at that moment.
  const action = useFormAction();
  const from = period?.pickupAt ?? '';
  const to = period?.dropoffAt ?? '';
  const ask = useEffectEvent(() => {
    const question: FreeUnitsQuestion = { ask: 'free-units', from, to, except };
    submit(JSON.stringify(question), {
      action,
      method: 'post',
      encType: 'application/json',
      // It changes nothing.
      defaultShouldRevalidate: false,
    });
  });
  useEffect(() => {
    if (from && to) ask();
  }, [from, to]);
  return data && data.from === from && data.to === to ? data.free : null;
}
