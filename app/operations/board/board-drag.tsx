import {
  DndContext,
  MouseSensor,
  TouchSensor,
  useDraggable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';
import { type RefObject, type SyntheticEvent, useEffect } from 'react';

/** What begins a drag, as listeners of the board's box. */
export type DragStarters = Partial<
  Record<'onMouseDown' | 'onTouchStart', (event: SyntheticEvent) => void>
>;

// Of the module: other objects would make other starters each time that this is rendered.
const BY_MOUSE = { activationConstraint: { distance: 6 } };
const BY_FINGER = { activationConstraint: { delay: 300, tolerance: 8 } };

/** What dnd-kit would say; the line below the board says it. */
const SILENT = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

interface BoardDragProps {
  box: RefObject<HTMLElement | null>;
  /** The box hands its events to these; null when there are none any more. */
  onReady: (starters: DragStarters | null) => void;
  /** `at` is where the pointer is in the window. */
  onStart: (event: Event, at: { x: number; y: number }) => void;
  /** How far the pointer has come from there, in pixels. */
  onMove: (delta: { x: number; y: number }) => void;
  onStop: (drop: boolean) => void;
}

/**
 * Dragging by mouse and finger. A sibling of the board, not around it: the board is drawn before this script comes,
 * and stays as it is then.
 */
export function BoardDrag({ box, onReady, onStart, onMove, onStop }: BoardDragProps) {
  const sensors = useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_FINGER));
  return (
    <DndContext
      sensors={sensors}
      accessibility={{ announcements: SILENT, screenReaderInstructions: { draggable: '' } }}
      onDragStart={({ activatorEvent }) =>
        onStart(activatorEvent, getEventCoordinates(activatorEvent) ?? { x: 0, y: 0 })
      }
      onDragMove={({ delta }) => onMove(delta)}
      onDragEnd={() => onStop(true)}
      onDragCancel={() => onStop(false)}
    >
      <Draggable box={box} onReady={onReady} />
    </DndContext>
  );
}

function Draggable({ box, onReady }: Pick<BoardDragProps, 'box' | 'onReady'>) {
  const { setNodeRef, listeners } = useDraggable({ id: 'board' });
  useEffect(() => {
    setNodeRef(box.current);
    onReady(listeners as DragStarters);
    return () => onReady(null);
  }, [box, setNodeRef, listeners, onReady]);
  return null;
}
