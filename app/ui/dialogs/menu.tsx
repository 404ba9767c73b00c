import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLater } from '../use-later.ts';
import type { MenuAction, MenuGroup } from './menu-list.tsx';

const fetchList = () => import('./menu-list.tsx').then(({ MenuList }) => MenuList);

/**
 * Button that opens a list of actions. `lang` is the language of the texts, which the list does not inherit,
 * because it is in a portal. The list's script loads when the pointer or the focus reaches the button: many
 * rows have a menu, and few are opened.
 */
export function Menu({
  id,
  label,
  lang,
  actions,
  className,
  children,
}: {
  id?: string;
  /** Label of the button, if it shows no text. */
  label?: string;
  lang?: string;
  actions: readonly (MenuAction | MenuGroup)[];
  className?: string;
  children: ReactNode;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  /** True if the menu was opened by keyboard: the first action gets the focus. */
  const [byKeys, setByKeys] = useState(false);
  const [List, prepare] = useLater(fetchList);

  function toggle(isByKeys: boolean) {
    prepare();
    setByKeys(isByKeys);
    setOpen(!isOpen);
  }

  function openByArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    if (!isOpen) toggle(true);
  }

  return (
    <>
      <button
        ref={button}
        id={id}
        type="button"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        // Enter and the space bar make a click with a count of 0.
        onClick={({ detail }) => toggle(detail === 0)}
        onKeyDown={openByArrow}
        className={className}
      >
        {children}
      </button>
      {isOpen && List && (
        <List
          button={button}
          byKeys={byKeys}
          lang={lang}
          actions={actions}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
