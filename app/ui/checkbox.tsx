import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';

/** A native checkbox or radio with its label; the whole row is the target. */
export function Checkbox({
  label,
  note,
  type = 'checkbox',
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Set apart at the end of the row, as a count. */
  note?: ReactNode;
  type?: 'checkbox' | 'radio';
}) {
  return (
    <label className={cx('flex min-h-11 cursor-pointer items-center gap-3', className)}>
      <span className="check-box">
        <input {...rest} type={type} className={type === 'radio' ? 'rounded-full' : 'rounded-md'} />
        <Icon name="icon-check/3" />
      </span>
      <span className="min-w-0 grow">{label}</span>
      {note !== undefined && <span className="text-ink-soft text-sm tabular-nums">{note}</span>}
    </label>
  );
}
