import { driverOf, fullName } from '#app/domain/bookings/booking.rules.ts';
import type { BookingRecord } from '#app/domain/bookings/booking.schema.ts';
import { flightOf } from '#app/domain/bookings/recorded-booking.rules.ts';
import type { WallClock } from '#app/lib/dates/dates.ts';
import { type CalendarEvent, halfAnHourAfter } from '#app/lib/dates/icalendar.ts';
import { calendarText as text } from './business-texts.ts';

/**
 * Returns the events of a booking that begin at `since` or later: pickup and return of a rental, or
 * one event of a transfer. Empty for a cancelled booking.
 */
export function calendarEvents(
  booking: BookingRecord,
  { since, origin }: { since: WallClock; origin: string },
): CalendarEvent[] {
  if (booking.status === 'cancelled') return [];
  const { pickupAt, dropoffAt, pickupLocation, dropoffLocation, drivers, transferData } = booking;
  const [customer] = drivers;
  const name = customer ? fullName(customer) : '';
  const car = booking.carTitle ?? '';
  const isTransfer = booking.serviceType === 'transfer';
  const lines = [
    [text.reference, booking.reference],
    [text.phone, customer?.phoneNumber],
    [text.car, car],
    [text.passengers, transferData?.passengers],
    [text.childSeats, transferData?.childSeats],
    [text.suitcases, transferData?.suitcases],
    [text.flight, flightOf(booking)],
    [text.driver, driverOf(transferData ?? {})],
    [text.hotel, booking.hotel],
  ].flatMap(([label, value]) => (value ? [`${label}: ${value}`] : []));
  const common = {
    description: [text.way(pickupLocation, dropoffLocation), ...lines].join('\n'),
    url: `${origin}/admin/bookings/${booking.id}`,
    tentative: booking.status === 'pending',
    sequence: booking.version,
    changedAt: new Date(booking.updatedAt),
  };
  const title = (words: string) => (common.tentative ? `${words} (${text.waits})` : words);
  const event = (kind: string, words: string, place: string, from: WallClock, to: WallClock) => ({
    ...common,
    ...{ uid: `${booking.id}-${kind}@kervan`, title: title(words), place, from, to },
  });
  // A transfer may end when it begins, but calendars refuse an event without a duration.
  const arrival = dropoffAt > pickupAt ? dropoffAt : halfAnHourAfter(pickupAt);
  const all = isTransfer
    ? [event('transfer', text.transfer(dropoffLocation, name), pickupLocation, pickupAt, arrival)]
    : [
        event(
          'pickup',
          text.pickup(car, name),
          pickupLocation,
          pickupAt,
          halfAnHourAfter(pickupAt),
        ),
        event(
          'return',
          text.return(car, name),
          dropoffLocation,
          dropoffAt,
          halfAnHourAfter(dropoffAt),
        ),
      ];
  return all.filter(({ from }) => from >= since);
}
