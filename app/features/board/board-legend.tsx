import { BOOKING_STATUSES } from '#app/features/bookings/booking.rules.ts';
import { bookingStatuses } from '#app/features/bookings/bookings.text.ts';
import { boardText as text } from './board.text.ts';

/** Which colour is which status; the bars say it in words, too. */
export function BoardLegend({ cancelled }: { cancelled: boolean }) {
  return (
    <ul
      aria-label={text.legend}
      className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft text-sm"
    >
      {BOOKING_STATUSES.filter((status) => cancelled || status !== 'cancelled').map((status) => (
        <li key={status} className="flex items-center gap-2">
          <span
            aria-hidden="true"
            data-status={status}
            className="board-status h-4 w-6 rounded-md border border-transparent"
          />
          {bookingStatuses[status]}
        </li>
      ))}
      <li className="flex items-center gap-2">
        <span aria-hidden="true" className="board-over static h-4 w-6 rounded-md" />
        {text.overbooked}
      </li>
      <li className="ml-auto max-md:hidden">{text.hint}</li>
    </ul>
  );
}
