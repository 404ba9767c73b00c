import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

/** A round button of an icon alone; `label` is what it is called. */
export function IconButton({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<'button'>, 'aria-label'> & { label: string; children: ReactNode }) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={cx(
        'inline-grid size-11 shrink-0 place-items-center rounded-full border border-sand-line bg-white text-ink',
        'transition-transform hover:border-control-line active:scale-95 disabled:pointer-events-none disabled:opacity-40',
        className,
      )}
    >
      {children}
    </button>
  );
}
