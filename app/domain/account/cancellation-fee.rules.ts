/**
 * Fee for a cancelled booking by the terms of the settings. The office decides: the fee is proposed,
 * never charged automatically. Source: product.md, "The account of a booking".
 */
import { businessInstant, type WallClock } from '#app/lib/dates/dates.ts';

/** Reasons for which a booking is cancelled. `no-show`: the customer did not come. */
export const CANCEL_REASONS = ['customer', 'office', 'no-show'] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export interface CancellationTerms {
  /** Hours before the pickup until which the customer cancels free of charge. */
  freeHours: number;
  /** Percent of the agreed price for a later cancellation; null: no fee. */
  percent: number | null;
  /** Percent of the agreed price for a customer who does not come; null: no fee. */
  noShowPercent: number | null;
}

export interface ProposedFee {
  /** Euro cents, rounded once, half up. */
  cents: number;
  percent: number;
  /** Agreed price in euro cents. */
  agreedCents: number;
  /** Whole hours from the cancellation to the pickup, negative after it; null for a no-show. */
  hoursBefore: number | null;
}

/**
 * Returns the fee to propose for a booking that is cancelled at `now`; null if nothing is to pay: the
 * office cancels, the booking was never confirmed, the cancellation is early enough, or the terms
 * name no percentage. Hours count on the clock of the business.
 */
export function proposedFee(
  {
    reason,
    isConfirmed,
    agreedCents,
    pickupAt,
  }: {
    reason: CancelReason;
    isConfirmed: boolean;
    agreedCents: number;
    pickupAt: WallClock;
  },
  { freeHours, percent, noShowPercent }: CancellationTerms,
  now: Date,
): ProposedFee | null {
  if (reason === 'office' || !isConfirmed) return null;
  const isNoShow = reason === 'no-show';
  const hours = (businessInstant(pickupAt).getTime() - now.getTime()) / 3_600_000;
  if (!isNoShow && hours >= freeHours) return null;
  const applied = isNoShow ? noShowPercent : percent;
  const cents = Math.round((agreedCents * (applied ?? 0)) / 100);
  if (applied === null || cents <= 0) return null;
  return { cents, percent: applied, agreedCents, hoursBefore: isNoShow ? null : Math.floor(hours) };
}
