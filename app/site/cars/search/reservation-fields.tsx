import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { TripTerms } from '#app/base/settings/places/place-terms.rules.ts';
import type { RefusedDays } from '#app/domain/availability/reservation-errors.rules.ts';
import {
  ASKED_FIELDS,
  type neededAtPlaces,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { tripFees } from '#app/domain/pricing/fee.rules.ts';
import type { FeeLine } from '#app/domain/pricing/receipt.rules.ts';
import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import {
  MAX_TEXT_LENGTHS,
  messageLanguage,
  type ReservationErrors,
  type ReservationForm,
} from '#app/domain/requests/reservation.rules.ts';
import type { IsoDate } from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { DateField, type OwnCalendar } from '#app/ui/fields/date-field.tsx';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { Refusal } from './refusal.tsx';

interface FieldsProps {
  form: ReservationForm;
  errors: ReservationErrors;
}

export function PlaceFields({
  form,
  errors,
  places,
  tripTerms,
}: FieldsProps & { places: string[]; tripTerms: TripTerms }) {
  const text = useText('cars');
  const nameOf = usePlaceName();
  const { format } = useCurrency();
  const { pickupLocation, dropoffLocation } = form;
  const isReturnElsewhere = pickupLocation && dropoffLocation && pickupLocation !== dropoffLocation;
  const fees = tripFees(form, tripTerms);
  const feeOf = (kind: FeeLine['kind']) => {
    const fee = fees.find((line) => line.kind === kind);
    return fee && format(fee.cents);
  };
  const [delivery, dropoff] = [feeOf('delivery'), feeOf('return')];
  const hints = {
    pickupLocation: delivery && text.form.deliveryFee(delivery),
    dropoffLocation:
      isReturnElsewhere && (dropoff ? text.form.returnFee(dropoff) : text.form.returnFree),
  };
  return (['pickupLocation', 'dropoffLocation'] as const).map((name) => (
    <SelectField
      key={name}
      name={name}
      label={text.form[name]}
      error={inItsLanguage(errors[name], text)}
      hint={hints[name]}
      defaultValue={form[name]}
      required
    >
      <option value="">{text.form.choosePlace}</option>
      {places.map((place) => (
        <option key={place} value={place}>
          {nameOf(place)}
        </option>
      ))}
    </SelectField>
  ));
}

/** Fields for hotel and flight number, if the places need them. */
export function AskedFields({
  form,
  asked,
}: {
  form: ReservationForm;
  asked: ReturnType<typeof neededAtPlaces>;
}) {
  const { form: text } = useText('cars');
  return ASKED_FIELDS.filter((name) => asked[name]).map((name) => (
    <InputField
      key={name}
      name={name}
      label={text[name]}
      hint={text[name === 'hotel' ? 'hotelHint' : 'flightHint']}
      maxLength={MAX_TEXT_LENGTHS[name]}
      defaultValue={form[name]}
      autoComplete="off"
    />
  ));
}

export function EndFields({
  end,
  min,
  form,
  errors,
  refused,
  opens,
  tripTerms,
}: FieldsProps & {
  end: 'pickup' | 'return';
  min: IsoDate;
  /** Letting rules that refuse the chosen days. */
  refused: RefusedDays;
  opens: OwnCalendar;
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
    <div className="flex flex-wrap gap-3">
      <DateField
        name={date}
        label={text.form[date]}
        error={refusal ? <Refusal rule={refusal} /> : inItsLanguage(errors[date], text)}
        min={min}
        value={form[date]}
        calendar={opens}
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

/**
 * Marks errors of the spec as English on a Turkish page, so that screen readers pronounce them
 * correctly.
 */
function inItsLanguage(message: string | undefined, { form }: SiteTexts['cars']) {
  return message && <span lang={messageLanguage(message, form.errors)}>{message}</span>;
}
