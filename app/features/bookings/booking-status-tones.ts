import type { StatusTone } from '#app/ui/status-dot.tsx';
import type { BookingStatus } from './booking.rules.ts';

/** The colour of the dot before a booking's status. */
export const BOOKING_TONES: Record<BookingStatus, StatusTone> = {
  pending: 'waiting',
  confirmed: 'ready',
  active: 'good',
  completed: 'done',
  cancelled: 'bad',
};
