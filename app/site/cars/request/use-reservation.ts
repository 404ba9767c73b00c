import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import type { LettingRule } from '#app/domain/availability/letting.rules.ts';
import {
  refusedFields,
  reservationErrors,
} from '#app/domain/availability/reservation-errors.rules.ts';
import { oneLine } from '#app/domain/requests/request.rules.ts';
import {
  completePeriod,
  type DateCorrection,
  EMPTY_RESERVATION,
  MAX_TEXT_LENGTHS,
  type ReservationErrors,
  type ReservationField,
  type ReservationForm,
  readReservation,
  reservationParams,
} from '#app/domain/requests/reservation.rules.ts';
import { changedFields } from '#app/lib/changed-fields.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { useChatHandOff } from '#app/site/shell/requests/chat-hand-off.tsx';
import { keepTyped, readTyped } from '#app/site/shell/requests/kept-request.ts';
import { fillControls } from '#app/ui/fields/fill-controls.ts';
import { useSiteTexts } from '#app/ui/language/use-text.ts';
import {
  changeReservation,
  clearNotices,
  emptyReservation,
  startReservation,
} from './reservation-state.rules.ts';
import type { CarRequest } from './use-car-request.ts';

export type Reservation = ReturnType<typeof useReservation>;

/**
 * State of the reservation form.
 *
 * The controls keep their own values, so that nothing is lost that a visitor typed before hydration
 * or that the browser filled in. Every event calls `change`: it reads all controls, corrects
 * impossible dates (`changeReservation`), shows the corrections in the controls, and puts the form
 * into the URL. So a reload keeps the form, and the page loads what is free on the new days.
 */
export function useReservation({
  request,
  offers,
  rules,
  whatsappNumber,
  initial,
}: {
  request: CarRequest;
  offers: ExtraOffers;
  /** Letting rules for the car. */
  rules: readonly LettingRule[];
  whatsappNumber: string;
  initial: { form: ReservationForm; errors: ReservationErrors; notices: DateCorrection[] };
}) {
  const navigate = useNavigate();
  const texts = useSiteTexts();
  const [state, setState] = useState(() => startReservation(initial.form, initial.notices));
  const { form, notices } = state;
  const handOff = useChatHandOff<ReservationField>({
    whatsappNumber,
    errors: initial.errors,
    onSent: () => keepTyped(STORAGE_KEY, null),
    clear(controls) {
      // Empties the form, but not the URL: its days, places and extras can be used for another car.
      setState(emptyReservation);
      fillControls(controls, EMPTY_RESERVATION);
    },
  });

  /** Reads the controls. A field that has no control now, such as the hotel, keeps its value. */
  function readControls(): ReservationForm {
    const { current: controls } = handOff.formRef;
    if (!controls) return form;
    const entered = new FormData(controls);
    const get = (name: string) =>
      entered.has(name) ? entered.get(name) : form[name as ReservationField];
    return readReservation({ get }, offers);
  }

  /**
   * Takes over the values of the controls and `chosen`, the choices made elsewhere on the page, such
   * as other days. Returns the new form.
   */
  function change(chosen: Partial<ReservationForm> = {}): ReservationForm {
    const entered = readControls();
    const next = changeReservation(state, { ...entered, ...chosen }, businessNow(new Date()));
    fillControls(handOff.formRef.current, changedFields(entered, next.form));
    if (next === state) return form;

    setState(next);
    handOff.forget(Object.keys(changedFields(form, next.form)) as ReservationField[]);
    storeFields(next.form);
    const search = reservationParams(next.form).toString();
    if (search !== reservationParams(form).toString()) {
      navigate(`?${search}`, { replace: true, preventScrollReset: true });
    }
    return next.form;
  }

  // Reads the controls once, because a visitor may have filled them in before hydration.
  const readOnce = useEffectEvent(() => change(storedFields(readControls())));
  useEffect(() => {
    readOnce();
  }, []);

  // Takes days and extras from the URL; places and answers stay as they are.
  useBackAndForward((search) => {
    const { pickupLocation, dropoffLocation, hotel, flightNumber } = form;
    const inAddress = readReservation(new URLSearchParams(search), offers);
    change({ ...inAddress, pickupLocation, dropoffLocation, hotel, flightNumber });
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const sent = change();
    handOff.handOver(event, {
      found: reservationErrors(sent, { now: new Date(), rules }, texts),
      message: () => request.messageOf(sent),
    });
  }

  const refused = refusedFields(form, rules);
  return {
    handOff,
    form,
    notices,
    period: completePeriod(form),
    /** Rules that refuse the chosen days. */
    refused,
    /** Null also for days that rules refuse: such a rental has no price. */
    receipt: Object.keys(refused).length > 0 ? null : request.receiptOf(form),
    change,
    submit,
    clearNotices: () => setState(clearNotices),
  };
}

/**
 * Calls back with the query of the URL after the visitor has gone back or forward in the history.
 */
function useBackAndForward(onSearch: (search: string) => void) {
  const { key, search } = useLocation();
  const isPop = useNavigationType() === 'POP';
  const shown = useRef(key);
  const follow = useEffectEvent(() => isPop && onSearch(search));
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    follow();
  }, [key]);
}

/** Answers that are not in the URL. The browser stores them for the lifetime of the tab. */
const STORED_FIELDS = ['hotel', 'flightNumber'] as const;
const STORAGE_KEY = 'car_request';

function storeFields({ hotel, flightNumber }: ReservationForm): void {
  keepTyped(STORAGE_KEY, hotel || flightNumber ? { hotel, flightNumber } : null);
}

/** Returns the stored answers to fields that are still empty. */
function storedFields(form: ReservationForm): Partial<ReservationForm> {
  const stored = readTyped(STORAGE_KEY);
  const missing = STORED_FIELDS.filter((name) => form[name] === '' && stored.has(name));
  return Object.fromEntries(
    missing.map((name) => [name, oneLine(stored.get(name), MAX_TEXT_LENGTHS[name])]),
  );
}
