import { Menu } from '@base-ui/react/menu';
import { type RefObject, useRef } from 'react';
import { cx } from './class-names.ts';
import type { Elements } from './elements.ts';

export interface MenuAction {
  label: string;
  icon: Elements;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
}

/** What a `Menu` opens, at its button. */
export function MenuList({
  button,
  byKeys,
  lang,
  actions,
  onClose,
}: {
  button: RefObject<HTMLButtonElement | null>;
  /** Opened without a pointer. */
  byKeys: boolean;
  lang?: string;
  actions: MenuAction[];
  onClose: () => void;
}) {
  const first = useRef<HTMLDivElement>(null);
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChangeComplete={(open) => open && byKeys && first.current?.focus()}
      onOpenChange={(open, { event }) => {
        // The button closes it by itself.
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
            lang={lang}
            finalFocus={button}
            className="min-w-52 rounded-control border border-sand-line bg-white p-1 shadow-card outline-hidden transition-opacity data-starting-style:opacity-0"
          >
            {actions.map(({ label: name, icon, onSelect, disabled, destructive }, i) => (
              <Menu.Item
                key={name}
                ref={i === 0 ? first : undefined}
                disabled={disabled}
                onClick={onSelect}
                className={cx(
                  'flex min-h-11 cursor-pointer select-none items-center gap-3 rounded-lg px-3 font-medium outline-hidden',
                  'data-disabled:cursor-default data-highlighted:bg-sand data-disabled:opacity-45 [&_.icon]:size-5',
                  destructive && 'text-coral',
                )}
              >
                {icon}
                <span>{name}</span>
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
