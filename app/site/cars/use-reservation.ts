import { type FormEvent, use, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { useCurrency } from '#app/base/exchange-rates/currency-provider.tsx';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { TermsOfPlaces } from '#app/base/settings/place-terms.rules.ts';
import { businessNow } from '#app/lib/dates.ts';
import { useChatHandOff } from '#app/site/shell/chat-hand-off.tsx';
import { isPastHour, messageTexts, oneLine } from '#app/site/shell/request.rules.ts';
import { useOfficeWords } from '#app/site/shell/use-office-words.ts';
import { earlyChanges, useEarlyInput } from '#app/ui/use-early-input.ts';
import { LanguageContext, useText } from '#app/ui/use-text.ts';
import { keepTyped, readTyped } from '../shell/kept-request.ts';
import { PlaceNames } from '../shell/place-names.ts';
import type { CarDetail } from './car.schema.ts';
import { carsText } from './cars.text.ts';
import { effectivePrices, rentalPrices } from './rental-price.rules.ts';
import {
  completePeriod,
  correctDates,
  correctHour,
  type DateCorrection,
  EMPTY_RESERVATION,
  MAX_ASKED,
  type ReservationErrors,
  type ReservationField,
  type ReservationForm,
  readReservation,
  reservationParams,
  validateReservation,
} from './reservation.rules.ts';
import { reservationMessage, reservationReceipt } from './reservation-message.rules.ts';
import type { DayPrices } from './trip-calendar.tsx';

/** A car comes back to where it was picked up until another place is chosen. */
function sameDropoff(form: ReservationForm, { pickupLocation }: Partial<ReservationForm>) {
  const follows = form.dropoffLocation === '' || form.dropoffLocation === form.pickupLocation;
  return pickupLocation !== undefined && follows ? { dropoffLocation: pickupLocation } : {};
}

export type Reservation = ReturnType<typeof useReservation>;

/**
 * The reservation request while it is filled in: its price is recounted at every change, and it goes
 * into the address, so that a reload keeps it and the page can ask in the background whether the car is free.
 */
export function useReservation({
  car,
  offers,
  placeTerms,
  business,
  pageUrl,
  initial,
}: {
  car: CarDetail;
  offers: ExtraOffers;
  placeTerms: TermsOfPlaces;
  business: { name: string; whatsappNumber: string };
  pageUrl: string;
  initial: { form: ReservationForm; errors: ReservationErrors; notices: DateCorrection[] };
}) {
  const { currency, rates, asOf, source } = useCurrency();
  const navigate = useNavigate();
  const language = use(LanguageContext);
  const placeNames = use(PlaceNames);
  const text = useText(carsText);
  const office = useOfficeWords(carsText);
  const [form, setForm] = useState(initial.form);
  // Two changes can come before the first is rendered; the second builds on this one.
  const latest = useRef(initial.form);
  /** The hour in whose place another one was put because it had passed; it comes back on a later day. */
  const passedHour = useRef<string | null>(null);
  const [notices, setNotices] = useState({ turn: 0, fields: initial.notices });
  const handOff = useChatHandOff<ReservationField>({
    whatsappNumber: business.whatsappNumber,
    errors: initial.errors,
    clear() {
      // The address keeps what was chosen: it is not typed again for another car, or another try.
      put(EMPTY_RESERVATION);
      passedHour.current = null;
    },
  });

  const period = completePeriod(form);
  const priced = { car, offers, placeTerms, currency, rates: { rates, asOf, source } };
  const receipt = period && reservationReceipt({ ...priced, form });

  const prices: DayPrices = {
    dailyCents: (day) => effectivePrices(rentalPrices(car), day).dailyCents,
    receiptOf(days) {
      const next = { ...form, ...days };
      return completePeriod(next) && reservationReceipt({ ...priced, form: next });
    },
  };

  /** A new turn starts the time of its notices anew, even of the same words. */
  function say(fields: DateCorrection[]) {
    setNotices(({ turn }) => ({ turn: turn + 1, fields }));
  }

  function put(next: ReservationForm) {
    latest.current = next;
    setForm(next);
    const { hotel, flightNumber } = next;
    keepTyped(KEY, hotel || flightNumber ? { hotel, flightNumber } : null);
  }

  function showInAddress(next: ReservationForm) {
    navigate(`?${reservationParams(next)}`, { replace: true, preventScrollReset: true });
  }

  /** What a password manager has put into the controls without an event. */
  function filledSilently(): Partial<ReservationForm> | null {
    const { current: controls } = handOff.formRef;
    return controls && earlyChanges(form, readReservation(new FormData(controls), offers));
  }

  function change(update: Partial<ReservationForm>) {
    const before = latest.current;
    // Only while the controls show what was rendered last do they differ by nothing else.
    const changes = { ...(before === form && filledSilently()), ...update };
    const isOtherDay = changes.pickupDate !== undefined;
    const pickupTime = (isOtherDay && passedHour.current) || before.pickupTime;
    const typed = { ...before, pickupTime, ...sameDropoff(before, changes), ...changes };
    const now = businessNow(new Date());
    const { dates, corrected } = correctDates(typed, now.date);
    // An hour that the visitor chooses stays as it is: sending refuses it, with a text at its field.
    const next = isOtherDay && changes.pickupTime === undefined ? correctHour(dates, now) : dates;
    const isPast = isPastHour(next.pickupDate, next.pickupTime, now);
    // Not an hour that was put there itself, and has passed since.
    if (isOtherDay || changes.pickupTime !== undefined) passedHour.current = null;
    if (next !== dates) {
      passedHour.current ??= dates.pickupTime;
    }
    if (next !== dates || isPast) corrected.push('pickupTime');
    put(next);
    say(corrected);
    // Of what was filled in along with it, too.
    handOff.forget(Object.keys(earlyChanges(before, next) ?? {}) as ReservationField[]);
    if (`${reservationParams(next)}` !== `${reservationParams(before)}`) showInAddress(next);
  }

  // Back and forward bring what their address says into the form.
  const { key, search } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const shownFor = useRef(key);
  const follow = useEffectEvent(() => {
    if (shownFor.current === key) return;
    shownFor.current = key;
    const { pickupLocation, dropoffLocation, hotel, flightNumber } = latest.current;
    const inAddress = readReservation(new URLSearchParams(search), offers);
    const next = { ...inAddress, pickupLocation, dropoffLocation, hotel, flightNumber };
    if (isPop && earlyChanges(latest.current, next)) change(next);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => follow(), [key]);

  useEarlyInput(handOff.formRef, (controls) => {
    const changes = { ...readKept(form), ...earlyChanges(form, readReservation(controls, offers)) };
    if (Object.keys(changes).length > 0) change(changes);
  });

  const { sending } = handOff;
  useEffect(() => {
    // Once it is in the chat it is not typed again.
    if (sending) keepTyped(KEY, null);
  }, [sending]);

  function submit(event: FormEvent<HTMLFormElement>) {
    if (filledSilently()) change({});
    const sent = latest.current;
    handOff.handOver(event, {
      found: validateReservation(sent, new Date(), text.form.errors),
      message: () =>
        office !== undefined &&
        reservationMessage({
          businessName: business.name,
          form: sent,
          pageUrl,
          ...priced,
          text,
          language,
          placeNames,
          common: messageTexts(language),
          office,
        }),
    });
  }

  return {
    handOff,
    placeTerms,
    form,
    notices,
    period,
    receipt,
    prices,
    change,
    submit,
    clearNotices: () => say([]),
  };
}

const KEY = 'car_request';

/** Kept values of the empty fields that the address does not have. */
function readKept(form: ReservationForm): Partial<ReservationForm> {
  const kept = readTyped(KEY);
  const typed = (['hotel', 'flightNumber'] as const)
    .filter((name) => form[name] === '' && kept.has(name))
    .map((name) => [name, oneLine(kept.get(name), MAX_ASKED[name])]);
  return Object.fromEntries(typed);
}
