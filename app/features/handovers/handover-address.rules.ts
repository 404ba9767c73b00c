import { bookingPath } from '#app/features/bookings/booking-list-address.rules.ts';
import type { HandoverKind } from './handover.rules.ts';

/** The page on which a rental's hand-over or return is recorded. */
export function handoverPath(bookingId: string, kind: HandoverKind): string {
  return `${bookingPath(bookingId)}/handover/${kind}`;
}
