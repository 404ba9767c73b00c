import { useEffect, useEffectEvent, useState } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { useFetcher, useFormAction } from 'react-router';
import { EXTRA_NAMES } from '#app/base/settings/extras.rules.ts';
import type { Booking, BookingInput, Clash } from '#app/domain/bookings/booking.schema.ts';
import { needsFreeUnit } from '#app/domain/bookings/booking-clash.rules.ts';
import {
  type BookableCar,
  type BookingOptions,
  carNames,
  platesFor,
} from '#app/domain/bookings/booking-options.schema.ts';
import { typedPeriod } from '#app/domain/bookings/booking-price.rules.ts';
import { ChoiceField, useFieldTexts } from '#app/editing/fields/form-controls.tsx';
import { editCarPath } from '#app/editing/office-paths.rules.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import { ownValue } from '#app/lib/own-value.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { ComboField } from '#app/ui/fields/combo-field.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Link } from '#app/ui/link.tsx';
import { ClashHolder } from './booking-clash-dialog.tsx';
import { type BookingForm, typedBooking } from './booking-form.schema.ts';

type FormTexts = OfficeTexts['bookings']['form'];

export function CarField({
  booking,
  options: { cars },
}: {
  booking: Booking | null;
  options: BookingOptions;
}) {
  const formText = useOfficeText('bookings').form;
  const { car: text, openChoices } = formText;
  const { control, getValues, setValue } = useFormContext<BookingForm>();
  const { field } = useController({ control, name: 'carId' });
  // The dates decide which units are free, the status whether a unit is needed.
  useWatch({ control, name: ['pickupTime', 'dropoffTime', 'status'] });
  const typedForm = typedBooking(getValues());
  const period = typedPeriod(typedForm);
  const response = useFreeUnits(period, { edited: booking?.id, carId: field.value });
  const { free, clashes, busyVehicles } = response ?? NOT_KNOWN;
  const unknown = !period ? text.freeLater : response ? text.notChecked : text.checking;
  /** Typed text that is not the name of a car. */
  const [typed, setTyped] = useState('');
  const { id, label, error } = useFieldTexts<BookingForm>('carId');
  const names = carNames(cars);
  const chosen = cars.find((car) => car.id === field.value);
  const plates = chosen ? platesFor(chosen, cars, { booking, busyVehicles }, text) : {};
  const carCalled = (name: string) => cars.find((car) => names.get(car.id) === name);
  const deletedTitle =
    booking?.serviceType === 'car_rental' && !booking.carId ? booking.carTitle : null;

  function type(name: string) {
    setTyped(name);
    const carId = carCalled(name)?.id ?? '';
    if (carId !== field.value) setValue('vehicleId', '', { shouldDirty: true });
    field.onChange(carId);
  }
  return (
    <>
      <ComboField
        name={field.name}
        ref={field.ref}
        onBlur={field.onBlur}
        id={id}
        label={label}
        value={chosen ? (names.get(chosen.id) ?? '') : typed}
        onChange={type}
        choicesOnly
        choices={[...names.values()]}
        noteOf={(name) => noteOf(carCalled(name), free, formText)}
        openLabel={openChoices(label)}
        required={!deletedTitle}
        error={error && !chosen && typed.trim() ? text.notChosen(typed) : error}
        hint={
          chosen
            ? hintOf(chosen, free, {
                clashes,
                asks: needsUnit(typedForm, booking),
                unknown,
                texts: formText,
              })
            : deletedTitle
              ? text.deleted(deletedTitle)
              : cars.length > 0
                ? text.hint
                : noCars(text)
        }
      />
      {chosen && Object.keys(plates).length > 0 && (
        <ChoiceField<BookingForm>
          key={chosen.id}
          name="vehicleId"
          hint={text.vehicleHint}
          options={{ '': text.noVehicle, ...plates }}
          className="sm:col-span-6"
        />
      )}
    </>
  );
}

function noCars({ none, addFirst }: FormTexts['car']) {
  return (
    <>
      <span>{none}</span>
      <Link to={editCarPath()} className="ml-1 font-strong text-turquoise hover:underline">
        {addFirst}
      </Link>
    </>
  );
}

/** Free units by car id; null while unknown. */
type FreeUnits = Record<string, number> | null;

function noteOf(car: BookableCar | undefined, free: FreeUnits, { car: text, perDay }: FormTexts) {
  if (!car) return null;
  const units = ownValue(free ?? {}, car.id);
  return [
    priceOf(car, perDay),
    units !== undefined && text.free(units, car.total_units),
    !car.active && text.offline,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Returns true if a save must be confirmed when no unit is free. */
function needsUnit(typed: BookingInput, booking: Booking | null): boolean {
  const toWrite = ({ carId, status, pickupTime, dropoffTime }: BookingInput | Booking) => ({
    carId,
    status,
    pickupAt: pickupTime,
    dropoffAt: dropoffTime,
  });
  return needsFreeUnit(
    toWrite(typed),
    booking && { ...toWrite(booking), holdUntil: booking.holdUntil },
  );
}

function hintOf(
  car: BookableCar,
  free: FreeUnits,
  {
    clashes,
    asks,
    unknown,
    texts: { car: text, perDay },
  }: { clashes: Clash[] | null; asks: boolean; unknown: string; texts: FormTexts },
) {
  if (clashes) {
    return (
      <span className="text-coral">
        <b className="font-strong">
          {clashes.length > 0 ? text.noneFree(asks) : text.noUnits(asks)}
        </b>
        {clashes.map((clash) => (
          <span key={`${clash.reference} ${clash.from}`} className="block tabular-nums">
            <span className="whitespace-nowrap">{clash.reference}</span> <ClashHolder {...clash} />
          </span>
        ))}
      </span>
    );
  }
  const units = ownValue(free ?? {}, car.id);
  const known = units === undefined ? unknown : text.chosenFree(units, car.total_units);
  return [priceOf(car, perDay), known].filter(Boolean).join(' · ');
}

function priceOf({ pricing: { daily } }: BookableCar, perDay: FormTexts['perDay']): string {
  return daily === null ? '' : perDay(eurosToCents(daily));
}

/** Number of each extra: at most what the business offers, or what the booking has already. */
export function ExtraFields({ offers }: { offers: BookingOptions['extras'] }) {
  const { perDay } = useOfficeText('bookings').form;
  const { control } = useFormContext<BookingForm>();
  const counts = useWatch({ control, name: 'extras' });
  return (
    <>
      {EXTRA_NAMES.map((name) => {
        const most = Math.max(offers[name].maxCount, Number(counts[name]) || 0);
        return (
          <ChoiceField<BookingForm>
            key={name}
            name={`extras.${name}`}
            hint={perDay(eurosToCents(offers[name].daily))}
            options={[...Array(most + 1).keys()].map(String)}
            className="sm:col-span-4 xl:col-span-3"
          />
        );
      })}
    </>
  );
}

/** Request to the page's client action, with the query of `/admin/bookings/availability`. */
export interface FreeUnitsQuestion {
  freeUnits: string;
}
export interface FreeUnitsResult extends FreeUnitsQuestion {
  /** Null if the request failed. */
  free: FreeUnits;
  /** Null if a unit of the chosen car is free, or if nothing is known. */
  clashes: Clash[] | null;
  /** Ids of the vehicles that are booked or blocked in the period. */
  busyVehicles: string[];
}

const NOT_KNOWN: Omit<FreeUnitsResult, 'freeUnits'> = {
  free: null,
  clashes: null,
  busyVehicles: [],
};

/**
 * Requests the free units of a period and the bookings that hold units of the car, without the
 * edited booking. Returns null before the response and without a period.
 */
function useFreeUnits(
  period: ReturnType<typeof typedPeriod>,
  { edited, carId }: { edited: string | undefined; carId: string },
): FreeUnitsResult | null {
  const { submit, data } = useFetcher<FreeUnitsResult>();
  // Explicit: otherwise the request would go to the page that is open at that moment.
  const action = useFormAction();
  const query = period && {
    from: period.pickupAt,
    to: period.dropoffAt,
    ...(edited && { except: edited }),
    ...(carId && { carId }),
  };
  const freeUnits = String(new URLSearchParams(query ?? {}));
  const request = useEffectEvent(() => {
    const question: FreeUnitsQuestion = { freeUnits };
    submit(JSON.stringify(question), {
      action,
      method: 'post',
      encType: 'application/json',
      // The request changes nothing, so nothing is reloaded.
      defaultShouldRevalidate: false,
    });
  });
  useEffect(() => {
    if (freeUnits) request();
  }, [freeUnits]);
  return data && data.freeUnits === freeUnits ? data : null;
}
