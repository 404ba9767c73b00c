import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { dueOf } from '#app/domain/account/account.rules.ts';
import { CANCEL_REASONS, proposedFee } from '#app/domain/account/cancellation-fee.rules.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import type { BookingStatus } from '../booking.rules.ts';
import { readHandedOver } from '../booking-handovers.server.ts';
import { readBooking } from '../bookings.server.ts';
import type { CancellationFees } from './cancellation-fees.schema.ts';

/**
 * Returns the fees in euros that the settings propose for each reason if the booking is cancelled
 * at `now`, where its car is, and the balance after a cancellation without a fee. Reasons without a
 * fee are missing. Null if the booking does not exist.
 */
export async function readCancellationFees(
  db: Db,
  bookingId: string,
  now: Date,
): Promise<CancellationFees | null> {
  const booking = await readBooking(db, bookingId);
  if (!booking) return null;
  const { cancellation } = (await readSettings(db)).rental;
  const { totalCents: agreedCents, pickupAt, status } = booking;
  const isConfirmed = status !== 'pending' && status !== 'cancelled';
  const fees = CANCEL_REASONS.flatMap((reason) => {
    const fee = proposedFee({ reason, isConfirmed, agreedCents, pickupAt }, cancellation, now);
    if (!fee) return [];
    const { percent, hoursBefore } = fee;
    const [amount, agreed] = [centsToEuros(fee.cents), centsToEuros(fee.agreedCents)];
    return { reason, amount, percent, agreed, hoursBefore };
  });
  const { chargedCents, settledCents, paidCents } = booking;
  const due = dueOf({ priceCents: agreedCents, isCancelled: true }, chargedCents);
  const { handovers } = await readHandedOver(db, bookingId);
  return {
    fees,
    rental: booking.serviceType === 'transfer' ? null : whereaboutsOf(status, handovers),
    balance: centsToEuros(due - settledCents - paidCents),
  };
}

/** Hand-overs decide; a rental without them is out or back by its status. */
function whereaboutsOf(
  status: BookingStatus,
  handovers: readonly { kind: 'out' | 'back' }[],
): CancellationFees['rental'] {
  if (handovers.some(({ kind }) => kind === 'back')) return 'returned';
  if (handovers.length > 0 || status === 'active') return 'out';
  return status === 'completed' ? 'returned' : null;
}
