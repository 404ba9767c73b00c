import type { ReactNode, Ref } from 'react';
import { cx } from './class-names.ts';

/** The head of a section: its name, what there is of it, and what one can do. */
export function SectionHeader({
  title,
  lead,
  actions,
  compact = false,
  headingRef,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** On a phone what one can do stands beside the name, not in a row of its own. */
  compact?: boolean;
  /** For moving the focus to where what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}) {
  return (
    <header
      className={cx(
        'mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4',
        compact && 'max-sm:mb-4 max-sm:flex-nowrap max-sm:items-start',
      )}
    >
      <div className="min-w-0">
        <h1 ref={headingRef} tabIndex={-1} className="text-2xl md:text-3xl">
          {title}
        </h1>
        {/* Keeps its line while the number is on its way. */}
        <p className="mt-1 min-h-6 text-ink-soft tabular-nums">{lead}</p>
      </div>
      {actions && (
        <div className={cx('flex gap-3', !compact && 'max-sm:w-full max-sm:*:grow')}>{actions}</div>
      )}
    </header>
  );
}
