import type { ComponentProps } from 'react';
import { cx } from '#app/ui/class-names.ts';
import type { Elements } from '#app/ui/elements.ts';

export const SEARCH_BOX =
  'flex flex-wrap gap-2 rounded-card border border-sand-line bg-white p-3 shadow-card min-[72rem]:gap-3 min-[72rem]:p-4';

const CONTROL =
  'block h-8 text-ellipsis bg-transparent pr-2 pb-2 pl-3 text-body-strong text-ink max-xs:px-2';
const SELECT = 'w-full cursor-pointer appearance-none';
/** A ring of its own shows which control of a group has the focus. */
const IN_GROUP = `${CONTROL} rounded-control focus-visible:-outline-offset-4`;

export const SEARCH_CONTROL = `${CONTROL} w-full outline-none`;

export const SEARCH_SELECT = `${CONTROL} ${SELECT} outline-none`;

/** Date input of a group, as wide as its words (`trip-day` in cars.css). */
export const SEARCH_DAY = `${IN_GROUP} trip-day`;

export const SEARCH_HOUR = `${IN_GROUP} ${SELECT} max-w-18`;

const FIELD_BOX =
  'block min-w-0 overflow-clip whitespace-nowrap rounded-control border border-control-line bg-white pt-[0.4375rem] text-ink-soft text-meta focus-within:outline-3 focus-within:outline-turquoise-bright focus-within:outline-offset-2 hover:border-ink';
const FIELD_LABEL = 'block whitespace-normal px-3 max-xs:px-2';

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
    <label className={cx(FIELD_BOX, className)}>
      <span className={FIELD_LABEL}>{label}</span>
      {children}
    </label>
  );
}

/** Box of two controls that belong together. Each control has its own accessible name. */
export function SearchGroup({
  label,
  className,
  children,
  ...rest
}: ComponentProps<'fieldset'> & { label: string }) {
  return (
    <fieldset {...rest} className={cx(FIELD_BOX, className)}>
      {/* A visible legend would stand on the border of the box. */}
      <legend className="sr-only">{label}</legend>
      <span aria-hidden="true" className={FIELD_LABEL}>
        {label}
      </span>
      <div className="flex items-center">{children}</div>
    </fieldset>
  );
}
