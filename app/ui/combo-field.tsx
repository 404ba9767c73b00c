import { Autocomplete } from '@base-ui/react/autocomplete';
import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { fold } from '#app/lib/turkish-text.ts';
import { CONTROL } from './controls.tsx';
import { Field } from './field.tsx';

/**
 * A text field that offers choices and takes any other text as well. Opening it shows all choices,
 * whatever stands in it; typing narrows them down, by Turkish letters or their plain twins.
 */
export function ComboField({
  label,
  hint,
  error,
  className,
  id,
  choices,
  openLabel,
  lang,
  value,
  onChange,
  onBlur,
  ref,
  ...input
}: Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<
    ComponentProps<'input'>,
    'name' | 'placeholder' | 'required' | 'maxLength' | 'ref' | 'lang'
  > & {
    choices: readonly string[];
    /** Of the button that opens the choices. */
    openLabel: string;
    value: string;
    onChange: (value: string) => void;
    onBlur?: () => void;
  }) {
  const [typed, setTyped] = useState(false);
  return (
    <Field {...{ label, hint, error, className, id }}>
      {(control) => (
        <Autocomplete.Root
          items={choices}
          value={value}
          filter={typed ? matches : null}
          openOnInputClick
          onValueChange={(next, { reason }) => {
            setTyped(reason === 'input-change');
            onChange(next);
          }}
          onOpenChange={(open) => !open && setTyped(false)}
        >
          <Autocomplete.InputGroup className="relative">
            <Autocomplete.Input
              {...input}
              {...control}
              ref={ref}
              onBlur={onBlur}
              autoComplete="off"
              className={`${CONTROL} h-12 pr-12 sm:pr-12`}
            />
            <Autocomplete.Trigger
              aria-label={openLabel}
              className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-soft"
            >
              <ChevronDown aria-hidden="true" className="size-5" />
            </Autocomplete.Trigger>
          </Autocomplete.InputGroup>
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} className="z-50 outline-none data-empty:hidden">
              <Autocomplete.Popup
                lang={lang}
                className="w-(--anchor-width) max-w-(--available-width) rounded-control border border-sand-line bg-white text-ink shadow-card data-empty:hidden"
              >
                <Autocomplete.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1 outline-none">
                  {(choice: string) => (
                    <Autocomplete.Item
                      key={choice}
                      value={choice}
                      className="flex min-h-11 cursor-default items-center rounded-[10px] px-3 outline-none data-highlighted:bg-turquoise-wash"
                    >
                      {choice}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    </Field>
  );
}

function matches(choice: string, typed: string): boolean {
  return fold(choice).includes(fold(typed.trim()));
}
