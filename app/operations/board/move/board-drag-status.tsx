import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { BoardBooking } from '../board.schema.ts';
import { type Shift, targetOf } from './board-move.rules.ts';

export function DragStatus({
  booking,
  shift,
  line,
}: {
  booking: BoardBooking;
  shift: Shift;
  /** Name of the car and its plate; null if the booking has no car or its car is not shown. */
  line: string | null;
}) {
  const text = useOfficeText('board').page.move;
  const { pickupTime, dropoffTime } = targetOf(booking, shift);
  const car = line ?? booking.carTitle ?? '';
  return (
    <p
      role="status"
      className="fixed inset-x-0 bottom-0 z-40 border-sand-line border-t bg-white px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] text-center font-strong tabular-nums shadow-card md:left-auto md:right-6 md:bottom-6 md:max-w-3xl md:rounded-card md:border"
    >
      {`${booking.customer}: ${text.at(staffMoment(pickupTime), staffMoment(dropoffTime), car)}`}
    </p>
  );
}
