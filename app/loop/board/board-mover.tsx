import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';
import { type ComponentProps, type KeyboardEvent, type RefObject, useRef, useState } from 'react';
import { useIsStatusChanging } from '#app/office/bookings/booking-status-choice.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useLater } from '#app/ui/use-later.ts';
import { useText } from '#app/ui/use-text.ts';
import type { CarRow } from './board.rules.ts';
import type { BoardBooking } from './board.schema.ts';
import { boardText } from './board.text.ts';
import type { BoardDays } from './board-address.rules.ts';
import { laneOf, lineAt, linesOf, nameOfLine } from './board-lines.rules.ts';
import { canMove, isMoved, type Shift, shiftByKey, shiftTo, targetOf } from './board-move.rules.ts';
import { BoardMoveDialog } from './board-move-dialog.tsx';
import { Ghost, MoveBar, type Moving } from './board-move-target.tsx';

const fetchDetails = () => import('./board-details.tsx').then(({ BoardDetails }) => BoardDetails);

/** Where a drag began: in the coordinates of what the board scrolls. */
interface Start {
  y: number;
  dayWidth: number;
  rows: { id: string; top: number; bottom: number }[];
}

/** What dnd-kit would say; the line below the board says it. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/**
 * The board's box, in which bars are opened by a click and moved: by the mouse, by a finger that rests
 * on one, by the key M and the arrows, or by the buttons that `Move` brings. The whole board is one
 * draggable, so that a thousand bars cost nothing; a movement draws the target alone.
 */
export function BoardMover({
  bookings,
  rows,
  from,
  days,
  region,
  children,
}: BoardDays & {
  bookings: BoardBooking[];
  /** Of the cars, from top to bottom. */
  rows: CarRow[];
  region: ComponentProps<'section'>;
  children: Elements;
}) {
  const { page: text } = useText(boardText);
  const box = useRef<HTMLElement>(null);
  const start = useRef<Start>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [dropped, setDropped] = useState<Moving | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [Details, prepareDetails] = useLater(fetchDetails);
  const isStatusChanging = useIsStatusChanging();
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 300, tolerance: 8 } }),
  );
  const bookingAt = (target: EventTarget | null) => {
    const bar = target instanceof Element ? target.closest<HTMLElement>('[data-booking]') : null;
    return bookings.find(({ id }) => id === bar?.dataset.booking) ?? null;
  };
  const barOf = (id: string) =>
    box.current?.querySelector<HTMLElement>(`[data-booking="${CSS.escape(id)}"]`) ?? null;

  function open(id: string | null) {
    prepareDetails();
    // The details say what comes of a change of status.
    if (!isStatusChanging) setOpened(id);
  }
  function begin(booking: BoardBooking, by: Moving['by']) {
    const { carId, vehicleId } = booking;
    setMoving({ booking, by, shift: { days: 0, carId, vehicleId } });
  }
  function stop(drop: boolean) {
    setMoving(null);
    if (drop && moving && isMoved(moving.booking, moving.shift)) setDropped(moving);
    else if (moving) barOf(moving.booking.id)?.focus({ preventScroll: true });
  }
  function press(key: string) {
    if (!moving) return false;
    const shift = shiftByKey(moving.booking, moving.shift, { key, lines: linesOf(rows) });
    if (shift) setMoving({ ...moving, shift });
    return shift !== null;
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (moving?.by === 'keys') {
      const onButton = (event.target as Element).closest('[data-move]') !== null;
      if (press(event.key)) event.preventDefault();
      else if (event.key === 'Escape' || (event.key === 'Enter' && !onButton)) {
        event.preventDefault();
        stop(event.key === 'Enter');
      }
      return;
    }
    const booking = event.key.toLowerCase() === 'm' ? bookingAt(event.target) : null;
    if (booking && canMove(booking)) begin(booking, 'keys');
  }
  const shown = bookings.find(({ id }) => id === opened);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the bars and buttons within
    <div onKeyDown={onKeyDown} onPointerEnter={prepareDetails} className="board-frame">
      <DndContext
        sensors={sensors}
        accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
        onDragStart={({ activatorEvent }) => {
          const booking = bookingAt(activatorEvent.target);
          if (!booking || !box.current) return;
          start.current = startOf(box.current, { event: activatorEvent, days });
          begin(booking, 'pointer');
        }}
        onDragMove={({ delta }) => {
          if (!start.current || moving?.by !== 'pointer') return;
          const { booking, shift: before } = moving;
          const { dayWidth } = start.current;
          const place = placeUnder(start.current, { delta: delta.y, rows });
          const line = place && lineAt(rows, { ...place, booking });
          const shift = shiftTo(booking, { days: Math.round(delta.x / dayWidth), line });
          if (isOther(before, shift)) setMoving({ ...moving, shift });
        }}
        onDragEnd={() => stop(true)}
        onDragCancel={() => stop(false)}
      >
        <Box
          box={box}
          region={region}
          canDrag={(target) => {
            const booking = bookingAt(target);
            return moving === null && booking !== null && canMove(booking);
          }}
          onOpen={(target) => open(bookingAt(target)?.id ?? null)}
        >
          {children}
          {moving && (
            <Ghost
              {...moving}
              lane={laneOf(rows, moving.shift, moving.booking)}
              from={from}
              box={box}
            />
          )}
        </Box>
      </DndContext>
      {moving && (
        <MoveBar
          moving={moving}
          line={nameOfLine(rows, moving.shift, text.rows.unplated)}
          onPress={press}
          onStop={stop}
        />
      )}
      {shown && Details && (
        <Details
          key={shown.id}
          booking={shown}
          anchor={() => barOf(shown.id)}
          onClose={() => open(null)}
          onMove={() => {
            if (isStatusChanging) return;
            setOpened(null);
            begin(shown, 'keys');
          }}
        />
      )}
      {dropped && (
        <BoardMoveDialog
          booking={dropped.booking}
          target={targetOf(dropped.booking, dropped.shift)}
          onClose={() => setDropped(null)}
          finalFocus={() => barOf(dropped.booking.id)}
        />
      )}
    </div>
  );
}

/** Scrolls, so that it can take the focus; it is no control. */
function Box({
  box,
  region,
  canDrag,
  onOpen,
  children,
}: {
  box: RefObject<HTMLElement | null>;
  region: ComponentProps<'section'>;
  canDrag: (target: EventTarget) => boolean;
  onOpen: (target: EventTarget) => void;
  children: Elements;
}) {
  const { setNodeRef, listeners } = useDraggable({ id: 'board' });
  const startable = (name: 'onMouseDown' | 'onTouchStart') => (event: { target: EventTarget }) => {
    if (canDrag(event.target)) listeners?.[name]?.(event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a bar, which is a button, clicks, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <section
      {...region}
      ref={(element) => {
        box.current = element;
        setNodeRef(element);
      }}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
      tabIndex={0}
      onMouseDown={startable('onMouseDown')}
      onTouchStart={startable('onTouchStart')}
      onClick={({ target }) => onOpen(target)}
    >
      {children}
    </section>
  );
}

function isOther(before: Shift, { days, ...line }: Shift): boolean {
  return before.days !== days || isMoved(before, { days: 0, ...line });
}

/** The car's row, and the lane in it, to which a drag by `delta` has come; null between the rows. */
function placeUnder(
  start: Start,
  { delta, rows }: { delta: number; rows: CarRow[] },
): { row: string; at: number } | null {
  const y = start.y + delta;
  const under = start.rows.find(({ top, bottom }) => top <= y && y < bottom);
  if (!under) return null;
  const lanes = rows.find(({ car }) => car.id === under.id)?.lanes.length ?? 1;
  const at = Math.floor(((y - under.top) / (under.bottom - under.top)) * lanes);
  return { row: under.id, at };
}

function startOf(box: HTMLElement, { event, days }: { event: Event; days: number }): Start {
  const { top } = box.getBoundingClientRect();
  const scrolled = (y: number) => y - top + box.scrollTop;
  const lines = [...box.querySelectorAll<HTMLElement>('[data-row]')];
  const rows = lines.map((line) => {
    const rect = line.getBoundingClientRect();
    return { id: line.dataset.row ?? '', top: scrolled(rect.top), bottom: scrolled(rect.bottom) };
  });
  const [line] = lines;
  return {
    y: scrolled(getEventCoordinates(event)?.y ?? 0),
    dayWidth: (line?.getBoundingClientRect().width ?? days) / days,
    rows,
  };
}
