import {
  type CollisionDetection,
  DndContext,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import type { Elements } from '#app/ui/elements.ts';
import type { DragPosition } from './board-move.rules.ts';

// Module constants, because new objects would create new sensors at each rendering.
const BY_MOUSE = { activationConstraint: { distance: 6 } };
const BY_FINGER = { activationConstraint: { delay: 300, tolerance: 8 } };

/** Silences dnd-kit; `DragStatus` announces the drag. */
const ANNOUNCE_NOTHING = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
  screenReaderInstructions: { draggable: '' },
};

/** Finds the row at the height of the pointer, even if the pointer is beside the board. */
const rowBeside: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  pointerCoordinates: pointer,
}) =>
  droppableContainers.flatMap(({ id }) => {
    const rect = droppableRects.get(id);
    if (!rect || !pointer || pointer.y < rect.top || pointer.y >= rect.bottom) return [];
    return [{ id, data: { pointer, rect } }];
  });

/**
 * Drags by mouse, or by a finger that rests on a bar. The whole board is one draggable and each row
 * is a target, so that many bars do not slow down a drag.
 */
export function BoardDrag({
  onStart,
  onMove,
  onStop,
  children,
}: {
  onStart: () => void;
  onMove: (position: DragPosition) => void;
  onStop: (isDropped: boolean) => void;
  children: Elements;
}) {
  const sensors = useSensors(useSensor(MouseSensor, BY_MOUSE), useSensor(TouchSensor, BY_FINGER));
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={rowBeside}
      accessibility={ANNOUNCE_NOTHING}
      onDragStart={onStart}
      onDragMove={({ delta, collisions }) => {
        const beside = collisions?.[0];
        if (!beside?.data) return;
        const { pointer, rect } = beside.data;
        onMove({ deltaX: delta.x, pointer, row: { id: String(beside.id), rect } });
      }}
      onDragEnd={() => onStop(true)}
      onDragCancel={() => onStop(false)}
    >
      {children}
    </DndContext>
  );
}
