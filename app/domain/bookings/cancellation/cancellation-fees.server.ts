import { readSettings } from '#app/base/settings/settings.server.ts';
import type { Db } from '#app/db/client.server.ts';
import { CANCEL_REASONS, proposedFee } from '#app/domain/account/cancellation-fee.rules.ts';
import { centsToEuros } from '#app/lib/money/money.ts';
import { readBooking } from '../bookings.server.ts';
import type { CancellationFees } from './cancellation-fees.schema.ts';

/**
 * Returns the fees in euros that the settings propose for each reason if the booking is cancelled
 * at `now`. Reasons without a fee are missing. Null if the booking does not exist.
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
  return { fees };
}
