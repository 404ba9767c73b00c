/** Action of the board for moves. It is loaded with the first move, in the browser only. */

import {
  type Booking,
  type BookingInput,
  openedBookingSchema,
} from '#app/domain/bookings/booking.schema.ts';
import {
  bookingAvailabilitySchema,
  bookingOptionsSchema,
} from '#app/domain/bookings/booking-options.schema.ts';
import { type SaveOutcome, saveEdited, type ToSave } from '#app/editing/editor/save.ts';
import { callAdminApi } from '#app/editing/office-calls/admin-api.ts';
import { ApiError } from '#app/lib/http/api-client.ts';
import { bookingSaving } from '#app/office/bookings/editor/booking-saving.ts';
import { bookingPath } from '#app/office/bookings/list/booking-list-address.rules.ts';
import { freshTarget } from './board-move.rules.ts';
import type { MoveQuestion, MoveResult } from './board-move-dialog.tsx';

export async function runMove(request: Request): Promise<MoveResult | SaveOutcome<Booking>> {
  const sent = (await request.clone().json()) as ToSave<BookingInput> | MoveQuestion;
  return 'move' in sent ? prepareMove(request, sent.move) : saveEdited(request, bookingSaving);
}

/**
 * Reads the current booking, the options that price it, and the bookings that have its car and
 * plate at the target.
 */
async function prepareMove(
  request: Request,
  { id, ...aimed }: MoveQuestion['move'],
): Promise<MoveResult> {
  try {
    const [booking, options] = await Promise.all([
      callAdminApi(request, bookingPath(id), openedBookingSchema),
      callAdminApi(request, '/admin/bookings/options', bookingOptionsSchema),
    ]);
    const target = freshTarget(booking, aimed);
    const { pickupTime: from, dropoffTime: to, carId } = target;
    const query = new URLSearchParams({ from, to, except: id, ...(carId !== null && { carId }) });
    const { clashes, busyVehicles, lateRentals } = await callAdminApi(
      request,
      `/admin/bookings/availability?${query}`,
      bookingAvailabilitySchema,
    );
    return { state: 'ready', booking, target, options, clashes, busyVehicles, lateRentals };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { state: error.status === 404 ? 'deleted' : 'failed' };
  }
}
