/**
 * Proposes the fee for a cancelled booking by the terms of the settings. Staff decide; the fee is
 * never charged automatically. Source: `product.md, "The account of a booking"`.
 */
import { businessInstant, type WallClock } from '#app/lib/dates/dates.ts';

/** Reasons for which the office declines a request: no car is free, the price, no answer came. */
export const DECLINE_REASONS = ['full', 'price', 'no-answer'] as const;

/** Reasons of a cancellation. `no-show`: the customer did not come. */
export const CANCEL_REASONS = ['customer', 'office', 'no-show', ...DECLINE_REASONS] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export interface CancellationTerms {
  /** Number of hours before the pickup until which a cancellation is free. */
  freeHours: number;
  /** Fee for a later cancellation in per cent of the agreed price; null: no fee. */
  percent: number | null;
  /** Fee for a no-show in per cent of the agreed price; null: no fee. */
  noShowPercent: number | null;
}

export interface ProposedFee {
  /** Fee in euro cents, rounded once, half up. */
  cents: number;
  percent: number;
  agreedCents: number;
  /**
   * Whole hours between cancellation and pickup, rounded down; negative after the pickup, null for
   * a no-show.
   */
  hoursBefore: number | null;
}

/**
 * Returns the proposed fee for a booking that is cancelled at `now`. Returns null if the office
 * cancels or declines, the booking was never confirmed, the cancellation is early enough, the terms have no
 * percentage, or the fee is 0. `pickupAt` is in Istanbul time.
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
  const isNoShow = reason === 'no-show';
  if (!isConfirmed || (reason !== 'customer' && !isNoShow)) return null;
  const hours = (businessInstant(pickupAt).getTime() - now.getTime()) / 3_600_000;
  if (!isNoShow && hours >= freeHours) return null;
  const applied = isNoShow ? noShowPercent : percent;
  const cents = Math.round((agreedCents * (applied ?? 0)) / 100);
  if (applied === null || cents <= 0) return null;
  return { cents, percent: applied, agreedCents, hoursBefore: isNoShow ? null : Math.floor(hours) };
}
