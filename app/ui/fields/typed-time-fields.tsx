import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import {
  businessNow,
  formatSlashDate,
  isIsoDate,
  parseClockTime,
  parseSlashDate,
} from '#app/lib/dates/dates.ts';
import { staffFieldDay } from '#app/lib/dates/staff-dates.ts';
import type { Language } from '#app/lib/words/language.ts';
import { cx } from '../class-names.ts';
import { useOfficeLanguage } from '../language/use-text.ts';
import { Icon } from '../pictures/icon.tsx';
import { isComposing } from './composition.ts';
import { showCalendar } from './date-field.tsx';
import { Field, type FieldTexts, Input, InputField } from './field.tsx';

const texts = {
  tr: { datePattern: 'gg/aa/yyyy', pick: (label: string) => `${label}: takvimden seç` },
  en: {
    datePattern: 'dd/mm/yyyy',
    pick: (label: string) => `${label}: choose from the calendar`,
  },
};

interface SlashDateTexts extends Omit<FieldTexts, 'label'> {
  label: string;
  /** True if only screen readers get the label. */
  hidesLabel?: boolean;
  /** Default language of the field's texts. */
  lang: Language;
}

/**
 * Date field that shows its day in words (`28 Kas Cmt`), and dd/mm/yyyy while it has the focus, in
 * every browser, because native inputs follow the browser's language. Short forms (`14.7.26`,
 * `14072026`) are completed when the field loses the focus, on Enter, and on Ctrl+S. The button
 * opens the browser's calendar. `onChange` gets the ISO date, or the typed text while it is not a
 * date.
 */
export function SlashDateField({
  label,
  hidesLabel = false,
  lang,
  hint,
  error,
  className,
  id,
  value,
  onChange,
  onPick = onChange,
  onBlur,
  onKeyDown,
  min,
  max,
  ...rest
}: SlashDateTexts &
  Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange' | 'lang' | 'min' | 'max'> & {
    value: string;
    onChange: (value: string) => void;
    /** Called with a day that was chosen in the calendar; `onChange` if it is left out. */
    onPick?: ((value: string) => void) | undefined;
    /** First and last day (ISO dates) that the calendar offers. Any other value means no limit. */
    min?: string | null | undefined;
    max?: string | null | undefined;
  }) {
  const picker = useRef<HTMLInputElement>(null);
  const language = useOfficeLanguage(lang);
  const text = texts[language];
  function writeOut() {
    const date = parseSlashDate(value);
    if (date) onChange(date);
  }
  return (
    <Field
      {...{ label, hint, error, id, required: rest.required }}
      className={cx(hidesLabel && '[&_label]:sr-only', className)}
    >
      {(control) => (
        <span className="relative block">
          <Input
            {...rest}
            {...control}
            inputMode="numeric"
            autoComplete="off"
            placeholder={text.datePattern}
            value={isIsoDate(value) ? formatSlashDate(value) : value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={(event) => {
              writeOut();
              onBlur?.(event);
            }}
            onKeyDown={(event) => {
              // This key event also submits the form, which must get the completed date.
              if (isSaveKey(event)) flushSync(writeOut);
              onKeyDown?.(event);
            }}
            // Leaves room for the icon of the calendar. Two fields fit side by side on a phone.
            className="peer pr-8 tabular-nums placeholder:text-small"
          />
          {isIsoDate(value) && (
            <span
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-px right-8 left-px flex items-center overflow-hidden whitespace-nowrap rounded-control bg-white pl-3 text-body peer-focus:hidden peer-disabled:bg-sand peer-disabled:text-ink-soft sm:pl-4"
            >
              {staffFieldDay(value, businessNow(new Date()).date, language)}
            </span>
          )}
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isIsoDate(value) ? value : ''}
            min={isIsoDate(min) ? min : undefined}
            max={isIsoDate(max) ? max : undefined}
            onChange={(event) => onPick(event.target.value)}
            // Covers the button on touch screens: phones open their calendar only for a tap on the input.
            className="pointer-events-none absolute inset-y-0 right-0 w-12 opacity-0 pointer-coarse:pointer-events-auto pointer-coarse:z-1"
          />
          <button
            type="button"
            aria-label={text.pick(label)}
            title={text.pick(label)}
            onClick={() => picker.current && showCalendar(picker.current)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-turquoise hover:bg-turquoise-wash"
          >
            <Icon name="icon-calendar-days" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}

/** Returns true for Enter, Ctrl+S and Cmd+S. */
function isSaveKey(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey } = event;
  if (isComposing(event)) return false;
  return key === 'Enter' || ((ctrlKey || metaKey) && key.toLowerCase() === 's');
}

/**
 * Date field of a filter, whose list updates at once. `onCommit` gets a whole date, or '' for none,
 * when the field is left, on Enter, or when a day is picked. Invalid text is replaced by the former
 * value.
 */
export function SlashDateFilter({
  value,
  onCommit,
  ...field
}: Omit<ComponentProps<typeof SlashDateField>, 'onChange' | 'onPick' | 'onBlur' | 'onKeyDown'> & {
  value: string;
  onCommit: (value: string) => void;
}) {
  const [typed, setTyped] = useState<string | null>(null);

  function settle() {
    if (typed === null) return;
    setTyped(null);
    const date = typed.trim() === '' ? '' : (parseSlashDate(typed) ?? value);
    if (date !== value) onCommit(date);
  }
  return (
    <SlashDateField
      {...field}
      value={typed ?? value}
      onChange={setTyped}
      onPick={(date) => {
        setTyped(null);
        onCommit(date);
      }}
      onBlur={settle}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !isComposing(event)) settle();
      }}
    />
  );
}

/**
 * Time field that shows hh:mm of 24 hours in every browser, because native inputs follow the
 * browser's language and need room for AM and PM. Short forms (`9`, `930`) are completed when the
 * field is left. `onChange` gets the text of the field.
 */
export function ClockField({
  value,
  onChange,
  parse = parseClockTime,
  ...rest
}: Omit<ComponentProps<typeof InputField>, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  onChange: (value: string) => void;
  /** Returns the time of a typed text; null if it is not a time. */
  parse?: ((typed: string) => string | null) | undefined;
}) {
  return (
    <InputField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const time = parse(value);
        if (time !== null && time !== value) onChange(time);
      }}
    />
  );
}
