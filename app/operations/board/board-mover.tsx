import {
  type ComponentProps,
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  type SyntheticEvent,
  useRef,
  useState,
} from 'react';

import { useIsStatusChanging } from '#app/office/bookings/editor/booking-status-choice.tsx';
import type { Elements } from '#app/ui/elements.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { useLater } from '#app/ui/use-later.ts';
import { type CarRow, hasPlates } from './board.rules.ts';
import type { BoardBooking } from './board.schema.ts';
import type { BoardDays } from './board-address.rules.ts';
import type { DragStarters } from './board-drag.tsx';
import { laneOf, lineAt, linesOf, nameOfLine, ON_NAME } from './board-lines.rules.ts';
import { canMove, isMoved, type Shift, shiftByKey, shiftTo, targetOf } from './board-move.rules.ts';
import { Ghost, MoveBar, type Moving } from './board-move-target.tsx';

const fetchDetails = () => import('./board-details.tsx').then(({ BoardDetails }) => BoardDetails);
const fetchDialog = () =>
  import('./board-move-dialog.tsx').then(({ BoardMoveDialog }) => BoardMoveDialog);

/** Comes once the board is drawn; keys and buttons move bars without it. */
const BoardDrag = lazy(() =>
  import('./board-drag.tsx').then(
    ({ BoardDrag }) => ({ default: BoardDrag }),
    () => ({ default: () => <></> }),
  ),
);

/** Where a drag began: in the coordinates of what the board scrolls. */
interface Start {
  x: number;
  y: number;
  dayWidth: number;
  /** How wide the heads of the rows are, which stay while the days scroll. */
  heads: number;
  rows: { id: string; top: number; bottom: number }[];
}

/**
 * The board's box, in which bars are opened by a click and moved: by the mouse, by a finger that rests
 * on one, by the key M and the arrows, or by the buttons that `Move` brings. The whole board is one
 * draggable (board-drag.tsx), so that a thousand bars cost nothing; a movement draws the target alone.
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
  const { page: text } = useOfficeText('board');
  const box = useRef<HTMLElement>(null);
  const start = useRef<Start>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const [dropped, setDropped] = useState<Moving | null>(null);
  const [opened, setOpened] = useState<string | null>(null);
  const [Details, prepareDetails] = useLater(fetchDetails);
  const isStatusChanging = useIsStatusChanging();
  const [Dialog, prepareDialog] = useLater(fetchDialog);
  const [starters, setStarters] = useState<DragStarters | null>(null);
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
    prepareDialog();
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
      <Box
        box={box}
        region={region}
        starters={starters}
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
      <Suspense>
        <BoardDrag
          box={box}
          onReady={setStarters}
          onStart={(event, at) => {
            const booking = bookingAt(event.target);
            if (!booking || !box.current) return;
            start.current = startOf(box.current, { at, days });
            begin(booking, 'pointer');
          }}
          onMove={(delta) => {
            if (!start.current || !box.current || moving?.by !== 'pointer') return;
            const { booking, shift: before } = moving;
            const { x, dayWidth, heads } = start.current;
            const onHead = x + delta.x - box.current.scrollLeft < heads;
            const place = placeUnder(start.current, { delta: delta.y, rows, onHead });
            const line = place && lineAt(rows, { ...place, booking });
            const moved = place?.at === ON_NAME ? 0 : Math.round(delta.x / dayWidth);
            const shift = shiftTo(booking, { days: moved, line });
            if (isOther(before, shift)) setMoving({ ...moving, shift });
          }}
          onStop={stop}
        />
      </Suspense>
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
      {dropped && Dialog && (
        <Dialog
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
  starters,
  canDrag,
  onOpen,
  children,
}: {
  box: RefObject<HTMLElement | null>;
  region: ComponentProps<'section'>;
  /** Null until dragging is ready. */
  starters: DragStarters | null;
  canDrag: (target: EventTarget) => boolean;
  onOpen: (target: EventTarget) => void;
  children: Elements;
}) {
  const startable = (name: keyof DragStarters) => (event: SyntheticEvent) => {
    if (canDrag(event.target)) starters?.[name]?.(event);
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key on a bar, which is a button, clicks, too
    // biome-ignore lint/a11y/noStaticElementInteractions: the same
    <section
      {...region}
      ref={box}
      data-draggable={starters ? '' : undefined}
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
  { delta, rows, onHead }: { delta: number; rows: CarRow[]; onHead: boolean },
): { row: string; at: number } | null {
  const y = start.y + delta;
  const under = start.rows.find(({ top, bottom }) => top <= y && y < bottom);
  if (!under) return null;
  const lanes = rows.find(({ car }) => car.id === under.id)?.lanes ?? [];
  if (onHead && hasPlates(lanes)) return { row: under.id, at: ON_NAME };
  const share = (y - under.top) / (under.bottom - under.top);
  const at = Math.floor(share * Math.max(1, lanes.length));
  return { row: under.id, at };
}

/** `at` is where the pointer is in the window. */
function startOf(
  box: HTMLElement,
  { at, days }: { at: { x: number; y: number }; days: number },
): Start {
  const { top, left } = box.getBoundingClientRect();
  const scrolled = (y: number) => y - top + box.scrollTop;
  const lines = [...box.querySelectorAll<HTMLElement>('[data-row]')];
  const rows = lines.map((line) => {
    const rect = line.getBoundingClientRect();
    return { id: line.dataset.row ?? '', top: scrolled(rect.top), bottom: scrolled(rect.bottom) };
  });
  const [line] = lines;
  return {
    x: at.x - left + box.scrollLeft,
    y: scrolled(at.y),
    heads: box.querySelector('.board-head')?.getBoundingClientRect().width ?? 0,
    dayWidth: (line?.getBoundingClientRect().width ?? days) / days,
    rows,
  };
}
