import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { formatFieldDate, isIsoDate } from '#app/lib/dates/dates.ts';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { useText } from '../language/use-text.ts';
import { fieldProps, Input } from './field.tsx';

/** Calendar of the page, which replaces the browser's calendar of a native date input. */
export interface OwnCalendar {
  /** Called when the field is about to be used, so that the calendar can load. */
  onApproach: () => void;
  /** Opens the calendar. `byKeyboard`: the focus must move into it. */
  onOpen: (field: HTMLInputElement, byKeyboard: boolean) => void;
}

/**
 * Returns the handlers of a native date input that open `calendar` by click, tap, and the keys that open the
 * browser's calendar. Typing into the input is unchanged.
 */
export function opening(calendar: OwnCalendar) {
  return {
    onPointerEnter: calendar.onApproach,
    onFocus: calendar.onApproach,
    // On touch screens the focus would open the browser's calendar.
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

/** Returns true if typing begins: the person came with Tab (`keyup`), or presses a key that edits (`keydown`). */
const isTyped = ({ type, key, altKey }: KeyboardEvent) =>
  type === 'keyup' ? key === 'Tab' : !altKey && /^([^ ]|Arrow\w+|Backspace|Delete)$/.test(key);

/**
 * Shows the day in the visitor's language over a native date input, which uses the browser's
 * language. The native parts are visible while the keyboard has the focus. Only the native input
 * exists without JavaScript.
 */
export function DayInWords({
  value,
  words,
  className = 'right-[2.25rem] pl-3 sm:pl-4',
  children,
}: {
  value: string;
  /** Text in place of the usual one. */
  words?: string;
  /** Position and text size of the words, which must not cover the native calendar icon. */
  className?: string;
  children: Elements;
}) {
  const text = useText('dates');
  const [isTyping, setTyping] = useState(false);
  const follow = (event: KeyboardEvent) => isTyped(event) && setTyping(true);
  const end = () => setTyping(false);
  const shown = words ?? (isIsoDate(value) ? formatFieldDate(value, text) : text.chooseDay);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: people use the input inside
    <span
      data-typing={isTyping || undefined}
      className="group/day relative block rounded-control"
      onKeyDown={follow}
      onKeyUp={follow}
      onPointerDown={end}
      onBlur={end}
    >
      {children}
      {!isTyping && (
        <span
          aria-hidden="true"
          className={cx(
            'pointer-events-none absolute inset-y-px left-px flex items-center whitespace-nowrap rounded-[inherit] bg-white noscript:hidden',
            value ? 'text-ink' : 'text-ink-soft',
            className,
          )}
        >
          {shown}
        </span>
      )}
    </span>
  );
}

const DayField = fieldProps(
  ({ shown, ...input }: ComponentProps<typeof Input> & { shown: string }) => (
    <DayInWords value={shown}>
      <Input {...input} type="date" />
    </DayInWords>
  ),
);

/** Opens the browser's calendar. If the browser cannot or will not open it, the input gets the focus. */
export function showCalendar(field: HTMLInputElement): void {
  try {
    field.showPicker();
  } catch {
    field.focus();
  }
}

/**
 * Opens the browser's calendar by a click anywhere on the field, with a mouse only. Used if the page has no
 * calendar of its own.
 */
const openingNative = {
  onClick({ currentTarget }: { currentTarget: HTMLInputElement }) {
    if (matchMedia('(pointer: fine)').matches) showCalendar(currentTarget);
  },
};

/**
 * Uncontrolled date input that starts with `value`; the text over it follows `value`. While a person types a
 * date, the browser reports every intermediate date (day 2 before 22, year 2 before 2026). The field stops
 * these events: the form reads its controls when a field is left. A date from the calendar is reported at once.
 */
export function DateField({
  value,
  calendar,
  ...field
}: Omit<ComponentProps<typeof DayField>, 'type' | 'value' | 'shown' | 'onChange'> & {
  value: string;
  calendar?: OwnCalendar;
}) {
  const typing = useRef(false);
  const own: Partial<ReturnType<typeof opening>> = calendar ? opening(calendar) : openingNative;
  const endTyping = () => {
    typing.current = false;
  };
  return (
    <DayField
      {...field}
      {...own}
      defaultValue={value}
      shown={value}
      onChange={(event) => typing.current && event.stopPropagation()}
      onPointerDown={endTyping}
      onKeyDown={(event) => {
        own.onKeyDown?.(event);
        if (!event.defaultPrevented) typing.current = true;
      }}
      onBlur={endTyping}
    />
  );
}
