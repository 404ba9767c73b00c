import { useDroppable } from '@dnd-kit/core';
import { type ComponentProps, type CSSProperties, createContext, use } from 'react';
import type { Elements } from '#app/ui/elements.ts';

/** Place that a dragged bar would get. */
export interface Ghost {
  row: string;
  /** Number of the lane; null for the whole row. */
  lane: number | null;
  /** Start in days from the beginning of the board. */
  start: number;
  length: number;
}

export const GhostContext = createContext<Ghost | null>(null);

/** Line of days in a row: contains the row's bars, and is a target of drags. */
export function BoardLine({
  row,
  children,
  ...rest
}: Omit<ComponentProps<'div'>, 'ref' | 'className' | 'children'> & {
  row: string;
  children: Elements;
}) {
  const { setNodeRef } = useDroppable({ id: row });
  const ghost = use(GhostContext);
  return (
    <div {...rest} ref={setNodeRef} className="board-line">
      {children}
      {ghost?.row === row && <GhostBar {...ghost} />}
    </div>
  );
}

function GhostBar({ lane, start, length }: Ghost) {
  const height: CSSProperties =
    lane === null
      ? { top: 0, bottom: 0 }
      : { top: `calc(${lane} * var(--lane) + var(--pad))`, height: 'var(--lane)' };
  const days = { '--start': start, '--length': length } as CSSProperties;
  return (
    <>
      <div
        className="pointer-events-none absolute inset-x-0 bg-turquoise-bright/10"
        style={height}
      />
      {/* Above the bars, below the sticky head and names. */}
      <div
        className="pointer-events-none absolute left-[calc(var(--start)*var(--day))] z-1 w-[max(1.625rem,var(--length)*var(--day))] rounded-small border-2 border-turquoise bg-turquoise-bright/28"
        style={{ ...height, ...days }}
      />
    </>
  );
}
