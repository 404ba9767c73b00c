import {
  type CollisionDetection,
  closestCenter,
  type KeyboardCoordinateGetter,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { hasSortableData } from '@dnd-kit/sortable';
import { useRef } from 'react';
import { isSortingKey, nextPlace } from './gallery-order.rules.ts';

/**
 * Sorting by keyboard goes by the order of the list. The sorting library would look for the nearest
 * tile on the screen instead, which is another one while the page is still scrolling, and none at
 * the end of a row.
 */
export function useKeyboardSorting() {
  /** Over which tile the keys have brought the one that is held; null while a pointer drags. */
  const target = useRef<UniqueIdentifier | null>(null);

  /** Where the tile is shown next. */
  const coordinateGetter: KeyboardCoordinateGetter = (event, { active, context }) => {
    const { droppableContainers, droppableRects } = context;
    const held = droppableContainers.get(active);
    if (!isSortingKey(event.code) || !hasSortableData(held)) return;
    event.preventDefault();
    const { items } = held.data.current.sortable;
    const to = nextPlace(items.indexOf(target.current ?? active), event.code, {
      count: items.length,
      columns: columnsOf(items.map((key) => droppableContainers.get(key)?.node.current)),
    });
    const next = items[to];
    const rect = next === undefined ? undefined : droppableRects.get(next);
    if (next === undefined || !rect) return;
    target.current = next;
    return { x: rect.left, y: rect.top };
  };

  const collisionDetection: CollisionDetection = (args) => {
    const id = target.current;
    if (id === null) return closestCenter(args);
    return args.droppableContainers.some((container) => container.id === id) ? [{ id }] : [];
  };

  /** Called when a tile is picked up. */
  function pickUp(key: UniqueIdentifier, by: Event) {
    target.current = by instanceof KeyboardEvent ? key : null;
  }

  return { coordinateGetter, collisionDetection, pickUp };
}

/** How many tiles stand beside the first one. Tiles that are being dragged keep this place. */
function columnsOf(tiles: readonly (HTMLElement | null | undefined)[]): number {
  const top = tiles[0]?.offsetTop;
  return Math.max(1, tiles.filter((tile) => tile?.offsetTop === top).length);
}
