import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { Icon } from './icon.tsx';

/** In place of a part that has nothing to show yet, or nothing that was asked for. */
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

/** In place of a part that could not be read, with a button that reads it again. */
export function PartFailure({ children, retryLabel }: { children: string; retryLabel: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className="flex min-h-32 flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-card border border-sand-line bg-white p-6 text-center"
    >
      <p className="flex items-center gap-3 font-medium">
        <Icon name="icon-circle-alert" className="size-5 shrink-0 text-coral" />
        <span>{children}</span>
      </p>
      <Button size="sm" pending={state === 'loading'} onClick={() => revalidate()}>
        {retryLabel}
      </Button>
    </div>
  );
}
