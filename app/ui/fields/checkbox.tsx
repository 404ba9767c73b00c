import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../class-names.ts';

export function Checkbox({
  label,
  note,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
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
