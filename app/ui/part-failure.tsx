import { CircleAlert } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { Button } from './button.tsx';

/** In place of a part that could not be read, with a way to ask again. */
export function PartFailure({ children, retryLabel }: { children: string; retryLabel: string }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div
      role="alert"
      className="flex min-h-32 flex-wrap items-center justify-center gap-x-6 gap-y-3 rounded-card border border-sand-line bg-white p-6 text-center"
    >
      <p className="flex items-center gap-3 font-medium">
        <CircleAlert aria-hidden="true" className="size-5 shrink-0 text-coral" />
        {children}
      </p>
      <Button size="sm" pending={state === 'loading'} onClick={() => revalidate()}>
        {retryLabel}
      </Button>
    </div>
  );
}
