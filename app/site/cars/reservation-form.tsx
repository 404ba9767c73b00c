import { type MouseEvent, useState } from 'react';
import { useCurrency } from '#app/base/exchange-rates/currency-provider.tsx';
import type { Business } from '#app/base/settings/settings.schema.ts';
import { datesText } from '#app/lib/dates.text.ts';
import { addDays, formatDayMonth, type IsoDate } from '#app/lib/dates.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button, buttonClass } from '#app/ui/button.tsx';
import { DateField } from '#app/ui/date-field.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { Icon } from '#app/ui/icon.tsx';
import { KeptInputField, KeptSelectField } from '#app/ui/kept-fields.tsx';
import { isNarrowScreen } from '#app/ui/narrow-screen.ts';
import { useText } from '#app/ui/use-text.ts';
import { AnswersIn } from '../shell/answers-in.tsx';
import { HandOffAlert } from '../shell/chat-hand-off.tsx';
import type { LoadFailure } from '../shell/page-data.ts';
import { usePlaceName } from '../shell/place-names.ts';
import { TIME_CHOICES } from '../shell/request.rules.ts';
import { SentCard } from '../shell/sent-card.tsx';
import { siteText } from '../shell/site.text.ts';
import type { Alternative, FreeDays } from './car.schema.ts';
import { type CarsText, carsText } from './cars.text.ts';
import { FullCar } from './full-car.tsx';
import { returnElsewhere } from './rental-price.rules.ts';
import {
  correctionText,
  MAX_ASKED,
  messageLanguage,
  type ReservationForm as ReservationFields,
} from './reservation.rules.ts';
import { askedAtPlaces } from './reservation-message.rules.ts';
import { searchText } from './search-bar.text.ts';
import { daysInWords } from './trip.rules.ts';
import type { Reservation } from './use-reservation.ts';
import { useTripCalendar } from './use-trip-calendar.tsx';

/**
 * Where, when and with what; ends in a WhatsApp chat. Without JavaScript the page's action checks
 * it and redirects to the same chat.
 */
export function ReservationForm({
  reservation,
  places,
  today,
  carId,
  freeUnits,
  unanswered,
  nearestFree,
  alternatives,
  confirmFirst,
  languages,
  children,
}: {
  reservation: Reservation;
  places: string[];
  today: IsoDate;
  carId: string;
  /** Units free over the chosen period; null while that is not known. */
  freeUnits: number | null;
  /** Why that is not known, and how to ask again; null while it is being asked. */
  unanswered: Unanswered | null;
  /** What to offer when there is none. */
  nearestFree: FreeDays[];
  alternatives: Alternative[];
  /** The office confirms the chosen rental first, so that the site holds no car for it. */
  confirmFirst: boolean;
  /** Languages in which the office answers. */
  languages: Business['languages'];
  /** The extras and the receipt. */
  children: Elements;
}) {
  const text = useText(carsText);
  const nameOf = usePlaceName();
  const dates = useText(datesText);
  const { sending: opening } = useText(siteText).chat;
  const { form, change, period, handOff, placeTerms } = reservation;
  const { format } = useCurrency();
  const asked = askedAtPlaces(form, placeTerms);
  const { pickupLocation, dropoffLocation } = form;
  const isElsewhere = pickupLocation && dropoffLocation && pickupLocation !== dropoffLocation;
  const elsewhere = returnElsewhere(form, placeTerms);
  const returnHint =
    isElsewhere &&
    (elsewhere ? text.form.returnFee(format(elsewhere.cents)) : text.form.returnFree);
  const isFull = period !== null && freeUnits === 0;
  const { errors, sending } = handOff;
  const { opens, calendar } = useTripCalendar({
    trip: form,
    today,
    carId,
    prices: reservation.prices,
    isBeside: true,
    onChoose: ({ pickupDate, returnDate }) => change({ pickupDate, returnDate }),
  });
  const [startsOpen] = useState(Object.keys(errors).length > 0);

  /**
   * Opens the fields of the trip line. A click on its days also opens the calendar, and a click on a hotel or a flight
   * focuses its field. A click elsewhere opens the calendar on a phone and focuses the pickup place on a wide screen. A
   * keyboard opens the calendar once a place is chosen.
   */
  function openFields(event: MouseEvent<HTMLElement>) {
    const fold = event.currentTarget.closest('details');
    const target = event.target instanceof Element ? event.target : null;
    const asked = target?.closest<HTMLElement>('[data-asks]')?.dataset.asks;
    if (!fold || (fold.open && !asked)) return;
    // A click that a key makes has no count.
    const byKeyboard = event.detail === 0;
    const isOnDays = target !== null && target.closest('.trip-days') !== null;
    const wantsDays = byKeyboard ? pickupLocation !== '' : isOnDays;
    const field = handOff.formRef.current?.elements.namedItem(
      asked ?? (wantsDays || isNarrowScreen() ? 'pickupDate' : 'pickupLocation'),
    );
    if (!(field instanceof HTMLElement)) return;
    event.preventDefault();
    // The fields have to be there before the calendar.
    fold.open = true;
    if (!asked && field instanceof HTMLInputElement) opens.onOpen(field, byKeyboard);
    else field.focus();
  }

  return (
    <form
      ref={handOff.formRef}
      id="rezervasyon"
      method="post"
      noValidate
      onSubmit={reservation.submit}
      aria-labelledby="rezervasyon-title"
      className="reservation-form"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="rezervasyon-title" tabIndex={-1} className="text-lg outline-none">
          {text.form.title}
        </h2>
        {period && freeUnits !== null && freeUnits > 0 && (
          <p
            role="status"
            className="flex items-center gap-1.5 font-semibold text-sm text-turquoise"
          >
            <Icon name="icon-calendar-check" className="size-4.5" />
            <span>{text.summary.available(freeUnits)}</span>
          </p>
        )}
      </div>
      <Messages reservation={reservation} />
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
          {(['pickupLocation', 'dropoffLocation'] as const).map((name) => (
            <KeptSelectField
              key={name}
              name={name}
              label={text.form[name]}
              error={inItsLanguage(errors[name], text)}
              hint={name === 'dropoffLocation' && returnHint}
              value={form[name]}
              onChange={(event) => change({ [name]: event.target.value })}
              required
            >
              <option value="">{text.form.choosePlace}</option>
              {places.map((place) => (
                <option key={place} value={place}>
                  {nameOf(place)}
                </option>
              ))}
            </KeptSelectField>
          ))}
          {(['hotel', 'flightNumber'] as const)
            .filter((name) => asked[name])
            .map((name) => (
              <KeptInputField
                key={name}
                name={name}
                label={text.form[name]}
                hint={text.form[name === 'hotel' ? 'hotelHint' : 'flightHint']}
                maxLength={MAX_ASKED[name]}
                value={form[name]}
                onChange={(event) => change({ [name]: event.target.value })}
                autoComplete="off"
              />
            ))}
          {(['pickup', 'return'] as const).map((end) => {
            const date = `${end}Date` as const;
            const time = `${end}Time` as const;
            return (
              <div key={end} className="flex flex-wrap gap-3">
                <DateField
                  name={date}
                  label={text.form[date]}
                  error={inItsLanguage(errors[date], text)}
                  min={end === 'pickup' ? today : addDays(form.pickupDate || today, 1)}
                  value={form[date]}
                  calendar={opens}
                  className="min-w-32 flex-[3]"
                  onCommit={(value) => change({ [date]: value })}
                  required
                />
                <KeptSelectField
                  name={time}
                  label={text.form[time]}
                  aria-label={text.form.hours?.[time]}
                  error={inItsLanguage(errors[time], text)}
                  value={form[time]}
                  onChange={(event) => change({ [time]: event.target.value })}
                  className="min-w-24 flex-2"
                  required
                >
                  <option value="">{text.form.chooseTime}</option>
                  {TIME_CHOICES.map((choice) => (
                    <option key={choice} value={choice}>
                      {choice}
                    </option>
                  ))}
                </KeptSelectField>
              </div>
            );
          })}
        </div>
        <p className="text-balance text-ink-soft text-sm not-empty:mt-3">
          {daysInWords(form, text.card, dates)}
        </p>
      </details>
      {calendar}
      {confirmFirst && <Alert tone="info">{text.summary.confirmFirst}</Alert>}
      {period && unanswered && <UnansweredNote {...unanswered} />}
      {children}
      <div className="reservation-form-end">
        <HandOffAlert handOff={handOff} />
        {handOff.sentChat && <SentCard chat={handOff.sentChat} />}
        {isFull ? (
          <FullCar
            carId={carId}
            nearestFree={nearestFree}
            alternatives={alternatives}
            form={form}
            onTake={(days) => {
              change(days);
              document.getElementById('rezervasyon-title')?.focus();
            }}
          />
        ) : (
          /* On a narrow screen the bar at the bottom is this button. */
          <Button type="submit" variant="primary" pending={sending} className="max-lg:hidden">
            {!sending && <Icon name="icon-message-circle" className="size-5" />}
            <span>{sending ? opening : text.form.submit}</span>
          </Button>
        )}
        <noscript>
          <button type="submit" formMethod="get" className={buttonClass({}, 'w-full')}>
            {text.form.calculate}
          </button>
        </noscript>
        {!isFull && (
          <p className="text-center text-xs text-ink-soft leading-snug">
            <span>{text.form.noPayment}</span>
            <AnswersIn languages={languages} />
          </p>
        )}
      </div>
    </form>
  );
}

/** `Antalya Lara → Antalya Kemer`, `20 Oca 10:00 – 27 Oca 10:00`. */
function TripLine({
  form,
  asked,
}: {
  form: ReservationFields;
  /** What the places ask for is said, too, and named until it is there. */
  asked: ReturnType<typeof askedAtPlaces>;
}) {
  const { form: text } = useText(carsText);
  const search = useText(searchText);
  const dates = useText(datesText);
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
        {(['hotel', 'flightNumber'] as const)
          .filter((name) => asked[name])
          .map((name) => (
            <span key={name} data-asks={name} className="block truncate text-sm text-turquoise">
              {form[name] || `+ ${text[name]}`}
            </span>
          ))}
      </span>
      <Icon name="icon-chevron-down" className="text-ink-soft group-open:rotate-180" />
    </>
  );
}

/** Until the rest has come, and where it cannot. */
/** The spec's messages are in English on a Turkish page, and are read out as such. */
function inItsLanguage(message: string | undefined, { form }: CarsText) {
  return message && <span lang={messageLanguage(message, form.errors)}>{message}</span>;
}

function Messages({ reservation }: { reservation: Reservation }) {
  const { notices, handOff } = reservation;
  const { form: text } = useText(carsText);
  const wrong = Object.keys(handOff.errors).length > 0;
  return (
    <div ref={handOff.summaryRef} className="grid gap-3 empty:hidden">
      {wrong && <Alert tone="error">{text.errorsTitle}</Alert>}
      {notices.fields.map((field) => (
        <Alert key={`${notices.turn} ${field}`} tone="info" onClear={reservation.clearNotices}>
          {correctionText(field, text.errors.corrections)}
        </Alert>
      ))}
    </div>
  );
}

interface Unanswered {
  failure: LoadFailure;
  retrying: boolean;
  onRetry: () => void;
}

/** The line dropped: nothing is lost, the office answers what the page could not. */
function UnansweredNote({ failure, retrying, onRetry }: Unanswered) {
  const { summary, detail: text } = useText(carsText);
  return (
    <Alert tone="info" className="mt-4">
      <p>{summary.unanswered}</p>
      {failure === 'malformed' && <p lang={text.failureLang}>{text.malformed}</p>}
      <Button size="sm" className="mt-2" pending={retrying} onClick={onRetry}>
        {text.tryAgain}
      </Button>
    </Alert>
  );
}
