import { type ReactNode, type Ref, useId, useState } from 'react';
import { cx } from '#app/ui/class-names.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';
import { BOX, BOX_HEAD } from './box.ts';

/** Box of Today with a heading. Windows with a single column fold the box at first. */
export function FoldingBox({
  title,
  heading,
  isAlwaysOpen,
  children,
}: {
  title: string;
  heading?: Ref<HTMLHeadingElement>;
  /** True if the box cannot be folded, because its content is short. */
  isAlwaysOpen: boolean;
  children: ReactNode;
}) {
  const text = useOfficeText('agenda');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby={id} className={BOX}>
      <div className={BOX_HEAD}>
        <h2 ref={heading} id={id} tabIndex={-1} className="text-heading">
          {title}
        </h2>
        {!isAlwaysOpen && (
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
            className="inline-flex min-h-11 shrink-0 items-center gap-1 text-small-strong text-turquoise @2xl:hidden"
          >
            <span>{isOpen ? text.hide : text.show}</span>
            <Icon name={isOpen ? 'icon-chevron-up' : 'icon-chevron-down'} className="size-4" />
          </button>
        )}
      </div>
      <div
        className={cx('border-sand-line border-t', !isAlwaysOpen && !isOpen && '@max-2xl:hidden')}
      >
        {children}
      </div>
    </section>
  );
}
