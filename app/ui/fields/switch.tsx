import { cx } from '../class-names.ts';

/**
 * Switches a setting at once. `label` is its accessible name. A switch that is on is pale, because
 * on is the normal state of a row.
 */
export function Switch({
  label,
  checked,
  onChange,
}: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      aria-label={label}
      onClick={() => onChange(!checked)}
      className="-mx-1 inline-flex min-h-11 @3xl:min-h-9 items-center gap-3 rounded-control px-1"
    >
      <span
        aria-hidden="true"
        className={cx(
          'inline-flex h-6 w-10 shrink-0 rounded-full border p-[3px] transition-colors forced-colors:outline',
          checked ? 'border-turquoise bg-turquoise-wash' : 'border-transparent bg-control-line',
        )}
      >
        <span
          className={cx(
            'size-4 rounded-full transition-[translate,background-color] forced-colors:bg-[CanvasText]',
            checked ? 'translate-x-4 bg-turquoise' : 'bg-white',
          )}
        />
      </span>
    </button>
  );
}
