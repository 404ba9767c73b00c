import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { InputField } from './field.tsx';
import { KeptInputField } from './kept-fields.tsx';

/** A calendar of the page's own for a native date input. */
export interface OwnCalendar {
  /** The field is about to be used: what the calendar needs can be loaded. */
  onNear: () => void;
  /** In place of the browser's calendar. `byKeyboard` says that the focus is to go into it. */
  onOpen: (field: HTMLInputElement, byKeyboard: boolean) => void;
}

/**
 * The handlers of a native date input that open a calendar of the page's own: by a click or a tap,
 * and with the keys that open the browser's. Typing into the input stays as it is.
 */
export function opening(calendar: OwnCalendar | undefined) {
  if (!calendar) return {};
  return {
    onPointerEnter: calendar.onNear,
    onFocus: calendar.onNear,
    // A finger would bring up the browser's calendar with the focus already.
    onMouseDown(event: { preventDefault(): void }) {
      if (matchMedia('(pointer: coarse)').matches) event.preventDefault();
    },
    onClick(event: { preventDefault(): void; currentTarget: HTMLInputElement }) {
      event.preventDefault();
      calendar.onOpen(event.currentTarget, false);
    },
    onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
      const { key, altKey } = event;
      if (key !== ' ' && key !== 'F4' && !(altKey && key === 'ArrowDown')) return;
      event.preventDefault();
      calendar.onOpen(event.currentTarget, true);
    },
  };
}

/**
 * A date input whose `onCommit` gets whole dates only. While the date is typed, the browser reports
 * every passing state of it (day 2 before 22, year 2 before 2026); these are held back until the
 * field is left or Enter is pressed. A date picked from the calendar counts at once.
 */
export function DateField({
  value,
  onCommit,
  calendar,
  ...field
}: Omit<ComponentProps<typeof InputField>, 'type' | 'value' | 'onChange'> & {
  value: string;
  onCommit: (value: string) => void;
  calendar?: OwnCalendar;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const typing = useRef(false);
  const own = opening(calendar);

  function settle() {
    typing.current = false;
    if (draft === null) return;
    setDraft(null);
    if (draft !== value) onCommit(draft);
  }

  return (
    <KeptInputField
      {...field}
      {...own}
      type="date"
      value={draft ?? value}
      onPointerDown={() => {
        typing.current = false;
      }}
      onKeyDown={(event) => {
        own.onKeyDown?.(event);
        if (event.defaultPrevented) return;
        // The form is submitted right after this event, and must see what was typed.
        if (event.key === 'Enter') flushSync(settle);
        else typing.current = true;
      }}
      onChange={(event) => {
        if (typing.current) setDraft(event.target.value);
        else onCommit(event.target.value);
      }}
      onBlur={settle}
    />
  );
}
