import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { isComposing } from './composition.ts';

/**
 * Returns the state and the attributes of a text field with a list of `count` choices (`role="listbox"`).
 * Follows the ARIA pattern of an editable combobox with a list,
 * https://www.w3.org/WAI/ARIA/apg/patterns/combobox/. Base UI's combobox is not used, because it hides the
 * field's label and hint from screen readers while its list is open.
 */
export function useListbox(
  count: number,
  {
    onChoose,
    onEnter,
    onArrow,
  }: {
    onChoose: (place: number) => void;
    /** Called on Enter while the list is shown. `active` is the index of the highlighted choice, or null. */
    onEnter: (event: KeyboardEvent, active: number | null) => void;
    /** Called on an up or down arrow while the list is not shown. */
    onArrow?: () => void;
  },
) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [highlighted, setActive] = useState<number | null>(null);
  const isShown = open && count > 0;
  // The number of choices may have changed since.
  const active = highlighted !== null && highlighted < count ? highlighted : null;

  function onKeyDown(event: KeyboardEvent) {
    if (isComposing(event)) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isShown && !onArrow) return;
      event.preventDefault();
      if (!isShown) return onArrow?.();
      const [step, first] = event.key === 'ArrowDown' ? [1, 0] : [-1, count - 1];
      setActive(active === null ? first : (active + step + count) % count);
    } else if (event.key === 'Enter' && isShown) {
      onEnter(event, active);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setOpen(false);
    }
  }

  return {
    open,
    isShown,
    setOpen,
    setActive,
    field: {
      role: 'combobox',
      'aria-expanded': isShown,
      'aria-controls': id,
      'aria-autocomplete': 'list',
      'aria-activedescendant': isShown && active !== null ? `${id}-${active}` : undefined,
      autoComplete: 'off',
      onKeyDown,
    } as const,
    list: {
      id,
      ref: isShown ? scrollToIt : undefined,
      // The field keeps the focus.
      onMouseDown: (event: MouseEvent) => event.preventDefault(),
      hidden: !isShown,
    },
    choice: (place: number) =>
      ({
        id: `${id}-${place}`,
        role: 'option',
        'aria-selected': place === active,
        ref: place === active ? scrollToIt : undefined,
        onClick: () => onChoose(place),
        onMouseMove: () => setActive(place),
      }) as const,
  };
}

/** Scrolls an element into view, because the bar at the bottom of the page may cover an open list. */
function scrollToIt(element: Element | null) {
  element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
