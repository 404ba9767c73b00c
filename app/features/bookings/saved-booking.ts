import { AppError } from '#app/lib/app-error.ts';
import { formatWallClock } from '#app/lib/dates.ts';
import { refusedSave } from '#app/lib/refused-save.ts';
import { type BookingRecord, fullName } from './booking.rules.ts';
import type { Clash } from './booking-availability.server.ts';
import { bookingInputText as text } from './booking-input.text.ts';
import type { SaveBookingResult } from './booking-writes.server.ts';

/** The booking that was saved. Throws what a door answers when none was. */
export function savedBooking(result: SaveBookingResult): BookingRecord {
  if (result.ok) return result.booking;
  if (result.reason !== 'clash') throw refusedSave(result, text);
  const references = result.clashes.map(({ reference }) => reference);
  throw new AppError(409, text.clash(result.carTitle, references), result.clashes.map(entry));
}

function entry({ reference, customer, from, to }: Clash) {
  const name = customer ? fullName(customer) : '';
  const period = `${formatWallClock(from)} – ${formatWallClock(to)}`;
  return { field: 'clash', message: text.clashEntry(reference, name, period) };
}
