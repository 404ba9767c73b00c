import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import type { ExtraOffers } from '#app/base/settings/extras.rules.ts';
import { oneLine } from '#app/domain/requests/request.rules.ts';
import {
  completePeriod,
  type DateCorrection,
  EMPTY_RESERVATION,
  MAX_ASKED,
  type ReservationErrors,
  type ReservationField,
  type ReservationForm,
  readReservation,
  reservationParams,
  validateReservation,
} from '#app/domain/requests/reservation.rules.ts';
import { changedFields } from '#app/lib/changed-fields.ts';
import { businessNow } from '#app/lib/dates/dates.ts';
import { useChatHandOff } from '#app/site/shell/requests/chat-hand-off.tsx';
import { keepTyped, readTyped } from '#app/site/shell/requests/kept-request.ts';
import { fillControls } from '#app/ui/fields/fill-controls.ts';
import { useText } from '#app/ui/language/use-text.ts';
import {
  changeReservation,
  clearNotices,
  emptyReservation,
  startReservation,
} from './reservation-state.rules.ts';
import type { CarRequest } from './use-car-request.ts';

export type Reservation = ReturnType<typeof useReservation>;

/**
 * State of the reservation form. Fields are uncontrolled, so that they keep values typed before
 * hydration or set by a password manager. `change` reads all fields. Price and address follow every
 * change: a reload keeps the form, and the page checks availability in the background.
 */
export function useReservation({
  request,
  offers,
  whatsappNumber,
  initial,
}: {
  request: CarRequest;
  offers: ExtraOffers;
  whatsappNumber: string;
  initial: { form: ReservationForm; errors: ReservationErrors; notices: DateCorrection[] };
}) {
  const navigate = useNavigate();
  const text = useText('cars');
  const [state, setState] = useState(() => startReservation(initial.form, initial.notices));
  const { form, notices } = state;
  const handOff = useChatHandOff<ReservationField>({
    whatsappNumber,
    errors: initial.errors,
    // Clears the stored form after it was sent to the chat.
    onSent: () => keepTyped(KEY, null),
    clear(controls) {
      // Leaves the address unchanged: it keeps the choices for another car or another try.
      setState(emptyReservation);
      fillControls(controls, EMPTY_RESERVATION);
    },
  });

  /** Values of the controls. A field without a control, as the hotel if no place asks for it, keeps its value. */
  function readControls(): ReservationForm {
    const { current: controls } = handOff.formRef;
    if (!controls) return form;
    const typed = new FormData(controls);
    const get = (name: string) =>
      typed.has(name) ? typed.get(name) : form[name as ReservationField];
    return readReservation({ get }, offers);
  }

  /** Applies the values of the controls and choices made elsewhere. Returns the new form. */
  function change(chosen: Partial<ReservationForm> = {}): ReservationForm {
    const typed = readControls();
    const next = changeReservation(state, { ...typed, ...chosen }, businessNow(new Date()));
    fillControls(handOff.formRef.current, changedFields(typed, next.form));
    if (next === state) return form;
    setState(next);
    handOff.forget(Object.keys(changedFields(form, next.form)) as ReservationField[]);
    const { hotel, flightNumber } = next.form;
    keepTyped(KEY, hotel || flightNumber ? { hotel, flightNumber } : null);
    const params = `${reservationParams(next.form)}`;
    if (params !== `${reservationParams(form)}`) {
      navigate(`?${params}`, { replace: true, preventScrollReset: true });
    }
    return next.form;
  }

  // Reads the controls once: a visitor may have filled them before hydration.
  const readOnce = useEffectEvent(() => change(readKept(readControls())));
  useEffect(() => {
    readOnce();
  }, []);

  useBackAndForward((search) => {
    const { pickupLocation, dropoffLocation, hotel, flightNumber } = form;
    const inAddress = readReservation(new URLSearchParams(search), offers);
    change({ ...inAddress, pickupLocation, dropoffLocation, hotel, flightNumber });
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    const sent = change();
    handOff.handOver(event, {
      found: validateReservation(sent, new Date(), text.form.errors),
      message: () => request.messageOf(sent),
    });
  }

  return {
    handOff,
    form,
    notices,
    period: completePeriod(form),
    receipt: request.receiptOf(form),
    change,
    submit,
    clearNotices: () => setState(clearNotices),
  };
}

/** Calls back with the search of the address after the visitor has gone back or forward in the history. */
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

const KEY = 'car_request';

/** Kept values of the empty fields that the address does not have. */
function readKept(form: ReservationForm): Partial<ReservationForm> {
  const kept = readTyped(KEY);
  const typed = (['hotel', 'flightNumber'] as const)
    .filter((name) => form[name] === '' && kept.has(name))
    .map((name) => [name, oneLine(kept.get(name), MAX_ASKED[name])]);
  return Object.fromEntries(typed);
}
