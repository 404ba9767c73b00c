import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ExtraOffers } from '#app/features/settings/extras.rules.ts';
import { useChatHandOff } from '#app/features/site/chat-hand-off.tsx';
import { businessNow } from '#app/lib/dates.ts';
import { earlyChanges, useEarlyInput } from '#app/ui/use-early-input.ts';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import type { CarDetail } from './car.schema.ts';
import { correctDates } from './car-filters.rules.ts';
import {
  completePeriod,
  DATE_CORRECTIONS,
  EMPTY_RESERVATION,
  type ReservationErrors,
  type ReservationField,
  type ReservationForm,
  readReservation,
  validateReservation,
} from './reservation.rules.ts';
import { reservationMessage, reservationReceipt } from './reservation-message.rules.ts';

export type Reservation = ReturnType<typeof useReservation>;

/**
 * The reservation request while it is filled in: its price is recounted at every change, its
 * dates go into the address so that the server answers whether the car is free.
 */
export function useReservation({
  car,
  offers,
  business,
  pageUrl,
  initial,
}: {
  car: CarDetail;
  offers: ExtraOffers;
  business: { name: string; whatsappNumber: string };
  pageUrl: string;
  initial: { form: ReservationForm; errors: ReservationErrors; notices: string[] };
}) {
  const { currency, rates, asOf, source } = useCurrency();
  const navigate = useNavigate();
  const [form, setForm] = useState(initial.form);
  // Two changes can come before the first is rendered; the second builds on this one.
  const latest = useRef(initial.form);
  const [notices, setNotices] = useState({ turn: 0, texts: initial.notices });
  const handOff = useChatHandOff<ReservationField>({
    whatsappNumber: business.whatsappNumber,
    errors: initial.errors,
    clear() {
      put(EMPTY_RESERVATION);
      showInAddress(EMPTY_RESERVATION);
    },
  });

  const period = completePeriod(form);
  const priced = { car, offers, currency, rates: { rates, asOf, source } };
  const receipt = period && reservationReceipt({ ...priced, form });

  /** A new turn starts the time of its notices anew, even of the same words. */
  function say(texts: string[]) {
    setNotices(({ turn }) => ({ turn: turn + 1, texts }));
  }

  function put(next: ReservationForm) {
    latest.current = next;
    setForm(next);
  }

  function showInAddress(next: ReservationForm) {
    const asked = completePeriod(next);
    const search = asked ? `?${new URLSearchParams({ ...asked })}` : '?';
    navigate(search, { replace: true, preventScrollReset: true });
  }

  function change(changes: Partial<ReservationForm>) {
    const before = completePeriod(latest.current);
    const typed = { ...latest.current, ...changes };
    const { dates: next, corrected } = correctDates(typed, businessNow(new Date()).date);
    put(next);
    say(corrected.map((field) => DATE_CORRECTIONS[field]));
    handOff.forgetErrors(Object.keys(changes) as ReservationField[]);
    if (JSON.stringify(completePeriod(next)) !== JSON.stringify(before)) showInAddress(next);
  }

  useEarlyInput(handOff.formRef, (controls) => {
    const changes = earlyChanges(form, readReservation(controls, offers));
    if (changes) change(changes);
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    handOff.handOver(event, {
      found: validateReservation(form, new Date()),
      message: () => reservationMessage({ businessName: business.name, form, pageUrl, ...priced }),
    });
  }

  return {
    handOff,
    form,
    notices,
    period,
    receipt,
    change,
    submit,
    clearNotices: () => say([]),
  };
}
