import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { eurosToCents } from '#app/lib/money.ts';
import { ComboField } from '#app/ui/combo-field.tsx';
import { controlId } from './booking-fields.rules.ts';
import type { BookingForm } from './booking-form.schema.ts';
import { bookingFormText } from './booking-form.text.ts';
import { useFieldError } from './booking-form-controls.tsx';
import { carNames } from './booking-options.rules.ts';
import type { BookableCar } from './booking-options.schema.ts';

const { car: text, ...rest } = bookingFormText;

/** The car of a rental, found by its name; `free` units of each are null while nobody knows them. */
export function CarField({
  cars,
  free,
  goneTitle,
}: {
  cars: readonly BookableCar[];
  free: Record<string, number> | null;
  /** Of the car that the booking had and that was deleted since. */
  goneTitle: string | null;
}) {
  const { control } = useFormContext<BookingForm>();
  const { field } = useController({ control, name: 'carId' });
  /** Of what is no car, while it is typed. */
  const [typed, setTyped] = useState('');
  const names = carNames(cars);
  const chosen = cars.find(({ id }) => id === field.value);
  const shown = chosen ? (names.get(chosen.id) ?? '') : typed;
  const carCalled = (name: string) => cars.find(({ id }) => names.get(id) === name);
  const label = rest.fields.carId;
  const error = useFieldError('carId');

  function type(name: string) {
    setTyped(name);
    field.onChange(carCalled(name)?.id ?? '');
  }
  return (
    <ComboField
      name={field.name}
      ref={field.ref}
      onBlur={field.onBlur}
      id={controlId('carId')}
      label={label}
      value={shown}
      onChange={type}
      choices={cars.map(({ id }) => names.get(id) ?? '')}
      noteOf={(name) => noteOf(carCalled(name), free)}
      openLabel={rest.openChoices(label)}
      required={!goneTitle}
      error={error && !chosen && typed.trim() ? text.notChosen(typed) : error}
      hint={hintOf(chosen, free, goneTitle)}
    />
  );
}

function noteOf(car: BookableCar | undefined, free: Record<string, number> | null) {
  if (!car) return null;
  const units = free?.[car.id];
  return [
    car.pricing.daily !== null && text.perDay(eurosToCents(car.pricing.daily)),
    units !== undefined && text.free(units, car.total_units),
    !car.active && text.offline,
  ]
    .filter(Boolean)
    .join(' · ');
}

function hintOf(
  car: BookableCar | undefined,
  free: Record<string, number> | null,
  goneTitle: string | null,
) {
  if (!car) return goneTitle ? text.gone(goneTitle) : text.hint;
  const units = free?.[car.id];
  const price = car.pricing.daily === null ? '' : text.perDay(eurosToCents(car.pricing.daily));
  if (units === undefined) return [price, text.freeLater].filter(Boolean).join(' · ');
  if (units <= 0) return <span className="font-semibold text-coral">{text.noneFree}</span>;
  return [price, text.chosenFree(units, car.total_units)].filter(Boolean).join(' · ');
}
