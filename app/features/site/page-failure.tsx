import type { ReactNode } from 'react';
import { EmptyState } from '#app/ui/empty-state.tsx';
import flatTyre from './assets/flat-tyre.svg?no-inline';

/** What stands in place of a page that could not be made: what went wrong, and the way on. */
export function PageFailure({
  title,
  text,
  action,
  drawing = flatTyre,
}: {
  title: ReactNode;
  text?: ReactNode;
  action: ReactNode;
  drawing?: string;
}) {
  return (
    <div className="page py-16">
      <EmptyState
        role="alert"
        heading="h1"
        drawing={<img src={drawing} alt="" width={240} height={160} />}
        title={title}
        text={text}
        action={action}
      />
    </div>
  );
}
