import { type ComponentProps, useState } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { Field, Input } from './field.tsx';

export function PasswordField({
  label,
  error,
  id,
  showLabel,
  hideLabel,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & {
  label: string;
  error?: string | undefined;
  showLabel: string;
  hideLabel: string;
}) {
  const [shown, setShown] = useState(false);
  const icon = shown ? 'icon-eye-off' : 'icon-eye';
  return (
    <Field {...{ label, error, id, required: rest.required }}>
      {(control) => (
        <span className="relative block">
          <Input
            {...rest}
            {...control}
            type={shown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            autoCorrect="off"
            className="pr-12"
          />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={control.id}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <Icon name={icon} className="size-5" />
          </button>
        </span>
      )}
    </Field>
  );
}
