/** Letting rules of bookings that are saved (`product.md, "Letting rules"`). */
import type { Db } from '#app/db/client.server.ts';
import { HOLDING_STATUSES } from '#app/domain/availability/availability.rules.ts';
import {
  type BrokenRule,
  brokenRules,
  rulesOfCar,
} from '#app/domain/availability/letting.rules.ts';
import { lettingRuleIn, readLettingRules } from '#app/domain/availability/letting-rules.server.ts';
import { rentalDays } from '#app/domain/pricing/price.rules.ts';
import type { SiteLanguage } from '#app/lib/words/texts.ts';
import type { BookingRecord } from './booking.schema.ts';
import { toRentalPeriod } from './booking-price.rules.ts';

/** Refusal because letting rules forbid the rental. Staff may overrule it. */
export interface RefusedByRules {
  ok: false;
  reason: 'rules';
  broken: BrokenRule[];
}

type Rental = Pick<BookingRecord, 'carId' | 'status' | 'pickupAt' | 'dropoffAt'>;

/**
 * Returns the rules that refuse a rental, with their names in `language`. Returns none for a
 * transfer, for a booking that holds no unit, and for an existing booking that keeps its car, days
 * and length, because a rule never touches existing bookings.
 */
export async function findBrokenRules(
  tx: Db,
  after: Rental,
  before: Rental | null,
  language: SiteLanguage = 'tr',
): Promise<BrokenRule[]> {
  const { carId, status } = after;
  const holds = (HOLDING_STATUSES as readonly string[]).includes(status);
  if (carId === null || !holds || (before && keepsRental(after, before))) return [];
  const rules = rulesOfCar(await readLettingRules(tx), carId);
  return brokenRules(
    rules.map((rule) => lettingRuleIn(rule, language)),
    toRentalPeriod(after),
  );
}

function keepsRental(after: Rental, before: Rental): boolean {
  const [now, then] = [toRentalPeriod(after), toRentalPeriod(before)];
  return (
    after.carId === before.carId &&
    now.pickupDate === then.pickupDate &&
    now.returnDate === then.returnDate &&
    rentalDays(now) === rentalDays(then)
  );
}
