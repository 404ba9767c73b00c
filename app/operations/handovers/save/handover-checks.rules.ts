/** Contradictions in a record of a hand-over or a return. Form and API call the same function. */

import {
  businessNow,
  calendarDaysBetween,
  type WallClock,
  wallClock,
} from '#app/lib/dates/dates.ts';
import type { FieldError } from '#app/lib/http/app-error.ts';
import type { HandoverRefusals } from '../editor/handover-words.rules.ts';
import type { HandoverKind } from '../handover.rules.ts';
import type { HandoverInput } from '../handover.schema.ts';

interface Reading {
  at: WallClock;
  kilometres: number;
}

/** Facts about the rental when a record is written. */
export interface KnownOfRental {
  kind: HandoverKind;
  out: Reading | null;
  back: Reading | null;
  /** True if the car has plates to choose from; otherwise the plate is typed. */
  hasVehicles: boolean;
  /** Set for a new record only: older records already store a reading of the vehicle. */
  vehicle: { plate: string; kilometres: number | null } | null;
  now: Date;
}

/**
 * All that is wrong with a record whose shape is right, one message a field; fields are named as in
 * `handoverInputSchema`. A return needs no vehicle: it is of the one that was handed over, if any.
 */
export function checkHandover(
  input: HandoverInput,
  known: KnownOfRental,
  text: HandoverRefusals,
): FieldError[] {
  const { kind, hasVehicles } = known;
  const message = {
    [hasVehicles ? 'vehicleId' : 'plate']:
      kind === 'out' && !input.vehicleId && !input.plate ? text.plate : null,
    at: timeError(input, known, text),
    kilometres: kilometreError(input, known, text),
  };
  return Object.entries(message).flatMap(([field, wrong]) =>
    wrong ? [{ field, message: wrong }] : [],
  );
}

function timeError(
  { at }: HandoverInput,
  { kind, out, back, now }: KnownOfRental,
  text: HandoverRefusals,
): string | null {
  const clock = businessNow(now);
  if (at > wallClock(clock.date, clock.time)) return text.inFuture;
  if (kind === 'back' && out && at < out.at) return text.beforeOut(out.at);
  if (kind === 'out' && back && at > back.at) return text.afterBack(back.at);
  return null;
}

/** A day without a stop; beyond it a digit was slipped, and the customer would be charged for it. */
const MOST_KILOMETRES_A_DAY = 2_000;

/** Kilometres never fall, and no car drives more in a day than it can. */
function kilometreError(
  { at, kilometres }: HandoverInput,
  { kind, out, back, vehicle }: KnownOfRental,
  text: HandoverRefusals,
): string | null {
  const [left, returned] = kind === 'out' ? [{ at, kilometres }, back] : [out, { at, kilometres }];
  if (kind === 'back' && out && kilometres < out.kilometres)
    return text.fewerThanOut(out.kilometres);
  if (kind === 'out' && back && kilometres > back.kilometres)
    return text.moreThanBack(back.kilometres);
  if (left && returned) {
    const driven = returned.kilometres - left.kilometres;
    const days = calendarDaysBetween(left.at.slice(0, 10), returned.at.slice(0, 10)) + 1;
    if (driven > days * MOST_KILOMETRES_A_DAY) return text.tooFar(driven, days);
  }
  if (vehicle?.kilometres != null && kilometres < vehicle.kilometres)
    return text.fewerKilometres(vehicle.plate, vehicle.kilometres);
  return null;
}
