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
    <div
      role={role}
      className="mx-auto flex max-w-md flex-col items-center py-6 text-center sm:py-12"
    >
      {drawing && (
        <div className="mb-4 text-turquoise max-sm:*:h-auto max-sm:*:w-40 sm:mb-6">{drawing}</div>
      )}
      <Heading className="text-balance text-heading">{title}</Heading>
      {text && <p className="mt-2 text-pretty text-ink-soft">{text}</p>}
      {action && <div className="mt-4 flex flex-wrap justify-center sm:mt-6 gap-3">{action}</div>}
    </div>
  );
}
