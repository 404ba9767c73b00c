import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { Elements } from './elements.ts';
import { Link } from './link.tsx';

/**
 * `primary`: the one main action of a screen. `ink`: a strong second action. `destroy`: a quiet action that
 * deletes, rejects or cancels. `danger`: a destructive action that the person has confirmed.
 */
export type ButtonVariant = 'primary' | 'ink' | 'secondary' | 'quiet' | 'destroy' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-sun text-ink hover:bg-sun-deep active:bg-sun-pressed',
  ink: 'bg-ink text-white hover:bg-sea active:bg-black',
  secondary: 'border border-control-line bg-white text-ink hover:border-ink active:bg-sand-line',
  quiet: 'text-turquoise hover:bg-turquoise-wash active:bg-sand-line',
  destroy: 'text-coral hover:bg-coral-wash active:bg-sand-line',
  danger: 'bg-coral text-white hover:bg-ink active:bg-black',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-4 text-small-strong',
  md: 'min-h-11 px-6 text-body-strong',
  lg: 'min-h-13 px-6 text-body-strong',
};

interface Look {
  variant?: ButtonVariant;
  size?: ButtonSize;
}

export function buttonClass({ variant = 'secondary', size = 'md' }: Look, className?: string) {
  return cx('button', VARIANTS[variant], SIZES[size], className);
}

/**
 * Shows a spinner before its text while `pending`, and ignores clicks and Enter in its form. Unlike `disabled`,
 * `pending` keeps the focus: after a failure people continue from this button.
 */
export function Button({
  variant,
  size,
  pending = false,
  type = 'button',
  className,
  children,
  onClick,
  'aria-disabled': ariaDisabled,
  ...rest
}: Omit<ComponentProps<'button'>, 'children'> &
  Look & { pending?: boolean; children: string | Elements }) {
  return (
    <button
      {...rest}
      type={type}
      aria-disabled={pending || ariaDisabled}
      aria-busy={pending || undefined}
      onClick={pending ? ignore : onClick}
      className={buttonClass({ variant, size }, className)}
    >
      {pending && <Spinner />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
}

function ignore(event: MouseEvent) {
  event.preventDefault();
}

export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={buttonClass({ variant, size }, className)} />;
}

/** Link to addresses outside the router: other sites, `tel:`, `mailto:`. */
export function ButtonAnchor({ variant, size, className, ...rest }: ComponentProps<'a'> & Look) {
  return <a {...rest} className={buttonClass({ variant, size }, className)} />;
}

export const ROUND =
  'inline-grid size-11 shrink-0 place-items-center rounded-full border border-sand-line bg-white text-ink ' +
  'pressable hover:border-control-line active:bg-sand-line disabled:pointer-events-none disabled:opacity-40';

export type IconProps<Element extends 'button' | 'a' | typeof Link> = Omit<
  ComponentProps<Element>,
  'aria-label'
> & { label: string; children: ReactNode };

/** Round button with only an icon. `label` is its accessible name and its tooltip. */
export function IconButton({ label, className, ...rest }: IconProps<'button'>) {
  const look = cx(ROUND, className);
  return <button type="button" {...rest} aria-label={label} title={label} className={look} />;
}

export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
