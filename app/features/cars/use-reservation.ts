import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { businessNow } from '#app/lib/dates.ts';
import { openChat, whatsappLink } from '#app/lib/whatsapp.ts';
import { useEarlyInput } from '#app/ui/use-early-input.ts';
import { useCurrency } from '../exchange-rates/currency-provider.tsx';
import type { ExtraOffers } from '../site/extras.rules.ts';
import type { CarDetail } from './car.rules.ts';
import { correctDates } from './car-filters.rules.ts';
import { carsText } from './cars.text.ts';
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

/** Spec, part 4: the form is cleared one second after the chat was opened. */
const CLEAR_AFTER_MS = 1000;

/** What the form says after an attempt to send. `chat` is offered as a link by hand. */
export type SendOutcome = { ok: boolean; text: string; chat: string | null };

export interface ReservationContext {
  car: CarDetail;
  offers: ExtraOffers;
  businessName: string;
  whatsappNumber: string;
  pageUrl: string;
}

export type Reservation = ReturnType<typeof useReservation>;

/**
 * The reservation request while it is filled in: its price is recounted at every change, its
 * dates go into the address so that the server answers whether the car is free.
 */
export function useReservation(
  { car, offers, businessName, whatsappNumber, pageUrl }: ReservationContext,
  initial: { form: ReservationForm; errors: ReservationErrors; notices: string[] },
) {
  const { currency, rates, asOf, source } = useCurrency();
  const navigate = useNavigate();
  const [form, setForm] = useState(initial.form);
  // Two changes can come before the first is rendered; the second builds on this one.
  const latest = useRef(initial.form);
  const [errors, setErrors] = useState(initial.errors);
  const [notices, setNotices] = useState({ turn: 0, texts: initial.notices });
  const [sending, setSending] = useState(false);
  const [outcome, setOutcome] = useState<SendOutcome | null>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const clearing = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Whoever goes on to another page within that second keeps that page's address.
  useEffect(() => () => clearTimeout(clearing.current), []);

  const period = completePeriod(form);
  const priced = { car, offers, currency, rates: { rates, asOf, source } };
  const receipt = period && reservationReceipt({ ...priced, form });

  /** A new turn starts the time of its notices anew, even where the words are the same. */
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
    setErrors((shown) => without(shown, Object.keys(changes) as ReservationField[]));
    if (JSON.stringify(completePeriod(next)) !== JSON.stringify(before)) showInAddress(next);
  }

  useEarlyInput(formRef, (controls) => {
    const typed = readReservation(controls, offers);
    const changed = Object.entries(typed).filter(
      ([name, value]) => form[name as ReservationField] !== value,
    );
    if (changed.length > 0) change(Object.fromEntries(changed));
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const found = validateReservation(form, new Date());
    setErrors(found);
    setOutcome(null);
    const [firstWrong] = Object.keys(found);
    if (firstWrong) {
      const control = formRef.current?.elements.namedItem(firstWrong);
      if (control instanceof HTMLElement) control.focus();
      return;
    }
    const message = reservationMessage({ businessName, form, pageUrl, ...priced });
    if (!message) {
      setOutcome({ ok: false, text: carsText.form.emptyMessage, chat: null });
      return;
    }
    send(whatsappLink(whatsappNumber, message));
  }

  function send(chat: string) {
    if (!openChat(chat)) {
      setOutcome({ ok: false, text: carsText.form.failed, chat });
      return;
    }
    setSending(true);
    setOutcome({ ok: true, text: carsText.form.opened, chat: null });
    clearing.current = setTimeout(() => {
      setSending(false);
      put(EMPTY_RESERVATION);
      showInAddress(EMPTY_RESERVATION);
    }, CLEAR_AFTER_MS);
  }

  return {
    form,
    errors,
    notices,
    sending,
    outcome,
    period,
    receipt,
    formRef,
    change,
    submit,
    clearNotices: () => say([]),
    clearOutcome: () => setOutcome(null),
  };
}

function without(errors: ReservationErrors, fields: ReservationField[]): ReservationErrors {
  const left = Object.entries(errors).filter(
    ([field]) => !fields.includes(field as ReservationField),
  );
  return Object.fromEntries(left);
}
