import { EXTRA_NAMES, type ExtraOffers } from '#app/features/settings/extras.rules.ts';
import { addDays, type IsoDate } from '#app/lib/dates.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, ButtonLink, buttonClass } from '#app/ui/button.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import { HandOffAlert } from '../site/chat-hand-off.tsx';
import { TIME_CHOICES } from '../site/request.rules.ts';
import { chatText } from '../site/site.text.ts';
import { carListHref, NO_FILTERS } from './car-filters.rules.ts';
import { carsText } from './cars.text.ts';
import type { RentalPeriod } from './rental-price.rules.ts';
import { messageLanguage } from './reservation.rules.ts';
import type { Reservation } from './use-reservation.ts';

const text = carsText.form;

/**
 * Where, when and with what; ends in a WhatsApp chat. Without JavaScript the page's action checks
 * it and redirects to the same chat.
 */
export function ReservationForm({
  reservation,
  places,
  offers,
  today,
  freeUnits,
}: {
  reservation: Reservation;
  places: string[];
  offers: ExtraOffers;
  today: IsoDate;
  /** Units free over the chosen period; null while that is not known. */
  freeUnits: number | null;
}) {
  const { form, change, period, handOff } = reservation;
  const { errors, sending } = handOff;
  return (
    <form
      ref={handOff.formRef}
      id="rezervasyon"
      method="post"
      noValidate
      onSubmit={reservation.submit}
      aria-labelledby="rezervasyon-title"
      className="rounded-card border border-sand-line bg-white p-5 shadow-card md:p-7"
    >
      <h2 id="rezervasyon-title" className="text-2xl">
        {text.title}
      </h2>
      <Messages reservation={reservation} />
      <div className="mt-5 grid gap-x-5 gap-y-4 sm:grid-cols-2">
        {(['pickupLocation', 'dropoffLocation'] as const).map((name) => (
          <SelectField
            key={name}
            name={name}
            label={text[name]}
            error={said(errors[name])}
            value={form[name]}
            onChange={(event) => change({ [name]: event.target.value })}
            required
          >
            <option value="">{text.choosePlace}</option>
            {places.map((place) => (
              <option key={place}>{place}</option>
            ))}
          </SelectField>
        ))}
        {(['pickup', 'return'] as const).map((end) => {
          const date = `${end}Date` as const;
          const time = `${end}Time` as const;
          return (
            <div key={end} className="grid grid-cols-[3fr_2fr] gap-3">
              <DateField
                name={date}
                label={text[date]}
                error={said(errors[date])}
                min={end === 'pickup' ? today : addDays(form.pickupDate || today, 1)}
                value={form[date]}
                onCommit={(value) => change({ [date]: value })}
                required
              />
              <SelectField
                name={time}
                label={text[time]}
                error={said(errors[time])}
                value={form[time]}
                onChange={(event) => change({ [time]: event.target.value })}
                required
              >
                <option value="">{text.chooseTime}</option>
                {TIME_CHOICES.map((choice) => (
                  <option key={choice}>{choice}</option>
                ))}
              </SelectField>
            </div>
          );
        })}
      </div>
      {period && freeUnits !== null && <AvailabilityNote freeUnits={freeUnits} period={period} />}
      <Extras reservation={reservation} offers={offers} />
      <div className="mt-6 grid gap-3">
        <HandOffAlert handOff={handOff} />
        <Button
          type="submit"
          variant="primary"
          size="lg"
          pending={sending}
          className="max-sm:px-3 max-sm:text-base"
        >
          {!sending && <Icon name="icon-message-circle" className="size-5" />}
          {sending ? chatText.sending : text.submit}
        </Button>
        <noscript>
          <button type="submit" formMethod="get" className={buttonClass({}, 'w-full')}>
            {text.calculate}
          </button>
        </noscript>
        <p className="text-center text-ink-soft text-sm">{text.noPayment}</p>
      </div>
    </form>
  );
}

/** The spec's messages are in English on a Turkish page, and are read out as such. */
function said(message: string | undefined) {
  return message && <span lang={messageLanguage(message)}>{message}</span>;
}

function Extras({ reservation, offers }: { reservation: Reservation; offers: ExtraOffers }) {
  const { format } = useCurrency();
  const { form, change } = reservation;
  return (
    <fieldset className="mt-6">
      <legend className="font-semibold text-sm">{text.extras}</legend>
      <div className="mt-2 divide-y divide-sand-line rounded-control border border-sand-line">
        {EXTRA_NAMES.filter((name) => offers[name].maxCount > 0).map((name) => (
          <label
            key={name}
            className="flex min-h-16 items-center justify-between gap-4 px-4 py-2.5"
            htmlFor={`extra-${name}`}
          >
            <span className="min-w-0">
              <span className="block font-semibold">{carsText.extras[name].name}</span>
              <span className="block text-sm tabular-nums">
                {text.extraPrice(format(offers[name].dailyCents))}
              </span>
              <span className="block text-ink-soft text-sm">{carsText.extras[name].hint}</span>
            </span>
            <select
              id={`extra-${name}`}
              name={name}
              value={form[name]}
              onChange={(event) => change({ [name]: Number(event.target.value) })}
              className="h-12 min-w-18 rounded-control border border-control-line bg-white px-3 font-semibold tabular-nums hover:border-ink"
            >
              {Array.from({ length: offers[name].maxCount + 1 }, (_, count) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the count is the option
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Messages({ reservation }: { reservation: Reservation }) {
  const { notices, handOff } = reservation;
  const wrong = Object.keys(handOff.errors).length > 0;
  return (
    <div className="grid gap-3 not-empty:mt-4">
      {wrong && <Alert tone="error">{text.errorsTitle}</Alert>}
      {notices.texts.map((notice) => (
        <Alert key={`${notices.turn} ${notice}`} tone="info" onClear={reservation.clearNotices}>
          {notice}
        </Alert>
      ))}
    </div>
  );
}

/** Whether the car is free over the chosen dates, and where to look when it is not. */
function AvailabilityNote({ freeUnits, period }: { freeUnits: number; period: RentalPeriod }) {
  if (freeUnits > 0) {
    return (
      <p
        className="mt-4 flex items-center gap-2 font-semibold text-sm text-turquoise"
        role="status"
      >
        <Icon name="icon-calendar-check" className="size-5" />
        {carsText.summary.available(freeUnits)}
      </p>
    );
  }
  const { pickupDate, returnDate } = period;
  return (
    <div role="alert" className="mt-4 rounded-control bg-coral-wash p-4">
      <p className="flex items-center gap-2 font-semibold">
        <Icon name="icon-calendar-x" className="size-5 text-coral" />
        {carsText.summary.unavailable}
      </p>
      <ButtonLink
        to={carListHref({ ...NO_FILTERS, pickupDate, returnDate })}
        size="sm"
        className="mt-3"
      >
        {carsText.summary.findFree}
      </ButtonLink>
    </div>
  );
}
