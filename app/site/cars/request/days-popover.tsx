import { useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import type { RefusedFields } from '#app/domain/availability/reservation-errors.rules.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import type { ReservationErrors, ReservationForm } from '#app/domain/requests/reservation.rules.ts';
import { addDays, type IsoDate } from '#app/lib/dates/dates.ts';
import { IconButton } from '#app/ui/button.tsx';
import { closePopover, Popover } from '#app/ui/dialogs/popover.tsx';
import { DateField, showCalendar } from '#app/ui/fields/date-field.tsx';
import { SelectField } from '#app/ui/fields/field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { Refusal } from '../search/refusal.tsx';
import { inItsLanguage } from './field-error.tsx';
import type { CarRequest } from './use-car-request.ts';
import type { Reservation } from './use-reservation.ts';

type DateName = 'pickupDate' | 'returnDate';
type Module = typeof import('../search/trip-calendar.tsx');

const POPOVER = 'days-choice';
/** Loads the calendar when its popover is used, never before. */
const loadCalendar = () => import('../search/trip-calendar.tsx');

export type Days = ReturnType<typeof useDays>;

/** State of the popover of days: the calendar, once it has loaded, and the day that it chooses. */
export function useDays() {
  const [module, setModule] = useState<Module | null>(null);
  const [isBroken, setBroken] = useState(false);
  /** Null while the popover is closed. A new `turn` shows the calendar at the chosen end again. */
  const [shown, setShown] = useState<{ end: DateName; byKeyboard: boolean; turn: number } | null>(
    null,
  );
  const show = (end: DateName, byKeyboard: boolean) =>
    setShown((before) => ({ end, byKeyboard, turn: (before?.turn ?? 0) + 1 }));
  const load = () => void loadCalendar().then(setModule, () => setBroken(true));
  return {
    module: isBroken ? null : module,
    isBroken,
    shown,
    show,
    load,
    /**
     * Shows the calendar if the popover was opened for a field with an error. Shows a calendar for
     * the keyboard again, because it cannot take the focus before the popover is open.
     */
    onOpen: () => {
      load();
      setShown((before) => {
        if (!before) return { end: 'pickupDate', byKeyboard: false, turn: 0 };
        return before.byKeyboard ? { ...before, turn: before.turn + 1 } : before;
      });
    },
    onClose: () => setShown(null),
    fail: () => setBroken(true),
    /** Attributes of a button that opens the popover for one end of the trip. */
    triggerProps: (end: DateName) => ({
      opens: POPOVER,
      onPointerEnter: load,
      onFocus: load,
      onClick: (event: { preventDefault(): void; detail: number }) => {
        load();
        show(end, event.detail === 0);
        const box = document.getElementById(POPOVER);
        // The popover stays open if the other end is chosen.
        if (box?.matches(':popover-open')) event.preventDefault();
      },
    }),
  };
}

/** Days and hours of both ends, with one calendar, which is missing without scripts. */
export function DaysPopover({
  days,
  reservation: { form, refused, change, handOff },
  request,
  carId,
  rules,
  tripTerms,
  today,
}: {
  days: Days;
  reservation: Reservation;
  request: CarRequest;
  carId: string;
  rules: readonly LettingRule[];
  tripTerms: TripTerms;
  today: IsoDate;
}) {
  const text = useText('cars');
  const { module, shown } = days;
  const { errors } = handOff;
  const fields = { days, form, errors, refused, tripTerms };
  const close = () => closePopover(POPOVER);
  const field = (end: DateName) => {
    const control = handOff.formRef.current?.elements.namedItem(end);
    return control instanceof HTMLInputElement ? control : null;
  };
  const shownField = shown && field(shown.end);
  return (
    <Popover
      id={POPOVER}
      label={text.calendar.label}
      onOpen={days.onOpen}
      onClose={days.onClose}
      className="popover-days"
    >
      <div className="flex items-start gap-2">
        <div className="grid grow gap-x-4 gap-y-2 md:grid-cols-2">
          <EndFields end="pickup" min={today} {...fields} />
          <EndFields end="return" min={addDays(form.pickupDate || today, 1)} {...fields} />
        </div>
        <IconButton label={text.calendar.close} onClick={close} className="noscript:hidden">
          <Icon name="icon-x" className="size-5" />
        </IconButton>
      </div>
      {!days.isBroken && (
        <div className="popover-calendar noscript:hidden">
          {module && shown && shownField && (
            <module.TripCalendar
              key={`${shown.end} ${shown.turn}`}
              isInline
              trip={form}
              field={shownField}
              takesFocus={shown.byKeyboard}
              prices={{
                dailyCentsOf: request.dailyCents,
                receiptOf: (chosen) => request.receiptOf({ ...form, ...chosen }),
              }}
              onChoose={({ pickupDate, returnDate }) => change({ pickupDate, returnDate })}
              onClose={close}
              onFailed={() => {
                days.fail();
                showCalendar(shownField);
              }}
              {...{ today, carId, rules }}
            />
          )}
        </div>
      )}
    </Popover>
  );
}

function EndFields({
  end,
  min,
  days,
  form,
  errors,
  refused,
  tripTerms,
}: {
  end: 'pickup' | 'return';
  min: IsoDate;
  days: Days;
  form: ReservationForm;
  errors: ReservationErrors;
  /** Letting rules that refuse the chosen days. */
  refused: RefusedFields;
  tripTerms: TripTerms;
}) {
  const text = useText('cars');
  const { format } = useCurrency();
  const { outOfHours } = tripTerms;
  const fee = tripFees(form, tripTerms).find((line) => line.kind === 'hours' && line.end === end);
  const hint =
    outOfHours && fee && text.form.hoursFee(outOfHours.from, outOfHours.to, format(fee.cents));
  const date = `${end}Date` as const;
  const time = `${end}Time` as const;
  const refusal = refused[date];
  return (
    <div className="flex flex-wrap gap-2">
      <DateField
        name={date}
        label={text.form[date]}
        error={refusal ? <Refusal rule={refusal} /> : inItsLanguage(errors[date], text)}
        min={min}
        value={form[date]}
        calendar={{
          onApproach: days.load,
          onOpen: (field, byKeyboard) =>
            days.isBroken ? showCalendar(field) : days.show(date, byKeyboard),
        }}
        className="min-w-32 flex-[3]"
        required
      />
      <SelectField
        name={time}
        label={text.form[time]}
        aria-label={text.form.hours?.[time]}
        error={inItsLanguage(errors[time], text)}
        hint={hint}
        defaultValue={form[time]}
        className="min-w-24 flex-2"
        required
      >
        <option value="">{text.form.chooseTime}</option>
        {TIME_CHOICES.map((choice) => (
          <option key={choice} value={choice}>
            {choice}
          </option>
        ))}
      </SelectField>
    </div>
  );
}
