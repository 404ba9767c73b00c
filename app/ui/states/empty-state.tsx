import type { ReactNode } from 'react';

export function EmptyState({
  drawing,
  title,
  text,
  action,
  heading: Heading = 'h2',
  role,
}: {
  drawing?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
  heading?: 'h1' | 'h2' | 'h3' | 'p';
  /** `alert` for a failure, `status` for an empty result. */
  role?: 'alert' | 'status';
}) {
  return (
    <div role={role} className="mx-auto flex max-w-md flex-col items-center py-10 text-center">
      {drawing && <div className="mb-6 text-turquoise">{drawing}</div>}
      <Heading className="text-balance font-bold text-lg leading-snug">{title}</Heading>
      {text && <p className="mt-2 text-pretty text-ink-soft">{text}</p>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
