import { useDraggable } from '@dnd-kit/core';
import { type ComponentProps, type RefObject, useCallback, useMemo, useRef, useState } from 'react';
import { useIsStatusChanging } from '#app/office/bookings/editor/booking-status-choice.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { focusInPlace } from '#app/ui/focus.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { type CarRow, dayOffset } from '../board.rules.ts';
import type { BoardBooking, BoardCar } from '../board.schema.ts';
import type { BoardDays } from '../board-address.rules.ts';
import { type BarActions, BarActionsContext, barId } from '../grid/board-bar.tsx';
import { BoardDetails } from '../grid/board-details.tsx';
import { type Ghost, GhostContext } from '../grid/board-line.tsx';
import { laneOf, nameOfLine, rowOf } from '../grid/board-lines.rules.ts';
import { BoardDrag } from './board-drag.tsx';
import { DragStatus } from './board-drag-status.tsx';
import {
  canMove,
  type DragPosition,
  isMoved,
  isSameShift,
  type Shift,
  shiftByDrag,
  targetOf,
  unmoved,
} from './board-move.rules.ts';
import { BoardMoveDialog } from './board-move-dialog.tsx';

type ChangeContext =
  | { kind: 'details'; id: string }
  | { kind: 'drag'; booking: BoardBooking; shift: Shift }
  | { kind: 'dialog'; booking: BoardBooking; shift: Shift };

/**
 * Box of the board. A click on a bar opens its details; a drag, or a button of the details, opens
 * the dialog of a move.
 */
export function BoardMover({
  bookings,
  cars,
  rows,
  from,
  days,
  region,
  children,
}: BoardDays & {
  bookings: BoardBooking[];
  /** All cars, not only the shown ones. */
  cars: BoardCar[];
  /** Shown cars, from top to bottom. */
  rows: CarRow[];
  region: ComponentProps<'section'>;
  children: Elements;
}) {
  const { page: text } = useOfficeText('board');
  const box = useRef<HTMLElement>(null);
  const grabbed = useRef<BoardBooking>(null);
  const [changeContext, setActing] = useState<ChangeContext | null>(null);
  // The details stay open until a status change has an outcome.
  const isStatusChanging = useIsStatusChanging();
  const drag = changeContext?.kind === 'drag' ? changeContext : null;
  const details =
    changeContext?.kind === 'details'
      ? bookings.find(({ id }) => id === changeContext.id)
      : undefined;

  const openDetails = useCallback((id: string) => setActing({ kind: 'details', id }), []);
  function startDrag() {
    const booking = grabbed.current;
    if (!booking) return;
    setActing({ kind: 'drag', booking, shift: unmoved(booking) });
  }
  function moveDrag(position: DragPosition) {
    if (!drag || !box.current) return;
    const scrolled = box.current.scrollLeft;
    const shift = shiftByDrag(drag.booking, position, { rows, days, scrolled });
    if (!isSameShift(drag.shift, shift)) setActing({ ...drag, shift });
  }
  function stopDrag(isDropped: boolean) {
    if (!drag) return;
    const { booking, shift } = drag;
    if (isDropped && isMoved(booking, shift)) return setActing({ ...drag, kind: 'dialog' });
    setActing(null);
    focusInPlace(barId(booking.id));
  }
  return (
    <div className="md:flex md:min-h-0 md:flex-initial md:flex-col">
      <BoardDrag onStart={startDrag} onMove={moveDrag} onStop={stopDrag}>
        <GhostContext value={drag && ghostOf(drag, { rows, from })}>
          <Box
            box={box}
            grabbed={grabbed}
            region={region}
            isBusy={isStatusChanging}
            onOpen={openDetails}
          >
            {children}
          </Box>
        </GhostContext>
      </BoardDrag>
      {drag && <DragStatus {...drag} line={nameOfLine(rows, drag.shift, text.rows.unplated)} />}
      {details && (
        <BoardDetails
          key={details.id}
          booking={details}
          anchor={() => document.getElementById(barId(details.id))}
          onClose={() => isStatusChanging || setActing(null)}
          onMove={() => {
            if (isStatusChanging) return;
            setActing({ kind: 'dialog', booking: details, shift: unmoved(details) });
          }}
        />
      )}
      {changeContext?.kind === 'dialog' && (
        <BoardMoveDialog
          booking={changeContext.booking}
          dropped={changeContext.shift}
          cars={cars}
          onClose={() => setActing(null)}
          finalFocus={() => document.getElementById(barId(changeContext.booking.id))}
        />
      )}
    </div>
  );
}

/** Scrolling region of the board. It can get the focus, so that the keyboard can scroll it. */
function Box({
  box,
  grabbed,
  region,
  isBusy,
  onOpen,
  children,
}: {
  box: RefObject<HTMLElement | null>;
  /** Booking whose bar was pressed last. */
  grabbed: RefObject<BoardBooking | null>;
  region: ComponentProps<'section'>;
  /** True while bars cannot be opened or moved. */
  isBusy: boolean;
  onOpen: (id: string) => void;
  children: Elements;
}) {
  const { setNodeRef, listeners } = useDraggable({ id: 'board' });
  // Memoised because a new object renders all bars again.
  const actions = useMemo(
    (): BarActions => ({
      grab(event, booking) {
        if (isBusy || !canMove(booking)) return;
        grabbed.current = booking;
        listeners?.[event.type === 'mousedown' ? 'onMouseDown' : 'onTouchStart']?.(event);
      },
      open: ({ id }) => isBusy || onOpen(id),
    }),
    [grabbed, isBusy, listeners, onOpen],
  );
  const ref = useCallback(
    (element: HTMLElement | null) => {
      box.current = element;
      setNodeRef(element);
    },
    [box, setNodeRef],
  );
  return (
    <section
      {...region}
      ref={ref}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
    >
      <BarActionsContext value={actions}>{children}</BarActionsContext>
    </section>
  );
}

function ghostOf(
  { booking, shift }: { booking: BoardBooking; shift: Shift },
  { rows, from }: { rows: CarRow[] } & Pick<BoardDays, 'from'>,
): Ghost {
  const { pickupTime, dropoffTime } = targetOf(booking, shift);
  const start = dayOffset(from, pickupTime);
  return {
    row: rowOf(shift, booking),
    lane: laneOf(rows, shift, booking),
    start,
    length: Math.max(0, dayOffset(from, dropoffTime) - start),
  };
}
