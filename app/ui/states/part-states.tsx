import type { ReactNode } from 'react';
import { EmptyState } from './empty-state.tsx';

/** Replaces a part without content, or without results. */
export function EmptyPart(props: {
  /** Address of a small drawing. */
  drawing: string;
  title: string;
  text?: string;
  action?: ReactNode;
  heading?: 'h2' | 'h3';
}) {
  const { drawing, ...texts } = props;
  return (
    <div className="rounded-card border border-sand-line bg-white px-4">
      <EmptyState
        role="status"
        drawing={<img src={drawing} alt="" width={180} height={120} />}
        {...texts}
      />
    </div>
  );
}
