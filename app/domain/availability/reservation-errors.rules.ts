import {
  completePeriod,
  type ReservationErrors,
  type ReservationForm,
  validateReservation,
} from '#app/domain/requests/reservation.rules.ts';
import type { SiteTexts } from '#app/lib/words/catalogue.ts';
import { type BrokenRule, brokenRules, type LettingRule } from './letting.rules.ts';
import { refusedField, visitorsRefusal } from './refusal-text.rules.ts';

/** Fields whose day is refused, with the rule that refuses it. */
export type RefusedFields = Partial<Record<'pickupDate' | 'returnDate', BrokenRule>>;

/**
 * Returns the fields whose day a rule refuses, each with the first such rule. `rules` must be the
 * rules of the car.
 */
export function refusedFields(form: ReservationForm, rules: readonly LettingRule[]): RefusedFields {
  const period = completePeriod(form);
  const refused: RefusedFields = {};
  for (const rule of period ? brokenRules(rules, period) : []) {
    refused[refusedField(rule)] ??= rule;
  }
  return refused;
}

/**
 * Returns the messages of missing and invalid fields, and of days that letting rules refuse; empty
 * if the request can be sent. `rules` must be the rules of the car.
 */
export function reservationErrors(
  form: ReservationForm,
  { now, rules }: { now: Date; rules: readonly LettingRule[] },
  texts: Pick<SiteTexts, 'cars' | 'letting' | 'dates'>,
): ReservationErrors {
  const errors = validateReservation(form, now, texts.cars.form.errors);
  const { pickupDate, returnDate } = refusedFields(form, rules);
  if (pickupDate) errors.pickupDate ??= visitorsRefusal(pickupDate, texts);
  if (returnDate) errors.returnDate ??= visitorsRefusal(returnDate, texts);
  return errors;
}
