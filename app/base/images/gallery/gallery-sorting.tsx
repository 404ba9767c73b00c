import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
} from '@dnd-kit/sortable';
import { type ReactNode, type RefObject, useRef } from 'react';
import type { OfficeTexts } from '#app/lib/words/catalogue.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';

/** Marks the button that only drags. */
export const HANDLE = 'data-drag-handle';

/** A finger on a handle drags at once; elsewhere it scrolls, and drags after a long press. */
class PictureTouchSensor extends TouchSensor {
  constructor(props: ConstructorParameters<typeof TouchSensor>[0]) {
    const { target } = props.event;
    const onHandle = target instanceof Element && target.closest(`[${HANDLE}]`) !== null;
    super(
      onHandle
        ? { ...props, options: { ...props.options, activationConstraint: { distance: 4 } } }
        : props,
    );
  }
}

/** Lets tiles be sorted by mouse, finger and keyboard, with announcements for screen readers. */
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
  const text = useOfficeText('images').screen.gallery;
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    useSensor(PictureTouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const placeOf = (key: UniqueIdentifier) => keys.indexOf(String(key));
  // A picture just picked up is over its own place, which would be read over the picking up.
  const hasLeft = useRef(false);
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcements((key) => placeOf(key) + 1, keys.length, { hasLeft, text }),
        screenReaderInstructions: { draggable: text.sortingHelp },
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

function announcements(
  placeOf: (key: UniqueIdentifier) => number,
  count: number,
  {
    hasLeft,
    text,
  }: { hasLeft: RefObject<boolean>; text: OfficeTexts['images']['screen']['gallery'] },
): Announcements {
  return {
    onDragStart({ active }) {
      hasLeft.current = false;
      return text.pickedUp(placeOf(active.id), count);
    },
    onDragOver({ active, over }) {
      if (!over || (over.id === active.id && !hasLeft.current)) return;
      hasLeft.current = true;
      return text.movedOver(placeOf(over.id), count);
    },
    onDragEnd: ({ active, over }) => text.dropped(placeOf((over ?? active).id), count),
    onDragCancel: ({ active }) => text.leftAlone(placeOf(active.id)),
  };
}
