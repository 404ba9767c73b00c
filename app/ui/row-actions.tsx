import type { ComponentProps } from 'react';
import { IconButton, type IconProps, ROUND } from './button.tsx';
import { cx } from './class-names.ts';
import { Icon } from './icon.tsx';
import { Link } from './link.tsx';

/**
 * The look of a button in a row: its border and ground are shown on a card only; in a table it is as
 * high as a row has room for, and is seen when its row is pointed at or has the focus.
 */
export const ROW_BUTTON =
  'row-action @3xl:size-8 @3xl:border-transparent @3xl:bg-transparent @3xl:hover:bg-sand';

/** The look of a `Menu` at the end of a row. */
export const ROW_MENU =
  'row-action grid size-11 place-items-center rounded-full hover:bg-sand @3xl:size-8';

/** The look of an `IconButton` for a link. Visitors load the buttons, not these. */
export function IconLink({ label, className, ...rest }: IconProps<typeof Link>) {
  return <Link {...rest} aria-label={label} title={label} className={cx(ROUND, className)} />;
}

/** The same look for an address outside the router. */
export function IconAnchor({ href, label, className, ...rest }: IconProps<'a'>) {
  const look = cx(ROUND, className);
  return <a {...rest} href={href} aria-label={label} title={label} className={look} />;
}

type LinkProps = Omit<ComponentProps<typeof IconLink>, 'children' | 'className'>;

/** Buttons that show, edit and delete what a row is about. */
export function RowActions({
  view,
  edit,
  remove,
}: {
  /** Its public page, in a tab of its own; `staffOnly` where visitors do not see that yet. */
  view?: (LinkProps & { staffOnly?: boolean }) | null;
  edit: LinkProps;
  /** Null for a person who may not. */
  remove: { label: string; onClick: () => void } | null;
}) {
  return (
    <div className="flex justify-end gap-1 @max-3xl:gap-2">
      {view && <ViewLink {...view} />}
      <IconLink {...edit} className={ROW_BUTTON}>
        <Icon name="icon-pencil" className="size-5" />
      </IconLink>
      {remove && (
        <IconButton {...remove} className={ROW_BUTTON}>
          <Icon name="icon-trash" className="size-5" />
        </IconButton>
      )}
    </div>
  );
}

function ViewLink({ staffOnly, ...link }: LinkProps & { staffOnly?: boolean }) {
  const icon = staffOnly ? 'icon-eye' : 'icon-external-link';
  return (
    <IconLink {...link} target="_blank" rel="noopener" className={ROW_BUTTON}>
      <Icon name={icon} className="size-5" />
    </IconLink>
  );
}
