import { Menu } from '@base-ui/react/menu';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { Link } from '../link.tsx';

export type MenuAction = {
  label: string;
  icon: Elements;
  hint?: string;
  disabled?: boolean;
  destructive?: boolean;
} & (
  | { onSelect: () => void; href?: undefined }
  /** Page of this site, or an address of another site, which always opens in a new tab. */
  | { href: string; newTab?: boolean; onSelect?: undefined }
);

export interface MenuGroup {
  label: string;
  choice?: {
    label: string;
    /** `name` is for screen readers and begins with the label. */
    options: readonly { value: string; label: string; name: string }[];
    value: string;
    onChange: (value: string) => void;
  };
  actions: MenuAction[];
}

export function MenuList({
  button,
  byKeys,
  lang,
  actions,
  onClose,
}: {
  button: RefObject<HTMLButtonElement | null>;
  /** True if the menu was opened by keyboard: the first action gets the focus. */
  byKeys: boolean;
  lang?: string;
  actions: readonly (MenuAction | MenuGroup)[];
  onClose: () => void;
}) {
  const popup = useRef<HTMLDivElement>(null);
  const focusFirst = () => popup.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  /** Closes the menu first, so that a dialog later returns the focus to the button, not to the page. */
  function select(onSelect: () => void) {
    flushSync(onClose);
    button.current?.focus({ preventScroll: true });
    onSelect();
  }
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChangeComplete={(open) => open && byKeys && focusFirst()}
      onOpenChange={(open, { event }) => {
        // A click on the button closes the menu by itself.
        if (!open && !button.current?.contains(event.target as Node)) onClose();
      }}
    >
      <Menu.Portal>
        <Menu.Positioner
          anchor={button}
          sideOffset={4}
          align="end"
          collisionPadding={8}
          className="z-50"
        >
          <Menu.Popup
            ref={popup}
            lang={lang}
            finalFocus={button}
            className="max-h-(--available-height) min-w-52 max-w-(--available-width) overflow-y-auto rounded-control border border-sand-line bg-white p-1 shadow-card outline-hidden transition-opacity data-starting-style:opacity-0"
          >
            {actions.map((each) =>
              'actions' in each ? (
                <Group key={each.label} group={each} select={select} />
              ) : (
                <Action key={each.label} action={each} select={select} />
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

type Select = (onSelect: () => void) => void;

function Group({
  group: { label, choice, actions },
  select,
}: {
  group: MenuGroup;
  select: Select;
}) {
  return (
    <Menu.Group className="not-first:mt-1 not-first:border-sand-line not-first:border-t not-first:pt-1">
      <Menu.GroupLabel className="max-w-72 px-3 py-2 text-ink-soft text-small">
        {label}
      </Menu.GroupLabel>
      {choice && (
        <Menu.RadioGroup
          aria-label={choice.label}
          value={choice.value}
          onValueChange={choice.onChange}
          className="segments mx-3 mb-1"
        >
          {choice.options.map(({ value, label: text, name }) => (
            <Menu.RadioItem
              key={value}
              value={value}
              aria-label={name}
              className="segment grid min-h-11 grow cursor-pointer select-none place-items-center px-3 text-small outline-hidden forced-colors:data-checked:underline data-highlighted:outline-2 data-highlighted:outline-turquoise"
            >
              {text}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      )}
      {actions.map((action) => (
        <Action key={action.label} action={action} select={select} />
      ))}
    </Menu.Group>
  );
}

function Action({ action, select }: { action: MenuAction; select: Select }) {
  const { label, hint, icon, href, disabled, destructive, onSelect } = action;
  const inNewTab = { target: '_blank', rel: 'noopener' };
  const content = (
    <>
      {icon}
      <span>{label}</span>
      {hint && <span className="sr-only">{hint}</span>}
    </>
  );
  const look = cx(
    'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-small px-3 outline-hidden',
    'data-disabled:cursor-default data-highlighted:bg-sand data-disabled:opacity-45 [&_.icon]:size-5',
    destructive && 'text-coral',
  );
  return href ? (
    <Menu.LinkItem
      closeOnClick
      render={
        href.startsWith('/') ? (
          <Link to={href} {...(action.newTab && inNewTab)} />
        ) : (
          <a href={href} {...inNewTab} />
        )
      }
      className={look}
    >
      {content}
    </Menu.LinkItem>
  ) : (
    <Menu.Item disabled={disabled} onClick={() => onSelect && select(onSelect)} className={look}>
      {content}
    </Menu.Item>
  );
}
