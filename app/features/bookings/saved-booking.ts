import { AppError } from '#app/lib/app-error.ts';
import { formatWallClock } from '#app/lib/dates.ts';
import type { BookingRecord } from './booking.rules.ts';
import type { Clash } from './booking-availability.server.ts';
import { bookingInputText as text } from './booking-input.text.ts';
import type { SaveBookingResult } from './booking-writes.server.ts';

/** The booking that was saved. Throws what a door answers when none was. */
export function savedBooking(result: SaveBookingResult): BookingRecord {
  if (result.ok) return result.booking;
  switch (result.reason) {
    case 'not-found':
      throw new AppError(404, text.notFound);
    case 'stale':
      throw new AppError(409, text.stale, [{ field: 'version', message: text.stale }]);
    case 'key-reused':
      throw new AppError(422, text.keyReused);
    case 'invalid':
      throw new AppError(400, text.invalid, result.errors);
    case 'clash': {
      const references = result.clashes.map(({ reference }) => reference);
      throw new AppError(409, text.clash(result.carTitle, references), result.clashes.map(entry));
    }
  }
}

function entry({ reference, customer, from, to }: Clash) {
  const name = [customer?.name, customer?.surname].filter(Boolean).join(' ');
  const period = `${formatWallClock(from)} – ${formatWallClock(to)}`;
  return { field: 'clash', message: text.clashEntry(reference, name, period) };
}
