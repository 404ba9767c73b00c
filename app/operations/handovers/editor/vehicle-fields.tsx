import { useEffect, useEffectEvent, useRef } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import {
  CheckField,
  ChoiceField,
  NumberField,
  TextField,
  useFieldTexts,
} from '#app/editing/fields/form-controls.tsx';
import { businessNow, parseClockTime, parseSlashDate } from '#app/lib/dates/dates.ts';
import type { Damage } from '#app/operations/vehicles/damages/damage.rules.ts';
import { cx } from '#app/ui/class-names.ts';
import { Field, Input } from '#app/ui/fields/field.tsx';
import { ClockField, SlashDateField } from '#app/ui/fields/typed-time-fields.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { HandoverKind } from '../handover.rules.ts';
import type { BookingHandovers, Handover } from '../handover.schema.ts';
import type { HandoverForm } from './handover-form.schema.ts';

const EIGHTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const MARKS = ['0', '⅛', '¼', '⅜', '½', '⅝', '¾', '⅞', '1'];

/** Vehicle, moment, kilometres and fuel, in the same order at the hand-over and at the return. */
export function VehicleFields({ kind, read }: { kind: HandoverKind; read: BookingHandovers }) {
  return (
    <div className="@container">
      <div className="form-grid">
        {kind === 'back' && read.out ? (
          <HandedPlate plate={read.out.plate} />
        ) : (
          <VehicleField kind={kind} read={read} />
        )}
        <AtField />
        <KilometresField kind={kind} read={read} />
        <FuelField out={kind === 'back' ? read.out : null} />
      </div>
    </div>
  );
}

/** Choice of the vehicle. Fills in the recorded damages of the chosen vehicle. */
function VehicleField({ kind, read }: { kind: HandoverKind; read: BookingHandovers }) {
  const { page: text } = useOfficeText('handovers');
  const { vehicles, lastDamages } = read;
  const { control, getValues, setValue } = useFormContext<HandoverForm>();
  const vehicleId = useWatch({ control, name: 'vehicleId' });
  /**
   * Damages that were filled in. Once staff change them, another vehicle does not replace them.
   */
  const filled = useRef(getValues('damages'));
  const fillIn = useEffectEvent(() => {
    const isUntouched = JSON.stringify(getValues('damages')) === JSON.stringify(filled.current);
    if (read[kind] || !isUntouched) return;
    filled.current = lastDamages[vehicleId] ?? ([] as Damage[]);
    setValue('damages', filled.current);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another vehicle is chosen
  useEffect(() => fillIn(), [vehicleId]);
  const offered = vehicles.filter(({ sold }) => !sold);
  if (offered.length === 0) {
    // A return needs no vehicle.
    if (kind === 'back') return null;
    return (
      <div className="grid content-start gap-3 @2xl:col-span-6">
        <TextField<HandoverForm>
          name="plate"
          required
          hint={text.plateHint}
          placeholder="07 ABC 123"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {read.booking.carId && (
          <CheckField<HandoverForm> name="keepPlate" hint={text.keepPlateHint} />
        )}
      </div>
    );
  }
  const plates = Object.fromEntries(
    offered.map(({ id, plate, busy }) => [id, busy ? text.busyVehicle(plate) : plate]),
  );
  return (
    <ChoiceField<HandoverForm>
      name="vehicleId"
      required={kind === 'out'}
      options={{ '': text.chooseVehicle, ...plates }}
      className="@2xl:col-span-6"
    />
  );
}

/** Plate of the hand-over, which a return cannot change. */
function HandedPlate({ plate }: { plate: string }) {
  const { labels } = useOfficeText('handovers');
  return (
    <Field label={labels.plate} className="@2xl:col-span-6">
      {({ id }) => (
        <Input id={id} value={plate} readOnly className="bg-sand! font-strong tabular-nums" />
      )}
    </Field>
  );
}

/** Actual day and time, on a 24-hour clock in every browser. */
function AtField() {
  const { page: text } = useOfficeText('handovers');
  const { control } = useFormContext<HandoverForm>();
  const { field } = useController({ control, name: 'at' });
  const { id, label, error } = useFieldTexts<HandoverForm>('at');
  const { date, time } = field.value;
  // The invalid control has the error and gets the focus.
  const isTimeWrong = parseSlashDate(date) !== null && parseClockTime(time) === null;
  const wrong = { ref: field.ref, id, error };
  return (
    <>
      <SlashDateField
        className="col-span-7 @2xl:col-span-3"
        {...(isTimeWrong ? {} : wrong)}
        label={text.day}
        lang="tr"
        value={date}
        onChange={(typed) => field.onChange({ date: typed, time })}
        max={businessNow(new Date()).date}
        required
      />
      <ClockField
        className="col-span-5 @2xl:col-span-3"
        {...(isTimeWrong ? wrong : {})}
        label={label}
        value={time}
        onChange={(typed) => field.onChange({ date, time: typed })}
        maxLength={5}
        required
      />
    </>
  );
}

function KilometresField({ kind, read }: { kind: HandoverKind; read: BookingHandovers }) {
  const { page: text } = useOfficeText('handovers');
  const { control } = useFormContext<HandoverForm>();
  const vehicleId = useWatch({ control, name: 'vehicleId' });
  const known = read.vehicles.find(({ id }) => id === vehicleId)?.kilometres ?? null;
  const hint =
    kind === 'back' && read.out
      ? text.outKilometres(read.out.kilometres)
      : !read[kind] && known !== null && text.lastKilometres(known);
  return (
    <NumberField<HandoverForm>
      name="kilometres"
      whole
      required
      hint={hint || undefined}
      className="@2xl:col-span-6"
    />
  );
}

/** Gauge of nine marks, without a default, because staff must read the fuel level first. */
function FuelField({ out }: { out: Handover | null }) {
  const { page: text } = useOfficeText('handovers');
  const { register, control } = useFormContext<HandoverForm>();
  const { id, label, error } = useFieldTexts<HandoverForm>('fuelEighths');
  const typed = useWatch({ control, name: 'fuelEighths' });
  const chosen = typed === '' ? -1 : Number(typed);
  return (
    <fieldset
      aria-describedby={error ? `${id}-error` : undefined}
      className="min-w-0 @2xl:col-span-6"
    >
      <legend className="mb-2 flex w-full justify-between gap-3 text-small-strong">
        <span>
          <span>{label}</span> <span className="text-coral">*</span>
        </span>
        <span className="tabular-nums">{chosen < 0 ? '' : text.fuelOf(chosen)}</span>
      </legend>
      <div className="grid grid-cols-9 gap-1">
        {EIGHTHS.map((eighths) => (
          <label
            key={eighths}
            className={cx(
              'grid min-h-11 cursor-pointer place-items-center border border-control-line text-small first:rounded-l-control last:rounded-r-control has-focus-visible:outline-3 has-focus-visible:outline-turquoise',
              eighths <= chosen ? 'bg-ink font-strong text-white' : 'bg-white',
            )}
          >
            <input
              id={eighths === 0 ? id : undefined}
              type="radio"
              value={eighths}
              aria-label={text.fuelOf(eighths)}
              className="sr-only"
              {...register('fuelEighths')}
            />
            <span aria-hidden="true">{MARKS[eighths]}</span>
          </label>
        ))}
      </div>
      {out && (
        <p className="mt-2 text-ink-soft text-small">
          {text.outFuel(text.fuelOf(out.fuelEighths))}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="mt-2 text-coral text-small">
          {error}
        </p>
      )}
    </fieldset>
  );
}
