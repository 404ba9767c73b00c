import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Link } from './link.tsx';
import { Icon } from './pictures/icon.tsx';

export function SectionHeader({
  title,
  lead,
  actions,
  compact = false,
  slim = false,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** True if the actions share the row of the title on a phone. */
  compact?: boolean;
  /** True above a list: `lead` is beside the title. */
  slim?: boolean;
}) {
  return (
    <header
      className={cx(
        'flex flex-wrap justify-between gap-x-6',
        slim ? 'mb-2 items-center gap-y-2' : 'mb-6 items-end gap-y-4',
        compact && 'max-sm:mb-4 max-sm:flex-nowrap max-sm:items-start',
      )}
    >
      <div className={cx('min-w-0', slim && 'flex min-h-11 flex-wrap items-baseline gap-x-3')}>
        <h1 tabIndex={-1} className="text-2xl">
          {title}
        </h1>
        {/* Keeps the height of a line while `lead` loads. */}
        <p className={cx('min-h-6 text-ink-soft tabular-nums', slim ? 'text-sm' : 'mt-1')}>
          {lead}
        </p>
      </div>
      {actions && (
        <div
          className={cx(
            'flex flex-wrap',
            slim ? 'gap-2' : 'gap-3',
            !compact && !slim && 'max-sm:w-full max-sm:*:grow',
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}

export const SMALL_LINK =
  'inline-flex min-h-11 items-center gap-1.5 font-semibold text-sm text-turquoise hover:underline';

/** Link above a heading to the parent screen. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className={SMALL_LINK}>
      <Icon name="icon-arrow-left" className="size-4" />
      <span>{children}</span>
    </Link>
  );
}

/** Titled section of a long form. Links to `#id` lead to it. */
export function FormSection({
  id,
  title,
  text,
  children,
}: {
  id: string;
  title: ReactNode;
  text?: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      // A link to the section also moves the focus to it.
      tabIndex={-1}
      className="rounded-card border border-sand-line bg-white p-4 large-text:p-2 outline-none sm:p-6"
    >
      <h2 id={`${id}-title`} className="font-bold text-lg">
        {title}
      </h2>
      {text && <p className="mt-1 text-ink-soft text-sm">{text}</p>}
      <div className="mt-5">{children}</div>
    </section>
  );
}
