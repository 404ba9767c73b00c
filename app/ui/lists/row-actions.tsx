import type { ComponentProps } from 'react';
import { IconButton, type IconProps, ROUND } from '../button.tsx';
import { cx } from '../class-names.ts';
import { Menu } from '../dialogs/menu.tsx';
import type { MenuAction } from '../dialogs/menu-list.tsx';
import { Link } from '../link.tsx';
import { Icon } from '../pictures/icon.tsx';

/**
 * Classes of a button in a row. On a card it has a border and a background. In a table it is lower, and faint
 * until the mouse is over the row or the focus is in it.
 */
export const ROW_BUTTON =
  'row-action @3xl:size-8 @3xl:border-transparent @3xl:bg-transparent @3xl:hover:bg-sand';

/** Classes of a link or button in the text of a row, with a touch target of 44 px on a card. */
export const ROW_TEXT_BUTTON =
  'relative -my-3 inline-flex min-h-11 items-center whitespace-nowrap text-turquoise hover:underline @3xl:my-0 @3xl:min-h-0';

export const ROW_MENU =
  'row-action grid size-11 place-items-center rounded-full hover:bg-sand @3xl:size-8 @max-3xl:-mr-3';

/** Link that looks like an `IconButton`. Separate from it, so that visitors do not load this code. */
export function IconLink({ label, className, ...rest }: IconProps<typeof Link>) {
  return <Link {...rest} aria-label={label} title={label} className={cx(ROUND, className)} />;
}

/**
 * Button of a row that has one action. A row without the action (`onClick` null) keeps its place on
 * a card, so that amounts stay in one column.
 */
export function RowButton({
  onClick,
  ...rest
}: Omit<IconProps<'button'>, 'onClick' | 'className'> & { onClick: (() => void) | null }) {
  if (!onClick) return <span className="block h-6 w-11 @3xl:hidden" />;
  return <IconButton {...rest} onClick={onClick} className={ROW_BUTTON} />;
}

type LinkProps = Omit<ComponentProps<typeof IconLink>, 'children' | 'className'>;

/** Buttons of a row: view, edit and delete. On a card they are in a menu. */
export function RowActions({
  name,
  lang,
  view,
  edit,
  remove,
  more = [],
}: {
  name: string;
  /** Language of the texts, if it is not the document's. */
  lang?: string;
  /** Link to the public page in a new tab; `staffOnly` if visitors do not see the page yet. */
  view?: (LinkProps & { staffOnly?: boolean }) | null;
  edit: LinkProps;
  /** Null if the person may not delete. */
  remove: { label: string; onClick: () => void } | null;
  /** Actions of the menu only, because a table has buttons for them. */
  more?: MenuAction[];
}) {
  return (
    <>
      <div className="flex justify-end gap-1 @max-3xl:hidden">
        {view && <ViewLink {...view} />}
        <IconLink {...edit} className={ROW_BUTTON}>
          <Icon name="icon-pencil" className="size-4.5" />
        </IconLink>
        {remove && (
          <IconButton {...remove} className={ROW_BUTTON}>
            <Icon name="icon-trash" className="size-4.5 text-coral" />
          </IconButton>
        )}
      </div>
      <Menu
        label={name}
        lang={lang}
        actions={[
          ...(view
            ? [
                {
                  label: view.label,
                  icon: <Icon name={view.staffOnly ? 'icon-eye' : 'icon-external-link'} />,
                  href: String(view.to),
                  newTab: true,
                },
              ]
            : []),
          { label: edit.label, icon: <Icon name="icon-pencil" />, href: String(edit.to) },
          ...more,
          ...(remove
            ? [
                {
                  label: remove.label,
                  icon: <Icon name="icon-trash" />,
                  onSelect: remove.onClick,
                  destructive: true,
                },
              ]
            : []),
        ]}
        className="-mr-3 grid size-11 place-items-center rounded-full @3xl:hidden active:bg-sand"
      >
        <Icon name="icon-ellipsis-vertical" className="size-5" />
      </Menu>
    </>
  );
}

function ViewLink({ staffOnly, ...link }: LinkProps & { staffOnly?: boolean }) {
  const icon = staffOnly ? 'icon-eye' : 'icon-external-link';
  return (
    <IconLink {...link} target="_blank" rel="noopener" className={ROW_BUTTON}>
      <Icon name={icon} className="size-4.5" />
    </IconLink>
  );
}
