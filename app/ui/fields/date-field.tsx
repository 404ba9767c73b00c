import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { formatFieldDate, isIsoDate } from '#app/lib/dates/dates.ts';
import { cx } from '../class-names.ts';
import type { Elements } from '../elements.ts';
import { useText } from '../language/use-text.ts';
import { fieldProps, Input } from './field.tsx';

/** A calendar of the page's own for a native date input. */
export interface OwnCalendar {
  /** The field is about to be used: what the calendar needs can be loaded. */
  onApproach: () => void;
  /** Opens a calendar instead of the browser's. `byKeyboard`: the focus must move into it. */
  onOpen: (field: HTMLInputElement, byKeyboard: boolean) => void;
}

/**
 * The handlers of a native date input that open a calendar of the page's own: by a click or a tap,
 * and with the keys that open the browser's. Typing into the input stays as it is.
 */
export function opening(calendar: OwnCalendar) {
  return {
    onPointerEnter: calendar.onApproach,
    onFocus: calendar.onApproach,
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

/** Typing begins with these; the first comes from the field before. */
const isTyped = ({ type, key, altKey }: KeyboardEvent) =>
  type === 'keyup' ? key === 'Tab' : !altKey && /^([^ ]|Arrow\w+|Backspace|Delete)$/.test(key);

/**
 * Shows the day in the visitor's language over a native date input, which uses the browser's
 * language. The native parts are visible while the keyboard has the focus. Only the native input
 * exists without JavaScript.
 */
export function DayInWords({
  value,
  className = 'right-[2.25rem] pl-3 sm:pl-4',
  children,
}: {
  value: string;
  /** Place and type of the words; the native sign of a calendar stays free. */
  className?: string;
  children: Elements;
}) {
  const text = useText('dates');
  const [isTyping, setTyping] = useState(false);
  const follow = (event: KeyboardEvent) => isTyped(event) && setTyping(true);
  const end = () => setTyping(false);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the input is what is used
    <span
      className="relative block rounded-control"
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
          {isIsoDate(value) ? formatFieldDate(value, text) : text.chooseDay}
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

/** Opens the browser's calendar by a click anywhere on the field, if the page has no calendar of its own. */
const openingNative = {
  onClick({ currentTarget }: { currentTarget: HTMLInputElement }) {
    if (matchMedia('(pointer: fine)').matches) showCalendar(currentTarget);
  },
};

/**
 * Uncontrolled date input that starts with `value`; the text over it follows `value`. While a date
 * is typed, the browser reports every intermediate date (day 2 before 22, year 2 before 2026). The
 * form ignores these: it reads its controls when a field is left. A date from the calendar is used
 * at once.
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
