import { cx } from '../class-names.ts';
import { Switch } from '../fields/switch.tsx';
import { StatusDot } from '../states/status-dot.tsx';

/**
 * Switch of a row. A row that is off has a dot and the word `off`, whose room is kept, so that no
 * column moves.
 */
export function RowSwitch({
  label,
  checked,
  off,
  onChange,
}: {
  label: string;
  checked: boolean;
  off: string;
  onChange: (checked: boolean) => void;
}) {
  return (
    <span className="inline-flex items-center gap-2">
      <Switch label={label} checked={checked} onChange={onChange} />
      <span className={cx(checked && 'invisible @max-3xl:hidden')}>
        <StatusDot tone="done">{off}</StatusDot>
      </span>
    </span>
  );
}
