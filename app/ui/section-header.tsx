import type { ReactNode, Ref } from 'react';

/** The head of a section: its name, what there is of it, and what one can do. */
export function SectionHeader({
  title,
  lead,
  actions,
  headingRef,
}: {
  title: string;
  lead?: ReactNode;
  actions?: ReactNode;
  /** For moving the focus to where what had it is gone. */
  headingRef?: Ref<HTMLHeadingElement>;
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 ref={headingRef} tabIndex={-1} className="text-2xl md:text-3xl">
          {title}
        </h1>
        {/* Keeps its line while the number is on its way. */}
        <p className="mt-1 min-h-6 text-ink-soft tabular-nums">{lead}</p>
      </div>
      {actions && <div className="flex gap-3 max-sm:w-full max-sm:*:grow">{actions}</div>}
    </header>
  );
}
