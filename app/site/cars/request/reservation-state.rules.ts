/** State of the reservation form while a visitor fills it in. */

import { type ClockNow, isPastHour } from '#app/domain/requests/request.rules.ts';
import {
  correctDates,
  correctHour,
  type DateCorrection,
  EMPTY_RESERVATION,
  type ReservationForm,
} from '#app/domain/requests/reservation.rules.ts';
import { changedFields } from '#app/lib/changed-fields.ts';

export interface ReservationState {
  form: ReservationForm;
  /** The hour that had passed and was replaced; it comes back on a later day. */
  hourBeforeCorrection: string | null;
  /** Corrections to tell the visitor. A new turn starts the time of its notices again, even of the same words. */
  notices: { turn: number; fields: DateCorrection[] };
}

/** State of a form that the page was opened with. */
export function startReservation(
  form: ReservationForm,
  corrected: DateCorrection[],
): ReservationState {
  return { form, hourBeforeCorrection: null, notices: { turn: 0, fields: corrected } };
}

/**
 * State after a visitor's change. `typed` is the whole form as the visitor sees it; fields that the change makes
 * impossible are corrected. Returns the same state if no field has changed.
 */
export function changeReservation(
  state: ReservationState,
  typed: ReservationForm,
  now: ClockNow,
): ReservationState {
  const before = state.form;
  const changes = changedFields(before, typed);
  if (Object.keys(changes).length === 0) return state;
  const isOtherDay = changes.pickupDate !== undefined;
  const isOtherHour = changes.pickupTime !== undefined;
  const pickupTime = (isOtherDay && state.hourBeforeCorrection) || before.pickupTime;
  const chosen = { ...before, pickupTime, ...sameDropoff(before, changes), ...changes };
  const { dates, corrected } = correctDates(chosen, now.date);
  // An hour that the visitor chooses stays as it is: sending refuses it, with a text at its field.
  const form = isOtherDay && !isOtherHour ? correctHour(dates, now) : dates;
  const isReplaced = form !== dates;
  if (isReplaced || isPastHour(form.pickupDate, form.pickupTime, now)) corrected.push('pickupTime');
  const hourBeforeCorrection = isOtherDay || isOtherHour ? null : state.hourBeforeCorrection;
  return {
    form,
    hourBeforeCorrection: isReplaced ? dates.pickupTime : hourBeforeCorrection,
    notices: { turn: state.notices.turn + 1, fields: corrected },
  };
}

/** State of a form that was sent. */
export function emptyReservation(state: ReservationState): ReservationState {
  return { ...state, form: EMPTY_RESERVATION, hourBeforeCorrection: null };
}

/** State after the visitor has closed a notice. */
export function clearNotices(state: ReservationState): ReservationState {
  return { ...state, notices: { turn: state.notices.turn + 1, fields: [] } };
}

/** A car comes back to where it was picked up until another place is chosen. */
function sameDropoff(form: ReservationForm, { pickupLocation }: Partial<ReservationForm>) {
  const follows = form.dropoffLocation === '' || form.dropoffLocation === form.pickupLocation;
  return pickupLocation !== undefined && follows ? { dropoffLocation: pickupLocation } : {};
}
