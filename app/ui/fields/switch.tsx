import { cx } from '../class-names.ts';

/** Switches a setting at once. `label` is its accessible name. */
export function Switch({
  label,
  checked,
  onChange,
  className,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  className?: string;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(!checked)}
      className={cx(
        '-mx-1 inline-flex min-h-11 @3xl:min-h-9 items-center gap-3 rounded-control px-1',
        className,
      )}
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
    </button>
  );
}
