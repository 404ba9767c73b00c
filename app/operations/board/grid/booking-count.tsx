import { staffDayMonth } from '#app/lib/dates/staff-dates.ts';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import type { Bar } from '../board.rules.ts';
import { BAR, placeOf } from './board-bar.tsx';

/** Number of bookings of a day in a folded row, as a button that opens the row. */
export function BookingCount({
  bars,
  onOpen,
}: {
  /** Bookings of a day, the earliest first. */
  bars: readonly Bar[];
  onOpen: () => void;
}) {
  const { rows: text } = useOfficeText('board').page;
  const [first] = bars;
  if (!first) return null;
  const day = staffDayMonth(first.booking.pickupTime.slice(0, 10));
  const name = `${day}: ${text.bookings(bars.length)}`;
  return (
    <li className="contents">
      <button
        type="button"
        aria-expanded="false"
        aria-label={name}
        title={name}
        style={placeOf(first, 0)}
        className={cx(
          BAR,
          'justify-center border border-control-line bg-white font-strong text-ink print:hidden',
        )}
        onClick={onOpen}
      >
        {bars.length}
      </button>
    </li>
  );
}
