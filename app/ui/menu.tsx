import { Menu as BaseMenu } from '@base-ui/react/menu';
import type { ReactNode } from 'react';
import { cx } from './class-names.ts';
import type { Elements } from './elements.ts';

export interface MenuAction {
  label: string;
  icon: Elements;
  onSelect: () => void;
  disabled?: boolean;
  destructive?: boolean;
}

/** A button that opens a list of actions. `lang` is that of the texts: the list is in a portal. */
export function Menu({
  label,
  lang,
  actions,
  className,
  children,
}: {
  label: string;
  lang?: string;
  actions: MenuAction[];
  /** Of the button. */
  className?: string;
  children: ReactNode;
}) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger aria-label={label} className={className}>
        {children}
      </BaseMenu.Trigger>
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={4} align="end" collisionPadding={8} className="z-50">
          <BaseMenu.Popup
            lang={lang}
            className="min-w-52 rounded-control border border-sand-line bg-white p-1 shadow-card outline-hidden transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {actions.map(({ label: name, icon, onSelect, disabled, destructive }) => (
              <BaseMenu.Item
                key={name}
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
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}
