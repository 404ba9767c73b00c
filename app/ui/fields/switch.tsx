import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';

/** Switches a setting at once. `label` is its accessible name; `children` shows its state. */
export function Switch({
  label,
  checked,
  onChange,
  children,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  children?: Elements;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(!checked)}
      className="-mx-1 inline-flex min-h-11 @3xl:min-h-8 items-center gap-2.5 rounded-control px-1"
    >
      <span
        aria-hidden="true"
        className={cx(
          'inline-flex h-6 w-10 shrink-0 rounded-full p-0.5 transition-colors forced-colors:outline',
          checked ? 'bg-turquoise' : 'bg-control-line',
        )}
      >
        <span
          className={cx(
            'size-5 rounded-full bg-white shadow-card transition-transform forced-colors:bg-[CanvasText]',
            checked && 'translate-x-4',
          )}
        />
      </span>
      {children}
    </button>
  );
}
