import {
  type Announcements,
  closestCenter,
  DndContext,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable';
import type { ReactNode } from 'react';

/** Removes the library's English announcements: `useGallery` announces the result of a move. */
const NO_ANNOUNCEMENTS: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

export function GallerySorting({
  id,
  keys,
  disabled,
  onMove,
  children,
}: {
  id: string;
  keys: string[];
  disabled: boolean;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}) {
  // A movement of 4 px distinguishes a drag from a click.
  const options = { activationConstraint: { distance: 4 } };
  const sensors = useSensors(useSensor(MouseSensor, options), useSensor(TouchSensor, options));
  const placeOf = (key: UniqueIdentifier) => keys.indexOf(String(key));
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: NO_ANNOUNCEMENTS,
        screenReaderInstructions: { draggable: '' },
      }}
      onDragEnd={({ active, over }) => {
        if (over && over.id !== active.id) onMove(placeOf(active.id), placeOf(over.id));
      }}
    >
      <SortableContext items={keys} disabled={disabled} strategy={rectSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}
