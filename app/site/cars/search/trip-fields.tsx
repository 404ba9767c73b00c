import { type MouseEvent, useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency/currency-provider.tsx';
import type { TermsOfPlaces } from '#app/base/settings/places/place-terms.rules.ts';
import {
  ASKED_FIELDS,
  askedAtPlaces,
} from '#app/domain/bookings/messages/reservation-message.rules.ts';
import { returnElsewhere } from '#app/domain/pricing/price.rules.ts';
import { TIME_CHOICES } from '#app/domain/requests/request.rules.ts';
import {
  MAX_ASKED,
  messageLanguage,
  type ReservationErrors,
  type ReservationForm,
} from '#app/domain/requests/reservation.rules.ts';
import { daysInWords } from '#app/domain/requests/trip.rules.ts';
import { addDays, formatDayMonth, type IsoDate } from '#app/lib/dates/dates.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { usePlaceName } from '#app/site/shell/place-names.ts';
import { DateField, type OwnCalendar } from '#app/ui/fields/date-field.tsx';
import { InputField, SelectField } from '#app/ui/fields/field.tsx';
import { useText } from '#app/ui/language/use-text.ts';
import { isNarrowScreen } from '#app/ui/narrow-screen.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import type { CarRequest } from '../request/use-car-request.ts';
import type { Reservation } from '../request/use-reservation.ts';
import { useTripCalendar } from './use-trip-calendar.tsx';

type Asked = ReturnType<typeof askedAtPlaces>;

/** Fields of place and time, folded to one line that opens them and their calendar. */
export function TripFields({
  reservation: { form, change, handOff },
  request,
  carId,
  places,
  placeTerms,
  today,
}: {
  reservation: Reservation;
  request: CarRequest;
  carId: string;
  places: string[];
  placeTerms: TermsOfPlaces;
  today: IsoDate;
}) {
  const text = useText('cars');
  const dates = useText('dates');
  const { errors } = handOff;
  const [startsOpen] = useState(Object.keys(errors).length > 0);
  const asked = askedAtPlaces(form, placeTerms);
  const { opens, calendar } = useTripCalendar({
    trip: form,
    today,
    carId,
    prices: {
      dailyCents: request.dailyCents,
      receiptOf: (days) => request.receiptOf({ ...form, ...days }),
    },
    isBeside: true,
    onChoose: ({ pickupDate, returnDate }) => change({ pickupDate, returnDate }),
  });

  /**
   * Opens the fields. A click on the days also opens the calendar, and a click on a hotel or a flight focuses its
   * field. A click elsewhere opens the calendar on a phone and focuses the pickup place on a wide screen. A keyboard
   * opens the calendar once a place is chosen.
   */
  function openFields(event: MouseEvent<HTMLElement>) {
    const fold = event.currentTarget.closest('details');
    const target = event.target instanceof Element ? event.target : null;
    const askedField = target?.closest<HTMLElement>('[data-asks]')?.dataset.asks;
    if (!fold || (fold.open && !askedField)) return;
    // A click that a key makes has no count.
    const byKeyboard = event.detail === 0;
    const isOnDays = target !== null && target.closest('.trip-days') !== null;
    const wantsDays = byKeyboard ? form.pickupLocation !== '' : isOnDays;
    const field = handOff.formRef.current?.elements.namedItem(
      askedField ?? (wantsDays || isNarrowScreen() ? 'pickupDate' : 'pickupLocation'),
    );
    if (!(field instanceof HTMLElement)) return;
    event.preventDefault();
    // The fields have to be there before the calendar.
    fold.open = true;
    if (!askedField && field instanceof HTMLInputElement) opens.onOpen(field, byKeyboard);
    else field.focus();
  }

  return (
    <>
      <details open={startsOpen} className="trip-fold group">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary
          onPointerEnter={opens.onNear}
          onFocus={opens.onNear}
          onClick={openFields}
          className="trip-line"
        >
          <TripLine form={form} asked={asked} />
        </summary>
        <div className="mt-3 grid gap-x-4 gap-y-3 sm:max-lg:grid-cols-2">
          <PlaceFields {...{ form, errors, places, placeTerms }} />
          <AskedFields {...{ form, asked }} />
          <EndFields end="pickup" min={today} {...{ form, errors, opens }} />
          <EndFields
            end="return"
            min={addDays(form.pickupDate || today, 1)}
            {...{ form, errors, opens }}
          />
        </div>
        <p className="text-balance text-ink-soft text-sm not-empty:mt-3">
          {daysInWords(form, text.card, dates)}
        </p>
      </details>
      {calendar}
    </>
  );
}

/** `Antalya Lara → Antalya Kemer`, `20 Oca 10:00 – 27 Oca 10:00`. */
function TripLine({
  form,
  asked,
}: {
  form: ReservationForm;
  /** The line shows these fields, too, and names them until they are filled in. */
  asked: Asked;
}) {
  const { form: text } = useText('cars');
  const search = useText('cars').search;
  const dates = useText('dates');
  const nameOf = usePlaceName();
  const { pickupLocation, dropoffLocation } = form;
  const places = [...new Set([pickupLocation, dropoffLocation])].filter(Boolean).map(nameOf);
  const days = (['pickup', 'return'] as const)
    .map((end) => [form[`${end}Date`], form[`${end}Time`]] as const)
    .filter(([date]) => date)
    .map(([date, time]) =>
      `${formatDayMonth(date, dates)} ${time}`.trim().replaceAll(' ', '\u00a0'),
    );
  return (
    <>
      <Icon name="icon-calendar-days" className="text-turquoise" />
      <span className="min-w-0 grow">
        <span className="block font-semibold">{places.join(' → ') || text.choosePlace}</span>
        <span className="trip-days block text-sm tabular-nums">
          {days.join('\u00a0– ') || search.chooseDays}
        </span>
        {ASKED_FIELDS.filter((name) => asked[name]).map((name) => (
          <span key={name} data-asks={name} className="block truncate text-sm text-turquoise">
            {form[name] || `+ ${text[name]}`}
          </span>
        ))}
      </span>
      <Icon name="icon-chevron-down" className="text-ink-soft group-open:rotate-180" />
    </>
  );
}

interface FieldsProps {
  form: ReservationForm;
  errors: ReservationErrors;
}

function PlaceFields({
  form,
  errors,
  places,
  placeTerms,
}: FieldsProps & { places: string[]; placeTerms: TermsOfPlaces }) {
  const text = useText('cars');
  const nameOf = usePlaceName();
  const { format } = useCurrency();
  const { pickupLocation, dropoffLocation } = form;
  const isElsewhere = pickupLocation && dropoffLocation && pickupLocation !== dropoffLocation;
  const fee = returnElsewhere(form, placeTerms);
  const returnHint =
    isElsewhere && (fee ? text.form.returnFee(format(fee.cents)) : text.form.returnFree);
  return (['pickupLocation', 'dropoffLocation'] as const).map((name) => (
    <SelectField
      key={name}
      name={name}
      label={text.form[name]}
      error={inItsLanguage(errors[name], text)}
      hint={name === 'dropoffLocation' && returnHint}
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

function AskedFields({ form, asked }: { form: ReservationForm; asked: Asked }) {
  const { form: text } = useText('cars');
  return ASKED_FIELDS.filter((name) => asked[name]).map((name) => (
    <InputField
      key={name}
      name={name}
      label={text[name]}
      hint={text[name === 'hotel' ? 'hotelHint' : 'flightHint']}
      maxLength={MAX_ASKED[name]}
      defaultValue={form[name]}
      autoComplete="off"
    />
  ));
}

/** Day and hour of the pickup or of the return. */
function EndFields({
  end,
  min,
  form,
  errors,
  opens,
}: FieldsProps & { end: 'pickup' | 'return'; min: IsoDate; opens: OwnCalendar }) {
  const text = useText('cars');
  const date = `${end}Date` as const;
  const time = `${end}Time` as const;
  return (
    <div className="flex flex-wrap gap-3">
      <DateField
        name={date}
        label={text.form[date]}
        error={inItsLanguage(errors[date], text)}
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

/** The spec's messages are in English on a Turkish page, and are read out as such. */
function inItsLanguage(message: string | undefined, { form }: SiteTexts['cars']) {
  return message && <span lang={messageLanguage(message, form.errors)}>{message}</span>;
}
