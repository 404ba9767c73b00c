import { type ComponentProps, type KeyboardEvent, type ReactNode, useState } from 'react';
import { fold } from '#app/lib/words/turkish-text.ts';
import { cx } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import { Field, Input } from './field.tsx';
import { useListbox } from './use-listbox.ts';

/**
 * Text field with choices that also accepts other text. Opening the list shows all choices; typing filters
 * them, with or without Turkish letters. Enter selects the highlighted choice, or the only match if it equals
 * the typed text; otherwise it closes the list and keeps the typed text. If `choicesOnly` or `asTyped` is set,
 * typing highlights the best match, so that Enter selects it. `asTyped` adds a last choice that keeps the typed
 * text; leaving the field keeps it, too.
 */
export function ComboField({
  label,
  hint,
  error,
  className,
  id,
  choices,
  noteOf,
  openLabel,
  value,
  onChange,
  onChoose = onChange,
  onBlur,
  choicesOnly = false,
  asTyped,
  ownEnter = false,
  ...input
}: Omit<ComponentProps<typeof Field>, 'children'> &
  Pick<ComponentProps<'input'>, 'name' | 'required' | 'maxLength' | 'ref'> & {
    choices: readonly string[];
    noteOf?: (choice: string) => ReactNode;
    openLabel: string;
    value: string;
    onChange: (value: string) => void;
    /** Called with a choice that was selected instead of typed; `onChange` if it is left out. */
    onChoose?: (choice: string) => void;
    onBlur?: () => void;
    /** True if other text is not valid: Enter selects the best match. */
    choicesOnly?: boolean;
    /** Returns the label of the choice that keeps the typed text. */
    asTyped?: (typed: string) => string;
    /** True if a parent handles Enter without a highlighted choice, for example to add the typed text. */
    ownEnter?: boolean;
  }) {
  /** True if the user has typed since the list was opened. */
  const [typed, setTyped] = useState(false);
  const found = typed ? choices.filter((choice) => matches(choice, value)) : choices;
  const isOther = typed && found.length > 0 && exactAt(found, value) < 0 && value.trim() !== '';
  const shown = asTyped && isOther ? [...found, value] : found;
  const listbox = useListbox(shown.length, { onChoose: choose, onEnter, onArrow: show });
  const { isShown, setOpen, setActive } = listbox;

  /** Shows all choices and highlights the one in the field. */
  function show() {
    setOpen(true);
    setTyped(false);
    setActive(choices.includes(value) ? choices.indexOf(value) : null);
  }

  function choose(place: number) {
    onChoose(shown[place] ?? '');
    setOpen(false);
  }

  function onEnter(event: KeyboardEvent, active: number | null) {
    if (ownEnter && active === null) return;
    // Enter selects a choice here; only the next Enter submits the form.
    event.preventDefault();
    const isMeant = typed && shown.length === 1 && exactAt(shown, value) === 0;
    const place = active ?? (isMeant ? 0 : null);
    if (place !== null) choose(place);
    else if (!choicesOnly) setOpen(false);
  }

  return (
    <Field {...{ label, hint, error, className, id, required: input.required }}>
      {(control) => (
        <div className="relative">
          <Input
            {...input}
            {...control}
            {...listbox.field}
            value={value}
            onChange={(event) => {
              onChange(event.target.value);
              setOpen(true);
              setTyped(true);
              setActive(asTyped || choicesOnly ? meantAt(choices, event.target.value) : null);
            }}
            onClick={() => !listbox.open && show()}
            onBlur={() => {
              setOpen(false);
              onBlur?.();
            }}
            className="pr-12 sm:pr-12"
          />
          <button
            type="button"
            // The arrow keys in the field open the list.
            tabIndex={-1}
            aria-label={openLabel}
            aria-expanded={isShown}
            aria-controls={listbox.list.id}
            onMouseDown={(event) => {
              // Keeps the focus in the field, or moves it there.
              event.preventDefault();
              document.getElementById(control.id)?.focus();
              if (isShown) setOpen(false);
              else show();
            }}
            // A screen reader clicks without a mouse event.
            onClick={(event) => event.detail === 0 && show()}
            className="absolute inset-y-0 right-0 grid w-12 place-items-center rounded-control text-ink-soft"
          >
            <Icon name="icon-chevron-down" className="size-5" />
          </button>
          <div
            role="listbox"
            {...listbox.list}
            aria-label={typeof label === 'string' ? label : undefined}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-72 overflow-y-auto overscroll-contain rounded-control border border-sand-line bg-white p-1 shadow-card"
          >
            {isShown &&
              shown.map((choice, i) => (
                <div
                  key={choice}
                  {...listbox.choice(i)}
                  className={cx(
                    'flex min-h-11 cursor-pointer items-center rounded-small px-3 aria-selected:bg-turquoise-wash',
                    choice === value && 'font-strong',
                  )}
                >
                  <span className="min-w-0 grow">
                    {asTyped && isOther && i === found.length ? asTyped(choice.trim()) : choice}
                  </span>
                  {noteOf && (
                    <span className="shrink-0 pl-3 text-right text-ink-soft text-small tabular-nums">
                      {noteOf(choice)}
                    </span>
                  )}
                </div>
              ))}
          </div>
        </div>
      )}
    </Field>
  );
}

/** Returns the index of the choice that equals the typed text; -1 if there is none. */
function exactAt(choices: readonly string[], typed: string): number {
  return choices.findIndex((choice) => fold(choice) === fold(typed.trim()));
}

/**
 * Returns the index, among the matches, of the choice that Enter selects: the choice that equals the typed
 * text, else the first. Returns null if nothing is typed.
 */
function meantAt(choices: readonly string[], typed: string): number | null {
  if (typed.trim() === '') return null;
  return Math.max(
    0,
    exactAt(
      choices.filter((choice) => matches(choice, typed)),
      typed,
    ),
  );
}

function matches(choice: string, typed: string): boolean {
  return fold(choice).includes(fold(typed.trim()));
}
