/** Separate from `board-move.rules.ts`, because only a move needs prices and checks. */

import type { BrokenRule } from '#app/domain/availability/letting.rules.ts';
import {
  type BookingInput,
  bookingInputSchema,
  type OpenedBooking,
} from '#app/domain/bookings/booking.schema.ts';
import { checkBooking } from '#app/domain/bookings/booking-checks.rules.ts';
import { brokenRulesOf, toLetRental } from '#app/domain/bookings/booking-letting.rules.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import {
  followsReceipt,
  keepsAgreedPrice,
  typedReceipt,
} from '#app/domain/bookings/booking-price.rules.ts';
import { bookingIssueWords } from '#app/domain/bookings/booking-words.ts';
import { NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import type { Target } from './board-move.rules.ts';

export interface MovePreview {
  /** Price before the move, in cents. */
  beforeCents: number;
  /** Total of the receipt at the target, in cents; null if there is no receipt. */
  receiptCents: number | null;
  /**
   * True if the price changes with the move: other days or another car, and the present price is
   * the total of a receipt.
   */
  follows: boolean;
  /** True if the move keeps the agreed price, for example to another plate. */
  keepsPrice: boolean;
  /** Booking to save, at its old price; null if it cannot be saved. */
  input: BookingInput | null;
  /** Letting rules that refuse the booking at the target. Staff may overrule them. */
  broken: BrokenRule[];
  /** Messages of the faults that prevent saving. */
  errors: string[];
}

/** Previews a move with the receipt and the checks of the booking form. */
export function previewMove(
  booking: OpenedBooking,
  target: Target,
  { options, now, texts }: { options: BookingOptions; now: Date; texts: OfficeTexts['bookings'] },
): MovePreview {
  const { data, error } = bookingInputSchema.safeParse(inputOf(booking, target));
  const pricedAt = (at: Target) => {
    const input = inputOf(booking, at);
    return { ...input, receipt: typedReceipt(input, options) };
  };
  const { total, quoted } = booking.pricing;
  const beforeCents = eurosToCents(total);
  const quotedCents = quoted === null ? null : eurosToCents(quoted);
  const [before, after] = [pricedAt(booking), pricedAt(target)];
  const keepsPrice = keepsAgreedPrice(before, after);
  const faults = data
    ? checkBooking(data, { now, before: booking }, texts)
    : error.issues.map(({ path, message }) =>
        withSentence({ field: path.join('.'), message }, bookingIssueWords(texts)),
      );
  return {
    beforeCents,
    receiptCents: after.receipt?.totalCents ?? null,
    follows: !keepsPrice && followsReceipt({ totalCents: beforeCents, quotedCents }),
    keepsPrice,
    input: data && faults.length === 0 ? data : null,
    broken: brokenRulesOf(
      options.lettingRules,
      toLetRental(inputOf(booking, target)),
      toLetRental(booking),
    ),
    errors: faults.map(({ message }) => message),
  };
}

function inputOf(booking: OpenedBooking, { pickupTime, dropoffTime, carId, vehicleId }: Target) {
  const extras = booking.extras ?? NO_EXTRAS;
  return { ...booking, extras, pickupTime, dropoffTime, carId, vehicleId };
}
