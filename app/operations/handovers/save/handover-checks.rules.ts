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

export interface KnownOfRental {
  kind: HandoverKind;
  out: Reading | null;
  back: Reading | null;
  /** True if staff choose one of the car's vehicles; otherwise they type the plate. */
  hasVehicles: boolean;
  /**
   * Chosen vehicle of a new record. Null for a stored record, whose reading the vehicle may already
   * have.
   */
  vehicle: { plate: string; kilometres: number | null } | null;
  now: Date;
}

/**
 * Returns the contradictions in a record of valid shape, at most one for each field of
 * `handoverInputSchema`. Form and API call it. A return needs no vehicle: it has the vehicle that
 * was handed over, if any.
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

/**
 * Limit of a plausible distance. A longer one is a typing error, for which the customer would be
 * charged.
 */
const MAX_KILOMETRES_A_DAY = 2_000;

/** Returns an error if kilometres fall, or rise more than a car can drive in the days. */
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
    if (driven > days * MAX_KILOMETRES_A_DAY) return text.tooFar(driven, days);
  }
  if (vehicle?.kilometres != null && kilometres < vehicle.kilometres)
    return text.fewerKilometres(vehicle.plate, vehicle.kilometres);
  return null;
}
