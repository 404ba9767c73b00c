import {
  type BrokenRule,
  brokenRules,
  type LettingRule,
  rulesOfCar,
} from '#app/domain/availability/letting.rules.ts';
import { isWallClock, type WallClock } from '#app/lib/dates/dates.ts';
import { toRentalPeriod } from './booking-price.rules.ts';

/** Part of a booking that letting rules decide. `carId` is null for a transfer. */
export interface LetRental {
  carId: string | null;
  status: string;
  pickupAt: WallClock;
  dropoffAt: WallClock;
}

/**
 * Returns the letting rules that refuse a booking. Returns none for a transfer, for a completed
 * booking, and while a time is incomplete. A rule never touches existing bookings (`product.md,
 * "Letting rules"`): if the car and the pickup's day stay, only rules that the saved booking kept
 * can refuse the new length. A cancelled booking is checked too, because it may be confirmed again
 * without a check.
 */
export function brokenRulesOf(
  rules: readonly LettingRule[],
  after: LetRental,
  before: LetRental | null,
): BrokenRule[] {
  const { carId, status, pickupAt, dropoffAt } = after;
  const isComplete = isWallClock(pickupAt) && isWallClock(dropoffAt);
  if (carId === null || status === 'completed' || !isComplete) return [];
  const period = toRentalPeriod(after);
  const ofCar = rulesOfCar(rules, carId);
  const broken = brokenRules(ofCar, period);
  const then = before && toRentalPeriod(before);
  if (before?.carId !== carId || then?.pickupDate !== period.pickupDate) return broken;
  const overruled = new Set(brokenRules(ofCar, then).map(keyOf));
  return broken.filter((rule) => !overruled.has(keyOf(rule)));
}

const keyOf = ({ ruleId, kind, weekday }: BrokenRule) => `${kind} ${weekday} ${ruleId}`;

/** Returns the rental of a booking as in the API, for `brokenRulesOf`. */
export function toLetRental({
  carId,
  status,
  pickupTime: pickupAt,
  dropoffTime: dropoffAt,
}: {
  carId: string | null;
  status: string;
  pickupTime: WallClock;
  dropoffTime: WallClock;
}): LetRental {
  return { carId, status, pickupAt, dropoffAt };
}
