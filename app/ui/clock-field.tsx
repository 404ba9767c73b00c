import type { ComponentProps } from 'react';
import { parseClockTime } from '#app/lib/dates.ts';
import { InputField } from './field.tsx';

/**
 * A time of day as hh:mm of 24 hours in every browser; its own time input follows the browser's
 * language, and needs room for AM and PM. What was typed (`9`, `930`) is written out when the field
 * is left. `onChange` gets the text as it stands there.
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
