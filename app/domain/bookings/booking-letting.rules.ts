import {
  type BrokenRule,
  brokenRules,
  type LettingRule,
  rulesOfCar,
} from '#app/domain/availability/letting.rules.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
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
 * booking, while a time is incomplete, and for an existing booking that keeps its car, days and
 * length, because a rule never touches existing bookings (`product.md, "Letting rules"`). A
 * cancelled booking is checked too, because it may be confirmed again without a check.
 */
export function brokenRulesOf(
  rules: readonly LettingRule[],
  after: LetRental,
  before: LetRental | null,
): BrokenRule[] {
  const { carId, status, pickupAt, dropoffAt } = after;
  const isComplete = isWallClock(pickupAt) && isWallClock(dropoffAt);
  if (carId === null || status === 'completed' || !isComplete) return [];
  if (before && keepsRental(after, before)) return [];
  return brokenRules(rulesOfCar(rules, carId), toRentalPeriod(after));
}

function keepsRental(after: LetRental, before: LetRental): boolean {
  const [now, then] = [toRentalPeriod(after), toRentalPeriod(before)];
  return (
    after.carId === before.carId &&
    now.pickupDate === then.pickupDate &&
    now.returnDate === then.returnDate &&
    rentalDays(now) === rentalDays(then)
  );
}

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
