import { type ComponentProps, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { InputField } from './field.tsx';

/**
 * A date input whose `onCommit` gets whole dates only. While the date is typed, the browser reports
 * every passing state of it (day 2 before 22, year 2 before 2026); these are held back until the
 * field is left or Enter is pressed. A date picked from the calendar counts at once.
 */
export function DateField({
  value,
  onCommit,
  ...field
}: Omit<ComponentProps<typeof InputField>, 'type' | 'value' | 'onChange'> & {
  value: string;
  onCommit: (value: string) => void;
}) {
  const [draft, setDraft] = useState<string | null>(null);
  const typing = useRef(false);

  function settle() {
    typing.current = false;
    if (draft === null) return;
    setDraft(null);
    if (draft !== value) onCommit(draft);
  }

  return (
    <InputField
      {...field}
      type="date"
      value={draft ?? value}
      onPointerDown={() => {
        typing.current = false;
      }}
      onKeyDown={(event) => {
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
