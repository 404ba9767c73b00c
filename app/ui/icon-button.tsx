import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './class-names.ts';

const LOOK =
  'inline-grid size-11 shrink-0 place-items-center rounded-full border border-sand-line bg-white text-ink ' +
  'transition-transform hover:border-control-line active:scale-95 disabled:pointer-events-none disabled:opacity-40';

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
      className={cx(LOOK, className)}
    >
      {children}
    </button>
  );
}

/** The same for a link. */
export function IconLink({
  label,
  className,
  children,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'aria-label'> & { label: string; children: ReactNode }) {
  return (
    <Link {...rest} aria-label={label} title={label} className={cx(LOOK, className)}>
      {children}
    </Link>
  );
}
