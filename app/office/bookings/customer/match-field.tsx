import type { ComponentProps } from 'react';
import type { FieldValues } from 'react-hook-form';
import { type CustomerMatch, fullNameOf } from '#app/domain/customers/customer-match.schema.ts';
import { type OfTextField, useRegistered } from '#app/editing/fields/form-controls.tsx';
import { Field, Input } from '#app/ui/fields/field.tsx';
import { useListbox } from '#app/ui/fields/use-listbox.ts';
import { useOfficeText } from '#app/ui/language/use-text.ts';
import { Icon } from '#app/ui/pictures/icon.tsx';

/**
 * Text field that suggests customers during typing and accepts any other text. The form holds the
 * typed text.
 */
export function MatchField<Form extends FieldValues>({
  name,
  label,
  complete,
  matches,
  onTyped,
  onChoose,
  onLeft,
  ...input
}: OfTextField<Form> &
  Pick<ComponentProps<'input'>, 'type' | 'required' | 'maxLength'> & {
    matches: CustomerMatch[];
    onTyped: () => void;
    onChoose: (match: CustomerMatch) => void;
    /** Called when the field is left, after its text was completed. */
    onLeft?: () => void;
  }) {
  const text = useOfficeText('customerMatch');
  const {
    id,
    label: ownLabel,
    error,
    onBlur,
    onChange,
    ...registered
  } = useRegistered<Form>({ name, label, complete });
  function choose(place: number) {
    const match = matches[place];
    if (!match) return;
    setOpen(false);
    onChoose(match);
  }
  const listbox = useListbox(matches.length, {
    onChoose: choose,
    onEnter(event, active) {
      // Enter selects from the list; only the next Enter submits the form.
      event.preventDefault();
      if (active === null) setOpen(false);
      else choose(active);
    },
  });
  const { isShown, setOpen, setActive } = listbox;

  return (
    <Field id={id} label={ownLabel} error={error} required={input.required}>
      {(control) => (
        <div className="relative">
          <Input
            {...registered}
            {...input}
            {...control}
            {...listbox.field}
            onChange={(event) => {
              void onChange(event);
              setOpen(true);
              setActive(null);
              onTyped();
            }}
            onBlur={(event) => {
              setOpen(false);
              void onBlur(event);
              onLeft?.();
            }}
          />
          <span role="status" className="sr-only">
            {isShown && text.found(matches.length)}
          </span>
          <div
            role="listbox"
            {...listbox.list}
            aria-label={text.list}
            className="absolute top-full left-0 z-20 mt-1 w-full min-w-[min(22rem,calc(100vw-4rem))] overflow-hidden rounded-control border border-sand-line bg-white p-1 shadow-card"
          >
            {isShown &&
              matches.map((match, i) => (
                <div
                  key={match.id}
                  {...listbox.choice(i)}
                  className="flex min-h-13 cursor-pointer items-center gap-3 rounded-small px-3 py-2 aria-selected:bg-turquoise-wash"
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
  const text = useOfficeText('customerMatch');
  const { phone, bookings, warning } = match;
  return (
    <>
      <span className="wrap-anywhere min-w-0 grow">
        <span className="font-strong">{fullNameOf(match)}</span>
        <span className="block whitespace-nowrap text-ink-soft text-small tabular-nums">
          {phone}
        </span>
      </span>
      <span className="shrink-0 text-right text-ink-soft text-small">
        <span>{text.bookings(bookings)}</span>
        {warning && (
          <span className="flex items-center justify-end gap-1 text-ink">
            <Icon name="icon-triangle-alert" className="size-4 text-coral" />
            <span>{text.warning}</span>
          </span>
        )}
      </span>
    </>
  );
}
