import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

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
    <label className={cx('check-row', className)}>
      <input {...rest} type={type} />
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
