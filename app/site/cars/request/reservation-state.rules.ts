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
  /**
   * Hour that had passed and was replaced, to be restored on a later day. Null if there is none.
   */
  hourBeforeCorrection: string | null;
  /**
   * Corrections to show. A new `turn` restarts the time of the notices, even for the same fields.
   */
  notices: { turn: number; fields: DateCorrection[] };
}

/** Returns the state of a form with which the page was opened. */
export function startReservation(
  form: ReservationForm,
  corrected: DateCorrection[],
): ReservationState {
  return { form, hourBeforeCorrection: null, notices: { turn: 0, fields: corrected } };
}

/**
 * Returns the state after a visitor's change. `typed` is the whole form as the visitor sees it.
 * Corrects fields that the change makes impossible. Returns the same state if no field has changed.
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
  // Keeps an hour that the visitor chooses, even if it has passed. Sending refuses it with an error
  // at its field.
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

/** Returns the state after the form was sent: an empty form. */
export function emptyReservation(state: ReservationState): ReservationState {
  return { ...state, form: EMPTY_RESERVATION, hourBeforeCorrection: null };
}

/** Returns the state without notices, after the visitor has closed one. */
export function clearNotices(state: ReservationState): ReservationState {
  return { ...state, notices: { turn: state.notices.turn + 1, fields: [] } };
}

/** Returns the pickup place as return place, unless the visitor has chosen another return place. */
function sameDropoff(form: ReservationForm, { pickupLocation }: Partial<ReservationForm>) {
  const follows = form.dropoffLocation === '' || form.dropoffLocation === form.pickupLocation;
  return pickupLocation !== undefined && follows ? { dropoffLocation: pickupLocation } : {};
}
