/** Apart from where a booking is moved to, since a board that is only looked at prices and checks none. */

import {
  type BookingInput,
  bookingInputSchema,
  type OpenedBooking,
} from '#app/domain/bookings/booking.schema.ts';
import { checkBooking } from '#app/domain/bookings/booking-checks.rules.ts';
import type { BookingOptions } from '#app/domain/bookings/booking-options.schema.ts';
import {
  followsReceipt,
  isPricedAlike,
  typedReceipt,
} from '#app/domain/bookings/booking-price.rules.ts';
import { bookingIssueWords } from '#app/domain/bookings/booking-words.ts';
import { NO_EXTRAS } from '#app/domain/pricing/price.rules.ts';
import { eurosToCents } from '#app/lib/money/money.ts';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { withSentence } from '#app/lib/words/issue-text.ts';
import type { Target } from './board-move.rules.ts';

/** Result of a move before it is saved. */
export interface MovePreview {
  /** Price in cents. */
  beforeCents: number;
  /** Total of the receipt at the target in cents; null if nothing gives a price. */
  receiptCents: number | null;
  /** Set if the move changes the price by itself: other days or another car, at the total of a receipt. */
  follows: boolean;
  /** Set if the move keeps the agreed price, for example a move to another plate. */
  isPricedAlike: boolean;
  /** The booking as it would be saved, at its old price; null when it cannot be saved. */
  input: BookingInput | null;
  /** Why not. */
  errors: string[];
}

/** Previews a move by the rules of the booking form: its receipt and its checks. */
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
  const isAlike = isPricedAlike(before, after);
  const faults = data
    ? checkBooking(data, { now, before: booking }, texts)
    : error.issues.map(({ path, message }) =>
        withSentence({ field: path.join('.'), message }, bookingIssueWords(texts)),
      );
  return {
    beforeCents,
    receiptCents: after.receipt?.totalCents ?? null,
    follows: !isAlike && followsReceipt({ totalCents: beforeCents, quotedCents }),
    isPricedAlike: isAlike,
    input: data && faults.length === 0 ? data : null,
    errors: faults.map(({ message }) => message),
  };
}

function inputOf(booking: OpenedBooking, { pickupTime, dropoffTime, carId, vehicleId }: Target) {
  const extras = booking.extras ?? NO_EXTRAS;
  return { ...booking, extras, pickupTime, dropoffTime, carId, vehicleId };
}
