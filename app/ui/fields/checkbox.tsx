import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';

/** A native checkbox with its label; the whole row is the target. */
export function Checkbox({
  label,
  note,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  /** Set apart at the end of the row, as a count. */
  note?: ReactNode;
}) {
  return (
    <label className={cx('check-row', className)}>
      <input {...rest} type="checkbox" />
      <span>{label}</span>
      {note !== undefined && <small>{note}</small>}
    </label>
  );
}
