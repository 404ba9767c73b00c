import type { CSSProperties, RefObject } from 'react';
import { staffMoment } from '#app/lib/dates/staff-dates.ts';
import { Button, IconButton } from '#app/ui/button.tsx';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon, type IconName } from '#app/ui/pictures/icon.tsx';
import { dayOffset } from './board.rules.ts';
import type { BoardBooking } from './board.schema.ts';
import type { BoardDays } from './board-address.rules.ts';
import { type Shift, targetOf } from './board-move.rules.ts';

/** A booking on its way. */
export interface Moving {
  booking: BoardBooking;
  shift: Shift;
  by: 'pointer' | 'keys';
}

/** The place that the bar would have, and its line: a whole row, or a lane of it. */
export function Ghost({
  booking,
  shift,
  by,
  lane,
  from,
  box,
}: Moving & Pick<BoardDays, 'from'> & { lane: number | null; box: RefObject<HTMLElement | null> }) {
  const { pickupTime, dropoffTime, carId } = targetOf(booking, shift);
  const bar = box.current?.querySelector(`[data-booking="${CSS.escape(booking.id)}"]`);
  const own = bar?.closest<HTMLElement>('.board-row');
  const other =
    carId !== null && carId !== booking.carId
      ? box.current
          ?.querySelector(`[data-row="${CSS.escape(carId)}"]`)
          ?.closest<HTMLElement>('.board-row')
      : null;
  const row = other ?? own;
  if (!row) return null;
  const start = dayOffset(from, pickupTime);
  const length = Math.max(0, dayOffset(from, dropoffTime) - start);
  const place: CSSProperties =
    lane === null
      ? { top: row.offsetTop, height: row.offsetHeight }
      : {
          top: `calc(${row.offsetTop}px + ${lane} * var(--lane) + var(--pad))`,
          height: 'var(--lane)',
        };
  const style = { ...place, '--start': start, '--length': length } as CSSProperties;
  return (
    <>
      <div className="board-ghost-row" style={place} />
      <div
        key={by === 'keys' ? `${start} ${row.offsetTop} ${lane}` : 'dragged'}
        ref={(element) => {
          if (by === 'keys') element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        }}
        className="board-ghost"
        style={style}
      />
    </>
  );
}

const STEPS = [
  { key: 'ArrowLeft', icon: 'icon-arrow-left' },
  { key: 'ArrowRight', icon: 'icon-arrow-right' },
  { key: 'ArrowUp', icon: 'icon-arrow-up' },
  { key: 'ArrowDown', icon: 'icon-arrow-down' },
] as const satisfies { key: string; icon: IconName }[];

/** Where the bar is on its way; with buttons for those who neither drag nor type. */
export function MoveBar({
  moving: { booking, shift, by },
  line,
  onPress,
  onStop,
}: {
  moving: Moving;
  /** Its name; null for a booking without a car. */
  line: string | null;
  onPress: (key: string) => void;
  onStop: (drop: boolean) => void;
}) {
  const text = useOfficeText('board').page.move;
  const { pickupTime, dropoffTime } = targetOf(booking, shift);
  const car = line ?? booking.carTitle ?? '';
  return (
    <div
      data-move
      className="fixed inset-x-0 bottom-0 z-40 flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-sand-line border-t bg-white px-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] shadow-card md:left-auto md:right-6 md:bottom-6 md:max-w-3xl md:rounded-card md:border"
    >
      <div className="min-w-0">
        <p role="status" className="font-semibold tabular-nums">
          {`${booking.customer}: ${text.at(staffMoment(pickupTime), staffMoment(dropoffTime), car)}`}
        </p>
        {by === 'keys' && (
          <p className="text-ink-soft text-sm max-sm:sr-only">
            {text.keys(booking.bookingReference)}
          </p>
        )}
      </div>
      {by === 'keys' && (
        <div className="flex flex-wrap justify-center gap-2">
          {STEPS.filter(({ icon }) => booking.carId || !/up|down/.test(icon)).map(
            ({ key, icon }) => (
              <IconButton key={key} label={text.steps[key]} onClick={() => onPress(key)}>
                <Icon name={icon} className="size-5" />
              </IconButton>
            ),
          )}
          <Button size="sm" onClick={() => onStop(false)}>
            {text.cancel}
          </Button>
          <Button size="sm" variant="primary" onClick={() => onStop(true)}>
            {text.confirm}
          </Button>
        </div>
      )}
    </div>
  );
}
