import { type ComponentProps, useRef } from 'react';
import {
  addDays,
  formatSlashDate,
  isIsoDate,
  parseClockTime,
  parseSlashDate,
} from '#app/lib/dates.ts';
import { inLanguages } from '#app/lib/language.ts';
import { Field, type FieldTexts, Input, InputField } from './field.tsx';
import { Icon } from './icon.tsx';

const text = inLanguages('en', { datePattern: 'gg/aa/yyyy' }, { datePattern: 'dd/mm/yyyy' });

/**
 * A date as dd/mm/yyyy in every browser; its own date input follows the browser's language. What was
 * typed (`14.7.26`, `14072026`) is written out when the field is left, and the button opens the
 * browser's calendar. `onChange` gets the ISO date, or the text as typed while it is none.
 */
export function SlashDateField({
  label,
  hint,
  error,
  className,
  id,
  value,
  onChange,
  after,
  pickerLabel,
  ...rest
}: FieldTexts &
  Omit<ComponentProps<'input'>, 'className' | 'value' | 'onChange'> & {
    value: string;
    onChange: (value: string) => void;
    /** The calendar offers days after this one, and opens there. */
    after?: string | undefined;
    pickerLabel: string;
  }) {
  const picker = useRef<HTMLInputElement>(null);
  const earliest = after && isIsoDate(after) ? addDays(after, 1) : undefined;
  return (
    <Field {...{ label, hint, error, className, id, required: rest.required }}>
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
            onBlur={() => {
              const date = parseSlashDate(value);
              if (date) onChange(date);
            }}
            className="pr-11.5 tabular-nums"
          />
          <input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            value={isIsoDate(value) ? value : ''}
            min={earliest}
            onChange={(event) => onChange(event.target.value)}
            className="pointer-events-none absolute inset-y-0 right-0 w-12 opacity-0"
          />
          <button
            type="button"
            aria-label={pickerLabel}
            title={pickerLabel}
            onClick={() => picker.current?.showPicker()}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-turquoise hover:bg-turquoise-wash"
          >
            <Icon name="icon-calendar-days" className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}

/**
 * A time of day as hh:mm of 24 hours in every browser; its own time input follows the browser's
 * language, and needs room for AM and PM. What was typed (`9`, `930`) is written out when the field
 * is left. `onChange` gets the text of the field.
 */
export function ClockField({
  value,
  onChange,
  ...rest
}: Omit<ComponentProps<typeof InputField>, 'type' | 'value' | 'onChange' | 'onBlur'> & {
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <InputField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => {
        const time = parseClockTime(value);
        if (time !== null && time !== value) onChange(time);
      }}
    />
  );
}
