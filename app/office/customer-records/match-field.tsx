import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type OfTextField, useRegistered } from '#app/editing/form-controls.tsx';
import { cx } from '#app/ui/class-names.ts';
import { scrollToIt } from '#app/ui/combo-field.tsx';
import { Field, Input } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { type CustomerMatch, fullNameOf } from './customer-match.schema.ts';
import { customerMatchText as text } from './customer-match.text.ts';

/**
 * A text field of a form that offers customers while one types, and takes any other text as well. The
 * ARIA pattern of an editable combobox with a list, as ComboField's; the form holds what is typed.
 */
export function MatchField<Form extends FieldValues>({
  name,
  label,
  complete,
  matches,
  onTyped,
  onChoose,
  ...input
}: OfTextField<Form> &
  Pick<ComponentProps<'input'>, 'type' | 'required' | 'maxLength'> & {
    /** For what is typed here now. */
    matches: CustomerMatch[];
    onTyped: () => void;
    onChoose: (match: CustomerMatch) => void;
  }) {
  const {
    id,
    label: ownLabel,
    error,
    onBlur,
    onChange,
    ...registered
  } = useRegistered<Form>({ name, label, complete });
  const listId = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState<number | null>(null);
  const isShown = open && matches.length > 0;
  // Others may have come since.
  const current = active !== null && active < matches.length ? active : null;

  function choose(match: CustomerMatch | undefined) {
    if (!match) return;
    setOpen(false);
    setActive(null);
    onChoose(match);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!isShown) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const [step, first] = event.key === 'ArrowDown' ? [1, 0] : [-1, matches.length - 1];
      setActive(current === null ? first : (current + step + matches.length) % matches.length);
    } else if (event.key === 'Enter') {
      // It answers the list; only the next one sends the form.
      event.preventDefault();
      if (current === null) setOpen(false);
      else choose(matches[current]);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      setOpen(false);
    }
  }

  return (
    <Field id={id} label={ownLabel} error={error} required={input.required}>
      {(control) => (
        <div className="relative">
          <Input
            {...registered}
            {...input}
            {...control}
            role="combobox"
            aria-expanded={isShown}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isShown && current !== null ? `${listId}-${current}` : undefined}
            onChange={(event) => {
              void onChange(event);
              setOpen(true);
              setActive(null);
              onTyped();
            }}
            onKeyDown={onKeyDown}
            onBlur={(event) => {
              setOpen(false);
              void onBlur(event);
            }}
          />
          <span role="status" className="sr-only">
            {isShown && text.found(matches.length)}
          </span>
          <div
            id={listId}
            role="listbox"
            aria-label={text.list}
            ref={isShown ? scrollToIt : undefined}
            onMouseDown={(event) => event.preventDefault()}
            hidden={!isShown}
            className="absolute top-full left-0 z-20 mt-1 w-full min-w-[min(22rem,calc(100vw-4rem))] overflow-hidden rounded-control border border-sand-line bg-white p-1 shadow-card"
          >
            {isShown &&
              matches.map((match, i) => (
                // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active choice
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
                <div
                  key={match.id}
                  id={`${listId}-${i}`}
                  role="option"
                  aria-selected={i === current}
                  onClick={() => choose(match)}
                  onMouseMove={() => setActive(i)}
                  className={cx(
                    'flex min-h-14 cursor-pointer items-center gap-3 rounded-[10px] px-3 py-1.5',
                    i === current && 'bg-turquoise-wash',
                  )}
                >
                  <Match match={match} />
                </div>
              ))}
          </div>
        </div>
      )}
    </Field>
  );
}

function Match({ match }: { match: CustomerMatch }) {
  const { phone, bookings, warning } = match;
  return (
    <>
      <span className="wrap-anywhere min-w-0 grow leading-snug">
        <span className="font-semibold">{fullNameOf(match)}</span>
        <span className="block whitespace-nowrap text-ink-soft text-sm tabular-nums">{phone}</span>
      </span>
      <span className="shrink-0 text-right text-ink-soft text-sm leading-snug">
        <span>{text.bookings(bookings)}</span>
        {warning && (
          <span className="flex items-center justify-end gap-1 font-medium text-ink">
            <Icon name="icon-triangle-alert" className="size-4 text-coral" />
            <span>{text.warning}</span>
          </span>
        )}
      </span>
    </>
  );
}
