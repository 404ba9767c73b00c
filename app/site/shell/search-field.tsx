import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';

export const SEARCH_BOX =
  'flex flex-wrap gap-2 rounded-card border border-sand-line bg-white p-3 shadow-card min-[72rem]:gap-2.5 min-[72rem]:p-4';

export const SEARCH_CONTROL =
  'block h-8 w-full text-ellipsis bg-transparent pr-2.5 pb-1.5 pl-3 text-base/4 text-ink outline-none max-xs:px-2';

export const SEARCH_SELECT = `${SEARCH_CONTROL} cursor-pointer appearance-none`;

export function SearchField({
  label,
  className,
  children,
}: {
  label: string;
  className?: string;
  children: Elements;
}) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is in `children`
    <label
      className={cx(
        'block min-w-0 overflow-clip whitespace-nowrap rounded-control border border-control-line bg-white pt-[0.4375rem] font-semibold text-ink-soft text-xs leading-4',
        'focus-within:outline-3 focus-within:outline-turquoise-bright focus-within:outline-offset-2 hover:border-ink',
        className,
      )}
    >
      <span className="block whitespace-normal px-3 max-xs:px-2">{label}</span>
      {children}
    </label>
  );
}
